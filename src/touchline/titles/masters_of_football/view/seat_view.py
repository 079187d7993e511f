"""The view of a seat, as plain data, field by field; section 7 of the catalogue.

MOF-INFO-01     (ruling) A squad is known to its owner; others know its size and who of it has lain face up.
MOF-INFO-02     (ruling) A hand is known to its owner, its size to all.
MOF-INFO-03     (ruling) Players dealt or drawn are seen by their manager only; those he discards, by all.
MOF-INFO-04     Face-down lineups, tactic cards and placed cards are hidden until revealed.
MOF-INFO-05     (ruling) Managers, money, dice, scores, levels, values, cards on the table, discards, sizes of piles and
                teams without a person are public.
MOF-INFO-06     (ruling) That a wood player was taken is public, which one is not until he is shown.
MOF-TACTIC-17   (ruling) A losing tactic card is never shown.
MOF-MONEY-05    (ruling) Money is public.
MOF-DECK-06     (ruling) Discard piles are open.
"""

from __future__ import annotations

from touchline.kernel.game import NOBODY
from touchline.kernel.result import Result
from touchline.titles.masters_of_football.odds import chances_at, standing_now
from touchline.titles.masters_of_football.printed import MOD_ATTACK, MOD_DEFENCE
from touchline.titles.masters_of_football.rules.academy import takeable
from touchline.titles.masters_of_football.rules.companion import scoreboard
from touchline.titles.masters_of_football.rules.leagues import league_of
from touchline.titles.masters_of_football.rules.legality import allows, immune_kinds
from touchline.titles.masters_of_football.rules.levels import level
from touchline.titles.masters_of_football.rules.market import HAND_LIMIT
from touchline.titles.masters_of_football.rules.modifiers import HIGHEST, player_value
from touchline.titles.masters_of_football.rules.money import card_cost, exchanges_left
from touchline.titles.masters_of_football.rules.rerolls import totals
from touchline.titles.masters_of_football.rules.setup import LINEUP_SIZE, SQUAD_LIMIT, payable_sets, player_price
from touchline.titles.masters_of_football.rules.standings import (
    best_person,
    league_teams,
    ranking,
    table_rows,
    worth,
)
from touchline.titles.masters_of_football.rules.turns import FIRST_HALF
from touchline.titles.masters_of_football.state import LAST_TURN, Match, Mof, Played
from touchline.titles.masters_of_football.view.paper import barred_trios, rival_best
from touchline.titles.masters_of_football.view.season import (
    decided_by,
    final_view,
    fixtures_view,
    result_view,
    season_view,
)
from touchline.titles.masters_of_football.view_types import (
    DialView,
    DiceView,
    MastersOfFootballPublicView,
    MastersOfFootballSeatView,
    MatchView,
    OddsView,
    PlayedView,
    PlayerValuesView,
    RolledView,
    RulesView,
    TeamView,
)


def observe_public(game: Mof) -> MastersOfFootballPublicView:
    """Return what everybody may know; it is made once for all seats."""
    return {
        "matchday": game.matchday,
        "leg": max(0, game.matchday - len(game.rules.pairs)),
        "leagues": game.leagues,
        "board": game.at,
        "piles": [len(pile) for pile in game.piles],
        "discards": [sorted(discard) for discard in game.discards],
        "pile": len(game.pile),
        "discard": sorted(game.discard),
        "results": [result_view(each) for each in game.results],
        "tables": [table_rows(game.results, league) for league in range(game.leagues)],
        "best_people": [best_person(game, league) for league in range(game.leagues)],
        "fixtures": fixtures_view(game),
        "season": season_view(game),
        "final": final_view(game) if game.finalists else None,
        "finalists": game.finalists[:],
        "champions": game.champions[:],
        "rules": rules_view(game),
    }


