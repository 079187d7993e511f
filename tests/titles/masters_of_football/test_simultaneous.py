"""Two matches at the same time."""

from __future__ import annotations

from typing import Any

from tests.scenes import rule
from tests.titles.masters_of_football.laid import (
    OURS,
    card,
    hand,
    lay,
    league,
    numbers_told,
    run,
    squad,
)

from touchline.kernel.game import NOBODY
from touchline.titles.masters_of_football import TITLE, codes
from touchline.titles.masters_of_football.printed import HOME
from touchline.titles.masters_of_football.rules.windows import speaking_order
from touchline.titles.masters_of_football.state import PRE2, Mof


def boards(people: int = 4, **options: Any) -> Mof:
    game = league(people, **options)
    for number in range(len(game.teams)):
        squad(game, number, *OURS.piles[2][3 * number : 3 * number + 3])
    game.matchday = 1
    return game


@rule("MOF-SIM-01, 03", "MOF-CAL-07")
def test_two_matches_at_the_same_time_by_option() -> None:
    one_by_one, together = boards(), boards(simultaneous_matches=True)

    run(one_by_one, lambda laid: TITLE.perform(laid, (codes.STEP_OPEN_BOARDS, 1, 0)))
    run(together, lambda laid: TITLE.perform(laid, (codes.STEP_OPEN_BOARDS, 1, 0)))

    assert [match.teams for match in one_by_one.boards] == [[0, 3]]
    assert [match.teams for match in together.boards] == [[0, 3], [1, 2]]


@rule("MOF-SIM-03")
def test_with_two_leagues_one_match_of_each_is_played_together() -> None:
    game = boards(8, simultaneous_matches=True)

    run(game, lambda laid: TITLE.perform(laid, (codes.STEP_OPEN_BOARDS, 1, 0)))

    assert [match.teams for match in game.boards] == [[0, 3], [4, 7]]


@rule("MOF-SIM-05")
def test_the_boards_take_turns_step_by_step() -> None:
    game = boards(simultaneous_matches=True)

    def go(laid: Mof) -> None:
        TITLE.perform(laid, (codes.STEP_OPEN_BOARDS, 1, 0))
        for k in range(8):
            assert laid.at == k % 2
            TITLE.perform(laid, laid.next_step())

    run(game, go)

    assert [len(match.ahead) for match in game.boards] == [7, 7]


@rule("MOF-SIM-05")
def test_the_longer_match_goes_on_alone_and_then_the_boards_are_cleared() -> None:
    game = boards(simultaneous_matches=True)
    run(game, lambda laid: TITLE.perform(laid, (codes.STEP_OPEN_BOARDS, 1, 0)))
    first, second = game.boards
    first.ahead, second.ahead = [(codes.STEP_BETWEEN_TURNS, 1)], [(codes.STEP_BETWEEN_TURNS, 1)] * 3

    def go(laid: Mof) -> None:
        while laid.ahead:
            TITLE.perform(laid, laid.next_step())

    run(game, go)

    assert (game.boards, game.at) == ([], 0)


@rule("MOF-SIM-05", "MOF-EXCH-05", "MOF-CARD-32")
def test_an_announcement_is_carried_out_before_the_other_board_asks_anything() -> None:
    game = boards(simultaneous_matches=True)
    run(game, lambda laid: TITLE.perform(laid, (codes.STEP_OPEN_BOARDS, 1, 0)))
    for match in game.boards:
        match.lineup = [game.teams[team].squad[:3] for team in match.teams]
        match.tactic, match.shown = 0, 1
        match.ahead = [(codes.STEP_PLACING, PRE2), (codes.STEP_ANNOUNCEMENT, PRE2, 0)]
    hand(game, 0, card(1))
    hand(game, 1, card(4))
    game.teams[0].money = 5

    def go(laid: Mof) -> None:
        laid.agenda = [(codes.STEP_PLAY_ON,)]
        while laid.agenda:
            TITLE.perform(laid, laid.next_step())

    plan = run(game, go, [(0, codes.ASK_ANNOUNCE, codes.PLAY), (0, codes.ASK_PLACE, card(1)), (0, codes.ASK_TARGET, 0)])

    after = [question.kind for question in plan.asked if question.seat == 0]
    assert after == [codes.ASK_ANNOUNCE, codes.ASK_PLACE, codes.ASK_TARGET]
    assert numbers_told(game, codes.TELL_CARD_REVEALED) == [(0, card(1), 0, NOBODY)]
    assert plan.asked[-1].context[:2] == (1, 2)  # then the other board goes on


@rule("MOF-SIM-02, 04")
def test_each_match_has_dice_levels_and_cards_of_its_own() -> None:
    game = boards(simultaneous_matches=True)
    run(game, lambda laid: TITLE.perform(laid, (codes.STEP_OPEN_BOARDS, 1, 0)))
    first, second = game.boards
    for match in game.boards:
        match.lineup = [game.teams[team].squad[:3] for team in match.teams]
        match.tactic, match.shown = 0, 1
        match.ahead = [(codes.STEP_TURN, 1)]
    lay(game, first, 1, 0, HOME)

    def go(laid: Mof) -> None:
        laid.agenda = [(codes.STEP_PLAY_ON,)]
        while laid.agenda and (first.ahead or second.ahead):
            TITLE.perform(laid, laid.next_step())

    faces = {codes.ROLL_ATTACK_DIE: [2, 5], codes.ROLL_DEFENCE_DIE: [3, 6], codes.ROLL_GENIUS_DIE: [1, 2, 3, 4]}
    run(game, go, faces=faces)

    assert first.dice == [2, 1, 3, 2]
    assert second.dice == [5, 3, 6, 4]
    assert (len(first.table), second.table) == (1, [])


@rule("MOF-SIM-04")
def test_piles_hands_and_money_are_shared_by_the_boards() -> None:
    game = boards(simultaneous_matches=True)
    run(game, lambda laid: TITLE.perform(laid, (codes.STEP_OPEN_BOARDS, 1, 0)))
    second = game.boards[1]
    hand(game, 0, card(49))
    second.lineup = [game.teams[team].squad[:3] for team in second.teams]
    second.tactic, second.shown, second.ahead, game.at = 0, 1, [(codes.STEP_BETWEEN_TURNS, 1)], 1

    def go(laid: Mof) -> None:
        while second.ahead:
            laid.at, laid.agenda = 1, []
            TITLE.perform(laid, (codes.STEP_PLAY_ON,))

    run(game, go, [(0, codes.ASK_BETWEEN, card(49))])

    assert (game.teams[0].money, game.teams[0].hand, game.discard) == (3, [], [card(49)])


@rule("MOF-SIM-06")
def test_a_manager_who_plays_on_one_board_observes_the_other() -> None:
    game = boards(simultaneous_matches=True)
    run(game, lambda laid: TITLE.perform(laid, (codes.STEP_OPEN_BOARDS, 1, 0)))

    assert speaking_order(game, game.boards[1])[:2] == [0, 3]
