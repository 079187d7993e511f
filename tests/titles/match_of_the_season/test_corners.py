"""Refusals with their reasons, ready-made line-ups, labels, and cases that seldom come about."""

from __future__ import annotations

import pytest
from tests.scenes import asked, offered, rule, script, told
from tests.state import dump
from tests.titles.match_of_the_season.laid import (
    BLUE,
    GREEN,
    PASS,
    RED,
    YELLOW,
    asked_at,
    card,
    cash,
    do,
    eleven,
    four_squads,
    free_copies,
    go_on,
    hold,
    in_deck,
    lazily,
    lined_up,
    names,
    on_free_list,
    own,
    plenty,
    table,
)

from touchline.kernel.game import NOBODY
from touchline.texts import LANGUAGES, TitleTexts
from touchline.titles.match_of_the_season import TITLE
from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.labels import LABELS
from touchline.titles.match_of_the_season.printed import NOTHING
from touchline.titles.match_of_the_season.rules.lineup import available
from touchline.titles.match_of_the_season.rules.match import on
from touchline.titles.match_of_the_season.runs import picks_for_choice, runs
from touchline.titles.match_of_the_season.state import INTERNATIONAL, Mots
from touchline.titles.match_of_the_season.terminal import effect

# -- refusals


@rule("MOTS-TACTIC-09", "MOTS-CHANCE-11")
def test_cards_that_cannot_be_laid_down_are_refused_with_their_reason() -> None:
    game = table()
    eleven(game, BLUE, "B")
    eleven(game, RED, "A")
    wings, physio, counter = hold(game, BLUE, "wing-attack", "miracle-physio", "counter-attack")
    lined_up(game, BLUE, RED)

    question = offered(game, go_on)
    assert question.options == [PASS, counter]
    assert {(each.option, each.reason) for each in question.refusals} == {
        (wings, c.WHY_WRONG_FORMATION), (physio, c.WHY_NOT_NOW),
    }  # fmt: skip


@rule("MOTS-CHANCE-11", "MOTS-GEN-15")
def test_red_cards_that_cannot_be_played_now_are_refused_with_their_reason() -> None:
    game = four_squads()
    late, physio, home, wings = hold(game, BLUE, "late-night-out", "miracle-physio", "home-draw", "wing-attack")

    question = asked_at(game, c.STEP_WINDOW_OPEN, c.W_TURN, BLUE, picks=[c.GO_CARD])
    assert question.options == [late]
    assert {(each.option, each.reason) for each in question.refusals} == {
        (physio, c.WHY_NO_TARGET), (home, c.WHY_NOT_NOW), (wings, c.WHY_FOR_A_MATCH),
    }  # fmt: skip


@rule("MOTS-WIN-06")
def test_at_a_reaction_point_a_hand_without_an_answer_may_only_pass() -> None:
    game = four_squads()
    counter = hold(game, BLUE, "counter-attack")[0]

    question = asked_at(game, c.STEP_ABSENCE_ROLL, BLUE, c.INJURED, faces=[4])
    assert question.options == [PASS]
    assert [(each.option, each.reason) for each in question.refusals] == [(counter, c.WHY_FOR_A_MATCH)]


# -- seldom cases


@rule("MOTS-MATCH-21")
def test_a_goalkeeper_without_a_reserve_cannot_be_changed() -> None:
    game = table()
    blue = eleven(game, BLUE, "A")
    eleven(game, RED, "B")
    lined_up(game, BLUE, RED)
    game.agenda = []

    do(game, c.STEP_CHANGES, picks=[blue[0], PASS])
    assert on(game).home.slots == blue
    assert [question.kind for question in asked(game)] == [c.ASK_CHANGE_OUT, c.ASK_CHANGE_OUT]


@rule("MOTS-ADV-34", "MOTS-LINEUP-13")
def test_a_short_side_that_fits_several_formations_names_one() -> None:
    game = table(advanced_game=True)
    blue = eleven(game, BLUE, "4-4-2 GK2 D3 D2 D2 - M4 M3 M2 - A5 A2", "A3")
    eleven(game, RED, "B")
    lined_up(game, BLUE, RED)

    question = offered(game, go_on, [blue[7]], [2])
    assert question.kind == c.ASK_REFORM
    assert [game.cards.formation_names[each] for each in question.options] == ["4-3-3", "3-4-3"]


