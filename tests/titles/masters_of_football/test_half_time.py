"""Half-time: substitutions before and after the roll, the second tactic."""

from __future__ import annotations

import pytest
from tests.scenes import rule
from tests.titles.masters_of_football.laid import (
    Plan,
    card,
    hand,
    kinds,
    lay,
    numbers_told,
    options_of,
    pitch,
    play,
    scene,
    trio,
    vector,
)

from touchline.kernel.errors import IllegalPick
from touchline.kernel.vocabulary import PASS
from touchline.titles.masters_of_football import codes
from touchline.titles.masters_of_football.printed import AWAY, DEFENSIVE, DIRECT, GENIUS_TACTIC, HOME, PHYSICAL
from touchline.titles.masters_of_football.state import (
    AFTER_ROLL,
    BEFORE_ROLL,
    Match,
    Mof,
)

D, M, F = 0, 1, 2
HOME_WINS = {codes.ROLL_TACTICS_DIE: [1, 6], codes.ROLL_GENIUS_DIE: [1, 1]}
AWAY_WINS = {codes.ROLL_TACTICS_DIE: [6, 1], codes.ROLL_GENIUS_DIE: [1, 1]}
Wishes = list[tuple[int, int, int]]


def interval(game: Mof, match: Match, wishes: Wishes, faces: dict[int, list[int]] | None = None) -> Plan:
    match.turn = 6
    return play(game, match, [(codes.STEP_HALF_TIME,)], wishes, HOME_WINS if faces is None else faces)


def swap(seat: int, when: int, off: int, on: int) -> Wishes:
    return [(seat, codes.ASK_SUBSTITUTE, when), (seat, codes.ASK_TAKE_OFF, off), (seat, codes.ASK_BRING_ON, on)]


def bench(*ratings: int, positions: tuple[int, ...] = (), name: str = "") -> tuple[Mof, list[int], Match]:
    """Team 0 at home with a lineup of the first three and the others on the bench."""
    game = scene(managers={0: name} if name else None)
    players = trio(game, 0, rating=ratings, positions=positions or tuple(k % 3 for k in range(len(ratings))))
    return game, players, pitch(game)


@rule("MOF-HALF-02, 03")
@pytest.mark.parametrize("when", [BEFORE_ROLL, AFTER_ROLL])
def test_one_player_is_substituted_before_the_roll_or_after_it(when: int) -> None:
    game, players, match = bench(1, 1, 1, 1)

    plan = interval(game, match, swap(0, when, players[1], players[3]))

    order = [codes.ASK_TAKE_OFF, codes.ASK_BRING_ON, codes.ASK_TACTIC] if when == BEFORE_ROLL else None
    assert match.lineup[HOME] == [players[0], players[3], players[2]]
    assert order is None or kinds(plan, 0)[1:4] == order
    assert order or kinds(plan, 0)[1:4] == [codes.ASK_TACTIC, codes.ASK_TAKE_OFF, codes.ASK_BRING_ON]
    assert numbers_told(game, codes.TELL_SUBSTITUTED) == [(0, players[1], players[3])]
    assert numbers_told(game, codes.TELL_SUBSTITUTION_LAPSED) == []


@rule("MOF-HALF-02, 03")
@pytest.mark.parametrize("when", [BEFORE_ROLL, AFTER_ROLL])
def test_the_away_side_may_substitute_alone(when: int) -> None:
    game, _, match = bench(1, 1, 1)
    away = trio(game, 1, rating=(1, 1, 1, 1))

    interval(game, match, swap(1, when, away[0], away[3]))

    assert numbers_told(game, codes.TELL_SUBSTITUTED) == [(1, away[0], away[3])]


@vector("T30")
@rule("MOF-HALF-04, 11")
def test_the_winner_brings_on_an_equal_or_higher_rating_only(vector: str) -> None:
    game, players, match = bench(3, 3, 3, 2, 3)
    lay(game, match, 27, 0, HOME, 0)  # modifiers do not count

    plan = interval(game, match, swap(0, AFTER_ROLL, players[0], players[4]))

    assert options_of(plan, 0, codes.ASK_BRING_ON) == [players[4]]
    assert plan.refused[kinds(plan).index(codes.ASK_BRING_ON)] == {players[3]: codes.WHY_LOWER_RATING}


