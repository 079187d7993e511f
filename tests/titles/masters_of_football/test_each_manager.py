"""Every manager in its own scene: the game does what is printed on the card."""

from __future__ import annotations

import pytest
from tests.scenes import rule
from tests.titles.masters_of_football.laid import (
    OURS,
    card,
    hand,
    kinds,
    league,
    manager,
    pitch,
    plain_dice,
    play,
    rolls,
    run,
    scene,
    squad,
    trio,
)

from touchline.texts import TitleTexts
from touchline.titles.masters_of_football import TITLE, codes
from touchline.titles.masters_of_football.printed import AWAY, BRONZE, HOME, MOD_TACTIC, PHYSICAL
from touchline.titles.masters_of_football.rules import setup
from touchline.titles.masters_of_football.rules.legality import target_sides
from touchline.titles.masters_of_football.rules.levels import set_levels
from touchline.titles.masters_of_football.rules.modifiers import team_value
from touchline.titles.masters_of_football.state import PRE2, Mof

GOAL = (6, 2, 0, 1)


@rule("MOF-SETUP-05", "MOF-SYM-10")
@pytest.mark.parametrize("row", range(10), ids=OURS.manager_names)
def test_each_receives_the_budget_on_the_card(row: int) -> None:
    game = league(2)
    game.teams[0].offer, game.teams[1].offer = [row], [(row + 1) % 10]

    run(game, setup.choose_managers)

    assert game.teams[0].money == (10, 8, 9, 10, 11, 12, 9, 11, 11, 11)[row]


@rule("MOF-ACAD-05", "MOF-SYM-10")
@pytest.mark.parametrize("row", range(10), ids=OURS.manager_names)
def test_each_has_the_academy_limit_on_the_card(row: int) -> None:
    game = league(4)
    game.teams[0].manager = row
    squad(game, 0, *OURS.piles[BRONZE][:3])

    def academy(laid: Mof) -> None:
        laid.agenda = [(codes.STEP_ACADEMY_OPENS, 0)]
        while laid.ahead:
            TITLE.perform(laid, laid.next_step())

    plan = run(game, academy)

    take = next(question for question in plan.asked if question.kind == codes.ASK_TAKE)
    assert take.context[0] == (3, 2, 4, 3, 3, 2, 2, 3, 3, 3)[row]


@rule("MOF-MGR-15")
def test_master_tactician_adds_two_to_the_tactic_value() -> None:
    game = scene(managers={0: "Master Tactician"})
    match = pitch(game)

    assert [team_value(game, match, side, MOD_TACTIC) for side in (HOME, AWAY)] == [2, 0]


@rule("MOF-SETUP-08", "MOF-MGR-03")
def test_super_agent_partnership_chooses_from_nine_and_pays_less() -> None:
    game = league(4)
    game.teams[0].manager = manager("Super-Agent Partnership")

    run(game, setup.deal_squads)

    assert len(game.teams[0].dealt) == 9
    gold = OURS.piles[0][0]
    assert setup.player_price(game, game.teams[0], gold) == OURS.cost[gold] - 1


@rule("MOF-ACAD-07, 08")
def test_youth_academy_rolls_five_times() -> None:
    game = league(4)
    squad(game, 0, *OURS.piles[BRONZE][:3])

    def academy(laid: Mof) -> None:
        laid.agenda = [(codes.STEP_ACADEMY_OPENS, 0)]
        while laid.ahead:
            TITLE.perform(laid, laid.next_step())

    plan = run(game, academy, faces={codes.ROLL_GENIUS_DIE: [6, 1, 1, 1, 1]})

    assert plan.rolled == [codes.ROLL_GENIUS_DIE] * 5
    assert kinds(plan)[0] == codes.ASK_TIER


@rule("MOF-HOME-02")
def test_the_peoples_club_has_home_advantage_away() -> None:
    game = scene(managers={1: "The People's Club"})

    assert pitch(game, 0, 1).home_advantage == AWAY


@rule("MOF-MGR-04, 05")
def test_stadium_inferno_is_immune_at_home_only() -> None:
    game = scene(managers={0: "Stadium Inferno"})

    assert target_sides(game, pitch(game, 0, 1), 1, card(1)) == [AWAY]
    assert target_sides(game, pitch(game, 1, 0), 1, card(1)) == [HOME, AWAY]


