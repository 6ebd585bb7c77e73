"""The arena: bots play many games against each other, every deal from every seat, and numbers say who is stronger."""
