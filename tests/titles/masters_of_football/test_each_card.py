"""Every action card in its own scene: played in its window, paid, and seen to do what is printed on it."""

from __future__ import annotations

from typing import Final

import pytest
from tests.scenes import rule
from tests.titles.masters_of_football.laid import (
    OURS,
    Plan,
    card,
    hand,
    manager,
    numbers_told,
    pitch,
    plain_dice,
    play,
    rolls,
    run,
    scene,
    trio,
)

from touchline.titles.masters_of_football import TITLE, codes
from touchline.titles.masters_of_football.printed import (
    AWAY,
    CORRUPTION,
    DEFENSIVE,
    DIRECT,
    GOLD,
    HOME,
    MOD_ATTACK,
    MOD_DEFENCE,
    MOD_TACTIC,
    PHYSICAL,
    POINTS,
    POSSESSION,
)
from touchline.titles.masters_of_football.rules.levels import set_levels
from touchline.titles.masters_of_football.rules.modifiers import player_value, team_value
from touchline.titles.masters_of_football.state import (
    PRE1,
    PRE2,
    Match,
    Mof,
)

ALL: Final = {POSSESSION, DIRECT, PHYSICAL, DEFENSIVE}
TEAM_CARDS: Final = [  # code, attack, defence, tactics under which it works
    (1, 2, 2, ALL),
    (2, 0, -2, {POSSESSION, DIRECT}),
    (4, 0, 2, {PHYSICAL, DEFENSIVE}),
    (5, 2, 0, {DIRECT, DEFENSIVE}),
    (6, -2, 0, {POSSESSION, PHYSICAL}),
    (15, 3, 1, ALL),
    (16, 3, 1, ALL),
    (29, 1, 1, {DIRECT, PHYSICAL}),
    (30, 2, 0, {POSSESSION}),
    (38, -2, 0, {POSSESSION, DIRECT}),
    (46, -2, -2, ALL),
]
PLAYER_CARDS: Final = [  # code, attack, defence, tactic rating, tactics under which it works
    (22, 2, 0, 0, ALL),
    (23, 3, 0, 0, ALL),
    (24, 0, 2, 0, ALL),
    (25, 0, 3, 0, ALL),
    (26, 2, 2, 0, ALL),
    (27, 0, 0, 3, ALL),
    (28, 1, 1, 2, ALL),
    (35, -2, 0, 0, ALL),
    (36, -3, 0, 0, {PHYSICAL, DEFENSIVE}),
    (37, 0, -2, 0, ALL),
    (47, 3, 3, 0, ALL),
]
BATTLE_CARDS: Final = [(8, 2), (9, 4), (39, -2)]
FORCING: Final = [(10, POSSESSION), (11, DIRECT), (12, PHYSICAL), (13, DEFENSIVE)]
HOME_GAINERS: Final = [14, 45]
REROLLERS: Final = [(7, 1, False), (31, 1, True), (40, 1, True), (41, 2, False)]  # code, uses, also defence
BANK: Final = [(19, 2), (49, 3)]
OTHERS: Final = [3, 17, 18, 20, 21, 32, 33, 34, 42, 43, 44, 48, 50]
GOAL: Final = (6, 2, 0, 1)
QUIET_DICE: Final = (0, 1, 6, 1)


def name(code: int) -> str:
    return f"AC{code:02}"


def on_the_pitch(*, face_up: bool = True, tactic: int = POSSESSION) -> tuple[Mof, Match]:
    """Team 0 at home against team 1; every player is worth 3 in everything."""
    game = scene()
    for number in (0, 1):
        trio(game, number, attack=(3, 3, 3), defence=(3, 3, 3), rating=(3, 3, 3))
    plain_dice(game)
    match = pitch(game, tactic=tactic)
    match.shown = int(face_up)
    return game, match