@vector("T31")
@rule("MOF-HALF-05")
def test_the_loser_is_free(vector: str) -> None:
    game, players, match = bench(3, 3, 3, 2, 3)
    trio(game, 1, rating=(4, 4, 4))

    plan = interval(game, match, swap(0, AFTER_ROLL, players[0], players[3]), AWAY_WINS)

    assert options_of(plan, 0, codes.ASK_BRING_ON) == [players[3], players[4]]


@rule("MOF-HALF-04")
def test_before_the_roll_nobody_is_bound() -> None:
    game, players, match = bench(3, 3, 3, 2, 3)

    plan = interval(game, match, swap(0, BEFORE_ROLL, players[0], players[3]))

    assert options_of(plan, 0, codes.ASK_BRING_ON) == [players[3], players[4]]


@vector("T32")
@rule("MOF-HALF-10")
def test_three_of_one_position_may_not_result(vector: str) -> None:
    game, players, match = bench(0, 0, 0, 0, positions=(D, D, M, D))

    plan = interval(game, match, swap(0, BEFORE_ROLL, players[0], players[3]))

    assert options_of(plan, 0, codes.ASK_TAKE_OFF) == players[:2]
    with pytest.raises(IllegalPick):
        interval(*bench_again(), swap(0, BEFORE_ROLL, players[2], players[3]))


def bench_again() -> tuple[Mof, Match]:
    game, _, match = bench(0, 0, 0, 0, positions=(D, D, M, D))
    return game, match


@vector("T33")
@rule("MOF-HALF-09")
def test_without_an_allowed_player_the_substitution_lapses(vector: str) -> None:
    game, players, match = bench(4, 4, 4, 3, 2)

    interval(game, match, [(0, codes.ASK_SUBSTITUTE, AFTER_ROLL)])

    assert match.lineup[HOME] == players[:3]
    assert numbers_told(game, codes.TELL_SUBSTITUTION_LAPSED) == [(0,)]


@rule("MOF-HALF-07")
def test_an_announcement_binds() -> None:
    game, _, match = bench(1, 1, 1, 1)
    with pytest.raises(IllegalPick):
        interval(game, match, [(0, codes.ASK_SUBSTITUTE, BEFORE_ROLL), (0, codes.ASK_TAKE_OFF, PASS)])


@rule("MOF-HALF-07")
def test_by_option_it_does_not_bind() -> None:
    game, players, match = bench(1, 1, 1, 1)
    game.rules.subs_bind = False

    interval(game, match, [(0, codes.ASK_SUBSTITUTE, BEFORE_ROLL), (0, codes.ASK_TAKE_OFF, PASS)])

    assert match.lineup[HOME] == players[:3]


@rule("MOF-HALF-08")
def test_nothing_is_announced_that_could_not_be_made() -> None:
    game, players, match = bench(0, 0, 0, 0, positions=(D, D, D, D))
    match.lineup[HOME] = players[:3]

    plan = interval(game, match, [])

    assert options_of(plan, 0, codes.ASK_SUBSTITUTE) == [PASS]
    assert [question.context for question in plan.asked if question.kind == codes.ASK_SUBSTITUTE] == [(0, 1)]


@rule("MOF-HALF-08")
def test_a_manager_without_a_bench_is_not_asked() -> None:
    game, _, match = bench(0, 0, 0)

    plan = interval(game, match, [])

    assert codes.ASK_SUBSTITUTE not in kinds(plan)


@rule("MOF-HALF-06", "MOF-HOME-05")
@pytest.mark.parametrize("holder", [HOME, AWAY])
def test_the_holder_announces_second(holder: int) -> None:
    game, _, match = bench(0, 0, 0, 0)
    trio(game, 1, rating=(0, 0, 0, 0))
    match.home_advantage = holder

    interval(game, match, [])

    assert [numbers[0] for numbers in numbers_told(game, codes.TELL_SUBSTITUTION_ANNOUNCED)] == [1 - holder, holder]


