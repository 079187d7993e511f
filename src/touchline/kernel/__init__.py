"""The kernel: games in direct style, and what drives them.  It knows no game."""
