"""A table stops where somebody must answer, hides what is hidden and takes back what can be taken back."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests import conformance
from tests.kernel.duel import ANSWER, TITLE, Duel, auction, scout
from tests.scenes import question_after, script
from tests.state import whole
from touchline.kernel.dealer import Seeded
from touchline.kernel.drivers import Anything, Diverged, Inline, Question
from touchline.kernel.errors import IllegalPick
from touchline.kernel.game import DEALER, Game
from touchline.kernel.record import Record, replay
from touchline.kernel.table import Table
from touchline.kernel.title import Title
from touchline.kernel.vocabulary import PASS


def deal_table(seed: int = 7) -> Table:
    return TITLE.table(seed=seed)


def at_lineups(seed: int = 7) -> Table:
    """Up to the first choice that both make at once."""
    table = deal_table(seed)
    for seat, option in ((0, 20), (1, PASS), (0, 1), (1, 0), (1, PASS), (0, PASS)):
        table.pick(seat, option)
    return table


def question(table: Table, seat: int) -> Question:
    asked = table.question(seat)
    assert asked is not None
    return asked


def test_the_first_bidder_is_asked_first() -> None:
    table = deal_table()

    assert table.to_act == [0]
    assert question(table, 0).options == [PASS, 10, 20, 30, 40, 50]
    assert table.question(1) is None
    assert table.result is None


def test_both_are_asked_at_once_and_neither_sees_the_other() -> None:
    table = at_lineups()
    before = table.appearance(0)
    table.pick(1, 5)

    assert table.to_act == [0, 1]
    assert table.appearance(0) == before
    assert table.view(1)["chosen"] == [5]
    assert table.view(None)["chosen"] == []


def test_a_seat_that_has_chosen_waits_for_the_other() -> None:
    table = at_lineups()
    table.pick_run(1, [5, 2])

    assert table.to_act == [0]
    with pytest.raises(IllegalPick, match="not-asked"):
        table.pick(1, 1)


def test_a_run_is_taken_whole_or_not_at_all() -> None:
    table = at_lineups()
    before = whole(table)
    for run in ([5, 5], [5, 2, 1], []):
        with pytest.raises(IllegalPick):
            table.pick_run(1, run)

        assert whole(table) == before


def test_a_refusal_names_its_reason_and_its_rule() -> None:
    table = deal_table()
    table.pick(0, PASS)
    with pytest.raises(IllegalPick) as refused:
        table.pick(1, 50)

    assert refused.value.code == "too-dear"
    assert refused.value.rule == "DUEL-BID-03"
    assert refused.value.facts == {"option": 50, "cash": 40}


@pytest.mark.parametrize(
    ("seat", "option", "decision", "code"),
    [
        (0, 15, None, "not-offered"),
        (1, 10, None, "not-asked"),
        (9, 10, None, "not-asked"),
        ("0", 10, None, "not-asked"),
        (0, "10", None, "not-a-number"),
        (0, True, None, "not-a-number"),
        (0, 10, 5, "stale"),
    ],
)
def test_a_pick_that_is_not_offered_is_refused(seat: int, option: int, decision: int | None, code: str) -> None:
    table = deal_table()
    before = whole(table)
    with pytest.raises(IllegalPick) as refused:
        table.pick(seat, option, decision)

    assert refused.value.code == code
    assert whole(table) == before


def test_a_finished_game_takes_no_more_picks() -> None:
    table, dealer = deal_table(), Seeded(1)
    while not table.over:
        table.pick(*conformance.next_pick(table, dealer))

    assert table.to_act == []
    assert table.result is not None
    assert table.view(0)["result"]["places"] == table.result.places
    with pytest.raises(IllegalPick, match="game-over"):
        table.pick(0, 1)


def test_the_decision_number_counts_only_what_the_seat_knows() -> None:
    table = at_lineups()
    number = table.decision(0)
    table.pick(1, 5)

    assert table.decision(0) == number
    assert table.decision(1) == number + 1
    assert table.decision(None) == number
    table.pick(0, 3, number)


def test_undo_takes_back_the_last_pick() -> None:
    table = deal_table()
    before = whole(table)[:2]
    table.pick(0, 20)
    table.undo()

    assert whole(table)[:2] == before
    assert [entry.who for entry in table.log] == [0, -3]


def test_undo_does_not_reach_behind_another_seats_pick_or_a_roll() -> None:
    table = deal_table()
    table.pick(0, 20)
    table.pick(1, 30)

    assert not table.can_undo(0)
    assert table.can_undo(1)
    table.pick(0, PASS)

    assert not table.can_undo(0)  # a card was drawn with it
    with pytest.raises(IllegalPick, match="no-undo"):
        table.undo(0)
    with pytest.raises(IllegalPick, match="no-undo"):
        table.undo()


def test_a_hidden_pick_is_taken_back_alone() -> None:
    table = at_lineups()
    table.pick(0, 3)
    table.pick(1, 5)
    table.undo(0)

    assert table.view(0)["chosen"] == []
    assert table.view(1)["chosen"] == [5]
    assert not table.can_undo(0)


def test_a_hidden_choice_can_be_changed_until_all_have_chosen() -> None:
    table = at_lineups()
    before = table.view(1)
    table.pick_run(0, [3, 4])
    assert table.to_act == [1]
    table.undo(0)

    assert (table.view(0)["chosen"], table.to_act) == ([3], [0, 1])
    assert table.view(1) == before  # nobody sees what it was
    table.undo(0)
    table.pick_run(0, [4, 3])
    table.pick_run(1, [5, 2])
    assert not table.can_undo(0)
    assert replay(TITLE, table.record()).view(0) == table.view(0)


def test_a_hidden_choice_is_taken_back_as_a_whole() -> None:
    table = at_lineups()
    table.pick_run(0, [3, 4])
    table.undo_hidden(0)

    assert table.view(0)["chosen"] == []
    with pytest.raises(IllegalPick, match="no-undo"):
        table.undo_hidden(0)
    with pytest.raises(IllegalPick, match="no-undo"):
        deal_table().undo_hidden(0)


def test_a_reveal_ends_undo() -> None:
    table = at_lineups()
    table.pick_run(1, [5, 2])
    table.pick_run(0, [3, 4])

    assert not table.can_undo(0)
    assert not table.can_undo(1)


def test_a_sealed_step_ends_undo() -> None:
    def step(game: Duel, *numbers: int) -> None:
        game.ask(0, ANSWER, [PASS])
        game.seal()
        game.ask(0, ANSWER, [PASS])

    table = altered_table(step)
    table.pick(0, PASS)

    assert not table.can_undo(0)


def altered_table(step: Callable[..., None]) -> Table:
    """The tiny title with one function for every step."""
    names = ("code", "name", "edition", "seats", "options", "words", "load_cards", "start", "observe", "redeal")
    taken = {name: getattr(TITLE, name) for name in (*names, "hidden", "result", "scopes")}
    return Title(agenda=dict.fromkeys(TITLE.agenda, step), **taken).table(seed=1)


def test_rules_that_fail_leave_the_table_as_it_was() -> None:
    def step(game: Duel, *numbers: int) -> None:
        if game.ask(0, ANSWER, [PASS, 1]) == 1:
            raise ZeroDivisionError

    table = altered_table(step)
    before = whole(table)
    with pytest.raises(ZeroDivisionError):
        table.pick(0, 1)

    assert whole(table) == before


def test_rules_that_ask_by_accident_are_found_out() -> None:
    asked: list[int] = []

    def step(game: Duel, *numbers: int) -> None:
        asked.append(0)
        game.ask(len(asked) % 2, ANSWER, [PASS])
        game.ask(0, ANSWER, [PASS])

    table = altered_table(step)
    with pytest.raises(Diverged):
        table.pick(1, PASS)


def test_standing_orders_pass_windows_until_they_end() -> None:
    table = deal_table()
    table.order(1, 1)
    for seat, option in ((0, 20), (1, PASS), (0, 1), (1, 0)):
        table.pick(seat, option)

    assert table.to_act == [0]  # seat 1 has passed the window before it
    assert table.view(1)["orders"] == [1]
    assert table.view(0)["orders"] == []
    table.pick(0, PASS)
    table.pick_run(0, [3, 4])
    table.pick_run(1, [5, 2])
    table.pick(0, PASS)

    assert table.to_act == [1]  # a match later it is asked again
    assert table.view(1)["orders"] == []


def test_a_standing_order_can_be_withdrawn() -> None:
    table = deal_table()
    table.order(1, 0)
    table.order(1, 0, standing=False)
    for seat, option in ((0, 20), (1, PASS), (0, 1), (1, 0)):
        table.pick(seat, option)

    assert table.to_act == [1]


def test_an_order_given_at_a_window_passes_it() -> None:
    table = deal_table()
    for seat, option in ((0, 20), (1, PASS), (0, 1), (1, 0)):
        table.pick(seat, option)
    table.order(1, 0)

    assert table.to_act == [0]


def test_real_dice_are_asked_of_the_dealer() -> None:
    table = TITLE.table(by_hand=True)
    table.pick(0, PASS)
    table.pick(1, PASS)

    assert table.to_act == [DEALER]
    assert table.title.typed_data(question(table, DEALER), 0, 0)["domain"] == "card"
    table.pick(DEALER, 13)

    assert table.view(0)["game"]["hands"][0] == [13]
    table.pick(0, 0)
    table.pick(DEALER, 10)
    for seat, option in ((1, 0), (1, PASS), (0, PASS)):
        table.pick(seat, option)
    table.pick_run(0, [3, 4])
    table.pick_run(1, [5, 2])
    table.pick(DEALER, 6)
    with pytest.raises(IllegalPick):
        table.pick(DEALER, 7)
    table.pick(DEALER, 1)

    assert table.events_since(0, None)[-1]["numbers"] == {"home": 13, "away": 8}
    again = replay(TITLE, Record.load(table.record().dump()))
    assert again.events_since(0, 0) == table.events_since(0, 0)


def test_a_table_plays_out_from_mid_step() -> None:
    table = at_lineups()
    table.pick(0, 3)
    dealer = Seeded(5)
    ended = table.play_out([Anything(dealer)] * 2, dealer)

    assert ended.agenda == []
    assert table.to_act == [0, 1]


def test_private_events_are_numbered_for_their_seat_alone() -> None:
    table = at_lineups()

    assert [event["event"] for event in table.events_since(0, 0)] == ["bought", "scouted", "noted"]
    assert [event["n"] for event in table.events_since(1, 1)] == [1, 2]
    assert [event["event"] for event in table.events_since(0, None)] == ["bought"]


@pytest.mark.parametrize("seed", range(12))
def test_the_promises_hold(seed: int) -> None:
    for table in conformance.stops(TITLE, 2, {"matches": 3}, f"promise {seed}", 1):
        conformance.offers_what_it_accepts(table)
        conformance.replays(table)
        conformance.clones_alone(table)
        conformance.undoes(table)
        conformance.keeps_secrets(table)


def test_redeal_changes_what_is_hidden() -> None:
    counted = [conformance.keeps_secrets(table) for table in conformance.stops(TITLE, 2, {}, "hidden", 1)]

    assert sum(changed for _, changed in counted) > 10


def test_redeal_finds_a_table_that_looks_the_same() -> None:
    table = at_lineups()
    table.pick_run(1, [5, 2])
    twin = table.redeal(0, Seeded(3))

    assert twin is not None
    assert twin.appearance(0) == table.appearance(0)
    twin.pick_run(0, [3, 4])
    assert not twin.hidden


def test_an_inline_policy_may_only_pick_what_is_offered() -> None:
    class Cheat(Anything):
        def pick(self, *asked: object) -> int:
            return 999

    game = TITLE.game(2)
    game.driver = Inline([Cheat(Seeded(0))] * 2, Seeded(0))
    with pytest.raises(IllegalPick):
        TITLE.perform(game, game.next_step())


def test_scripts_fail_on_what_is_left_over_or_missing() -> None:
    def new_game() -> Game:
        return TITLE.game(2)

    script(new_game(), auction, [20, PASS])
    assert question_after(new_game(), auction, [20]).options == [PASS, 30, 40]
    script(new_game(), lambda game: scout(game, 0), [1], [12])
    with pytest.raises(AssertionError, match="left over"):
        script(new_game(), auction, [20, PASS, 1])
    with pytest.raises(AssertionError, match="ends before"):
        script(new_game(), auction, [20])
    with pytest.raises(IllegalPick):
        script(new_game(), auction, [25])
    with pytest.raises(AssertionError, match="nobody"):
        question_after(new_game(), auction, [20, PASS])
