"""Ready-made picks: the best three on paper, with the tactic that suits them (for the button, and for bots)."""

from __future__ import annotations

from touchline.kernel.game import NOBODY
from touchline.titles.masters_of_football import codes as c
from touchline.titles.masters_of_football.printed import GENIUS_ATTACK, GENIUS_DEFENCE, GENIUS_TACTIC, TACTICS
from touchline.titles.masters_of_football.rules.levels import level
from touchline.titles.masters_of_football.rules.lineup import one_position
from touchline.titles.masters_of_football.rules.setup import LINEUP_SIZE
from touchline.titles.masters_of_football.state import Mof


def strength(game: Mof, three: list[int], tactic: int) -> int:
    """How strong three players are under a tactic: values count, full levels count more, genius counts."""
    cards = game.cards
    attack = sum(cards.attack[player][tactic] for player in three)
    defence = sum(cards.defence[player][tactic] for player in three)
    marks = 0
    for player in three:
        marks |= cards.genius[player]
    genius = 3 * bool(marks & GENIUS_ATTACK) + bool(marks & GENIUS_DEFENCE) + bool(marks & GENIUS_TACTIC)
    return attack + defence + 2 * (level(game, attack) + level(game, defence)) + genius


def trios(squad: list[int]) -> list[list[int]]:
    players = sorted(squad)
    return [
        [players[i], players[j], players[k]]
        for i in range(len(players))
        for j in range(i + 1, len(players))
        for k in range(j + 1, len(players))
    ]


def best_lineup(game: Mof, squad: list[int], must: int) -> list[int]:
    """Three players and a tactic; tactic ratings help to get it played."""
    best, found = NOBODY, sorted(squad)[:LINEUP_SIZE]
    chosen = 0
    for three in trios(squad):
        if one_position(game, three) or (must != NOBODY and must not in three):
            continue
        ratings = sum(game.cards.rating[player] for player in three)
        for tactic in range(len(TACTICS)):
            worth = strength(game, three, tactic) + ratings
            if worth > best:
                best, found, chosen = worth, three, tactic
    return [*found, chosen]


def runs(game: Mof, seat: int, kind: int, context: tuple[int, ...]) -> list[tuple[str, list[int]]]:
    """A whole lineup with its tactic, when the first slot is asked for: the best on paper, and the last one."""
    if kind != c.ASK_FIELD or context[0] != 1:
        return []
    match, number = game.boards[game.at], game.team_numbers[seat]
    team, must = game.teams[number], match.must[match.side_of(number)]
    found = [("best", best_lineup(game, team.squad, must))]
    three = team.last[:LINEUP_SIZE]
    there = all(team.squad.count(player) >= three.count(player) for player in three)
    if three and there and (must == NOBODY or must in three):
        found.append(("last", list(team.last)))
    return found
