"""Home advantage.

MOF-HOME-01     As a rule the team playing at home has it.
MOF-HOME-02     The People's Club has it always, also away.
MOF-HOME-03     The holder announces cards second; MOF-HOME-05 and his substitution (speaking order in windows.py).
MOF-HOME-04     The holder wins a level tactic battle (battle.py).
MOF-HOME-06     The holder makes the opponent drop where levels are equal (levels.py).
MOF-HOME-07     The holder may roll for a last attack (stoppage.py).
MOF-HOME-08     (ruling) Exactly one side holds it at any time.
MOF-HOME-09     (ruling) A card moves it to the chosen team until the end of the match.
MOF-HOME-10     (ruling) No card takes it from The People's Club.
MOF-HOME-11     (ruling) Moved to both sides in one window, it ends with the side playing at home.
MOF-HOME-12     (ruling) Away goals, turn order and Stadium Inferno depend on the venue, not on it.
"""

from __future__ import annotations

from touchline.kernel.game import NOBODY
from touchline.titles.masters_of_football import codes as c
from touchline.titles.masters_of_football.cards import Effect
from touchline.titles.masters_of_football.printed import ALWAYS, AWAY, GAIN_HOME_ADVANTAGE, HOME, OWN
from touchline.titles.masters_of_football.state import Match, Mof


def always_holds(game: Mof, match: Match) -> int:
    """The side that cannot lose it (MOF-HOME-02), or nobody's; were it both, the venue decides (MOF-HOME-08)."""
    if has_ability(game, match, HOME, GAIN_HOME_ADVANTAGE):
        return HOME
    return AWAY if has_ability(game, match, AWAY, GAIN_HOME_ADVANTAGE) else NOBODY


def has_ability(game: Mof, match: Match, side: int, symbol: int) -> bool:
    """Return whether the manager of a side has this symbol for his own team and it works at this venue."""
    manager = game.teams[match.teams[side]].manager
    if manager == NOBODY:
        return False
    for effect in game.cards.abilities[manager]:
        if effect.symbol == symbol and effect.on == OWN and works(effect, side):
            return True
    return False


def works(effect: Effect, side: int) -> bool:
    """MOF-MGR-04, MOF-MGR-05: some work only at home; the venue counts (MOF-HOME-12)."""
    return effect.when == ALWAYS or side == HOME


def settle_home_advantage(game: Mof, match: Match) -> None:
    """MOF-HOME-01, MOF-HOME-02."""
    holder = always_holds(game, match)
    match.home_advantage = HOME if holder == NOBODY else holder
    match.order = []
    game.tell(c.TELL_HOME_ADVANTAGE, match.teams[match.home_advantage])


def move_home_advantage(game: Mof, match: Match, sides: list[int]) -> None:
    """MOF-HOME-09, MOF-HOME-11: to the side that gained it; to the venue's home side if both did."""
    if not sides or not can_move(game, match):  # MOF-HOME-10
        return
    match.home_advantage = HOME if HOME in sides else AWAY
    match.order = []
    game.tell(c.TELL_HOME_ADVANTAGE, match.teams[match.home_advantage])


def can_move(game: Mof, match: Match) -> bool:
    """MOF-HOME-10: as far as managers go; the holder may play such a card to guard what he has (MOF-HOME-11)."""
    return always_holds(game, match) == NOBODY