def observe(game: Mof, seat: int | None) -> MastersOfFootballSeatView:
    """Return what differs from seat to seat (None: a spectator)."""
    mine = game.team_numbers[seat] if seat is not None and game.team_numbers else NOBODY
    return {
        "me": mine,
        "my_league": 0 if mine == NOBODY else league_of(mine),
        "teams": [team_view(game, number, mine) for number in range(len(game.teams))],
        "matches": [match_view(game, match, mine) for match in game.boards if match.teams[0] != NOBODY],
    }


def rules_view(game: Mof) -> RulesView:
    """Return what the options make of the printed board, and the numbers that screens show."""
    return {
        "attackers": game.rules.attackers[:],
        "dial": [dial_view(turn) for turn in range(1, LAST_TURN + 1)],
        "levels": [level(game, value) for value in range(LINEUP_SIZE * HIGHEST + 1)],
        "lineup_size": LINEUP_SIZE,
        "squad_limit": SQUAD_LIMIT,
        "hand_limit": HAND_LIMIT,
    }


def dial_view(turn: int) -> DialView:
    """Return the dial: a space serves turns k and 13 - k; the second half goes back on the inner ring (MOF-PLAY-07)."""
    first = turn <= FIRST_HALF
    return {"space": turn - 1 if first else LAST_TURN - turn, "ring": 0 if first else 1}


def known_squad(game: Mof, number: int, mine: int) -> list[int]:
    """Return what a seat knows of a squad (MOF-INFO-01)."""
    team = game.teams[number]
    return sorted(team.squad if number == mine or game.rules.open_squads else team.seen)


def team_view(game: Mof, number: int, mine: int) -> TeamView:
    """Return what a seat knows of a team (MOF-INFO-01 to MOF-INFO-03, MOF-INFO-05)."""
    team = game.teams[number]
    own = number == mine
    return {
        "team": number,
        "league": league_of(number),
        "seat": team.seat,
        "manager": team.manager,
        "money": team.money,
        "reserve": team.reserve,
        "squad": known_squad(game, number, mine),
        "squad_size": len(team.squad),
        "hand": sorted(team.hand) if own else [],
        "hand_size": len(team.hand),
        "costs": [card_cost(game, team, card) for card in sorted(team.hand)] if own else [],
        "dealt": sorted(team.dealt) if own else [],
        "dealt_size": len(team.dealt),
        "prices": [player_price(game, team, player) for player in sorted(team.dealt)] if own else [],
        "offer": sorted(team.offer) if own else [],
        "tactic": team.tactic,
        "personless": personless_row(game, number) if team.seat == NOBODY else NOBODY,
        "academy_limit": 0 if team.manager == NOBODY else game.cards.academy_limit[team.manager],
        "exchanges": exchanges_left(team) if own else 0,
        "baskets": payable_sets(game, team) if own and team.dealt else [],
        "takeable": takeable(game, team, []) if own and team.dealt else [],
    }


def personless_row(game: Mof, number: int) -> int:
    """Return which of the ready-made teams plays as this one (MOF-AI-13)."""
    squad = sorted(game.teams[number].squad)
    rows = [row for row, three in enumerate(game.cards.personless_players) if sorted(three) == squad]
    return rows[0] if rows else NOBODY


def match_view(game: Mof, match: Match, mine: int) -> MatchView:
    """Return what a seat knows of a match (MOF-INFO-04, MOF-INFO-05); it has odds from kick-off on."""
    kicked_off = match.stage != NOBODY
    side = match.side_of(mine) if mine != NOBODY else NOBODY
    lays = side != NOBODY and not match.lineup[side]
    return {
        **scoreboard(game, match),
        "league": match.league,
        "moment": match.stage,
        "lineups": [lineup_view(game, match, side, mine) for side in (0, 1)],
        "chosen": [match.chosen[side] if knows_tactic(game, match, side, mine) else NOBODY for side in (0, 1)],
        "forced": match.forced,
        "won": match.won,
        "barred": barred_trios(game, match, side) if lays else [],
        "rival_best": rival_best(game, known_squad(game, match.teams[1 - side], mine)) if lays else [],
        "values": [values_view(game, match, side) for side in (0, 1)],
        "attack": match.attack[:],
        "defence": match.defence[:],
        "genius_spent": match.spent[:],
        "skips": match.skips,
        "dice": dice_view(game, match) if match.turn and kicked_off else None,
        "rerolls": match.rerolls[:],
        "immune": [immune_kinds(game, match, side) for side in (0, 1)],
        "announced": match.announced[:],
        "substitutions": match.subs[:],
        "placed": [played_view(game, match, played) for played in match.placed],
        "table": [played_view(game, match, played) for played in match.table],
        "odds": odds_view(chances_at(game, standing_now(game, match))) if kicked_off else None,
        "course": [{"turn": each[0], **odds_view(chances_at(game, each))} for each in match.course],
    }


