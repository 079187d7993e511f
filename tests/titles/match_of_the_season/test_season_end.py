"""The season's end: contracts, lost players, swaps, layout."""

from __future__ import annotations

import pytest
from tests.scenes import numbers_told, questions_asked, rule, script
from tests.titles.match_of_the_season.laid import (
    BLUE,
    GREEN,
    PASS,
    RED,
    YELLOW,
    asked_at,
    cash,
    do,
    eleven,
    four_squads,
    go_on,
    hold,
    in_deck,
    lazily,
    lined_up,
    names,
    on_free_list,
    own,
    table,
    vector,
)

from touchline.kernel.drivers import Question
from touchline.kernel.errors import IllegalPick
from touchline.kernel.game import NOBODY
from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.state import Mots


def layout(bench: str) -> tuple[Mots, list[int]]:
    """Blue has laid out A, with slots 6 and 10 face down."""
    game = table()
    blue = eleven(game, BLUE, "A", bench)
    game.down = [blue[5], blue[9]]
    return game, blue


def ranked_season(**squads: str) -> tuple[Mots, dict[str, list[int]]]:
    """Green first, yellow second, red third, blue fourth, each with its layout."""
    game = four_squads()
    game.places = [GREEN, YELLOW, RED, BLUE]
    laid = {
        name: eleven(game, team, squads.get(name, "A"), squads.get(f"{name}_bench", ""))
        for team, name in enumerate(("blue", "red", "yellow", "green"))
    }
    return game, laid


def refusal_of(question: Question, player: int) -> int:
    assert player not in question.options
    return next(refusal.reason for refusal in question.refusals if refusal.option == player)


@rule("MOTS-EOS-09", "MOTS-EOS-10", "MOTS-EOS-12", "MOTS-EOS-14", "MOTS-EOS-06")
@vector("V-99")
def test_a_filler_can_be_lost_too() -> None:
    game, blue = layout("M2")

    do(game, c.STEP_LOSSES, BLUE, faces=[12, 6, 7, 7])
    assert numbers_told(game, c.TELL_LOST) == [(BLUE, 7, blue[6]), (BLUE, 7, blue[11])]
    assert names(game, [blue[6], blue[11]]) == ["M3", "M2"]


@rule("MOTS-EOS-11", "MOTS-EOS-13")
@vector("V-100")
def test_an_empty_slot_is_rolled_again() -> None:
    game, blue = layout("D2")

    do(game, c.STEP_LOSSES, BLUE, faces=[7, 7, 2])
    assert numbers_told(game, c.TELL_LOST) == [(BLUE, 7, blue[6]), (BLUE, 2, blue[1])]
    assert names(game, [blue[1]]) == ["D3"]
    assert game.teams[BLUE].lineup[1] == NOBODY


@rule("MOTS-EOS-07", "MOTS-EOS-08", "MOTS-SQUAD-09")
@vector("V-101")
def test_lost_players_go_into_the_deck_and_one_star_to_the_free_list() -> None:
    game, blue = layout("")

    do(game, c.STEP_LOSSES, BLUE, faces=[2, 5])
    assert (game.deck.bag, game.free) == ([blue[1]], [blue[4]])
    assert len(game.teams[BLUE].squad) == 9


