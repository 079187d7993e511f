"""Conservation in Mister: every footballer and every action card lies in exactly one place."""

from __future__ import annotations

from touchline.kernel.game import NOBODY
from touchline.titles.mister.state import MARKET, MATCH, SHOOTOUT, SQUAD_SIZE, Mister


def check(game: Mister) -> None:
    footballers(game)
    for side in game.sides:
        keepers = [player for player in side.squad if game.cards.keeper[player]]
        assert len(side.squad) <= SQUAD_SIZE
        assert keepers == ([] if side.keeper == NOBODY else [side.keeper])
    if game.stage != MARKET:
        assert all(len(side.squad) == SQUAD_SIZE and side.keeper != NOBODY for side in game.sides)
    if game.stage in (MATCH, SHOOTOUT):
        eleven_and_bench(game)
        actions(game)


def footballers(game: Mister) -> None:
    places = [player for side in game.sides for player in side.squad] + game.deck + game.under + game.discards
    assert sorted(places) == list(range(len(game.cards.names)))


def eleven_and_bench(game: Mister) -> None:
    """Every player of the squad plays, waits, was sent off or is injured."""
    for seat in game.order:
        side = game.sides[seat]
        assert sorted(side.on_pitch() + side.bench + side.sent_off + side.injured) == sorted(side.squad)
        assert side.lineup.count(NOBODY) == len(side.sent_off) + max(0, len(side.injured) - 4)


def actions(game: Mister) -> None:
    kept = [card for seat in game.order for card in game.sides[seat].kept]
    assert sorted(game.pack + game.spent + kept) == list(range(len(game.actions)))
