"""Notices ("it is your turn"): who is told, by which subscription, and how it is sent."""