@rule("MOTS-ADV-40")
def test_an_injured_goalkeeper_without_a_reserve_leaves_an_empty_goal() -> None:
    game = table(advanced_game=True)
    eleven(game, BLUE, "A", "M2")
    eleven(game, RED, "B")
    lined_up(game, BLUE, RED)

    script(game, go_on, [PASS] * 5, [9, 1, 2, 2, 2, 2, 2])
    assert on(game).home.slots[0] == NOBODY


@rule("MOTS-KO-05", "MOTS-ADV-27")
def test_a_red_card_in_an_extra_event_may_end_the_match() -> None:
    game = table(advanced_game=True)
    eleven(game, BLUE, "4-4-2 GK2 D3 D2 D2 D1 M4 M3 - - A5 A2")
    eleven(game, RED, "B")
    lined_up(game, BLUE, RED, c.NATIONAL_SEMI)

    script(game, go_on, [], [2, 2, 2, 2, 2, 2, 7, 2])
    assert (told(game, c.TELL_FORFEIT), on(game).outcome) == ([(BLUE,)], c.AWAY)


@rule("MOTS-OPT-07")
def test_an_own_table_may_have_faces_on_which_nothing_happens() -> None:
    game = table(event_table="own")
    eleven(game, BLUE, "A")
    eleven(game, RED, "B")
    game.rules.faces = [NOTHING] * 12
    lined_up(game, BLUE, RED)

    script(game, go_on, [], [7])
    assert (on(game).outcome, cash(game)[:2]) == (c.NEITHER, [50000, 50000])


@rule("MOTS-2P-04")
def test_the_strongest_line_up_of_a_team_without_goalkeeper_leaves_the_goal_empty() -> None:
    game = table(2)
    own(game, BLUE, "D3 D2 D2 D1 M4 M3 M2 M1 A5 A2")
    eleven(game, YELLOW, "B")

    lazily(game, c.STEP_PLAY, BLUE, YELLOW, c.LEAGUE_MATCH)
    assert game.teams[BLUE].lineup[0] == NOBODY
    assert NOBODY not in game.teams[BLUE].lineup[1:]


@rule("MOTS-EOS-06", "MOTS-GEN-15")
def test_a_layout_of_two_extended_players_loses_nobody() -> None:
    game = table()
    game.teams[BLUE].formation = 1
    players = own(game, BLUE, "GK2 D3")
    game.teams[BLUE].lineup = [*players, *[NOBODY] * 9]
    game.down = players[:]

    do(game, c.STEP_LOSSES, BLUE)
    assert (told(game, c.TELL_LOST), game.teams[BLUE].squad) == ([], sorted(players))


@rule("MOTS-SQUAD-12")
def test_a_free_list_without_one_star_cards_does_not_help_who_cannot_pay() -> None:
    game = table(cash=5000)
    own(game, BLUE, "GK2 D3 D2 D2 D1 M4 M3 M2 M1 A5 A2")
    on_free_list(game, "A3")

    do(game, c.STEP_SQUAD_CHECK, BLUE)
    assert (len(game.teams[BLUE].squad), asked(game)) == (11, [])


@rule("MOTS-2P-10")
def test_the_third_does_not_swap_with_a_fourth_of_the_same_manager() -> None:
    game = table(2)
    for team in game.order:
        eleven(game, team, "A")

    do(game, c.STEP_SWAP, YELLOW, BLUE)
    assert asked(game) == []


@rule("MOTS-EOS-26")
def test_a_team_with_everything_face_down_has_nothing_to_swap() -> None:
    game = table()
    blue = eleven(game, BLUE, "A")
    eleven(game, GREEN, "B")
    game.down = blue[:]

    do(game, c.STEP_SWAP, BLUE, GREEN)
    assert asked(game) == []


@rule("MOTS-SQUAD-03")
def test_a_full_squad_cannot_follow_a_tip() -> None:
    game = table()
    own(game, BLUE, "GK2 D3 D2 D2 D1 M4 M3 M2 M1 A5 A2 GK1 D1 M1 A1 M2 D2 A2")
    player = in_deck(game, "M3")[0]

    do(game, c.STEP_BLUE_CARD, BLUE, card(game, "exclusive-tip"))
    assert (asked(game), game.free) == ([], [player])


