"""Knows the version of Yathsel."""

__version__ = "0.1.0"