def announce_card(game: Mof, match: Match, code: int, team: int | None, player: int | None = None) -> Plan:
    """Team 0 announces the card, places it and names its target; it is paid for."""
    window = PRE1 if OURS.affects_tactic[card(code)] else PRE2
    hand(game, 0, card(code))
    wishes = [(0, codes.ASK_ANNOUNCE, codes.PLAY), (0, codes.ASK_PLACE, card(code))]
    if team is not None:
        wishes.append((0, codes.ASK_TARGET, team))
    if player is not None:
        wishes.append((0, codes.ASK_TARGET_PLAYER if match.shown else codes.ASK_TARGET_SLOT, player))
    plan = play(game, match, [(codes.STEP_ANNOUNCEMENT, window, 0), (codes.STEP_PLACING, window)], wishes)
    price = OURS.price[card(code)]
    assert game.teams[0].money == 20 - (0 if price == POINTS else price)
    assert game.teams[0].hand == []
    return plan


def test_no_card_is_without_its_scene() -> None:
    codes_of = [row[0] for row in TEAM_CARDS] + [row[0] for row in PLAYER_CARDS] + [row[0] for row in BATTLE_CARDS]
    codes_of += [row[0] for row in FORCING] + HOME_GAINERS + [row[0] for row in REROLLERS] + [row[0] for row in BANK]

    assert sorted(codes_of + OTHERS) == list(range(1, 51))


@rule("MOF-SYM-06, 07", "MOF-CARD-03, 05, 06")
@pytest.mark.parametrize("tactic", sorted(ALL))
@pytest.mark.parametrize(("code", "attack", "defence", "tactics"), TEAM_CARDS, ids=[name(row[0]) for row in TEAM_CARDS])
def test_a_team_card(code: int, attack: int, defence: int, tactics: set[int], tactic: int) -> None:
    game, match = on_the_pitch(tactic=tactic)
    own_only = code in (15, 16)

    announce_card(game, match, code, None if own_only else 1)
    set_levels(game, match)

    works = tactic in tactics
    side = HOME if own_only else AWAY
    assert match.attack[side] == 9 + (attack if works else 0)
    assert match.defence[side] == 9 + (defence if works else 0)
    assert (match.attack[1 - side], match.defence[1 - side]) == (9, 9)


@rule("MOF-SYM-16", "MOF-PMOD-01, 07")
@pytest.mark.parametrize("tactic", sorted(ALL))
@pytest.mark.parametrize(
    ("code", "attack", "defence", "rating", "tactics"), PLAYER_CARDS, ids=[name(row[0]) for row in PLAYER_CARDS]
)
def test_a_player_card(code: int, attack: int, defence: int, rating: int, tactics: set[int], tactic: int) -> None:
    face_up = not OURS.affects_tactic[card(code)]
    game, match = on_the_pitch(face_up=face_up, tactic=tactic)
    target = match.lineup[AWAY][1] if face_up else 1

    announce_card(game, match, code, 1, target)

    works = tactic in tactics
    found = [player_value(game, match, AWAY, 1, symbol) for symbol in (MOD_ATTACK, MOD_DEFENCE, MOD_TACTIC)]
    assert found == [3 + (each if works else 0) for each in (attack, defence, rating)]
    assert player_value(game, match, AWAY, 0, MOD_ATTACK) == player_value(game, match, HOME, 1, MOD_ATTACK) == 3


@rule("MOF-SYM-06", "MOF-TACTIC-08, 10")
@pytest.mark.parametrize(("code", "tactic"), BATTLE_CARDS, ids=[name(row[0]) for row in BATTLE_CARDS])
def test_a_card_for_the_tactic_battle(code: int, tactic: int) -> None:
    game, match = on_the_pitch(face_up=False)

    announce_card(game, match, code, 1)

    assert team_value(game, match, AWAY, MOD_TACTIC) == 9 + tactic
    assert team_value(game, match, HOME, MOD_TACTIC) == 9


