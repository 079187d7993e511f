"""The bots of this title, by level, and what they count with."""
