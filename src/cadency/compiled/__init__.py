"""Kernel, games and search as machine code: what is compiled, how it is built, and when it is used."""