@rule("MOF-SYM-09", "MOF-TACTIC-19, 20")
@pytest.mark.parametrize(("code", "tactic"), FORCING, ids=[name(row[0]) for row in FORCING])
def test_a_card_that_forces_a_tactic(code: int, tactic: int) -> None:
    game, match = on_the_pitch(face_up=False)

    announce_card(game, match, code, None)

    assert (match.forced, match.tactic) == (tactic, tactic)
    assert numbers_told(game, codes.TELL_TACTIC_FORCED) == [(0, tactic)]
    assert [played.card for played in match.table] == [card(code)]


@rule("MOF-SYM-08", "MOF-HOME-09")
@pytest.mark.parametrize("code", HOME_GAINERS, ids=[name(code) for code in HOME_GAINERS])
def test_a_card_that_gains_home_advantage(code: int) -> None:
    game, match = on_the_pitch(face_up=False)

    announce_card(game, match, code, 1)

    assert match.home_advantage == AWAY


@rule("MOF-SYM-20", "MOF-IMM-01")
def test_clean_hands() -> None:
    game, match = on_the_pitch()

    announce_card(game, match, 3, 0)

    assert match.immune == [1 << CORRUPTION, 0]


@rule("MOF-SYM-31, 32", "MOF-RESP-14")
@pytest.mark.parametrize(("code", "uses", "defence"), REROLLERS, ids=[name(row[0]) for row in REROLLERS])
def test_a_card_that_rerolls(code: int, uses: int, defence: bool) -> None:
    game, match = on_the_pitch()
    hand(game, 1, card(code))
    faces = rolls(GOAL)
    faces[codes.ROLL_ATTACK_DIE].append(1)
    faces[codes.ROLL_GENIUS_DIE].append(1)

    wishes = [(1, codes.ASK_REROLL, card(code)), *([(1, codes.ASK_DICE, 0)] if defence else [])]
    play(game, match, [(codes.STEP_TURN, 1)], wishes, faces)

    assert match.goals == [0, 0]
    assert sum(played.uses for played in match.table) == uses - 1
    assert game.teams[1].money == 20 - OURS.price[card(code)]


@rule("MOF-SYM-11")
@pytest.mark.parametrize(("code", "money"), BANK, ids=[name(row[0]) for row in BANK])
def test_a_card_that_brings_money(code: int, money: int) -> None:
    game, match = on_the_pitch()
    hand(game, 0, card(code))

    play(game, match, [(codes.STEP_BETWEEN_TURNS, 3)], [(0, codes.ASK_BETWEEN, card(code))])

    assert (game.teams[0].money, game.discard) == (20 + money, [card(code)])


@rule("MOF-SYM-28")
def test_tactical_switch() -> None:
    game, match = on_the_pitch(tactic=PHYSICAL)
    match.chosen = [DIRECT, PHYSICAL]
    hand(game, 1, card(17))

    faces = {codes.ROLL_TACTICS_DIE: [1, 6], codes.ROLL_GENIUS_DIE: [1, 1]}
    play(game, match, [(codes.STEP_BETWEEN_TURNS, 5)], [(1, codes.ASK_BETWEEN, card(17))], faces)

    assert (match.tactic, match.won) == (DIRECT, HOME)
    assert game.discard == [card(17)]


@rule("MOF-SYM-26")
@pytest.mark.parametrize("code", [18, 50], ids=name)
def test_a_roll_for_an_extra_attack(code: int) -> None:
    game, match = on_the_pitch()
    hand(game, 0, card(code))
    match.turn = 5

    wishes = [(0, codes.ASK_BETWEEN, card(code)), (0, codes.ASK_TARGET, 0)]
    play(game, match, [(codes.STEP_BETWEEN_TURNS, 5)], wishes, rolls(GOAL) | {codes.ROLL_TACTICS_DIE: [3]})

    assert (match.goals, match.turn) == ([1, 0], 5)