@rule("MOTS-EOS-18", "MOTS-EOS-19", "MOTS-EOS-20", "MOTS-EOS-21", "MOTS-EOS-17", "MOTS-EOS-28")
@vector("VB-11")
def test_the_swaps_of_the_rulebook_s_example() -> None:
    game, laid = ranked_season(
        blue="4-4-2 GK4 D3 D2 D2 D1 M1 M3 M2 M2 A1 A2",
        red="4-4-2 GK2 D3 D2 D2 D1 M3 M3 M2 M1 A3 A2",
        yellow="4-4-2 GK3 D3 D2 D2 D1 M4 M3 M2 M1 A3 A2",
        green="4-4-2 GK3 D3 D2 D2 D1 M3 M3 M2 M1 A5 A2",
    )
    blue, red, yellow, green = (laid[name] for name in ("blue", "red", "yellow", "green"))
    before = [len(team.squad) for team in game.teams]

    do(game, c.STEP_SWAPS, picks=[YELLOW, yellow[5], blue[5], green[9], blue[9], blue[0]])
    assert [len(team.squad) for team in game.teams] == before
    changed = {(BLUE, 5): yellow[5], (BLUE, 9): green[9], (BLUE, 0): red[0], (YELLOW, 5): blue[5]}
    changed |= {(GREEN, 9): blue[9], (RED, 0): blue[0]}
    for (team, slot), player in changed.items():
        assert game.teams[team].lineup[slot] == player
        assert player in game.teams[team].squad
    assert sorted(game.down) == sorted(changed.values())
    assert numbers_told(game, c.TELL_SWAPPED) == [
        (BLUE, YELLOW, yellow[5], blue[5]), (BLUE, GREEN, green[9], blue[9]), (RED, BLUE, blue[0], red[0]),
    ]  # fmt: skip


@rule("MOTS-EOS-20", "MOTS-EOS-21")
@vector("V-102")
def test_a_card_taken_in_a_swap_lies_face_down_for_the_third() -> None:
    game, laid = ranked_season()
    star = laid["green"][9]

    question = asked_at(game, c.STEP_SWAPS, picks=[GREEN, star, laid["blue"][9], PASS])
    assert (question.kind, question.context) == (c.ASK_SWAP_TAKE, (RED, BLUE))
    assert refusal_of(question, star) == c.WHY_FACE_DOWN


@rule("MOTS-EOS-19", "MOTS-EOS-26")
@vector("V-103")
def test_nothing_to_give_in_a_position_means_nothing_to_take() -> None:
    game, laid = ranked_season(green="4-4-2 GK4 D3 D2 D2 D1 M4 M3 M2 M1 A5 A2")
    game.down = [laid["blue"][0]]

    question = asked_at(game, c.STEP_SWAP, BLUE, GREEN)
    assert refusal_of(question, laid["green"][0]) == c.WHY_NOTHING_TO_GIVE


@rule("MOTS-EOS-22", "MOTS-EOS-24")
@vector("V-145")
def test_the_fourth_may_swap_in_either_order_or_not_at_all() -> None:
    for first, second in ((GREEN, YELLOW), (YELLOW, GREEN)):
        game, laid = ranked_season()
        taken = [laid[("blue", "red", "yellow", "green")[team]][1] for team in (first, second)]
        do(
            game,
            c.STEP_SWAP_ORDER,
            BLUE,
            GREEN,
            YELLOW,
            picks=[first, taken[0], laid["blue"][2], taken[1], laid["blue"][3]],
        )
        assert [each[1] for each in numbers_told(game, c.TELL_SWAPPED)] == [first, second]

    game, laid = ranked_season()
    do(game, c.STEP_SWAP_ORDER, BLUE, GREEN, YELLOW, picks=[PASS])
    assert sorted(numbers_told(game, c.TELL_DECLINED)) == [(BLUE, YELLOW), (BLUE, GREEN)]
    do(game, c.STEP_SWAP_ORDER, BLUE, GREEN, YELLOW, picks=[GREEN, PASS, PASS])
    assert numbers_told(game, c.TELL_DECLINED) == [(BLUE, GREEN), (BLUE, YELLOW)]


@rule("MOTS-EOS-25")
@vector("V-146")
def test_a_reserve_cannot_be_taken() -> None:
    game, laid = ranked_season(green_bench="M4")

    assert refusal_of(asked_at(game, c.STEP_SWAP, BLUE, GREEN), laid["green"][11]) == c.WHY_BENCH


