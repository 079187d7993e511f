"""Titles, options, words and the dealer."""

from __future__ import annotations

from typing import Any

import pytest

import touchline
from tests.kernel.duel import TITLE
from touchline.kernel.dealer import Dealer, Seeded
from touchline.kernel.drivers import Policy
from touchline.kernel.errors import BadOption, UnknownTitle
from touchline.kernel.game import Driver, Game, only, sees
from touchline.kernel.option import Option
from touchline.kernel.vocabulary import Asks, Field, Tells, Words, name_numbers


def test_an_unknown_title_is_refused_with_the_shelf() -> None:
    with pytest.raises(UnknownTitle) as refused:
        touchline.title("chess")

    assert refused.value.code == "unknown-title"
    assert refused.value.facts["shelf"] == ", ".join(touchline.SHELF)


@pytest.mark.parametrize(
    ("seats", "options", "code", "place"),
    [
        (3, {}, "seats", "duel"),
        ("2", {}, "seats", "duel"),
        (True, {}, "seats", "duel"),
        (2, {"colour": 1}, "unknown-option", "colour"),
        (2, {"matches": 4}, "unknown-choice", "matches"),
        (2, {"matches": True}, "unknown-choice", "matches"),
        (2, {"matches": "2"}, "unknown-choice", "matches"),
    ],
)
def test_options_that_do_not_exist_are_refused(seats: Any, options: Any, code: str, place: str) -> None:
    with pytest.raises(BadOption) as refused:
        TITLE.table(seats, options)

    assert (refused.value.code, refused.value.place) == (code, place)


def test_an_option_knows_its_values_and_the_code_of_its_meaning() -> None:
    option = Option("early_stop", "flag", (), False, ())

    assert option.values == [False, True]
    assert option.meaning == "option-early-stop"
    assert "early_stop" in repr(option)
    assert Option("mode", "choice", ("cup", "league"), "cup", ()).values == ["cup", "league"]
    with pytest.raises(BadOption):
        option.check(1)


def test_two_words_may_not_share_a_code_or_a_name() -> None:
    for asks in ([Asks(1, "bid"), Asks(1, "pass")], [Asks(1, "bid"), Asks(2, "bid")]):
        with pytest.raises(ValueError, match="two words"):
            Words(asks, [], [], [])


def test_numbers_need_a_name_each() -> None:
    assert name_numbers([Field("price:money"), Field("seat")], (5, 1)) == {"price": 5, "seat": 1}
    with pytest.raises(ValueError, match="do not name"):
        name_numbers(Tells(0, "goal", ("seat",)).numbers, (1, 2))


def test_masks_tell_who_sees() -> None:
    assert sees(only(0, 2), 2)
    assert not sees(only(0, 2), 1)
    assert not sees(only(0, 2), None)
    assert sees(-1, None)


def test_a_seed_gives_the_same_faces_for_ever() -> None:
    """Published numbers: another language must give the same."""
    dealer = Seeded(7)

    assert [dealer.roll(6) for _ in range(12)] == PUBLISHED
    twin = dealer.clone()
    assert [dealer.below(1000) for _ in range(5)] == [twin.below(1000) for _ in range(5)]


PUBLISHED = [3, 1, 3, 6, 3, 1, 2, 4, 5, 2, 6, 4]


def test_faces_are_fair() -> None:
    dealer, count = Seeded("fair"), [0] * 6
    for _ in range(60_000):
        count[dealer.below(6)] += 1
    chi = sum((each - 10_000) ** 2 / 10_000 for each in count)

    assert chi < 20.5  # one seed in a thousand would fail


def test_a_word_beyond_the_last_whole_multiple_is_thrown_away() -> None:
    dealer = Seeded("high")
    while dealer.clone().word() < 3 << 30:
        dealer.word()
    words, word = dealer.clone(), 3 << 30
    while word >= 3 << 30:
        word = words.word()

    assert dealer.below(3 << 30) == word


def test_a_shuffle_keeps_the_cards() -> None:
    cards = list(range(30))
    Seeded(1).shuffle(cards)

    assert sorted(cards) == list(range(30))
    assert cards != list(range(30))


def test_methods_that_subclasses_must_define() -> None:
    game = Game(2)
    for call in (
        lambda: Dealer().below(2),
        lambda: Dealer().clone(),
        game.clone,
        lambda: Driver().roll(game, 6, 0, -1),
        lambda: Driver().ask(game, 0, 0, [], (), None, -1),
        lambda: Policy().pick(game, 0, 0, [], ()),
    ):
        with pytest.raises(NotImplementedError):
            call()
    assert game.span(0) == 0