def test_the_last_card_of_a_column_is_drafted_without_a_question() -> None:
    game = table()
    game.offer = free_copies(game, "D1")[:1]

    do(game, c.STEP_DRAFT, 1, BLUE)
    assert (asked(game), len(game.teams[BLUE].squad), game.offer) == ([], 1, [])


@rule("MOTS-GEN-14")
def test_a_team_without_money_pays_nothing() -> None:
    game = four_squads()
    for team in (RED, YELLOW, GREEN):
        game.teams[team].cash = 0

    do(game, c.STEP_BLUE_CARD, BLUE, card(game, "testimonial-match"))
    assert (told(game, c.TELL_PAYS), cash(game)) == ([], [50000, 0, 0, 0])


# -- ready-made line-ups


def run_of(game: Mots, name: str, opponent: int = RED, competition: int = c.LEAGUE_MATCH) -> list[int]:
    return ready_runs(game, c.ASK_FORMATION, (BLUE, competition, opponent))[name]


def ready_runs(game: Mots, kind: int, context: tuple[int, ...]) -> dict[str, list[int]]:
    """The picks of each ready-made line-up."""
    return {name: picks_for_choice(game, 0, kind, context, laid) for name, laid in runs(game, 0, kind, context)}


def test_the_last_line_up_is_offered_again_if_everybody_may_play() -> None:
    game = four_squads(bench="GK1 D1 M1 A1")
    before = game.teams[BLUE].lineup[:]
    assert run_of(game, "last") == [1, before[0], *before[1:5], *before[5:9], *before[9:11]]

    game.marks[before[9]] = c.INJURED
    assert "last" not in ready_runs(game, c.ASK_FORMATION, (BLUE, c.LEAGUE_MATCH, RED))
    assert "last" in ready_runs(game, c.ASK_FORMATION, (BLUE, c.NATIONAL_SEMI, RED))


@pytest.mark.parametrize("name", ["best", "last", "strongest"])
def test_a_ready_made_line_up_is_accepted_pick_by_pick(name: str) -> None:
    game = four_squads(bench="GK1 D1 M1 A1 D2")
    picks = run_of(game, name)

    question = asked_at(game, c.STEP_PLAY, BLUE, RED, c.LEAGUE_MATCH, picks=picks)
    assert question.seat == 1


def test_the_strongest_line_up_has_the_most_stars() -> None:
    game = four_squads(bench="GK5 D4 M1 A4")
    picks = run_of(game, "strongest")
    taken = [pick for pick in picks[1:] if pick != NOBODY]

    best = game.cards.formation_names[picks[0]]
    assert best in ("4-3-3", "3-4-3", "4-4-2")
    assert {"GK5", "D4", "A4", "A5"} <= set(names(game, taken))


def test_against_an_international_team_the_best_line_up_looks_at_its_card() -> None:
    game = four_squads(bench="GK1 D1 M1 A1")

    assert run_of(game, "best", INTERNATIONAL + 13, c.EUROPEAN_MATCH)
    game.teams[RED].formation = NOBODY
    assert run_of(game, "best") == run_of(game, "strongest")
    assert runs(game, 0, c.ASK_CHANGE_OUT, (BLUE, RED)) == []


def test_in_a_manager_s_own_derby_no_run_is_offered() -> None:
    game = four_squads(2)

    assert runs(game, 0, c.ASK_FORMATION, (BLUE, c.LEAGUE_MATCH, YELLOW)) == []


def test_where_only_one_formation_is_possible_the_first_slot_comes_with_the_runs() -> None:
    game = table()
    eleven(game, BLUE, "A")
    eleven(game, RED, "B")
    first = asked_at(game, c.STEP_PLAY, BLUE, RED, c.LEAGUE_MATCH)
    assert (first.kind, first.context[1]) == (c.ASK_SLOT, 2)
    ready = ready_runs(game, c.ASK_SLOT, first.context)
    assert sorted(ready) == ["best", "last", "strongest"]
    for picks in ready.values():
        assert asked_at(game.clone(), c.STEP_PLAY, BLUE, RED, c.LEAGUE_MATCH, picks=picks).seat == 1

    second = asked_at(game, c.STEP_PLAY, BLUE, RED, c.LEAGUE_MATCH, picks=ready["last"][:1])
    assert runs(game, 0, c.ASK_SLOT, second.context) == []


