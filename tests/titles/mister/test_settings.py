"""MIS-SETUP and section 11: modes and settings, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest
from tests.scenes import play, rule, script
from tests.titles.mister.laid import finished_table, go_on, match_begun, mister, numbers_of, open_game, row

from touchline.kernel.dealer import Seeded
from touchline.kernel.errors import BadOption, BadRecord
from touchline.kernel.record import Record, replay
from touchline.titles.mister import TITLE
from touchline.titles.mister import codes as c
from touchline.titles.mister.rules.match import kick_off
from touchline.titles.mister.rules.tournament import fixtures, full_time, round_end, rounds

SEATS = {"head_to_head": 2, "cup": 4, "league": 4, "three_way": 3}
DEFAULTS = {
    "season_market": False,
    "shootout_early_stop": False,
    "shootout_pool": "on_pitch",
    "league_legs": 2,
    "return_leg_swaps_order": True,
    "league_tiebreak": "head_to_head_first",
    "season_draws_after_tie": 1,
    "season_refused": "bottom",
    "market_first_seat": "0",
    "market_cards": 1,
    "market_visibility": "private",
    "market_idle_guard": True,
    "keeper_slot": "keeper_only",
    "phase_tie": "defender",
    "card_21_defender": "RCB",
    "empty_defender": "pass",
    "boost_carry_over": True,
    "boost_stacking": True,
    "skip_dead_shots": True,
}


@pytest.mark.parametrize(
    ("seats", "mode", "passes", "shootout"),
    [
        (2, "head_to_head", 1, True),
        (4, "cup", 2, True),
        (4, "league", 2, False),
        (3, "three_way", 1, False),
    ],
)
def test_the_defaults_are_the_books(seats: int, mode: str, passes: int, shootout: bool) -> None:
    settled = TITLE.resolve_options(seats, {"mode": mode})

    assert settled == DEFAULTS | {"mode": mode, "deck_passes": passes, "shootout": shootout}
    assert [option.name for option in TITLE.options if not option.rules] == []


@rule("MIS-SETUP-04")
def test_the_mode_is_fixed_before_play() -> None:
    table = TITLE.table(4, {"mode": "league", "season_market": True}, seed=1)

    assert (table.options["mode"], table.options["season_market"]) == ("league", True)
    assert TITLE.observe(table.now, 0)["mode"] == "league"
    assert table.record().data()["options"]["mode"] == "league"
    assert [rounds(open_game(SEATS[mode], mode=mode)) for mode in SEATS] == [1, 2, 6, 3]


@rule("MIS-SETUP-05")
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("mode", ["head_to_head", "cup", "league"])
def test_a_single_match_is_for_two_and_a_tournament_for_four(seats: int, mode: str) -> None:
    if (seats == 2) == (mode == "head_to_head"):
        assert open_game(seats, mode=mode).seats == seats
    else:
        with pytest.raises(BadOption, match="seats-do-not-fit: mode"):
            open_game(seats, mode=mode)


@rule("MIS-SETUP-06")
@pytest.mark.parametrize("mode", ["head_to_head", "cup", "league"])
def test_three_have_no_competition_of_the_book(mode: str) -> None:
    with pytest.raises(BadOption, match="seats-do-not-fit: mode"):
        open_game(3, mode=mode)
    for seats in (2, 4):
        with pytest.raises(BadOption, match="seats-do-not-fit: mode"):
            open_game(seats, mode="three_way")
    assert "three_way" not in (TITLE.resolve_options(2)["mode"], TITLE.resolve_options(4)["mode"])


@rule("MIS-SETUP-06")
def test_three_may_play_a_ring_of_single_matches() -> None:
    game = match_begun(seats=3, mode="three_way")
    game.fixtures = [(2, 0)]

    assert [fixtures(game, number) for number in range(rounds(game))] == [[(0, 1)], [(1, 2)], [(2, 0)]]
    assert c.STEP_PAIRING not in [step[0] for step in open_game(3, mode="three_way").agenda]
    script(game, kick_off)  # no toss: the first-named side starts
    assert (game.order, len(game.pack)) == ([2, 0], 32)
    game.agenda, game.round = [], 2
    game.sides[0].kept = [row(1)]
    script(game, full_time)
    game.agenda = []
    script(game, round_end)
    play(TITLE, game)
    assert (TITLE.result(game).places, TITLE.result(game).scores) == ([1, 2, 3], [3, 0, 0])


def test_a_whole_event_of_three_is_played_to_its_end() -> None:
    table = finished_table(3, seed=8, mode="three_way")

    assert table.result is not None
    assert sorted(table.result.places) == [1, 2, 3]
    told = table.events_since(0, None)
    assert [(each["numbers"]["first"], each["numbers"]["second"]) for each in told if each["event"] == "fixture"] == [
        (0, 1),
        (1, 2),
        (2, 0),
    ]


@rule("MIS-MARKET-23")
def test_the_same_squads_serve_all_matches() -> None:
    table = finished_table(4, seed=6, mode="league", league_legs=1)
    told = [each["event"] for each in table.events_since(0, None)]
    closed = told.index("market-closed")

    assert told.count("market-opened") == 1
    assert told.count("market-closed") == 1
    assert "signed" not in told[closed:]
    assert told.count("round") == 3
    fielded: list[set[int]] = [set(), set(), set(), set()]
    for each in table.events_since(0, None):
        if each["event"] == "fielded":
            fielded[each["numbers"]["seat"]].add(each["numbers"]["player"])
    assert all(found <= set(side.squad) for found, side in zip(fielded, mister(table.base).sides, strict=True))


BAD: list[tuple[int, dict[str, Any], str]] = [
    (2, {"mode": "friendly"}, "unknown-choice: mode"),
    (2, {"colour": "red"}, "unknown-option: colour"),
    (5, {}, "seats: mister"),
    (1, {}, "seats: mister"),
    (2, {"deck_passes": 0}, "unknown-choice: deck_passes"),
    (2, {"deck_passes": 5}, "unknown-choice: deck_passes"),
    (2, {"deck_passes": "2"}, "unknown-choice: deck_passes"),
    (2, {"deck_passes": True}, "unknown-choice: deck_passes"),
    (2, {"shootout": 1}, "unknown-choice: shootout"),
    (2, {"season_market": True}, "only-in-a-tournament: season_market"),
    (4, {"mode": "cup", "shootout": False}, "cup-needs-a-winner: shootout"),
    (2, {"market_first_seat": "2"}, "no-such-seat: market_first_seat"),
    (4, {"mode": "league", "league_legs": 3}, "unknown-choice: league_legs"),
]


@pytest.mark.parametrize(("seats", "options", "told"), BAD)
def test_a_setting_that_does_not_exist_or_fit_is_refused(seats: int, options: dict[str, Any], told: str) -> None:
    with pytest.raises(BadOption, match=told):
        TITLE.table(seats, options, seed=1)


def test_a_level_single_match_without_a_shootout_stays_level() -> None:
    game = match_begun(shootout=False)
    script(game, full_time)
    play(TITLE, game, steps=2)

    assert TITLE.result(game).places == [1, 1]
    assert TITLE.result(game).why == "drawn"
    assert numbers_of(game, "winner") == []


# -- records


def save_record() -> Record:
    table = TITLE.table(2, seed=3)
    for _ in range(70):
        go_on(table, Seeded(3))
    return table.record()


def test_a_record_of_mister_replays() -> None:
    again = replay(TITLE, Record.load(save_record().dump()))

    assert again.record().log == save_record().log


def test_a_record_of_another_title_edition_or_card_set_is_refused() -> None:
    for name, value, place in (("title", "chess", "title"), ("edition", 99, "edition"), ("cards", "0000", "cards")):
        record = save_record()
        setattr(record, name, value)
        with pytest.raises(BadRecord, match=place):
            replay(TITLE, record)


def test_a_record_with_a_setting_that_mister_does_not_have_is_refused() -> None:
    record = save_record()
    record.options["mode"] = "friendly"

    with pytest.raises((BadRecord, BadOption), match="mode"):
        replay(TITLE, record)


@pytest.mark.parametrize("entry", [[0, 7], [1, 1], [-2, 1, 5], [-2, 99, 81]])
def test_a_record_with_an_altered_entry_is_refused(entry: list[int]) -> None:
    record = save_record()
    at = next(at for at, each in enumerate(record.log) if each[0] == 0)
    record.log[at] = entry

    with pytest.raises(BadRecord, match=f"entry {at}"):
        replay(TITLE, record)


@pytest.mark.parametrize("cut", [1, 40, 400])
def test_a_truncated_or_broken_file_is_refused(cut: int) -> None:
    text = save_record().dump()

    with pytest.raises(BadRecord):
        Record.load(text[:cut])
    with pytest.raises(BadRecord):
        Record.load(text.replace('"edition":1', '"edition":2'))