@rule("MOF-HALF-12")
def test_players_going_off_and_coming_on_are_shown_together() -> None:
    game, home, match = bench(0, 0, 0, 0)
    away = trio(game, 1, rating=(0, 0, 0, 0))

    wishes = swap(0, BEFORE_ROLL, home[0], home[3]) + swap(1, BEFORE_ROLL, away[0], away[3])
    plan = interval(game, match, wishes)

    picks = [k for k, question in enumerate(plan.asked) if question.kind in (codes.ASK_TAKE_OFF, codes.ASK_BRING_ON)]
    assert len(picks) == 4
    assert numbers_told(game, codes.TELL_SUBSTITUTED) == [(1, away[0], away[3]), (0, home[0], home[3])]


@rule("MOF-HALF-13, 14", "MOF-TACTIC-26", "MOF-TACTIC-03, 17")
def test_tactic_cards_are_chosen_again_and_may_be_the_same() -> None:
    game, _, match = bench(0, 0, 0)
    match.chosen = [PHYSICAL, DIRECT]
    match.tactic = DIRECT

    plan = interval(game, match, [(0, codes.ASK_TACTIC, PHYSICAL), (1, codes.ASK_TACTIC, DEFENSIVE)])

    assert options_of(plan, 0, codes.ASK_TACTIC) == options_of(plan, 1, codes.ASK_TACTIC) == [0, 1, 2, 3]
    assert (match.chosen, match.tactic) == ([PHYSICAL, DEFENSIVE], PHYSICAL)
    choosing = [question.context for question in plan.asked if question.kind == codes.ASK_TACTIC]
    assert choosing == [(2, *match.lineup[HOME]), (2, *match.lineup[AWAY])]
    assert plan.revealed == [False], "the loser's card is never shown"


@rule("MOF-HALF-14")
def test_the_tactic_is_chosen_after_substitutions_before_the_roll() -> None:
    game, players, match = bench(0, 0, 0, 0)

    plan = interval(game, match, swap(0, BEFORE_ROLL, players[0], players[3]))

    asked = kinds(plan, 0)
    assert asked.index(codes.ASK_BRING_ON) < asked.index(codes.ASK_TACTIC)


@rule("MOF-HALF-15, 16")
def test_the_second_battle_has_genius_die_and_genius_like_the_first() -> None:
    game = scene()
    trio(game, 1, genius=(GENIUS_TACTIC, 0, 0))
    match = pitch(game)
    faces = {codes.ROLL_TACTICS_DIE: [1, 6], codes.ROLL_GENIUS_DIE: [6, 1]}

    plan = interval(game, match, [(1, codes.ASK_TACTIC, DEFENSIVE)], faces)

    assert plan.rolled == [codes.ROLL_TACTICS_DIE, codes.ROLL_GENIUS_DIE] * 2
    assert (match.won, match.tactic) == (AWAY, DEFENSIVE)


@rule("MOF-HALF-15")
def test_modifiers_of_cards_and_abilities_count_again() -> None:
    game = scene(managers={1: "Master Tactician"})
    match = pitch(game)
    lay(game, match, 8, 0, AWAY)

    interval(game, match, [], {codes.ROLL_TACTICS_DIE: [2, 4], codes.ROLL_GENIUS_DIE: [1, 1]})

    assert {numbers[0]: numbers[5] for numbers in numbers_told(game, codes.TELL_BATTLE_ROLLED)} == {0: 5, 1: 7}


@rule("MOF-HALF-17")
def test_half_time_has_no_announcement_windows_but_a_window_after_it() -> None:
    game = scene()
    match = pitch(game)
    hand(game, 0, card(1), card(8), card(19))

    plan = interval(game, match, [])

    assert codes.ASK_ANNOUNCE not in kinds(plan)
    assert kinds(plan, 0)[-1] == codes.ASK_BETWEEN
    assert options_of(plan, 0, codes.ASK_BETWEEN) == [PASS, card(19), codes.EXCHANGE]


@rule("MOF-HALF-18, 19, 20", "MOF-LEVEL-16")
def test_values_are_computed_again() -> None:
    game = scene()
    players = trio(game, 0, rating=(0, 0, 0, 0))
    game.cards.attack[players[0]] = [1, 5, 0, 0]
    game.cards.attack[players[3]] = [2, 2, 2, 2]
    match = pitch(game)
    lay(game, match, 30, 0, HOME)  # possession only

    interval(game, match, [(0, codes.ASK_TACTIC, DIRECT), *swap(0, BEFORE_ROLL, players[1], players[3])])

    assert (match.tactic, match.attack[HOME]) == (DIRECT, 7)


