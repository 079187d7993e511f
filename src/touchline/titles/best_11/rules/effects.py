"""What event cards do, by the vocabulary of the event file (section 10.5 of the catalogue).

B11-EVENT-05  A played card is eliminated.
B11-EVENT-08  White cards stay in play and keep their effect.
B11-EVENT-16  (ruling) Targets are named before the effect.

twin      no challenge between the two until the end of the next round
redraw    the action card just revealed is discarded for another
exchange  two footballers change teams if the rival agrees; else some money
bet       a stake on a goal or none
redirect  the challenge is turned on another
tactics   points in every action, while in play
switch    two management cards change hands unseen
steal     an event card of a rival's hand, by lot
club      points for each committed footballer of the club's own box
add       points
look      a rival's hand, and perhaps a trade
income    money every round, while in play; some at once
caution   points off a committed footballer
send_off  a committed footballer counts nothing
injure    a rival's footballer cannot be committed until the end of the next round
no_goal   the goal that is due is not given
retry     a new attack against the same target
crowd     points by the stadium
gain      money
fine      a rival pays the bank
sell      an own footballer leaves for his value and more
bargain   the next purchase of the turn is cheaper
appeal    the card that names one has no effect (windows.py)
"""

from __future__ import annotations

from touchline.kernel.game import NOBODY
from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.rules.action import needs_number, total
from touchline.titles.best_11.rules.aims import aims, exchanges, of_own_box
from touchline.titles.best_11.rules.challenge import draw_card, return_bets
from touchline.titles.best_11.rules.events import name
from touchline.titles.best_11.rules.formation import discard, join, leave
from touchline.titles.best_11.rules.hands import look, steal, switch
from touchline.titles.best_11.rules.stadium import is_complete
from touchline.titles.best_11.state import Best11


def aim(game: Best11, seat: int, event: int) -> None:
    """B11-EVENT-16: the target of a card; where there is only one, all can see which."""
    effect = game.cards.effect[event]
    if effect == c.E_BET:
        name(game, seat, event, game.ask(seat, c.ASK_BET, bets(game, seat, event), event), NOBODY)
        return
    offered = aims(game, seat, event)
    target = offered[0]
    if len(offered) > 1:
        target = game.ask(seat, question(effect), offered, event)
    if effect == c.E_EXCHANGE:
        game.then((c.STEP_AIM_MORE, seat, event, target))
    else:
        name(game, seat, event, target, NOBODY)


def question(effect: int) -> int:
    if effect == c.E_SELL:
        return c.ASK_OWN_PLAYER
    return c.ASK_PLAYER if effect in (c.E_INJURE, c.E_CAUTION, c.E_SEND_OFF, c.E_EXCHANGE) else c.ASK_RIVAL


def aim_more(game: Best11, seat: int, event: int, theirs: int) -> None:
    """Whom one gives for him."""
    offered = exchanges(game, seat, theirs)
    own = game.ask(seat, c.ASK_OWN_PLAYER, offered, event) if len(offered) > 1 else offered[0]
    name(game, seat, event, theirs, own)


def bets(game: Best11, seat: int, event: int) -> list[int]:
    """Twice the stake, one more if it is on a goal."""
    most = min(game.cards.amount[event], game.teams[seat].money)
    return list(range(2, 2 * most + 2))


def take_effect(game: Best11, seat: int, event: int, aimed: int, more: int) -> None:
    """B11-EVENT-05, B11-EVENT-08"""
    effect = game.cards.effect[event]
    if game.cards.white[event]:
        stay_in_play(game, seat, event)
    elif effect in (c.E_ADD, c.E_CLUB, c.E_CROWD, c.E_CAUTION, c.E_SEND_OFF):
        in_action(game, seat, event, aimed)
    elif effect in (c.E_BET, c.E_REDIRECT, c.E_REDRAW, c.E_NO_GOAL, c.E_RETRY):
        in_challenge(game, seat, event, aimed)
    else:
        in_the_open(game, seat, event, aimed, more)


def stay_in_play(game: Best11, seat: int, event: int) -> None:
    """B11-EVENT-08, B11-EVENT-20: income and tactics lie before their owner."""
    team = game.teams[seat]
    team.white = [*team.white, event]
    game.tell(c.TELL_WHITE, seat, event)
    if game.cards.effect[event] == c.E_INCOME and game.cards.other[event]:
        gain(game, seat, game.cards.other[event])


def gain(game: Best11, seat: int, money: int) -> None:
    game.teams[seat].money += money
    game.tell(c.TELL_GAINED, seat, money)


