"""Knows the solved cards that several of these tests look at, solved once."""

import pytest

from game.yathsel import twists
from game.yathsel.bots.lattice import Floats
from game.yathsel.bots.solver import solve_values
from game.yathsel.bots.table import Table, plain_table, solve
from game.yathsel.bots.terms import terms


@pytest.fixture(scope="session")
def plain() -> Table:
    """The untwisted card as shipped."""
    return plain_table()


@pytest.fixture(scope="session")
def fresh_values() -> Floats:
    """The untwisted card solved now, before rounding."""
    return solve_values(terms())


@pytest.fixture(scope="session")
def half_chance() -> Table:
    """The card under half_chance."""
    return solve(terms(twists.factors(("half_chance",))))
