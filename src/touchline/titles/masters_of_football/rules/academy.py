"""The academy, after matchday 2.

MOF-ACAD-01     Each team may add one new player for nothing.
MOF-ACAD-02     Each manager rolls the genius die twice and draws one player per roll.
MOF-ACAD-03     A 1 draws bronze; MOF-ACAD-04 a 2, genius face included, silver.
MOF-ACAD-05     One of them may be taken, if he costs no more than the academy limit.
MOF-ACAD-06     Those not taken are discarded.
MOF-ACAD-07     Youth Academy rolls five times and may take up to two.
MOF-ACAD-08     Youth Academy, and whoever plays Wonderkid, may draw gold whenever the genius face comes up.
MOF-ACAD-09     He may take one of those whatever the cost; MOF-ACAD-11 (ruling) one in all.
MOF-ACAD-10     (ruling) Gold instead of silver, chosen before the draw.
MOF-ACAD-12     (ruling) Wonderkid is played before the first roll; MOF-ACAD-13 (ruling) it gives no second player.
MOF-ACAD-14     (ruling) Youth Academy may not play it.
MOF-ACAD-15     Who drew only players above his limit may go on rolling until one is within it.
MOF-ACAD-16     (ruling) Not if a freed gold player is among them.
MOF-ACAD-17     (ruling) He is asked after each roll, until one may be taken or no card is left.
MOF-ACAD-18     (ruling) The printed cost counts.
MOF-ACAD-19     No squad above six at the end: the manager discards; MOF-ACAD-22 (ruling) for no money.
MOF-ACAD-20     (ruling) One manager after the other; every roll is followed by its draw.
MOF-ACAD-21     (ruling) A manager may take nobody.
"""

from __future__ import annotations

from typing import Final

from touchline.kernel.game import NOBODY, Refusal, only
from touchline.kernel.vocabulary import PASS
from touchline.titles.masters_of_football import codes as c
from touchline.titles.masters_of_football.printed import ACADEMY_ADVANTAGE, BRONZE, GOLD, SILVER
from touchline.titles.masters_of_football.rules.calendar import open_office
from touchline.titles.masters_of_football.rules.legality import playable
from touchline.titles.masters_of_football.rules.piles import clear_dealt, deal_player, discard_player, people
from touchline.titles.masters_of_football.rules.playing import play_from_hand, why_academy
from touchline.titles.masters_of_football.rules.setup import SQUAD_LIMIT
from touchline.titles.masters_of_football.state import ACADEMY_WINDOW, Match, Mof, Played, Team

ROLLS: Final = 2
ADVANTAGE_ROLLS: Final = 5
ADVANTAGE_PLAYERS: Final = 2


def academy(game: Mof) -> None:
    """MOF-ACAD-20; MOF-AI-10: teams without a person take no part."""
    game.tell(c.TELL_ACADEMY_BEGINS)
    game.then(*((c.STEP_ACADEMY_OPENS, number) for number in people(game)), (c.STEP_RELEASES,))
    open_office(game)


def youth(game: Mof, team: Team) -> bool:
    """MOF-ACAD-07, MOF-SYM-15: the advantage printed on the manager card."""
    return bool(game.cards.ability(team.manager, ACADEMY_ADVANTAGE))


def academy_opens(game: Mof, number: int) -> None:
    """MOF-ACAD-02, MOF-ACAD-07, MOF-ACAD-12, MOF-ACAD-14."""
    team = game.teams[number]
    team.rolls = ADVANTAGE_ROLLS if youth(game, team) else ROLLS
    team.advantage = 1 if youth(game, team) else 0
    game.then((c.STEP_ACADEMY_ROLL, number))
    if not team.advantage and team.hand and game.face_down & game.rules.handbook.holds[ACADEMY_WINDOW]:
        open_office(game, (c.STEP_ACADEMY_CARD, number))


def academy_card(game: Mof, office: Match, number: int) -> None:
    """MOF-ACAD-08, MOF-ACAD-12, MOF-CARD-18: a card for the academy, before the first roll."""
    options = [PASS, *playable(game, office, number, ACADEMY_WINDOW)]
    card = game.ask(game.teams[number].seat, c.ASK_WONDERKID, options, why=why_academy)
    if card != PASS:
        play_from_hand(game, office, Played(card, number), (c.STEP_RESOLUTION,))


def academy_roll(game: Mof, number: int) -> None:
    """MOF-ACAD-02 to MOF-ACAD-04, MOF-ACAD-08, MOF-ACAD-10: one roll and its draw."""
    team = game.teams[number]
    face = game.roll(6, c.ROLL_GENIUS_DIE) - 1
    tier = SILVER if game.cards.genius_die[face] > 1 else BRONZE  # MOF-ACAD-03, MOF-ACAD-04
    if game.cards.flame[face] and team.advantage:
        tier = game.ask(team.seat, c.ASK_TIER, [GOLD, SILVER])  # MOF-ACAD-10
    game.tell(c.TELL_ACADEMY_ROLLED, number, game.cards.genius_die[face], tier)
    deal_player(game, number, tier)
    team.rolls -= 1
    go_on(game, number)


