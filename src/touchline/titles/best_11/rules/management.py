"""Management cards: the menu of opportunities, money, event cards, bonus and negation.

B11-TEAM-01  Four kinds: economic, event cards, challenge, various.
B11-TEAM-02  (ruling) A card offers at most one of each kind.
B11-TEAM-03  (ruling) The holder picks one in his turn.
B11-TEAM-04  (ruling) He turns the card up and names the opportunity and its targets.
B11-TEAM-05  (ruling) What could change nothing may not be chosen.
B11-TEAM-06  (ruling) It is used once it is named, even if it fails.
B11-TEAM-07  The economic opportunity earns money.
B11-TEAM-08  (ruling) The amount on the card, from the bank, at once.
B11-TEAM-09  The event-card opportunity lets the holder draw event cards.
B11-TEAM-10  (ruling) The number on the card, as events.py draws them.
B11-TEAM-11  The action-card opportunity is a challenge to another player.
B11-TEAM-12  In seven cases it gives a bonus.
B11-TEAM-13  In one case it denies an opponent's bonus.
B11-TEAM-14  The bonus also holds in defence, in the same round.
B11-TEAM-15  So does the negation.
B11-TEAM-16  (ruling) Both begin when the opportunity is named and last to the end of the round.
B11-TEAM-17  (ruling) A bonus is added to every action of its holder while it lasts.
B11-TEAM-18  (ruling) Against the negation neither a management bonus nor Superior tactics count.
B11-TEAM-19  (ruling) Two negations do nothing to each other.
"""

from __future__ import annotations

from typing import Final

from touchline.kernel.game import ALL, NOBODY
from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.rules.challenge import targets
from touchline.titles.best_11.rules.moves import available, carry_out
from touchline.titles.best_11.rules.several_boxes import tactics_count
from touchline.titles.best_11.state import Best11, Team

PLAIN: Final = (0, 1, 2, 3)  # B1, B2, B3: so many points, always
BY_ROLE: Final = 4  # B4, B5, B6: if a D, C, A is committed
BY_HEAD: Final = 7  # B7: for each committed
ROLE_BONUS: Final = 2


def opportunities(game: Best11, seat: int) -> list[int]:
    """Those on the card that are left and could change something.

    B11-TURN-03, B11-TEAM-01, B11-TEAM-02, B11-TEAM-03, B11-TEAM-05
    """
    team, card = game.teams[seat], game.teams[seat].management
    if card == NOBODY or (team.used and not game.rules.all_opportunities):
        return []
    item = c.USE + 4 * card
    found: list[int] = []
    if game.cards.economic[card] and not team.used & 1 << c.ECONOMIC:
        found.append(item + c.ECONOMIC)
    if game.cards.event_draws[card] and not team.used & 1 << c.EVENTS and deck_size(game, team.box):
        found.append(item + c.EVENTS)
    if game.cards.challenge[card] and not team.used & 1 << c.CHALLENGE and targets(game, seat):
        found.append(item + c.CHALLENGE)
    if not team.used & 1 << c.VARIOUS and available(game, seat, game.cards.various[card]):
        found.append(item + c.VARIOUS)
    return found


def deck_size(game: Best11, box: int) -> int:
    return len(game.event_bag[box]) + len(game.event_under[box])


def turn_up(game: Best11, seat: int, kind: int) -> None:
    """B11-TEAM-04, B11-TEAM-06, B11-ROUND-08"""
    team = game.teams[seat]
    team.face_up, team.knows = True, ALL
    team.used |= 1 << kind
    game.seal()
    game.tell(c.TELL_USED, seat, team.management, kind)


def use(game: Best11, seat: int, kind: int) -> None:
    """B11-TEAM-04: the card is turned up and the opportunity carried out."""
    team, card = game.teams[seat], game.teams[seat].management
    turn_up(game, seat, kind)
    if kind == c.ECONOMIC:
        team.money += game.cards.economic[card]  # B11-TEAM-07, B11-TEAM-08
        game.tell(c.TELL_EARNED, seat, game.cards.economic[card])
    elif kind == c.EVENTS:
        draws = game.cards.event_draws[card]  # B11-TEAM-09, B11-TEAM-10
        game.then(
            (c.STEP_MAKE_ROOM, seat, draws)
            if game.rules.discard_first and team.hand
            else (c.STEP_DRAW_EVENTS, seat, draws)
        )
    elif kind == c.CHALLENGE:
        take_bonus(game, seat)
        game.then((c.STEP_DECLARE, seat))  # B11-TEAM-11
    else:
        carry_out(game, seat, game.cards.various[card])


def take_bonus(game: Best11, seat: int) -> None:
    """B11-TEAM-12, B11-TEAM-13, B11-TEAM-16: bonus or negation of the card, from now to the end of the round."""
    team = game.teams[seat]
    team.bonus = game.cards.bonus[team.management]
    team.negation = bool(game.cards.negation[team.management])
    if team.bonus or team.negation:
        game.tell(c.TELL_BONUS, seat, team.bonus, int(team.negation))


def bonus(game: Best11, team: Team, rival: Team, committed: list[int]) -> int:
    """What management bonus and Superior tactics add to a total, in attack or defence.

    B11-TEAM-14, B11-TEAM-15, B11-TEAM-17, B11-TEAM-18, B11-TEAM-19
    """
    points = 0
    if not rival.negation:
        points += management_bonus(game, team, committed)
    if not (rival.negation and game.rules.negates_tactics):
        points += tactics_count(game, team, rival)
    return points


def management_bonus(game: Best11, team: Team, committed: list[int]) -> int:
    if team.bonus < BY_ROLE:
        return PLAIN[team.bonus]
    if team.bonus == BY_HEAD:
        return len(committed)
    role = c.DEFENDER + team.bonus - BY_ROLE
    for card in committed:
        if game.cards.role[card] == role:
            return ROLE_BONUS
    return 0
