"""What a view is in numbers, game by game."""
