"""Run files on the screen: the list of them, and watching one."""
