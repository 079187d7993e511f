"""A player's own card sets: with any symbols on the cards the game can be played and keeps its books and secrets."""

from __future__ import annotations

import pytest
from tests import conformance
from tests.scenes import rule
from tests.titles.masters_of_football.laid import fresh_cards
from tests.titles.masters_of_football.ledger import check

from touchline.kernel.dealer import Seeded
from touchline.kernel.drivers import Anything, Inline
from touchline.titles.masters_of_football import TITLE, printed
from touchline.titles.masters_of_football.cards import CardSet, Effect, affects_tactic

MODIFIERS = (printed.MOD_ATTACK, printed.MOD_DEFENCE, printed.MOD_TACTIC)
ON_TEAMS = (printed.IMMUNE_ALL, printed.IMMUNE_CORRUPTION, printed.GAIN_HOME_ADVANTAGE, printed.EXTRA_ATTACK_TURN)
SEATS = (2, 3, 4, 5, 8)


def wild_cards(seed: int) -> CardSet:
    """Our cards with kinds, moments, prices and restrictions at random, and more symbols on many of them."""
    cards, dealer = fresh_cards(), Seeded(f"wild {seed}")
    for card, effects in enumerate(cards.effects):
        if not cards.effect(card, printed.BLOCK_CORRUPTION):
            cards.kind[card] = dealer.below(4)
        cards.moment[card] = dealer.below(3)
        cards.tactics[card] = 1 + dealer.below(15) if dealer.below(3) == 0 else printed.ALL_TACTICS
        if cards.price[card] != printed.POINTS:
            cards.price[card] = dealer.below(3)
        if cards.scope[card] in (printed.SCOPE_TEAM, printed.SCOPE_PLAYER) and dealer.below(3) == 0:
            effects.append(Effect(MODIFIERS[dealer.below(3)], dealer.below(7) - 3))
        if cards.scope[card] == printed.SCOPE_TEAM and dealer.below(3) == 0:
            effects.append(Effect(ON_TEAMS[dealer.below(len(ON_TEAMS))], 1))
        cards.affects_tactic[card] = int(affects_tactic(effects))
    return cards


@rule("MOF-SYM-34")
@pytest.mark.parametrize("seed", range(15))
def test_any_symbols_on_any_cards_can_be_played(seed: int) -> None:
    seats, dealer = SEATS[seed % len(SEATS)], Seeded(seed)
    game = TITLE.game(seats, {"simultaneous_matches": seed % 2 == 1}, wild_cards(seed))
    game.driver = Inline([Anything(dealer)] * seats, dealer)
    while game.ahead:
        TITLE.perform(game, game.next_step())
        check(game)  # type: ignore[arg-type]

    assert TITLE.result(game).places


@pytest.mark.parametrize("seed", range(4))
def test_they_leak_nothing_and_offer_what_they_accept(seed: int) -> None:
    table, dealer = TITLE.table(4, {}, wild_cards(seed), seed=seed), Seeded(seed)
    for answer in range(250):
        if answer % 29 == 28:
            conformance.keeps_secrets(table, 2)
            conformance.offers_what_it_accepts(table)
        table.pick(*conformance.next_pick(table, dealer))
