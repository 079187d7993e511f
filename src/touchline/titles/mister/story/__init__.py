"""The story of a finished game: its statistics and its luck."""
