"""Windows for event cards, and immunity shown when challenged.

B11-EVENT-02  If two want to play at once, the earlier in the order of play goes first.
B11-EVENT-15  (ruling) Any time is every window that opens anyway; no window opens for cards of any time but W1.
B11-EVENT-16  (ruling) One card at a time; after each the asking starts again.
B11-EVENT-18  (ruling) A card answered by an appeal has no effect and is eliminated all the same.

A window is opened by what all can see, and whoever is entitled to it and holds a card is asked, whatever the card: so
being asked tells nothing.  Those without a card, and windows whose cards are all gone, are passed over: all know why.
"""

from __future__ import annotations

from touchline.kernel.game import NOBODY, only
from touchline.kernel.vocabulary import PASS
from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.rules.action import needs_number
from touchline.titles.best_11.rules.challenge import return_bets
from touchline.titles.best_11.rules.events import announce, plays
from touchline.titles.best_11.rules.management import take_bonus, turn_up
from touchline.titles.best_11.rules.moves import poach
from touchline.titles.best_11.rules.rounds import stops_at_once
from touchline.titles.best_11.state import Best11


def is_asked(game: Best11, seat: int, window: int) -> bool:
    """By public facts only: somebody with a card in hand, while cards of this window are left in his box."""
    team = game.teams[seat]
    if not team.hand and not game.rules.ask_empty_hands:
        return False
    alive = game.alive[team.box]
    return alive[window] > 0 or (window == c.W_OPEN and game.active == seat and alive[c.W_OWN_TURN] > 0)


def open_window(game: Best11) -> None:
    """W1: everybody, in order of play (B11-EVENT-02); whoever plays a card starts the asking again (B11-EVENT-16)."""
    if stops_at_once(game):
        game.ahead.clear()
        game.then((c.STEP_FINISH,))
        return
    for seat in game.order:
        if is_asked(game, seat, c.W_OPEN):
            event = game.ask(seat, c.ASK_EVENT, [PASS, *plays(game, seat, c.W_OPEN)], game.active)
            if event != PASS:
                game.then((c.STEP_WINDOW,))
                announce(game, seat, event)
                return


def declared_window(game: Best11) -> None:
    """W2: a challenge is declared; everybody but the challenger."""
    duel = game.duel
    for seat in game.order:
        if seat != duel.challenger and is_asked(game, seat, c.W_DECLARED):
            offered = [PASS, *plays(game, seat, c.W_DECLARED)]
            event = game.ask(seat, c.ASK_DECLARED, offered, duel.challenger, duel.target)
            if event != PASS:
                game.then((c.STEP_DECLARED_WINDOW,))
                announce(game, seat, event)
                return
    game.then((c.STEP_SHELTER,))


def revealed_window(game: Best11) -> None:
    """W3: an action card is up; those outside the challenge."""
    duel = game.duel
    for seat in game.order:
        if seat not in (duel.challenger, duel.target) and is_asked(game, seat, c.W_REVEALED):
            offered = [PASS, *plays(game, seat, c.W_REVEALED)]
            event = game.ask(seat, c.ASK_REVEALED, offered, duel.performer, needs_number(duel))
            if event != PASS:
                game.then((c.STEP_REVEALED_WINDOW,))
                announce(game, seat, event)
                return
    game.then((c.STEP_COMMIT,))


def single(game: Best11, seat: int, window: int, kind: int) -> int:
    """A window for one seat: the card it plays, or PASS."""
    if not is_asked(game, seat, window):
        return PASS
    return game.ask(seat, kind, [PASS, *plays(game, seat, window)], game.duel.challenger, game.duel.target)


def failed_window(game: Best11) -> None:
    """W5: the attack has failed; the challenger may have a card for it.  B11-CHALLENGE-30"""
    event = single(game, game.duel.challenger, c.W_FAILED, c.ASK_FAILED)
    if event == PASS:
        game.then((c.STEP_CLOSE, 0))
        return
    if game.cards.window[event] == c.W_OPEN:
        game.then((c.STEP_FAILED_WINDOW,))  # B11-EVENT-16
    announce(game, game.duel.challenger, event)


