"""The hidden information of a seat, and how it is dealt again for search.

MOTS-CHANCE-07  (ruling) Hands of others; all that is known of them is that they are red or green.
MOTS-TACTIC-03  The card committed to a match, before it is revealed; MOTS-TACTIC-09: it suits the formation.
MOTS-CHANCE-11  (ruling) What a scout has seen on top of the transfer deck, by him alone.

Decks are bags without an order, so there is nothing else to hide in them.
"""

from __future__ import annotations

from touchline.kernel.dealer import Dealer
from touchline.kernel.game import NOBODY
from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.printed import IMMEDIATE, TACTIC, WINDOW
from touchline.titles.match_of_the_season.rules.reds import has_effect
from touchline.titles.match_of_the_season.rules.tactics import suits
from touchline.titles.match_of_the_season.state import Mots


def hidden(game: Mots, seat: int) -> str:
    """Return everything that this seat cannot know, as a text."""
    hands = [game.teams[team].hand for team in others(game, seat)]
    card = game.match.card if committed_unseen(game, seat) and game.match else NOBODY
    top = [] if game.deck.seen >> seat & 1 else game.deck.top
    return f"hands {hands} committed {card} top {top}"


def others(game: Mots, seat: int) -> list[int]:
    """Return the managed teams of other seats."""
    return [team for team in game.order if game.seat_of[team] != seat]


def committed_unseen(game: Mots, seat: int) -> bool:
    match = game.match
    if match is None or match.card == NOBODY or match.shown:
        return False
    return game.seat_of[match.home.who] != seat


def candidates(game: Mots, seat: int, kind: int, bag: list[int]) -> list[int]:
    """Return the cards that may be in the deck as far as this seat knows."""
    if kind == c.ROLL_CHANCE:
        held = [card for team in others(game, seat) for card in game.teams[team].hand]
        committed = [game.match.card] if game.match and committed_unseen(game, seat) else []
        return bag + held + committed
    if kind in (c.ROLL_SCOUT, c.ROLL_TRANSFER) and not game.deck.seen >> seat & 1:
        return bag + game.deck.top
    return bag


def redeal(game: Mots, seat: int, dealer: Dealer, shown: list[tuple[int, int, int]]) -> None:
    """Deal again hands, committed card and scouted cards; what others have shown in this step stays theirs."""
    redeal_top(game, seat, dealer)
    pool = game.chance.bag
    sizes = [0, 0, 0, 0]
    for team in others(game, seat):
        sizes[team] = len(game.teams[team].hand)
        pool += game.teams[team].hand
        game.teams[team].hand = []
    pool.sort()  # forget their old order
    redeal_committed(game, seat, dealer, shown)
    for who, kind, pick in shown:
        pin(game, dealer, who, kind, pick, sizes)
    dealer.shuffle(pool)
    for team in others(game, seat):
        hand = game.teams[team].hand
        while len(hand) < sizes[team]:
            hand.append(take(game, kept_cards(game)))
        hand.sort()
    pool.sort()


def kept_cards(game: Mots) -> list[int]:
    """Return the cards of the pool that may be in a hand: a blue one never is."""
    return [card for card in game.chance.bag if game.cards.colour(card) != IMMEDIATE]


def take(game: Mots, fitting: list[int]) -> int:
    """Take the first card of the shuffled pool that may be there."""
    game.chance.bag.remove(fitting[0])
    return fitting[0]


def redeal_top(game: Mots, seat: int, dealer: Dealer) -> None:
    deck = game.deck
    if deck.top and not deck.seen >> seat & 1:
        number = len(deck.top)
        deck.bag += deck.top
        deck.top = []
        deck.bag.sort()
        for k in range(number):
            at = dealer.below(len(deck.bag))
            deck.top.append(deck.bag.pop(at))
        deck.bag.sort()


def redeal_committed(game: Mots, seat: int, dealer: Dealer, shown: list[tuple[int, int, int]]) -> None:
    """Deal any green card that suits the formation, or the one that was revealed (MOTS-TACTIC-09)."""
    match = game.match
    if match is None or not committed_unseen(game, seat):
        return
    formation = game.teams[match.home.who].formation  # as it was when the card was laid down: MOTS-ADV-35
    revealed = [pick for who, kind, pick in shown if kind == c.ASK_REVEAL and pick >= 0]
    if revealed:
        return
    game.chance.bag.append(match.card)
    game.chance.bag.sort()
    dealer.shuffle(game.chance.bag)
    green = [card for card in kept_cards(game) if game.cards.colour(card) == TACTIC]
    match.card = take(game, [card for card in green if suits(game, card, formation)])


def pin(game: Mots, dealer: Dealer, who: int, kind: int, pick: int, sizes: list[int]) -> None:
    """Keep a card that was played in this step in its hand; a team that has announced a card keeps one."""
    team = asked_team(game, who)
    if team == NOBODY or len(game.teams[team].hand) >= sizes[team]:
        return
    if kind in (c.ASK_CARD, c.ASK_REACT) and pick in game.chance.bag:
        game.chance.bag.remove(pick)
        game.teams[team].hand.append(pick)
    elif kind == c.ASK_WINDOW and pick == c.GO_CARD:
        dealer.shuffle(game.chance.bag)
        held = [card for card in kept_cards(game) if game.cards.moments(card) & WINDOW and has_effect(game, team, card)]
        game.teams[team].hand.append(take(game, held))


def asked_team(game: Mots, seat: int) -> int:
    """Return the team of the seat that is asked for a card in the running step."""
    step = game.ahead[-1]
    if step[0] == c.STEP_WINDOW_GO:
        team = step[2]
    elif step[0] == c.STEP_REACT_ABSENCE:
        team = step[1]
    elif step[0] == c.STEP_MOVE:
        team = game.active
    elif step[0] == c.STEP_HOME_DRAW_ROLL:
        pair = game.pairs[2 * step[1] : 2 * step[1] + 2]
        team = pair[0] if game.seat_of[pair[0]] == seat else pair[1]
    else:
        return NOBODY
    return team if game.seat_of[team] == seat else NOBODY