@rule("MOF-HALF-20")
def test_a_substitution_alone_changes_the_values() -> None:
    game = scene()
    players = trio(game, 0, attack=(1, 1, 1, 6), rating=(0, 0, 0, 0))
    match = pitch(game)

    interval(game, match, swap(0, AFTER_ROLL, players[2], players[3]))

    assert match.attack[HOME] == 8


@rule("MOF-HALF-21", "MOF-TACTIC-21")
def test_under_a_forced_tactic_there_is_no_choice_and_no_roll() -> None:
    game, _, match = bench(0, 0, 0, 0)
    match.forced = match.tactic = DEFENSIVE

    plan = interval(game, match, [], {})

    assert options_of(plan, 0, codes.ASK_SUBSTITUTE) == [PASS, BEFORE_ROLL]
    assert codes.ASK_TACTIC not in kinds(plan)
    assert (plan.rolled, match.tactic) == ([], DEFENSIVE)


@rule("MOF-HALF-22")
def test_a_late_substitution_does_not_change_the_winner() -> None:
    game, players, match = bench(0, 0, 0, 7)

    interval(game, match, swap(0, AFTER_ROLL, players[0], players[3]), AWAY_WINS)

    assert match.won == AWAY


@vector("T29")
@rule("MOF-PMOD-04")
def test_modifiers_leave_with_the_player(vector: str) -> None:
    game = scene()
    players = trio(game, 0, attack=(1, 1, 1, 2), rating=(0, 0, 0, 0))
    match = pitch(game)
    lay(game, match, 23, 0, HOME, 1)
    lay(game, match, 22, 0, HOME, 0)

    interval(game, match, swap(0, BEFORE_ROLL, players[1], players[3]))

    assert [played.card for played in match.table] == [card(22)]
    assert game.discard == [card(23)]
    assert match.attack[HOME] == 3 + 2 + 1


@vector("T67")
@rule("MOF-SYM-14", "MOF-HALF-07", "MOF-SYM-13")
def test_the_bench_general_makes_one_or_two_free_substitutions(vector: str) -> None:
    game, players, match = bench(3, 2, 1, 0, 1, 1, positions=(D, M, F, M, D, F), name="Bench General")

    wishes = [
        (0, codes.ASK_SUBSTITUTE, AFTER_ROLL),
        (0, codes.ASK_TAKE_OFF, players[0]),
        (0, codes.ASK_BRING_ON, players[3]),
        (0, codes.ASK_TAKE_OFF, players[1]),
        (0, codes.ASK_BRING_ON, players[4]),
    ]
    plan = interval(game, match, wishes)

    offs = [question.options for question in plan.asked if question.kind == codes.ASK_TAKE_OFF]
    assert match.won == HOME
    assert match.lineup[HOME] == [players[3], players[4], players[2]]
    assert PASS not in offs[0]
    assert PASS in offs[1]
    assert [question.context for question in plan.asked if question.kind == codes.ASK_TAKE_OFF] == [(1,), (2,)]


@rule("MOF-SYM-14")
def test_he_takes_off_nobody_whom_he_has_just_brought_on() -> None:
    game, players, match = bench(3, 2, 1, 0, 1, positions=(D, M, F, M, D), name="Bench General")

    wishes = [
        (0, codes.ASK_SUBSTITUTE, BEFORE_ROLL),
        (0, codes.ASK_TAKE_OFF, players[0]),
        (0, codes.ASK_BRING_ON, players[3]),
    ]
    plan = interval(game, match, [*wishes, (0, codes.ASK_TAKE_OFF, players[1]), (0, codes.ASK_BRING_ON, players[4])])

    second = [question.options for question in plan.asked if question.kind == codes.ASK_TAKE_OFF][1]
    ons = [question.options for question in plan.asked if question.kind == codes.ASK_BRING_ON][1]
    assert players[3] not in second
    assert players[0] not in ons


@rule("MOF-AI-08")
def test_a_team_without_a_person_never_substitutes_and_keeps_its_tactic() -> None:
    game = scene(3)
    match = pitch(game, 0, 3)
    match.chosen[AWAY] = DEFENSIVE

    plan = interval(game, match, [], AWAY_WINS)

    assert {question.seat for question in plan.asked} <= {0}
    assert match.tactic == DEFENSIVE
