"""The companion: results pad, scoreboard, dice; with the engine and without it."""

from __future__ import annotations

import pytest
from tests.scenes import rule
from tests.titles.masters_of_football.laid import OURS, kinds, pitch, plain_dice, play, rolls, run, scene

from touchline.kernel.dealer import Seeded
from touchline.kernel.vocabulary import PASS
from touchline.texts import LANGUAGES, Texts
from touchline.titles.masters_of_football import TITLE, codes
from touchline.titles.masters_of_football.printed import LEVELS, PHYSICAL
from touchline.titles.masters_of_football.rules.companion import Pad, scoreboard, simulate_dice
from touchline.titles.masters_of_football.state import TURN, Mof


@rule("MOF-APP-01, 04, 07")
def test_a_pad_without_any_game_keeps_results_and_derives_the_table() -> None:
    pad = Pad()

    pad.enter(0, 1, 0, 3, 2, 1)
    pad.enter(0, 1, 1, 2, 1, 1)
    pad.enter(1, 1, 4, 7, 5, 0)

    assert pad.results == [(0, 1, 0, 3, 2, 1), (0, 1, 1, 2, 1, 1), (1, 1, 4, 7, 5, 0)]
    assert [(row["team"], row["points"]) for row in pad.table()] == [(0, 3), (2, 1), (1, 1), (3, 0)]
    assert pad.table(1)[0]["team"] == 4


@rule("MOF-APP-08")
def test_a_corrected_result_changes_everything_derived() -> None:
    pad = Pad()
    number = pad.enter(0, 1, 0, 3, 2, 1)

    pad.correct(number, 0, 4)

    assert pad.results == [(0, 1, 0, 3, 0, 4)]
    first = pad.table()[0]
    assert (first["team"], first["goals_for"], first["points"]) == (3, 4, 3)


@rule("MOF-APP-05, 02")
def test_the_scoreboard_shows_the_public_facts_of_a_match() -> None:
    game = scene()
    plain_dice(game)
    match = pitch(game, 2, 1, PHYSICAL)
    play(game, match, [(TURN, 1), (TURN, 2), (TURN, 3)], faces=rolls((6, 2, 0, 1), (0, 1, 6, 1), (6, 2, 0, 1)))

    assert scoreboard(game, match) == {
        "home": 2,
        "away": 1,
        "goals": [1, 1],
        "turn": 3,
        "minute": 23,
        "half": 1,
        "attacker": 1,
        "tactic": PHYSICAL,
        "attack_levels": [2, 0],
        "defence_levels": [2, 0],
        "home_advantage": 2,
        "scorers": [{"turn": 1, "team": 2}, {"turn": 3, "team": 1}],
    }


@rule("MOF-APP-03, 06", "MOF-SIM-02")
def test_any_of_the_fifteen_dice_may_be_rolled() -> None:
    dice = [(kind, level) for kind in ("attack", "defence") for level in range(6)]
    dice += [("genius", 0), ("genius", 0), ("tactics", 0)]
    seen: list[set[int]] = [set() for _ in dice]
    dealer = Seeded(1)
    for _ in range(300):
        rolled = simulate_dice(OURS, dice, dealer)
        assert rolled["sum"] == sum(rolled["faces"])
        for k, face in enumerate(rolled["faces"]):
            seen[k].add(face)

    assert len(dice) == 15
    assert seen[:6] == [set(die) for die in OURS.attack_dice]
    assert seen[6:12] == [set(die) for die in OURS.defence_dice]
    assert seen[12:] == [{1, 2}, {1, 2}, {1, 2, 3, 4, 5, 6}]


@rule("MOF-APP-06")
def test_two_matches_have_dice_of_their_own() -> None:
    here, there = Seeded("board"), Seeded("travel box")
    rolls_of = [[simulate_dice(OURS, [("tactics", 0)], dealer)["sum"] for _ in range(40)] for dealer in (here, there)]

    assert rolls_of[0] != rolls_of[1]


@rule("MOF-APP-02, 07, 08", "MOF-CAL-08")
def test_companion_mode_asks_for_results_and_nothing_else() -> None:
    game = TITLE.game(2, {"companion_mode": True})
    assert isinstance(game, Mof)

    def season(laid: Mof) -> None:
        while laid.ahead:
            TITLE.perform(laid, laid.next_step())

    goals = [(0, codes.PAD_GOALS, k % 3) for k in range(24)]
    corrected = [(0, codes.PAD_FIX, 0), (0, codes.PAD_GOALS, 9), (0, codes.PAD_GOALS, 0), (0, codes.PAD_FIX, PASS)]
    plan = run(game, season, [*goals, *corrected])

    assert set(kinds(plan)) == {codes.PAD_GOALS, codes.PAD_FIX}
    assert {question.seat for question in plan.asked} == {0}
    assert len(game.results) == 12
    assert game.results[0][4:] == (9, 0)
    assert game.champions


@rule("MOF-LEVEL-07")
@pytest.mark.parametrize(
    ("lang", "clear", "opaque"),
    [("en", "translucent", "opaque"), ("it", "trasparente", "opaco"), ("pt-PT", "translúcido", "opaco")],
)
def test_attack_dice_are_translucent_and_defence_dice_opaque(lang: str, clear: str, opaque: str) -> None:
    texts = Texts(lang, TITLE.text)

    assert lang in LANGUAGES
    for colour in LEVELS:
        assert clear in texts.say(f"roll-attack-die-{colour}")
        assert opaque in texts.say(f"roll-defence-die-{colour}")
