"""Teams without a person.

MOF-AI-01       They make up a league of four teams.
MOF-AI-02       A squad of exactly three players; MOF-AI-03 no manager, no money, no action cards.
MOF-AI-04       Always the same tactic, fixed at the start.
MOF-AI-05       Their dice are rolled by somebody not involved; MOF-AI-06 (ruling) here by the engine.
MOF-AI-07       Three are ready-made: one plays direct, one physical, one defensive.
MOF-AI-08       (ruling) They pass every window and never substitute: nobody is asked for them.
MOF-AI-09       (ruling) They can hold home advantage, profit from it and roll in stoppage time.
MOF-AI-10       (ruling) They take no part in academy and market.
MOF-AI-11       (ruling) Their geniuses work.
MOF-AI-12       (ruling) Two of them play each other without people: all managers are observers.
MOF-AI-13       (ruling) Taken in the listed order unless the host picks.
MOF-AI-14       (ruling) A bot in a seat is a person for all rules: the rules know seats only.
"""

from __future__ import annotations

from touchline.kernel.game import NOBODY
from touchline.titles.masters_of_football.rules.leagues import LEAGUE_SIZE, people_by_league
from touchline.titles.masters_of_football.state import Match, Mof


def seat_personless(game: Mof) -> None:
    """MOF-AI-01, MOF-AI-13; MOF-SETUP-20: the last of a league; MOF-SETUP-21: their players leave the piles."""
    rows = game.rules.personless[:]
    for league, count in enumerate(people_by_league(game.seats)):
        for place in range(count, LEAGUE_SIZE):
            lay_out(game, league * LEAGUE_SIZE + place, rows.pop(0))


def lay_out(game: Mof, number: int, row: int) -> None:
    """MOF-AI-02 to MOF-AI-04, MOF-AI-07."""
    team = game.teams[number]
    team.tactic = game.cards.personless_tactic[row]
    team.squad = game.cards.personless_players[row][:]
    team.seen = team.squad[:]  # MOF-INFO-05
    for player in team.squad:
        game.piles[game.cards.tier[player]].remove(player)


def is_personless(game: Mof, number: int) -> bool:
    return game.teams[number].seat == NOBODY


def line_up_personless(game: Mof, match: Match, side: int) -> None:
    """MOF-AI-02, MOF-AI-04: the only three it has, the only tactic it plays."""
    team = game.teams[match.teams[side]]
    match.lineup[side] = team.squad[:]
    match.chosen[side] = team.tactic
