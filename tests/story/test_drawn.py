"""Luck of what is dealt: the worth of a card, less the mean of what lay in the bag."""

from __future__ import annotations

import pytest

from tests.golden import names, record_of
from tests.story.test_luck import ledger_of
from touchline.kernel.dealer import Seeded
from touchline.kernel.drivers import Inline
from touchline.kernel.game import ALL, Game, only
from touchline.story.draws import Draw, Watched
from touchline.story.luck import drawn, weigh
from touchline.story.luck.ledger import Ledger
from touchline.story.steps import moments
from touchline.titles import SHELF


def test_a_watched_driver_draws_as_the_other_does_and_remembers_the_bag() -> None:
    game, plain = Game(2), Game(2)
    watched = Watched(Inline([], Seeded("bag")))
    game.driver, plain.driver = watched, Inline([], Seeded("bag"))
    bag, other = [4, 5, 6, 7], [4, 5, 6, 7]

    cards = [game.draw(bag, 3, only(1)), game.draw(bag, 3, ALL)]

    assert cards == [plain.draw(other, 3, only(1)), plain.draw(other, 3, ALL)]
    first, second = watched.new_draws()
    assert (first.bag, first.card, first.kind, first.seat()) == ([4, 5, 6, 7], cards[0], 3, 1)
    assert sorted([*second.bag, cards[0]]) == [4, 5, 6, 7]
    assert second.seat() is None, "what all see belongs to nobody"
    assert watched.new_draws() == []


def test_luck_of_a_draw_has_no_drift() -> None:
    worth = {("hand-card", 1): 0.3, ("hand-card", 2): -0.1}
    bag = [1, 2, 3, 3]
    lucks = [drawn.luck_of(worth, "hand-card", Draw(0, 1, bag, card)) for card in bag]

    assert lucks[0] == pytest.approx(0.25)
    assert lucks[1] == pytest.approx(-0.15)
    assert sum(lucks) == pytest.approx(0)


def test_luck_of_one_seats_cards_is_the_bad_luck_of_the_others() -> None:
    ledger = Ledger(3)
    ledger.draw(1, "event-card", "card", 7, 0.4)

    assert ledger.by_seat() == pytest.approx([-0.2, 0.4, -0.2])
    assert ledger.data()["dealt"] == [{"seat": 1, "what": "event-card", "domain": "card", "card": 7, "luck": 0.4}]
    assert not ledger.data()["exact"]


@pytest.mark.parametrize("title", SHELF)
def test_the_weighed_cards_are_those_of_the_set(title: str) -> None:
    story = weigh.declared_story(title)
    domains = dict(story.draws.values())
    cards, label = SHELF[title].cards(), SHELF[title].labels

    for what, card in drawn.worth_of(story.worth_file):
        assert label[domains[what]](cards, card)
    assert max((abs(worth) for worth in drawn.worth_of(story.worth_file).values()), default=0) < 2


@pytest.mark.parametrize("name", names())
def test_only_one_s_own_draws_are_one_s_luck(name: str) -> None:
    record = record_of(name)
    kinds = weigh.declared_story(record.title).draws
    seen = [draw for each in moments(SHELF[record.title], record) for draw in each.draws if draw.kind in kinds]
    own = [draw for draw in seen if draw.seat() is not None]

    assert len(ledger_of(record).dealt) <= len(own)


def test_cards_of_another_set_are_not_weighed(monkeypatch: pytest.MonkeyPatch) -> None:
    record = record_of("mister-match")
    assert ledger_of(record).dealt

    monkeypatch.setattr(drawn, "own_digest", lambda title: "another")

    assert ledger_of(record).dealt == []


def test_noise_is_shrunk_to_nothing_and_what_shows_stays() -> None:
    noise, clear = weigh.Scale(), weigh.Scale()
    for at in range(400):
        card = at % 4
        noise.lay(Draw(0, 1, [0, 1, 2, 3], card), float(at // 4 % 2))
        clear.lay(Draw(0, 1, [0, 1, 2, 3], card), card + at // 4 % 2 / 10)

    assert set(noise.weigh_cards().values()) == {0.0}
    found = clear.weigh_cards()
    assert found[3] - found[0] == pytest.approx(4, abs=0.05), "3 against a mean of 1, 0 against a mean of 2"
    assert sum(found.values()) == pytest.approx(0, abs=1e-9)


def test_a_card_is_compared_with_its_own_bag() -> None:
    """Late in a game all come to more, and only cards 2 and 3 are left: neither is worth anything for that."""
    scale = weigh.Scale()
    for at in range(400):
        early = at % 2 == 0
        bag = [0, 1, 2, 3] if early else [2, 3]
        scale.lay(Draw(0, 1, bag, bag[at // 2 % len(bag)]), (0.0 if early else 5.0) + at // 8 % 2)

    assert max(abs(worth) for worth in scale.weigh_cards().values()) < 0.5


@pytest.mark.parametrize("title", SHELF)
def test_a_game_played_to_weigh_cards_tells_what_everybody_came_to(title: str) -> None:
    story = weigh.declared_story(title)
    found = weigh.play_game(SHELF[title], story, "a game")

    assert {what for what, draw, value in found} <= {what for what, domain in story.draws.values()}
    assert len({value for what, draw, value in found}) > 1
