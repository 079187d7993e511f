"""Piles and discard piles.

MOF-DECK-01     (ruling) An empty pile that must give a card takes in its discard pile, shuffled.
MOF-DECK-02     (ruling) One discard pile for action cards, one for each tier of players.
MOF-DECK-03     (ruling) With both empty the draw gives nothing.
MOF-DECK-04     (ruling) A wood player that cannot be drawn is a stand-in of a position that makes the lineup legal.
MOF-DECK-05     (ruling) Several managers draw one card at a time in seat order, tier by tier, extra cards last.
MOF-DECK-06     (ruling) Discard piles are open.
MOF-DECK-07     (ruling) No reshuffle before a draw needs it.
MOF-SETUP-23    (ruling) Fill-up wood players come one manager after the other, in seat order.
MOF-SETUP-09    (ruling) The extra cards are gold, silver and bronze, not wood.
"""

from __future__ import annotations

from typing import Final

from touchline.kernel.game import NOBODY, only
from touchline.titles.masters_of_football import codes as c
from touchline.titles.masters_of_football.printed import BRONZE, DEFENDER, GOLD, SILVER, WOOD
from touchline.titles.masters_of_football.state import Mof, Team

ACTION_PILE: Final = 4


def people(game: Mof) -> list[int]:
    """Teams with a person, in seat order (MOF-SETUP-20)."""
    return [number for number in range(len(game.teams)) if game.teams[number].seat != NOBODY]


def draw_player(game: Mof, number: int, tier: int) -> int:
    """One player of the tier for this team's eyes, or NOBODY (MOF-DECK-03)."""
    if not game.piles[tier] and game.discards[tier]:  # MOF-DECK-01, MOF-DECK-07
        reshuffle_players(game, tier)
    if not game.piles[tier]:
        return NOBODY
    return game.draw(game.piles[tier], c.ROLL_PLAYER_CARD, only(game.teams[number].seat))


def reshuffle_players(game: Mof, tier: int) -> None:
    """MOF-DECK-01."""
    game.reshuffles += 1
    game.player_rounds = marked(game.player_rounds, game.discards[tier], game.reshuffles)
    game.piles[tier] += game.discards[tier]
    game.discards[tier] = []
    game.tell(c.TELL_RESHUFFLED, tier)


def marked(rounds: tuple[int, ...], cards: list[int], number: int) -> tuple[int, ...]:
    """These cards lie in a pile that has been shuffled for the so manyth time."""
    new = list(rounds)
    for card in cards:
        new[card] = number
    return tuple(new)


def deal_players(game: Mof, copies: tuple[int, ...], extra: list[int]) -> None:
    """MOF-DECK-05: so many gold, silver and bronze to each; then one more of each to those with extra cards."""
    for tier in (GOLD, SILVER, BRONZE):
        for k in range(copies[tier]):
            for number in people(game):
                deal_player(game, number, tier)
    for number in extra:
        for tier in (GOLD, SILVER, BRONZE):  # MOF-SETUP-09
            deal_player(game, number, tier)
    for number in people(game):
        game.tell(c.TELL_PLAYERS_DEALT, number, len(game.teams[number].dealt))


def deal_player(game: Mof, number: int, tier: int) -> None:
    player = draw_player(game, number, tier)
    if player != NOBODY:
        game.teams[number].dealt.append(player)
        game.tell_only(only(game.teams[number].seat), c.TELL_PLAYER_DEALT, player)


def discard_player(game: Mof, number: int, player: int) -> None:
    """MOF-DECK-02, MOF-DECK-06; a stand-in leaves the game (MOF-DECK-04)."""
    if player < game.cards.players:
        game.discards[game.cards.tier[player]].append(player)
    game.tell(c.TELL_PLAYER_DISCARDED, number, player)


def clear_dealt(game: Mof, number: int) -> None:
    """Whoever was offered and not taken is discarded (MOF-SETUP-14, MOF-ACAD-06, MOF-TRANSFER-04)."""
    team = game.teams[number]
    for player in sorted(team.dealt):
        discard_player(game, number, player)
    team.dealt = []


def join_wood(game: Mof, number: int, player: int) -> None:
    """A wood player joins for nothing (MOF-SETUP-16); which one, only his manager sees (MOF-INFO-06)."""
    team = game.teams[number]
    team.squad.append(player)
    game.tell(c.TELL_WOOD_JOINED, number)
    game.tell_only(only(team.seat), c.TELL_WOOD_SEEN, player)


def wood_player(game: Mof, number: int) -> int:
    """The next wood player, or a stand-in (MOF-DECK-04)."""
    player = draw_player(game, number, WOOD)
    return player if player != NOBODY else stand_in(game, game.teams[number])


def stand_in(game: Mof, team: Team) -> int:
    """MOF-DECK-04: of the first position that the squad lacks."""
    held = [game.cards.position[player] for player in team.squad]
    for player in game.cards.stand_ins:
        if game.cards.position[player] not in held:
            return player
    return game.cards.stand_ins[DEFENDER]


def draw_card(game: Mof, number: int) -> bool:
    """One action card into the hand; false if there is none (MOF-DECK-03)."""
    if not game.pile and game.discard:  # MOF-DECK-01, MOF-DECK-07
        reshuffle_cards(game)
    if not game.pile:
        return False
    team = game.teams[number]
    card = game.draw(game.pile, c.ROLL_ACTION_CARD, only(team.seat))
    team.hand.append(card)
    team.hand.sort()
    game.tell_only(only(team.seat), c.TELL_CARD_DRAWN, card)
    return True


def reshuffle_cards(game: Mof) -> None:
    """MOF-DECK-01; once more nobody knows where these cards are."""
    game.reshuffles += 1
    game.pile, game.discard = game.discard, []
    game.card_rounds = marked(game.card_rounds, game.pile, game.reshuffles)
    for card in game.pile:
        game.face_down |= 1 << card
    game.tell(c.TELL_RESHUFFLED, ACTION_PILE)


def deal_cards(game: Mof, copies: int) -> None:
    """MOF-DECK-05: one at a time, in seat order."""
    numbers = people(game)
    dealt = [0] * len(game.teams)
    for k in range(copies):
        for number in numbers:
            dealt[number] += draw_card(game, number)
    for number in numbers:
        game.tell(c.TELL_CARDS_DEALT, number, dealt[number])


def discard_card(game: Mof, number: int, card: int) -> None:
    """Out of the hand, face up (MOF-DECK-06)."""
    game.teams[number].hand.remove(card)
    lay_off(game, card)
    game.tell(c.TELL_CARD_DISCARDED, number, card)


def lay_off(game: Mof, card: int) -> None:
    """To the discard pile of action cards."""
    game.face_down &= ~(1 << card)
    game.discard.append(card)
