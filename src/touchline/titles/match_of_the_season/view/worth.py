"""Which options of a window are worth asking a person about; and whose a team is.

Trades can be made in every window: they are never among them.
"""

from __future__ import annotations

from touchline.kernel.game import NOBODY
from touchline.kernel.vocabulary import PASS
from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.printed import (
    AWAY_PENALTY,
    BEST_MIDFIELD,
    COUNTER_ATTACK,
    HALF_PRICE,
    INJURE_RIVAL,
    LEAGUE,
    SCOUT_DECK,
    SUPER_SAVE,
    WINDOW,
    WING_ATTACK,
)
from touchline.titles.match_of_the_season.rules.advanced import candidates
from touchline.titles.match_of_the_season.rules.market import buyable
from touchline.titles.match_of_the_season.rules.match import on
from touchline.titles.match_of_the_season.rules.reds import playable
from touchline.titles.match_of_the_season.rules.tactics import bonus, wing_stars
from touchline.titles.match_of_the_season.state import INTERNATIONAL, Mots


def worth(game: Mots, seat: int, kind: int, context: tuple[int, ...], options: list[int]) -> list[int]:
    """Return cards that do something now, and exchanges that make the side stronger."""
    if kind == c.ASK_WINDOW:
        return [option for option in options if option == c.GO_CARD and has_timely_card(game, context)]
    if kind == c.ASK_TACTIC:
        return [card for card in options if card != PASS and helps(game, card)]
    if kind == c.ASK_SUB_OUT:
        return [player for player in options if player != PASS and is_improved(game, context[0], player)]
    return [option for option in options if option != PASS]


def has_timely_card(game: Mots, context: tuple[int, ...]) -> bool:
    """Whether a card in hand is worth a question in this window, not merely allowed."""
    team, window = context
    return any(is_timely(game, team, window, card) for card in playable(game, team, WINDOW))


def is_timely(game: Mots, team: int, window: int, card: int) -> bool:
    """Whether the card is for now: a cure, an injury for a rival before a League match, a look at the deck before a
    card is turned."""
    effect = game.cards.effect(card)
    if effect == INJURE_RIVAL:
        return window == c.W_MATCHDAY and game.cards.kind[game.token] == LEAGUE
    if effect == SCOUT_DECK:
        return window == c.W_REVEAL
    if effect == HALF_PRICE:
        return any(is_wanted(game, team, player) for player in buyable(game, team, game.cards.amount(card)))
    return True


def is_wanted(game: Mots, team: int, player: int) -> bool:
    """Whether he has more stars than the weakest of his position in the squad."""
    cards = game.cards
    same = [cards.stars[each] for each in game.teams[team].squad if cards.position[each] == cards.position[player]]
    return not same or cards.stars[player] > min(same)


def helps(game: Mots, card: int) -> bool:
    """Whether some face of the die is better for the home side with this card, and none is worse."""
    match, effect, faces = on(game), game.cards.effect(card), game.rules.faces
    if effect == WING_ATTACK:  # MOTS-TACTIC-14: the wings decide in place of the die
        return wing_stars(game, match.home, False) > wing_stars(game, match.away, game.rules.outer_wings)
    if effect == COUNTER_ATTACK:
        return BEST_MIDFIELD in faces
    if effect == SUPER_SAVE:
        return AWAY_PENALTY in faces
    return any(bonus(game, match, card, event) > 0 for event in faces)


def is_improved(game: Mots, team: int, out: int) -> bool:
    """Whether a reserve with more stars may come on for him."""
    match, stars = on(game), game.cards.stars
    side = match.home if match.home.who == team else match.away
    return any(stars[player] > stars[out] for player in candidates(game, match, side, out))


def seat_of(game: Mots, domain: str, number: int) -> int:
    """Return the seat that manages a team; NOBODY for the ghost team and for foreign clubs."""
    return game.seat_of[number] if domain in ("team", "side") and 0 <= number < INTERNATIONAL else NOBODY