def pending_window(game: Best11) -> None:
    """W6: a goal is due; the challenged player may have a card against it."""
    event = single(game, game.duel.target, c.W_PENDING, c.ASK_PENDING)
    if event == PASS:
        game.then((c.STEP_GOAL,))
        return
    if game.cards.window[event] == c.W_OPEN:
        game.then((c.STEP_PENDING_WINDOW,))  # B11-EVENT-16
    announce(game, game.duel.target, event)


def scored_window(game: Best11) -> None:
    """W7: the goal stands; the scorer may play cards until he passes."""
    event = single(game, game.duel.challenger, c.W_SCORED, c.ASK_SCORED)
    if event == PASS:
        game.then((c.STEP_CLOSE, 1))
    else:
        game.then((c.STEP_SCORED_WINDOW,))
        announce(game, game.duel.challenger, event)


def answer(game: Best11, seat: int, event: int, aim: int, more: int, against: int) -> None:
    """W8, B11-EVENT-18: the one it names may appeal; the card then has no effect and is gone all the same."""
    appeal = PASS
    if is_asked(game, against, c.W_ANNOUNCED):
        appeal = game.ask(against, c.ASK_APPEAL, [PASS, *plays(game, against, c.W_ANNOUNCED)], seat, event)
    if appeal == PASS:
        game.then((c.STEP_TAKE_EFFECT, seat, event, aim, more))
        return
    team = game.teams[against]
    team.hand.remove(appeal)
    game.lose_track(against, appeal)
    game.alive[team.box][c.W_ANNOUNCED] -= 1
    game.eliminated[team.box].append(appeal)
    game.tell(c.TELL_APPEALED, against, appeal, seat, event)


def shelters(game: Best11, seat: int, poached: bool) -> list[int]:
    """B11-TEAM-56, and the setting under which a bonus may be turned up when challenged."""
    team, card = game.teams[seat], game.teams[seat].management
    found = [PASS]
    if game.cards.various[card] == c.IMMUNITY and not team.used & 1 << c.VARIOUS:
        found.append(c.REVEAL_IMMUNITY)
    has_bonus = game.cards.bonus[card] or game.cards.negation[card]
    if game.rules.bonus_whole_round and has_bonus and not team.used & 1 << c.CHALLENGE and not poached:
        found.append(c.TURN_UP_BONUS)
    return found


def ask_shelter(game: Best11, seat: int, by: int, poached: bool) -> int:
    """B11-TEAM-56: whoever has a face-down card is asked, whichever it is; a card that all see only if it helps."""
    team = game.teams[seat]
    if team.management == NOBODY or (team.used and not game.rules.all_opportunities):
        return PASS
    offered = shelters(game, seat, poached)
    if team.face_up and len(offered) == 1:
        return PASS
    return game.ask(seat, c.ASK_SHELTER, offered, by, team.management, seen=only(seat))


def shelter(game: Best11) -> None:
    """Immunity stops the challenge; its challenger has lost his opportunity.

    B11-TEAM-54, B11-TEAM-55, B11-TEAM-56, B11-TEAM-57
    """
    duel = game.duel
    pick = ask_shelter(game, duel.target, duel.challenger, False)
    if pick == c.REVEAL_IMMUNITY:
        become_immune(game, duel.target)
        game.tell(c.TELL_STOPPED, duel.target, duel.challenger)
        return_bets(game, NOBODY)
        game.then((c.STEP_CLOSE, 0))
        return
    if pick == c.TURN_UP_BONUS:
        turn_up(game, duel.target, c.CHALLENGE)
        take_bonus(game, duel.target)
    game.then((c.STEP_REVEAL, c.ATTACK))


def shelter_poach(game: Best11, seat: int, owner: int, card: int) -> None:
    """The setting under which immunity protects from poaching too."""
    if ask_shelter(game, owner, seat, True) == c.REVEAL_IMMUNITY:
        become_immune(game, owner)
        game.tell(c.TELL_STOPPED, owner, seat)
    else:
        poach(game, seat, owner, card)


def become_immune(game: Best11, seat: int) -> None:
    """B11-TEAM-57"""
    turn_up(game, seat, c.VARIOUS)
    game.teams[seat].immune = c.REVEALED
    game.tell(c.TELL_IMMUNE, seat)
