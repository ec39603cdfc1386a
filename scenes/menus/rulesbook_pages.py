"""Knows the rules books as data: which pages a book has, and which blocks a page is made of."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from game.core import tables

FILE = "rulesbook.toml"


@dataclass(frozen=True, slots=True)
class Block:
    """One thing on a page; exactly one of these is given.

    `words` and `heading` are the last part of an id of the language files, `dice` a row of faces (0 the star) of `kind`
    with the places in `held` marked, `picture` a picture of ours, `figure` something that the book's game draws, made
    from `of` and `numbers`. `keys` lists what the keys do.
    """

    words: str = ""
    heading: str = ""
    dice: tuple[int, ...] = ()
    picture: str = ""
    figure: str = ""
    keys: tuple[str, ...] = ()
    kind: str = "plain"
    held: tuple[int, ...] = ()
    of: tuple[str, ...] = ()
    numbers: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Page:
    """One page; long ones run over several sheets."""

    id: str
    block: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class Book:
    """The rules of the games `games`, page by page."""

    id: str
    games: tuple[str, ...]
    page: tuple[Page, ...]


@dataclass(frozen=True, slots=True)
class _Books:
    book: tuple[Book, ...]


@cache
def books() -> Mapping[str, Book]:
    """Every book by its id; raises `DataError` naming page and block of what cannot be."""
    found = tables.load(FILE, _Books).book
    for book in found:
        fault = fault_in(book)
        if fault:
            raise tables.DataError(f"{FILE}: book {book.id}: {fault}")
    return {book.id: book for book in found}


def book_of(game: str) -> Book:
    """The book that a game is explained in; the first one for a game that has none yet."""
    every = tuple(books().values())
    return next((book for book in every if game in book.games), every[0])


def fault_in(book: Book) -> str | None:
    """Why a book cannot be read, None if it can."""
    ids = [page.id for page in book.page]
    twice = next((one for one in ids if ids.count(one) > 1), None)
    if twice:
        return f"page {twice} stands there twice"
    for page in book.page:
        for number, block in enumerate(page.block, start=1):
            given = (block.words, block.heading, block.dice, block.picture, block.figure, block.keys)
            if sum(map(bool, given)) != 1:
                return f"page {page.id}, block {number}: expected one of words, heading, dice, picture, figure, keys"
    return None