def test_at_kick_off_too_the_first_slot_comes_with_a_run() -> None:
    game = table()
    for team in game.order:
        own(game, team, "GK2 GK1 D3 D2 D2 D1 M4 M3 M2 M1 A5 A2")
    question = asked_at(game, c.STEP_LAY_OUT)
    assert (question.kind, question.context[1]) == (c.ASK_SLOT, 1)

    ready = ready_runs(game, c.ASK_SLOT, question.context)
    assert list(ready) == ["strongest"]
    assert asked_at(game, c.STEP_LAY_OUT, picks=ready["strongest"]).seat == 1


def test_the_layout_of_a_season_s_end_needs_no_run() -> None:
    game = table()
    own(game, BLUE, "GK3 GK2 D4 D3 D2 D1 M5 M4 M3 M2 M1 A3 A2 A1")

    question = asked_at(game, c.STEP_STRONGEST, BLUE)
    assert question.kind == c.ASK_LAYOUT
    assert runs(game, 0, c.ASK_LAYOUT, question.context) == []


def test_a_line_that_is_ordered_anew_is_no_beginning() -> None:
    game = table()
    blue = eleven(game, BLUE, "A", "D2")
    eleven(game, RED, "B")
    lined_up(game, BLUE, RED)
    game.agenda = []

    question = asked_at(game, c.STEP_CHANGES, picks=[blue[1], blue[11], c.REARRANGE])
    assert question.kind == c.ASK_SLOT
    assert runs(game, 0, c.ASK_SLOT, question.context) == []


def test_a_whole_line_up_that_is_not_possible_is_no_choice() -> None:
    game = four_squads(bench="GK1 D1 M1 A1")
    context = (BLUE, c.LEAGUE_MATCH, RED)
    laid = dict(runs(game, 0, c.ASK_FORMATION, context))["last"]
    foreign = game.teams[RED].lineup[3]

    def picks(choice: list[int]) -> list[int]:
        return picks_for_choice(game, 0, c.ASK_FORMATION, context, choice)

    assert picks(laid)
    for wrong in (laid[:-1], [99, *laid[1:]], [*laid[:4], foreign, *laid[5:]], [*laid[:4], NOBODY, *laid[5:]], []):
        assert picks(wrong) == []
    assert picks_for_choice(game, 0, c.ASK_CHANGE_OUT, context, [5]) == [5]


# -- labels


def test_numbers_are_called_by_their_names() -> None:
    cards = TITLE.cards()

    assert LABELS["player"](cards, 0) == "@card-goalkeeper Konrad Ziegenhals 5★"
    assert LABELS["money"](cards, 100000) == "100\u00a0000"
    assert LABELS["chance"](cards, 0) == "@chance-full-house"
    assert LABELS["formation"](cards, 1) == "4-4-2"
    assert LABELS["square"](cards, 6) == "@square-international-duty"
    assert LABELS["side"](cards, INTERNATIONAL) == "Atletico Solara"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_chance_card_says_what_it_does_with_its_own_amount(lang: str) -> None:
    texts = TitleTexts(TITLE, lang)
    for number, kind in enumerate(texts.cards.chance_kind):
        told = effect(number, texts)
        assert told
        assert not set(told) & set("{}$")
        if texts.cards.kind_amount[kind] > 1:
            assert str(texts.cards.kind_amount[kind] % 1000 or "000") in told


# -- copies


def test_a_copy_in_mid_match_is_a_game_of_its_own() -> None:
    game = four_squads(advanced_game=True)
    hold(game, BLUE, "counter-attack")
    lined_up(game, BLUE, RED)
    copy = game.clone()
    before = dump(game)

    lazily(copy, *copy.next_step())
    assert dump(game) == before
    assert on(copy).outcome in (c.HOME, c.AWAY, c.NEITHER)
    assert available(game, BLUE, c.LEAGUE_MATCH) == available(copy, BLUE, c.LEAGUE_MATCH)
    assert plenty() is game.cards
