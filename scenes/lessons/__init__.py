"""The first hour: lessons and hints beside any table, from data and words."""