@rule("MOF-MGR-08", "MOF-SYM-30")
def test_godfather_rerolls_for_a_million_and_cannot_be_bribed_against() -> None:
    game = scene(managers={0: "Godfather"})
    plain_dice(game)
    match = pitch(game)
    faces = rolls((0, 1, 6, 1))
    faces[codes.ROLL_ATTACK_DIE].append(6)
    faces[codes.ROLL_GENIUS_DIE].append(4)

    play(game, match, [(codes.STEP_TURN, 1)], [(0, codes.ASK_REROLL, codes.PAID), (0, codes.ASK_DICE, 0)], faces)

    assert (match.goals, game.teams[0].money) == ([1, 0], 19)
    assert target_sides(game, match, 1, card(46)) == [AWAY]
    assert HOME in target_sides(game, match, 1, card(1))


@pytest.mark.parametrize(("lang", "once"), [("en", "One "), ("it", "Un "), ("pt-PT", "Um ")])
def test_the_sentence_of_special_one_says_what_is_printed(lang: str, once: str) -> None:
    assert [effect.n for effect in OURS.abilities[manager("Special One")]] == [1]
    assert TitleTexts(TITLE, lang).hint("manager-MG07").startswith(once)


@rule("MOF-MGR-08", "MOF-SYM-31")
def test_special_one_rerolls_once_for_nothing() -> None:
    game = scene(managers={1: "Special One"})
    plain_dice(game)
    match = pitch(game)
    faces = rolls(GOAL)
    faces[codes.ROLL_ATTACK_DIE].append(1)
    faces[codes.ROLL_GENIUS_DIE].append(1)

    play(game, match, [(codes.STEP_TURN, 1)], [(1, codes.ASK_REROLL, codes.ABILITY), (1, codes.ASK_DICE, 0)], faces)

    assert (match.goals, match.rerolls, game.teams[1].money) == ([0, 0], [0, 0], 20)


@rule("MOF-MGR-08, 12")
def test_joga_bonito_plays_and_lets_play() -> None:
    game = scene(managers={1: "Joga Bonito"})

    match = pitch(game)

    assert (match.attack, match.defence) == ([1, 2], [0, 0])


@rule("MOF-SYM-13, 14", "MOF-IMM-01")
def test_bench_general_changes_two_and_stays_calm() -> None:
    game = scene(managers={0: "Bench General"})
    players = trio(game, 0, rating=(0, 0, 0, 0, 0), positions=(0, 1, 2, 0, 1))
    match = pitch(game)
    match.turn = 6

    wishes = [
        (0, codes.ASK_SUBSTITUTE, 1),
        (0, codes.ASK_TAKE_OFF, players[0]),
        (0, codes.ASK_BRING_ON, players[3]),
        (0, codes.ASK_TAKE_OFF, players[1]),
        (0, codes.ASK_BRING_ON, players[4]),
    ]
    play(game, match, [(codes.STEP_HALF_TIME,)], wishes)

    assert match.lineup[HOME] == [players[3], players[4], players[2]]
    assert target_sides(game, match, 1, card(38)) == [AWAY]


@rule("MOF-SYM-17, 18", "MOF-IMM-01")
def test_sports_scientist_trains_for_nothing_and_refuses_others_help() -> None:
    game = scene(managers={0: "Sports Scientist"})
    match = pitch(game, tactic=PHYSICAL)
    game.teams[0].money = 0
    hand(game, 0, card(29))

    wishes = [(0, codes.ASK_ANNOUNCE, codes.PLAY), (0, codes.ASK_PLACE, card(29)), (0, codes.ASK_TARGET, 0)]
    play(game, match, [(codes.STEP_ANNOUNCEMENT, PRE2, 0), (codes.STEP_PLACING, PRE2)], wishes)
    set_levels(game, match)

    assert (match.attack[HOME], match.defence[HOME], game.teams[0].money) == (1, 1, 0)
    assert target_sides(game, match, 1, card(29)) == [AWAY]
