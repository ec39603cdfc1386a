"""Knows the few widgets the menus are made of, and how keys, pad and mouse reach them alike."""
