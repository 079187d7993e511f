"""Bots by level, and hints: `bot(title, level, seed)`, `hint(title, table, seat)`."""

from __future__ import annotations

from touchline.bots.bot import Bot, Rookie
from touchline.bots.hint import Hint, hint
from touchline.bots.levels import LEVELS, bot, levels_of

__all__ = ["LEVELS", "Bot", "Hint", "Rookie", "bot", "hint", "levels_of"]