def in_action(game: Best11, seat: int, event: int, aimed: int) -> None:
    """Cards that change the total of the action."""
    effect, amount, duel = game.cards.effect[event], game.cards.amount[event], game.duel
    if effect == c.E_CAUTION:
        duel.cautions[duel.committed.index(aimed)] += amount
        game.tell(c.TELL_CAUTIONED, aimed, amount, total(game, duel), duel.performer)
    elif effect == c.E_SEND_OFF:
        duel.sent_off[duel.committed.index(aimed)] = True
        game.tell(c.TELL_SENT_OFF, aimed, total(game, duel), duel.performer)
    else:
        points = points_of(game, seat, event, effect)
        duel.points += points
        game.tell(c.TELL_RAISED, seat, points, 0, total(game, duel))


def in_challenge(game: Best11, seat: int, event: int, aimed: int) -> None:
    """Cards that change the course of a challenge."""
    effect, duel = game.cards.effect[event], game.duel
    if effect == c.E_BET:
        bet(game, seat, event, aimed)
    elif effect == c.E_REDIRECT:
        duel.target = aimed
        game.tell(c.TELL_REDIRECTED, duel.challenger, aimed)
        return_bets(game, aimed)
    elif effect == c.E_REDRAW:
        game.tell(c.TELL_JINXED, duel.performer, needs_number(duel))
        draw_card(game)
    elif effect == c.E_NO_GOAL:
        game.then((c.STEP_CLOSE, 0))
    else:
        game.tell(c.TELL_RETRIED, duel.challenger, duel.target)
        game.then((c.STEP_REVEAL, c.ATTACK))


def points_of(game: Best11, seat: int, event: int, effect: int) -> int:
    amount, team = game.cards.amount[event], game.teams[seat]
    if effect == c.E_CLUB:
        return amount * of_own_box(game, seat)
    if effect == c.E_CROWD and is_complete(game, team):
        return amount + 2
    if effect == c.E_CROWD and team.stands >= game.cards.more[event]:
        return amount + 1
    return amount


def bet(game: Best11, seat: int, event: int, written: int) -> None:
    """The stake is paid to the bank now; the close settles it."""
    stake, on_goal = written // 2, written % 2
    game.teams[seat].money -= stake
    game.duel.bets = [*game.duel.bets, (seat, stake, on_goal, event)]
    game.tell(c.TELL_BET, seat, stake, on_goal)


def in_the_open(game: Best11, seat: int, event: int, aimed: int, more: int) -> None:
    """Cards of the open window and of one's own turn."""
    effect, amount = game.cards.effect[event], game.cards.amount[event]
    if effect == c.E_GAIN:
        gain(game, seat, amount)
    elif effect == c.E_FINE:
        fine(game, aimed, amount)
    elif effect == c.E_TWIN:
        game.twinned = [*game.twinned, (seat, aimed, game.round + amount)]
        game.tell(c.TELL_TWINNED, seat, aimed, game.round + amount)
    elif effect == c.E_INJURE:
        injure(game, aimed, game.round + amount)
    elif effect == c.E_SWITCH:
        switch(game, seat, aimed)
    elif effect == c.E_STEAL:
        steal(game, seat, aimed)
    elif effect == c.E_LOOK:
        look(game, seat, aimed)
    elif effect == c.E_SELL:
        sell(game, seat, aimed, amount)
    elif effect == c.E_BARGAIN:
        game.teams[seat].discount = amount
        game.tell(c.TELL_BARGAIN, seat, amount)
    else:
        game.then((c.STEP_REPLY, seat, event, aimed, more))


def fine(game: Best11, seat: int, amount: int) -> None:
    """B11-GEN-04: all he has, if he has less."""
    paid = min(amount, game.teams[seat].money)
    game.teams[seat].money -= paid
    game.tell(c.TELL_FINED, seat, paid)


def injure(game: Best11, card: int, until: int) -> None:
    """B11-PITCH-09: he stays on the pitch, and counts."""
    game.injured = [*(each for each in game.injured if each[0] != card), (card, until)]
    game.tell(c.TELL_INJURED, card, until, game.owner(card))


def sell(game: Best11, seat: int, card: int, amount: int) -> None:
    """B11-TEAM-51, B11-MULTI-20: his printed value and more; the card to the pile of its box."""
    money = game.cards.value[card] + amount
    leave(game, seat, card)
    discard(game, card)
    game.teams[seat].money += money
    game.tell(c.TELL_SOLD, seat, card, money)


def reply(game: Best11, seat: int, event: int, theirs: int, own: int) -> None:
    """The rival accepts, and the two change teams; or refuses, and the bank pays a little."""
    other = game.owner(theirs)
    if game.ask(other, c.ASK_ACCEPT, [c.NO, c.YES], seat, own, theirs) == c.NO:
        game.tell(c.TELL_REFUSED, other, seat)
        gain(game, seat, game.cards.amount[event])
        return
    leave(game, seat, own)
    leave(game, other, theirs)
    join(game, seat, theirs)
    join(game, other, own)
    game.tell(c.TELL_EXCHANGED, seat, own, other, theirs)