@rule("MOTS-EOS-27", "MOTS-EOS-23")
@vector("V-147")
def test_a_bad_swap_is_allowed() -> None:
    game, laid = ranked_season()
    two, three = laid["green"][2], laid["blue"][1]
    assert names(game, [two, three]) == ["D2", "D3"]

    do(game, c.STEP_SWAP, BLUE, GREEN, picks=[two, three])
    assert {question.seat for question in questions_asked(game)} == {0}
    assert game.teams[BLUE].lineup[1] == two
    assert game.teams[GREEN].lineup[2] == three


@rule("MOTS-2P-10")
@vector("V-112")
def test_a_manager_s_two_teams_do_not_swap() -> None:
    game = table(2)
    for team in game.order:
        eleven(game, team, "A")
    game.places = [YELLOW, RED, GREEN, BLUE]

    question = asked_at(game, c.STEP_SWAPS)
    assert (question.kind, question.context) == (c.ASK_SWAP_TAKE, (BLUE, RED))
    question = asked_at(game, c.STEP_SWAPS, picks=[PASS])
    assert (question.kind, question.context) == (c.ASK_SWAP_TAKE, (GREEN, BLUE))


@rule("MOTS-EOS-02", "MOTS-EOS-03", "MOTS-EOS-01")
@vector("V-121")
def test_the_manager_chooses_between_the_strongest_formations() -> None:
    game = table()
    own(game, BLUE, "GK3 GK2 D4 D3 D2 D1 M5 M4 M3 M2 M1 A3 A2 A1")

    question = asked_at(game, c.STEP_STRONGEST, BLUE)
    assert question.kind == c.ASK_LAYOUT
    assert [game.cards.formation_names[each] for each in question.options] == ["4-4-2", "3-4-3", "3-5-2"]
    for formation in question.options:
        copy = game.clone()
        do(copy, c.STEP_STRONGEST, BLUE, picks=[formation])
        assert sum(game.cards.stars[player] for player in copy.teams[BLUE].lineup) == 32


@rule("MOTS-EOS-30", "MOTS-EOS-33")
@vector("V-104")
def test_unsold_cards_of_the_free_list_are_shuffled_in_and_one_stars_stay() -> None:
    game = table(cash=0)
    one, other, three = on_free_list(game, "D1 M1 A3")
    deck = in_deck(game, "M2 D2")
    game.marks[three] = 1

    lazily(game, c.STEP_TRANSFERS)
    assert game.free == sorted([one, other])
    assert sorted(game.deck.bag + game.deck.under) == sorted([three, *deck])


@rule("MOTS-2P-03", "MOTS-2P-04")
@vector("V-110")
def test_between_his_own_teams_a_manager_fields_the_strongest_for_both() -> None:
    game = table(2)
    blue = eleven(game, BLUE, "4-4-2 GK2 D3 D3 D3 D3 M4 M3 M2 M2 A5 A2", "D1 M1 A1 GK1")
    eleven(game, YELLOW, "B")

    questions = lazily(game, c.STEP_PLAY, BLUE, YELLOW, c.LEAGUE_MATCH).asked
    assert {question.seat for question in questions} == {0}
    slots = [question for question in questions if question.kind == c.ASK_SLOT and question.context[0] == BLUE]
    assert [question.options for question in questions if question.kind == c.ASK_FORMATION] == []
    assert not {*blue[11:]} & {player for question in slots for player in question.options}
    assert sorted(game.teams[BLUE].lineup) == sorted(blue[:11])


@rule("MOTS-2P-07", "MOTS-MONEY-06")
@vector("V-143")
def test_the_bank_covers_although_the_manager_s_other_team_is_rich() -> None:
    game = table(2)
    eleven(game, RED, "A")
    eleven(game, BLUE, "B", "M1 M2")
    game.teams[BLUE].cash, game.teams[YELLOW].cash = 0, 80000
    lined_up(game, RED, BLUE)

    script(game, go_on, [], [1])
    assert cash(game) == [0, 70000, 80000, 50000]


