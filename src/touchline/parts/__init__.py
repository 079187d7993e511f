"""Decks, fixtures, standings, card files: what at least two games use."""
