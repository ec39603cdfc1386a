"""Knows that the stand-ins for Python on PATH are shell scripts, which Windows does not run."""

import sys

collect_ignore = ["test_bootstrap.py"] if sys.platform == "win32" else []