@rule("MOTS-MOVE-03", "MOTS-MOVE-02")
@vector("V-148")
def test_every_season_begins_with_a_new_roll_for_the_first_turn() -> None:
    game = four_squads()
    game.season, game.active = 2, RED

    lazily(game, c.STEP_FIRST_TURN, until=c.STEP_TURN, faces={c.ROLL_OFF: [3, 2, 6, 6, 1, 4]})
    assert game.active == GREEN


@rule("MOTS-CHANCE-08")
@vector("V-149")
def test_a_tactic_card_is_kept_over_the_season_s_end() -> None:
    game = four_squads()
    game.season, game.places, game.cup_places = 3, [GREEN, YELLOW, RED, BLUE], [RED, BLUE]
    on_free_list(game, "D1 D1 M1 M1 A1 A1 GK1 GK1")
    held = hold(game, GREEN, "wing-attack")

    lazily(game, c.STEP_END_OF_SEASON, until=c.STEP_TURN)
    assert game.season == 4
    assert game.teams[GREEN].hand == held


@rule("MOTS-LINEUP-19")
@vector("V-131")
def test_between_matches_nothing_lets_a_manager_rearrange_his_line_up() -> None:
    game = four_squads()
    hold(game, BLUE, "super-save")
    game.token = 4
    before = [team.lineup[:] for team in game.teams]

    driver = lazily(game, c.STEP_TURN, until=c.STEP_MOVE)
    assert [question.options for question in driver.asked if question.seat == 0] == [[PASS, 0]]
    assert [team.lineup for team in game.teams] == before
    with pytest.raises(IllegalPick):
        do(game, c.STEP_TURN, picks=[5])


@rule("MOTS-2P-10")
def test_the_third_does_not_swap_with_a_fourth_of_the_same_manager() -> None:
    game = table(2)
    for team in game.order:
        eleven(game, team, "A")

    do(game, c.STEP_SWAP, YELLOW, BLUE)
    assert questions_asked(game) == []


@rule("MOTS-EOS-26")
def test_a_team_with_everything_face_down_has_nothing_to_swap() -> None:
    game = table()
    blue = eleven(game, BLUE, "A")
    eleven(game, GREEN, "B")
    game.down = blue[:]

    do(game, c.STEP_SWAP, BLUE, GREEN)
    assert questions_asked(game) == []


@rule("MOTS-EOS-05")
def test_contracts_are_chosen_in_any_order() -> None:
    game = four_squads()
    lineup = game.teams[BLUE].lineup

    first = asked_at(game, c.STEP_EXTEND_CONTRACTS)
    assert (first.kind, first.options) == (c.ASK_EXTEND, lineup)
    second = asked_at(game, c.STEP_EXTEND_CONTRACTS, picks=[lineup[10]])
    assert (second.options, second.context) == (lineup[:10], (BLUE, 1))
    assert asked_at(game, c.STEP_EXTEND_CONTRACTS, picks=[lineup[10], lineup[0]]).context == (RED, 2)


@rule("MOTS-LINEUP-18", "MOTS-2P-01")
def test_a_manager_of_two_teams_lays_out_both() -> None:
    game = table(2)
    for team in game.order:
        own(game, team, "GK2 D3 D2 D2 D1 M4 M3 M2 M1 A5 A2")

    lazily(game, c.STEP_LAY_OUT)
    assert sorted(team for team, _ in numbers_told(game, c.TELL_LAID_OUT)) == [BLUE, RED, YELLOW, GREEN]
    assert [sorted(each.lineup) for each in game.teams] == [each.squad for each in game.teams]


@rule("MOTS-EOS-04")
def test_an_extension_is_told_with_its_team() -> None:
    game = four_squads()
    lineup = game.teams[BLUE].lineup

    lazily(game, c.STEP_EXTEND_CONTRACTS)
    assert numbers_told(game, c.TELL_EXTENDED)[:2] == [(BLUE, lineup[0]), (BLUE, lineup[1])]
