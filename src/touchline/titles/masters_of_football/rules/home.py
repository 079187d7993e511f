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
from touchline.titles.masters_of_football.codes import HOME_ADVANTAGE
from touchline.titles.masters_of_football.printed import AWAY, GAIN_HOME_ADVANTAGE, HOME
from touchline.titles.masters_of_football.state import Match, Mof


def always_holds(game: Mof, match: Match) -> int:
    """The side that cannot lose it (MOF-HOME-02), or nobody's; were it both, the venue decides (MOF-HOME-08)."""
    if claims_always(game, match.teams[HOME]):
        return HOME
    return AWAY if claims_always(game, match.teams[AWAY]) else NOBODY


def claims_always(game: Mof, number: int) -> bool:
    manager = game.teams[number].manager
    return manager != NOBODY and bool(game.cards.ability(manager, GAIN_HOME_ADVANTAGE))


def settle_home_advantage(game: Mof, match: Match) -> None:
    """MOF-HOME-01, 02."""
    holder = always_holds(game, match)
    match.ha = HOME if holder == NOBODY else holder
    match.order = []
    game.tell(HOME_ADVANTAGE, match.teams[match.ha])


def move_home_advantage(game: Mof, match: Match, sides: list[int]) -> None:
    """MOF-HOME-09, 11: to the side that gained it; to the venue's home side if both did."""
    if not sides or not can_move(game, match):  # MOF-HOME-10
        return
    match.ha = HOME if HOME in sides else AWAY
    match.order = []
    game.tell(HOME_ADVANTAGE, match.teams[match.ha])


def can_move(game: Mof, match: Match) -> bool:
    """MOF-HOME-10: as far as managers go; the holder may play such a card to guard what he has (MOF-HOME-11)."""
    return always_holds(game, match) == NOBODY