def odds_view(chances: tuple[float, float, float]) -> OddsView:
    return {"home": chances[0], "draw": chances[1], "away": chances[2]}


def lineup_view(game: Mof, match: Match, side: int, mine: int) -> list[int]:
    """Return a lineup that is face up, the seat's own, or that of a team without a person."""
    number = match.teams[side]
    return match.lineup[side][:] if match.shown or number == mine or game.teams[number].seat == NOBODY else []


def values_view(game: Mof, match: Match, side: int) -> list[PlayerValuesView]:
    """Return attack and defence of each face-up player, under the tactic in force, cards counted (MOF-PMOD-03)."""
    if not match.shown or match.tactic == NOBODY:
        return []
    return [
        {
            "attack": player_value(game, match, side, slot, MOD_ATTACK),
            "defence": player_value(game, match, side, slot, MOD_DEFENCE),
        }
        for slot in range(len(match.lineup[side]))
    ]


def knows_tactic(game: Mof, match: Match, side: int, mine: int) -> bool:
    """Whether the seat knows the tactic: its own, the winner's, that of a team without a person (MOF-TACTIC-16,
    MOF-TACTIC-17)."""
    number = match.teams[side]
    return number == mine or match.won == side or game.teams[number].seat == NOBODY


def dice_view(game: Mof, match: Match) -> DiceView:
    attack, defence = totals(game, match)
    return {
        "attack": rolled_view(game, attack, match.dice[1]),
        "defence": rolled_view(game, defence, match.dice[3]),
    }


def rolled_view(game: Mof, total: int, face: int) -> RolledView:
    """Return two dice by their sum, and the face of the genius die."""
    genius = game.cards.genius_die[face - 1]
    return {"die": total - genius, "genius": genius, "total": total, "flame": bool(game.cards.flame[face - 1])}


def played_view(game: Mof, match: Match, played: Played) -> PlayedView:
    return {
        "card": played.card,
        "owner": played.owner,
        "target": NOBODY if played.side == NOBODY else match.teams[played.side],
        "slot": played.slot,
        "uses": played.uses,
        "asleep": match.tactic != NOBODY and not allows(game, played.card, match.tactic),
    }


def result(game: Mof) -> Result:
    """Places among people, points of the league, and what decided (MOF-TABLE-01 to MOF-TABLE-07, MOF-8P-03)."""
    scores = [worth(game.results, number // 4, number)[0] for number in game.team_numbers]
    places = [0] * game.seats
    place = 1
    for group in final_order(game):
        people = [number for number in group if game.teams[number].seat != NOBODY]
        for number in people:
            places[game.teams[number].seat] = place
        place += len(people)
    return Result(places, scores, decided_by(game))


def final_order(game: Mof) -> list[list[int]]:
    """Return all teams from first to last: champions, the beaten finalist, then by place in their league."""
    rankings = [ranking(game.results, league, league_teams(league)) for league in range(game.leagues)]
    first = [game.champions, [number for number in game.finalists if number not in game.champions]]
    placed = first[0] + first[1]
    level: dict[int, list[int]] = {}
    for groups in rankings:
        at = 0
        for group in groups:
            level.setdefault(at, []).extend(number for number in group if number not in placed)
            at += len(group)
    return [group for group in [*first, *(level[at] for at in sorted(level))] if group]