def go_on(game: Mof, number: int) -> None:
    """What follows a roll: the next, the question whether to go on (MOF-ACAD-15 to MOF-ACAD-17), or the choice."""
    team = game.teams[number]
    if team.rolls > 0:
        game.then((c.STEP_ACADEMY_ROLL, number))
    elif takeable(game, team, []) or not cards_left(game):  # MOF-ACAD-16, MOF-ACAD-17
        game.then((c.STEP_ACADEMY_TAKE, number))
    else:
        game.then((c.STEP_ACADEMY_AGAIN, number))


def cards_left(game: Mof) -> bool:
    """MOF-ACAD-17: bronze or silver can still give a card."""
    return any(game.piles[tier] or game.discards[tier] for tier in (SILVER, BRONZE))


def academy_again(game: Mof, number: int) -> None:
    """MOF-ACAD-15, MOF-ACAD-17: asked after each further roll."""
    team = game.teams[number]
    if game.ask(team.seat, c.ASK_AGAIN, [PASS, c.ROLL]) == c.ROLL:
        team.rolls = 1
        game.then((c.STEP_ACADEMY_ROLL, number))
    else:
        game.then((c.STEP_ACADEMY_TAKE, number))


def takeable(game: Mof, team: Team, taken: list[int]) -> list[int]:
    """MOF-ACAD-05, MOF-ACAD-09, MOF-ACAD-11, MOF-ACAD-18: within the limit, or the one gold player freed from it."""
    limit = game.cards.academy_limit[team.manager]
    freed = any(game.cards.cost[player] > limit for player in taken)
    last = taken[-1] if taken else NOBODY
    return [
        player
        for player in sorted(team.dealt)
        if player > last and (game.cards.cost[player] <= limit or (game.cards.tier[player] == GOLD and not freed))
    ]


def academy_take(game: Mof, number: int) -> None:
    """MOF-ACAD-01, MOF-ACAD-05 to MOF-ACAD-07, MOF-ACAD-13, MOF-ACAD-21: that he takes one is open, whom is not."""
    team = game.teams[number]
    limit = game.cards.academy_limit[team.manager]
    taken: list[int] = []
    for k in range(ADVANTAGE_PLAYERS if youth(game, team) else 1):
        options = [PASS, *takeable(game, team, taken)]
        last = taken[-1] if taken else NOBODY
        player = game.ask(team.seat, c.ASK_TAKE, options, limit, last, why=why_not_take, seen=only(team.seat))
        if player == PASS:
            break
        taken.append(player)
    for player in taken:
        team.dealt.remove(player)
        team.squad.append(player)
        game.tell_only(only(team.seat), c.TELL_ACADEMY_JOINED, player)
    game.tell(c.TELL_ACADEMY_TAKEN, number, len(taken))
    clear_dealt(game, number)
    team.rolls = team.advantage = 0


def why_not_take(game: Mof, seat: int, context: tuple[int, ...]) -> list[Refusal]:
    """MOF-ACAD-05."""
    team = game.teams[game.team_numbers[seat]]
    allowed = takeable(game, team, [])
    return [
        Refusal(player, c.WHY_OVER_LIMIT, (player, game.cards.cost[player], context[0]))
        for player in sorted(team.dealt)
        if player not in allowed
    ]


def releases(game: Mof) -> None:
    """MOF-ACAD-19, MOF-ACAD-22, MOF-TRANSFER-07: squads above six, at once."""
    numbers = [number for number in people(game) if len(game.teams[number].squad) > SQUAD_LIMIT]
    if not numbers:
        return
    gone = game.at_once([game.teams[number].seat for number in numbers], release)
    for number, players in zip(numbers, gone, strict=True):
        team = game.teams[number]
        for player in players:
            team.squad.remove(player)
            if player in team.seen:
                team.seen.remove(player)
            discard_player(game, number, player)


def release(game: Mof, seat: int) -> list[int]:
    """Who leaves, in ascending order, until six are left."""
    squad = sorted(game.teams[game.team_numbers[seat]].squad)
    excess = len(squad) - SQUAD_LIMIT
    gone: list[int] = []
    first = 0
    while len(gone) < excess:
        still = excess - len(gone)
        options = squad[first : len(squad) - still + 1]
        player = game.ask(seat, c.ASK_RELEASE, sorted(set(options)), still)
        first = squad.index(player, first) + 1
        gone.append(player)
    return gone
