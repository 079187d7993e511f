"""Levels: which there are for each title, that they play whole games, and that none knows more than its seat may."""

import pytest
from tests import conformance
from tests.kernel import duel

from touchline.bots import LEVELS, bot, levels_of
from touchline.kernel.dealer import Seeded
from touchline.kernel.drivers import Inline
from touchline.kernel.errors import BadOption
from touchline.titles import SHELF

EVERY = [(code, level) for code in SHELF for level in levels_of(SHELF[code])]
TRAINED = [(code, level) for code, level in EVERY if level != "rookie"]


def test_levels_come_weakest_first() -> None:
    assert LEVELS[:3] == ("rookie", "amateur", "pro")
    assert levels_of(SHELF["mister"])[:3] == ["rookie", "amateur", "pro"]
    assert levels_of(duel.TITLE) == ["rookie"]


def test_a_level_that_does_not_exist_is_refused_with_those_that_do() -> None:
    with pytest.raises(BadOption) as refused:
        bot(SHELF["mister"], "champion")

    assert refused.value.code == "unknown-bot"
    assert refused.value.facts["levels"] == ", ".join(levels_of(SHELF["mister"]))


@pytest.mark.parametrize(("code", "level"), EVERY)
def test_every_level_plays_a_whole_game(code: str, level: str) -> None:
    title, seats = SHELF[code], SHELF[code].seats[-1]
    game = title.game(seats, {})
    game.driver = Inline([bot(SHELF[code], level, seat) for seat in range(seats)], Seeded("whole"))
    while game.ahead:
        title.perform(game, game.next_step())

    assert sorted(title.result(game).places)[0] == 1


@pytest.mark.parametrize(("code", "level"), TRAINED)
def test_no_level_picks_by_what_its_seat_may_not_know(code: str, level: str) -> None:
    for table in conformance.stops(SHELF[code], SHELF[code].seats[0], {}, f"honest {level}", 23, 20):
        conformance.same_pick_whatever_is_hidden(table, level)


@pytest.mark.parametrize("code", sorted(SHELF))
def test_a_new_pro_picks_what_one_picks_that_has_followed_the_game(code: str) -> None:
    """A bot's memory saves work and changes no pick: a server makes the bot again for every pick."""
    title, seats = SHELF[code], SHELF[code].seats[0]
    table = title.table(seats, seed="memory")
    old = [bot(SHELF[code], "pro", seat) for seat in range(seats)]
    for k in range(150):
        if table.over:
            break
        seat = table.to_act[0]
        question = table.question(seat)
        assert question is not None
        asked = (question.game, seat, question.kind, question.options, question.context)
        new = bot(SHELF[code], "pro", seat)
        new.dealer = old[seat].dealer.clone()  # leanings and directions are of the dice, not of the memory
        pick = old[seat].pick(*asked)
        assert new.pick(*asked) == pick
        table.pick(seat, pick)
