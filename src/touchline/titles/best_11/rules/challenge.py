"""Challenges: from the declaration to the close.

B11-CHALLENGE-01  Launched with the action-card opportunity, against one other player.
B11-CHALLENGE-02  A team with fewer than four footballers cannot challenge.
B11-CHALLENGE-03  Nor can it be challenged.
B11-CHALLENGE-04  (ruling) Tested when the target is named, and when a card changes the target; not later.
B11-CHALLENGE-05  (ruling) One use of the opportunity is one challenge.
B11-CHALLENGE-06  The challenger draws an action card and must carry out its attack.
B11-CHALLENGE-30  If the attack fails the challenge is over.
B11-CHALLENGE-38  The scorer takes a ball token.
B11-CHALLENGE-39  The other takes a conceded token.
B11-CHALLENGE-40  (ruling) Used action cards are discarded; an empty deck is made of them again.
B11-CHALLENGE-41  (ruling) Everybody draws from the deck of his own box.
"""

from __future__ import annotations

from typing import Final

from touchline.kernel.game import NOBODY, Refusal
from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.state import Best11, Challenge

FOUR: Final = 4  # B11-CHALLENGE-02, B11-CHALLENGE-03
CLOSE_GOAL: Final = 1
CLOSE_NO_GOAL: Final = 0


def targets(game: Best11, seat: int) -> list[int]:
    """Whom this seat may challenge; none with fewer than four footballers.

    B11-CHALLENGE-01, B11-CHALLENGE-02, B11-CHALLENGE-03, B11-CHALLENGE-04, B11-TEAM-58
    """
    if len(game.teams[seat].footballers) < FOUR:
        return []
    found: list[int] = []
    for other in range(game.seats):
        team = game.teams[other]
        if other != seat and len(team.footballers) >= FOUR and not team.immune and not are_twinned(game, seat, other):
            found.append(other)
    return found


def are_twinned(game: Best11, one: int, other: int) -> bool:
    return any((first, second) in ((one, other), (other, one)) for first, second, last in game.twinned)


def why_not_target(game: Best11, seat: int, context: tuple[int, ...]) -> list[Refusal]:
    found: list[Refusal] = []
    for other in range(game.seats):
        team = game.teams[other]
        if other == seat:
            continue
        if len(team.footballers) < FOUR:
            found.append(Refusal(other, c.WHY_TARGET_TOO_FEW, (len(team.footballers),)))
        elif team.immune:
            found.append(Refusal(other, c.WHY_IMMUNE))
        elif are_twinned(game, seat, other):
            found.append(Refusal(other, c.WHY_TWINNED))
    return found


def declare(game: Best11, seat: int) -> None:
    """The target is named; then a window for cards that turn or bet on the challenge.

    B11-CHALLENGE-01, B11-CHALLENGE-05
    """
    offered = targets(game, seat)
    target = game.ask(seat, c.ASK_TARGET, offered, why=why_not_target) if len(offered) > 1 else offered[0]
    game.challenge = Challenge(seat, target)
    game.tell(c.TELL_CHALLENGED, seat, target)
    game.then((c.STEP_DECLARED_WINDOW,))


def reveal(game: Best11, side: int) -> None:
    """B11-CHALLENGE-06, B11-CHALLENGE-31, B11-CHALLENGE-41: the performer turns up an action card of his box."""
    game.duel.side = side
    draw_card(game)
    game.then((c.STEP_REVEALED_WINDOW,))


def draw_card(game: Best11) -> None:
    """The card of the current side; one that lies there already is discarded for it."""
    duel = game.duel
    put_away(game)
    box = game.teams[duel.performer].box
    if not game.action_bag[box]:  # B11-CHALLENGE-40
        game.action_bag[box], game.action_discard[box] = game.action_discard[box], []
    card = game.draw(game.action_bag[box], c.ROLL_ACTION)
    if duel.side == c.ATTACK:
        duel.attack = card
    else:
        duel.defence = card
    duel.committed, duel.cautions, duel.sent_off, duel.points, duel.taken = [], [], [], 0, 0  # B11-CHALLENGE-28
    game.tell(
        c.TELL_ATTACK_CARD if duel.side == c.ATTACK else c.TELL_DEFENCE_CARD, duel.performer, card, 2 * card + duel.side
    )


def put_away(game: Best11) -> None:
    """B11-CHALLENGE-40: the action card of the current side to the discards of its box."""
    duel = game.duel
    if duel.card == NOBODY:
        return
    game.action_discard[game.teams[duel.performer].box].append(duel.card)
    if duel.side == c.ATTACK:
        duel.attack = NOBODY
    else:
        duel.defence = NOBODY


def goal(game: Best11) -> None:
    """A token for each of the two; then the scorer may have a card to play.

    B11-CHALLENGE-33, B11-CHALLENGE-38, B11-CHALLENGE-39
    """
    duel = game.duel
    game.teams[duel.challenger].scored += 1
    game.teams[duel.target].conceded += 1
    game.tell(c.TELL_GOAL, duel.challenger, duel.target)
    game.then((c.STEP_SCORED_WINDOW,))


def close(game: Best11, scored: int) -> None:
    """Bets are settled and the action cards put away."""
    duel = game.duel
    if scored != CLOSE_GOAL:
        game.tell(c.TELL_NO_GOAL, duel.challenger, duel.target)
    for seat, stake, on_goal, event in duel.bets:
        settle_bet(game, seat, stake, event, on_goal, scored)
    for side in (0, 1):
        duel.side = side
        put_away(game)
    game.challenge = None


def settle_bet(game: Best11, seat: int, stake: int, event: int, on_goal: int, scored: int) -> None:
    """The card says how many times the stake comes back, for a goal and for none."""
    if on_goal != scored:
        game.tell(c.TELL_BET_LOST, seat, stake)
        return
    money = stake * (game.cards.more[event] if scored else game.cards.other[event])
    game.teams[seat].money += money
    game.tell(c.TELL_BET_PAID, seat, money)


def return_bets(game: Best11, whose: int) -> None:
    """Stakes come back where a bet is void: of one seat, or (NOBODY) of all."""
    kept: list[tuple[int, int, int, int]] = []
    for bet in game.duel.bets:
        if whose in (NOBODY, bet[0]):
            game.teams[bet[0]].money += bet[1]
            game.tell(c.TELL_BET_BACK, bet[0], bet[1])
        else:
            kept.append(bet)
    game.duel.bets = kept
