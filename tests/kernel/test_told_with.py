"""The engine sends more with questions, events and views: previews, worth, who is hit, who is waited for."""

from __future__ import annotations

import json

from tests import conformance
from tests.kernel.duel import CARD, CLUB_OF, DIE, TITLE
from touchline.kernel.dealer import Seeded
from touchline.kernel.event_feed import EventFeed
from touchline.kernel.game import ALL, DEALER, Event
from touchline.kernel.table import Table
from touchline.kernel.vocabulary import PASS


def in_the_first_window() -> Table:
    """Both have scouted a card; seat 1 may play it."""
    table = TITLE.table(seed=7)
    for seat, option in ((0, 20), (1, PASS), (0, 1), (1, 0)):
        table.pick(seat, option)
    return table


def test_each_bid_shows_the_money_that_it_leaves() -> None:
    question = TITLE.table(seed=7).view(0)["question"]

    assert question["previews"] == [
        {"option": option, "numbers": {"left": 50 - option}} for option in (10, 20, 30, 40, 50)
    ]


def test_a_question_without_previews_has_none() -> None:
    assert "previews" not in in_the_first_window().view(1)["question"]


def test_a_window_names_the_options_worth_asking_about() -> None:
    table = in_the_first_window()
    hand = table.now.hands[1]  # type: ignore[attr-defined]

    assert table.view(1)["question"]["worth"] == [card for card in hand if card >= 12]
    assert "worth" not in TITLE.table(seed=7).view(0)["question"], "a bid is no window"


def test_an_event_names_the_seats_that_it_hits() -> None:
    table = in_the_first_window()
    card = table.now.hands[1][0]  # type: ignore[attr-defined]
    table.pick(1, card)
    event = table.events_since(0, None)[-1]

    assert event["numbers"] == {"seat": 1, "card": card, "club": CLUB_OF[0]}
    assert event["affects"] == [0]
    assert "affects" not in table.events_since(0, None)[0]


def test_the_written_events_are_those_that_are_told() -> None:
    for table in conformance.stops(TITLE, 2, {}, "written", 3):
        conformance.tells_with_questions_and_events_what_is_declared(table)
        conformance.writes_events_as_it_tells_them(table)
    table = in_the_first_window()
    table.pick(1, table.now.hands[1][0])  # type: ignore[attr-defined]
    assert json.loads(EventFeed().unheard(table, 0, 0)[1])[-1]["affects"] == [0]


def test_previews_and_worth_depend_on_what_the_seat_may_know() -> None:
    for table in conformance.stops(TITLE, 2, {}, "secret previews", 2):
        conformance.keeps_secrets(table)


# -- undo, and what stands in its way


def blocking_reason(table: Table, seat: int) -> object:
    found = table.view(seat)["undo_blocked_by"]
    return found and (found["code"], found["numbers"])


def test_nothing_blocks_an_undo_that_is_open_or_of_which_there_is_none() -> None:
    table = TITLE.table(seed=7)
    assert (blocking_reason(table, 0), blocking_reason(table, 1)) == (None, None)

    table.pick(0, 20)
    assert table.can_undo(0)
    assert blocking_reason(table, 0) is None
    assert table.view(None)["undo_blocked_by"] is None


def test_anothers_pick_blocks_it() -> None:
    table = TITLE.table(seed=7)
    table.pick(0, 20)
    table.pick(1, 30)

    assert blocking_reason(table, 0) == ("other-pick", {"seat": 1})
    assert blocking_reason(table, 1) is None


def test_a_roll_blocks_it() -> None:
    table = TITLE.table(seed=7)
    table.pick(0, 20)
    table.pick(1, PASS)  # and seat 0 draws a card

    assert blocking_reason(table, 0) == ("roll", {})
    assert blocking_reason(table, 1) == ("roll", {})


def test_an_unseen_choice_blocks_what_was_before_it() -> None:
    table = in_the_first_window()
    table.pick(1, PASS)
    table.pick(0, PASS)
    assert blocking_reason(table, 0) == ("hidden-choice", {})

    table.pick_run(1, [5, 2])
    assert blocking_reason(table, 1) is None, "what is laid can be changed until all have chosen"
    table.pick_run(0, [3, 1])
    assert blocking_reason(table, 0) == ("roll", {})


def test_a_copy_and_a_new_deal_say_the_same() -> None:
    table = in_the_first_window()
    twin = table.redeal(0, Seeded("again"))

    assert twin is not None
    assert blocking_reason(table.clone(), 0) == blocking_reason(twin, 0) == blocking_reason(table, 0) is not None


# -- who is waited for


def test_everybody_sees_who_is_waited_for_and_with_what() -> None:
    table = TITLE.table(seed=7)
    assert table.view(None)["waiting"] == [{"seat": 0, "kind": "bid"}]


def test_the_kind_of_a_private_question_is_not_told() -> None:
    table = TITLE.table(seed=7)
    table.pick(0, 20)
    table.pick(1, PASS)  # seat 0 has drawn a card and takes a private note

    assert table.view(1)["waiting"] == [{"seat": 0, "kind": None}]


def test_while_several_choose_unseen_no_kind_is_told() -> None:
    table = in_the_first_window()
    table.pick(1, PASS)
    table.pick(0, PASS)

    assert table.view(None)["waiting"] == [{"seat": 0, "kind": None}, {"seat": 1, "kind": None}]


def test_with_real_dice_the_dealer_is_waited_for() -> None:
    table = TITLE.table(seed=7, by_hand=True)
    table.pick(0, 20)
    table.pick(1, PASS)
    assert table.view(0)["waiting"] == [{"seat": DEALER, "kind": None}], "a card that seat 0 alone sees"

    table.type_in(0, 12)
    assert TITLE.words.rolls[CARD].name == "card"
    table.pick(0, 1)
    table.type_in(1, 13)
    table.pick(1, 1)
    for seat in (1, 0):
        table.pick(seat, PASS)
    table.pick_run(0, [3, 1])
    table.pick_run(1, [5, 2])
    assert table.view(0)["waiting"] == [{"seat": DEALER, "kind": TITLE.words.rolls[DIE].name}]


def test_an_event_does_not_hit_the_seat_that_made_it_happen() -> None:
    table = in_the_first_window()
    table.pick(1, table.now.hands[1][0])  # type: ignore[attr-defined]
    code = next(word.code for word in TITLE.words.tells.values() if word.affects)
    card = table.events_since(0, None)[-1]["numbers"]["card"]
    against_oneself = Event(code, (1, card, CLUB_OF[1]), ALL)

    assert TITLE.affected_seats(against_oneself, table.now) == []
