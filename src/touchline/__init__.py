"""Touchline: four football-management tabletop games, complete and by the book."""
