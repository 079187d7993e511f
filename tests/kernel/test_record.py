"""Records: what does not replay is refused, with the field or the entry that is wrong."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests import conformance
from tests.kernel.duel import TITLE
from tests.state import whole
from touchline import replay as replay_from_shelf
from touchline.kernel.dealer import Seeded
from touchline.kernel.errors import BadRecord
from touchline.kernel.record import Record, digest, replay, rewind_table
from touchline.kernel.undo import REWIND


def play_answers(answers: int = 14) -> dict[str, Any]:
    table, dealer = TITLE.table(seed=3), Seeded(4)
    for _ in range(answers):
        table.pick(*conformance.next_pick(table, dealer))
    return table.record().data()


def seal_record(body: dict[str, Any]) -> Record:
    """As somebody would forge it, with the right digest."""
    body = {name: value for name, value in body.items() if name != "digest"}
    return Record.load(json.dumps(body | {"digest": digest(body)}))


def test_a_record_survives_its_text() -> None:
    data = play_answers()

    assert Record.load(json.dumps(data)).data() == data


@pytest.mark.parametrize(
    ("change", "code", "place"),
    [
        ({"log": [[0, 10]]}, "altered", "digest"),
        ({"title": 5}, "wrong-type", "title"),
        ({"format": 9}, "unknown-format", "format"),
        ({"log": [[0]]}, "bad-entry", "entry 0"),
        ({"log": [[0, 1], ["x", 1]]}, "bad-entry", "entry 1"),
        ({"log": [[-2, 7, 6]]}, "bad-entry", "entry 0"),
        ({"log": [[-7, 1]]}, "bad-entry", "entry 0"),
        ({"log": [[0, True]]}, "bad-entry", "entry 0"),
    ],
)
def test_a_broken_record_is_refused(change: dict[str, Any], code: str, place: str) -> None:
    with pytest.raises(BadRecord) as refused:
        Record.load(json.dumps(play_answers() | change))

    assert (refused.value.code, refused.value.place) == (code, place)


@pytest.mark.parametrize("text", ["", "{", "[1]", "null", "[" * 100_000, '{"format": 1}'])
def test_text_that_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        Record.load(text)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"title": "chess"}, "wrong-title"),
        ({"edition": 99}, "wrong-edition"),
        ({"cards": "other"}, "wrong-cards"),
        ({"seats": 5}, "bad-options"),
        ({"options": {"colour": 1}}, "bad-options"),
    ],
)
def test_a_record_of_another_game_is_refused(change: dict[str, Any], code: str) -> None:
    with pytest.raises(BadRecord) as refused:
        replay(TITLE, seal_record(play_answers() | change))

    assert refused.value.code == code


def forge_log(log: list[list[int]]) -> None:
    replay(TITLE, seal_record(play_answers() | {"log": log}))


@pytest.mark.parametrize(
    "log",
    [
        [[0, 15]],  # never offered
        [[0, 20], [1, -1], [0, 0], [-2, 1, 6]],  # pick and face exchanged
        [[1, 20]],  # not asked
        [[0, -1], [1, -1], [-2, 1, 5]],  # a die of other sides
        [[0, 20], [-3, 1]],  # undo of what was not done
        [[0, 20], [1, 30], [-3, 0]],  # undo behind another's pick
        [[0, -1], [1, -1], [-2, 1, 6], [-2, 1, 6]],  # a roll too many
        [[0, -1], [1, -1], [-2, 1, 6], [0, 1], [-2, 1, 5], [1, 9]],
    ],
)
def test_an_altered_entry_is_found(log: list[list[int]]) -> None:
    with pytest.raises(BadRecord) as refused:
        forge_log(log)

    assert refused.value.code == "altered-entry"


def test_every_altered_entry_of_a_whole_game_is_found_or_gives_another_game() -> None:
    data = play_answers(16)
    for at, entry in enumerate(data["log"]):
        log = [list(each) for each in data["log"]]
        log[at] = [entry[0], 77, *entry[2:]] if entry[0] >= 0 else [entry[0], entry[1], 99]
        with pytest.raises(BadRecord):
            forge_log(log)


def test_the_shelf_does_not_know_this_title() -> None:
    for record in (json.dumps(play_answers()), play_answers(), Record.from_data(play_answers())):
        with pytest.raises(BadRecord) as refused:
            replay_from_shelf(record)

        assert refused.value.code == "wrong-title"


def test_undone_picks_replay() -> None:
    table = TITLE.table(seed=3)
    for option in (20, 30, 10):
        table.pick(0, option)
        table.undo(0)
    table.pick(0, 40)
    again = replay(TITLE, Record.load(table.record().dump()))

    assert again.view(1) == table.view(1)
    assert len(again.log) == 7


def test_a_replayed_table_can_be_cloned_and_played_on() -> None:
    again = replay(TITLE, seal_record(play_answers(8)))
    dealer = Seeded(2)
    twin = again.clone()
    while not twin.over:
        twin.pick(*conformance.next_pick(twin, dealer))

    assert twin.result is not None


def test_a_rewound_table_goes_on_from_there_and_replays() -> None:
    table, dealer = TITLE.table(seed=3), Seeded(4)
    states = [whole(table)[:2]]
    while len(table.log) < 16:
        table.pick(*conformance.next_pick(table, dealer))
        states += [whole(table)[:2]] * (len(table.log) + 1 - len(states))
    number = 9
    back = rewind_table(table, number)

    assert whole(back)[0] == states[number][0]
    assert [back.log[-1].who, back.log[-1].value] == [REWIND, number]
    for _ in range(4):
        back.pick(*conformance.next_pick(back, dealer))
    again = replay(TITLE, Record.load(back.record().dump()))
    assert whole(again)[:2] == whole(back)[:2]
    assert [again.decision(seat) for seat in (0, 1)] == [back.decision(seat) for seat in (0, 1)]


def test_a_rewind_to_what_has_not_happened_is_refused() -> None:
    with pytest.raises(BadRecord, match="bad-entry"):
        forge_log([[0, 20], [REWIND, 5]])
