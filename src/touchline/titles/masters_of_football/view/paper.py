"""Sums on paper before a match: what three players add up to under a tactic, without cards."""

from __future__ import annotations

from touchline.kernel.game import NOBODY
from touchline.titles.masters_of_football.advice import trios
from touchline.titles.masters_of_football.printed import TACTICS
from touchline.titles.masters_of_football.rules.levels import level
from touchline.titles.masters_of_football.rules.lineup import one_position
from touchline.titles.masters_of_football.state import Match, Mof
from touchline.titles.masters_of_football.view_types import PaperView, TrioView


def on_paper(game: Mof, three: list[int], tactic: int) -> PaperView:
    """Return the printed values and the levels that they give (MOF-LEVEL-01, MOF-LEVEL-06)."""
    attack = sum(game.cards.attack[player][tactic] for player in three)
    defence = sum(game.cards.defence[player][tactic] for player in three)
    return {
        "attack": attack,
        "defence": defence,
        "attack_level": level(game, attack),
        "defence_level": level(game, defence),
    }


def barred_trios(game: Mof, match: Match, side: int) -> list[TrioView]:
    """Return the threes of a squad that may not be fielded (MOF-LINEUP-02, MOF-LINEUP-07)."""
    squad, must = game.teams[match.teams[side]].squad, match.must[side]
    return [
        {"first": three[0], "second": three[1], "third": three[2]}
        for three in trios(squad)
        if (must != NOBODY and must not in three) or (one_position(game, three) and not one_position(game, squad))
    ]


def rival_best(game: Mof, known: list[int]) -> list[PaperView]:
    """Return for each tactic the opponent's strongest legal three of those known; none if fewer are known."""
    legal = [three for three in trios(known) if not one_position(game, three)]
    found: list[PaperView] = []
    for tactic in range(len(TACTICS) if legal else 0):
        found.append(max((on_paper(game, three, tactic) for three in legal), key=both))
    return found


def both(paper: PaperView) -> int:
    return paper["attack"] + paper["defence"]