@rule("MOF-SYM-24")
@pytest.mark.parametrize("code", [44, 48], ids=name)
def test_an_extra_attack(code: int) -> None:
    game, match = on_the_pitch()
    hand(game, 0, card(code))
    match.turn = 5

    play(
        game,
        match,
        [(codes.STEP_BETWEEN_TURNS, 5)],
        [(0, codes.ASK_BETWEEN, card(code)), (0, codes.ASK_TARGET, 1)],
        rolls(GOAL),
    )

    assert (match.goals, match.turn) == ([0, 1], 5)
    assert [played.uses for played in match.table] == ([1] if code == 48 else [])


@rule("MOF-SYM-22")
@pytest.mark.parametrize("code", [33, 34], ids=name)
def test_a_turn_is_skipped(code: int) -> None:
    game, match = on_the_pitch()
    hand(game, 0, card(code))
    match.turn = 3

    play(
        game,
        match,
        [(codes.STEP_BETWEEN_TURNS, 3), (codes.STEP_TURN, 4), (codes.STEP_TURN, 5)],
        [(0, codes.ASK_BETWEEN, card(code))],
    )

    assert numbers_told(game, codes.TELL_TURN_SKIPPED) == [(4,)]
    assert [numbers[0] for numbers in numbers_told(game, codes.TELL_TURN_BEGINS)] == [5]


@rule("MOF-SYM-21")
@pytest.mark.parametrize("code", [42, 43], ids=name)
def test_a_goal_is_disallowed(code: int) -> None:
    game, match = on_the_pitch()
    hand(game, 1, card(code))

    play(game, match, [(codes.STEP_TURN, 1)], [(1, codes.ASK_GOAL_ANSWER, card(code))], rolls(GOAL))

    assert (match.goals, game.discard, game.teams[1].money) == ([0, 0], [card(code)], 18)


@rule("MOF-SYM-21")
@pytest.mark.parametrize("code", [20, 21], ids=name)
def test_corruption_is_brought_to_light(code: int) -> None:
    game, match = on_the_pitch()
    hand(game, 0, card(49))
    hand(game, 2, card(code))

    play(
        game,
        match,
        [(codes.STEP_BETWEEN_TURNS, 3)],
        [(0, codes.ASK_BETWEEN, card(49)), (2, codes.ASK_WHISTLE, card(code))],
    )

    assert (game.teams[0].money, game.teams[2].money) == (20, 19)
    assert sorted(game.discard) == [card(code), card(49)]


@rule("MOF-SYM-15")
def test_wonderkid() -> None:
    game = scene()
    game.teams[0].manager = manager("Godfather")
    hand(game, 0, card(32))
    gold = game.piles[GOLD][2]

    def academy(laid: Mof) -> None:
        laid.agenda = [(codes.STEP_ACADEMY_OPENS, 0)]
        while laid.ahead:
            TITLE.perform(laid, laid.next_step())

    wishes = [(0, codes.ASK_WONDERKID, card(32)), (0, codes.ASK_TIER, GOLD), (0, codes.ASK_TAKE, gold)]
    run(game, academy, wishes, {codes.ROLL_GENIUS_DIE: [6, 1]}, [gold])

    assert game.teams[0].squad[-1] == gold


@rule("MOF-CARD-10, 11", "MOF-CARD-12")
@pytest.mark.parametrize("code", range(1, 51), ids=name)
def test_an_observer_may_place_corruption_before_a_match_and_nothing_else(code: int) -> None:
    game, match = on_the_pitch(face_up=not OURS.affects_tactic[card(code)])
    hand(game, 2, card(code))
    window = PRE1 if OURS.affects_tactic[card(code)] else PRE2

    plan = play(game, match, [(codes.STEP_ANNOUNCEMENT, window, 0), (codes.STEP_PLACING, window)])

    may = codes.PLAY in plan.asked[0].options
    assert may is (OURS.kind[card(code)] == CORRUPTION and OURS.moment[card(code)] == 0)
