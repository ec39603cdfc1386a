"""The saloon table of Yathsel."""
