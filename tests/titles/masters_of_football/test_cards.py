"""The card set: what the book fixes of it, what the rules need of it, and the odds that follow from the dice."""

from __future__ import annotations

import itertools
from fractions import Fraction
from typing import Final

import pytest
from tests.scenes import rule

from touchline.titles.masters_of_football import printed
from touchline.titles.masters_of_football.cards import CardSet
from touchline.titles.masters_of_football.loader import load_cards

CARDS: Final = load_cards()
CHANCES: Final = {  # section 10.3: goals in 144 attacks, attack level by defence level
    "red": (30, 22, 15, 10, 7, 4),
    "brown": (41, 31, 23, 17, 12, 8),
    "orange": (50, 38, 28, 20, 14, 9),
    "green": (68, 53, 41, 29, 21, 13),
    "blue": (82, 66, 52, 38, 28, 20),
    "purple": (92, 76, 64, 49, 38, 27),
}


def card(code: str) -> int:
    return CARDS.card_ids.index(code)


def manager(name: str) -> int:
    return CARDS.manager_names.index(name)


def symbols(code: str) -> list[tuple[str, int]]:
    return [(printed.SYMBOLS[effect.symbol], effect.n) for effect in CARDS.effects[card(code)]]


def chance(attack: int, defence: int, genius_attack: bool = False, genius_defence: bool = False) -> Fraction:
    """All 1,296 falls of the four dice."""
    goals, faces = 0, range(6)
    for a, g, d, h in itertools.product(faces, faces, faces, faces):
        if genius_defence and CARDS.flame[h]:
            continue
        mine = CARDS.attack_dice[attack][a] + CARDS.genius_die[g]
        goals += mine > CARDS.defence_dice[defence][d] + CARDS.genius_die[h] or (genius_attack and CARDS.flame[g] == 1)
    return Fraction(goals, 6**4)


@rule("MOF-COMP-01, 02, 03")
def test_the_set_has_ten_managers_sixty_six_players_and_fifty_action_cards() -> None:
    assert (len(CARDS.manager_ids), CARDS.players, len(CARDS.card_ids)) == (10, 66, 50)


@rule("MOF-COMP-04, 07")
def test_the_box_holds_what_the_book_lists() -> None:
    assert CARDS.components == {
        "rulebook": 1,
        "board": 1,
        "manager_cards": len(CARDS.manager_ids),
        "player_cards": CARDS.players,
        "action_cards": len(CARDS.card_ids),
        "tactic_cards": 4 * len(printed.TACTICS),
        "attack_dice": len(CARDS.attack_dice),
        "defence_dice": len(CARDS.defence_dice),
        "genius_dice": 2,
        "tactics_dice": 1,
        "markers": 12,
        "million_notes": 75,
        "travel_box": 1,
        "results_pad": 1,
    }


@rule("MOF-COMP-05, 13", "MOF-LEVEL-10, 11")
def test_every_level_has_one_die_for_attack_and_one_for_defence() -> None:
    assert printed.LEVELS == ("red", "brown", "orange", "green", "blue", "purple")
    assert [len(die) for die in CARDS.attack_dice + CARDS.defence_dice] == [6] * 12
    assert (printed.GREEN, printed.BROWN) == (printed.BLUE - 1, printed.ORANGE - 1)


@rule("MOF-COMP-06", "MOF-TACTIC-15")
def test_the_genius_die_has_one_burning_face_that_counts_two() -> None:
    assert CARDS.genius_die == [1, 1, 1, 2, 2, 2]
    assert CARDS.flame == [0, 0, 0, 0, 0, 1]
    assert CARDS.tactics_die == [1, 2, 3, 4, 5, 6]


@rule("MOF-COMP-08", "MOF-SYM-01, 02", "MOF-LINEUP-03")
def test_every_player_has_values_from_0_to_7_for_each_tactic() -> None:
    for player in range(CARDS.players):
        values = [CARDS.rating[player], *CARDS.attack[player], *CARDS.defence[player]]
        assert len(values) == 1 + 2 * len(printed.TACTICS)
        assert all(0 <= value <= 7 for value in values)
    assert set(CARDS.position) == {printed.DEFENDER, printed.MIDFIELDER, printed.FORWARD}
    assert printed.TACTICS == ("possession", "direct", "physical", "defensive")


@rule("MOF-COMP-09", "MOF-SYM-03")
def test_marks_of_genius_are_of_three_sorts() -> None:
    by_tier = {
        tier: [
            sum(CARDS.genius[player] == mark for player in CARDS.piles[tier])
            for mark in (printed.GENIUS_ATTACK, printed.GENIUS_DEFENCE, printed.GENIUS_TACTIC)
        ]
        for tier in range(4)
    }

    assert by_tier == {
        printed.GOLD: [3, 3, 3],
        printed.SILVER: [1, 2, 2],
        printed.BRONZE: [0] * 3,
        printed.WOOD: [0] * 3,
    }


@rule("MOF-COMP-10", "MOF-MGR-01", "MOF-SYM-10")
def test_every_manager_has_a_budget_a_limit_and_an_ability() -> None:
    known = {
        name: (CARDS.budget[k], CARDS.academy_limit[k], [(printed.SYMBOLS[a.symbol], a.n) for a in CARDS.abilities[k]])
        for k, name in enumerate(CARDS.manager_names)
    }

    assert known == {
        "Master Tactician": (10, 3, [("mod_tactic", 2)]),
        "Super-Agent Partnership": (8, 2, [("starting_squad_advantage", 1), ("player_discount", 1)]),
        "Youth Academy": (9, 4, [("academy_advantage", 1)]),
        "The People's Club": (10, 3, [("gain_home_advantage", 1)]),
        "Stadium Inferno": (11, 3, [("immune_all", 1)]),
        "Godfather": (12, 2, [("reroll_paid", 1), ("immune_corruption", 1)]),
        "Special One": (9, 2, [("reroll_any", 1)]),
        "Joga Bonito": (11, 3, [("mod_attack", 2), ("mod_attack", 1)]),
        "Bench General": (11, 3, [("substitution_advantage", 1), ("immune_anti_football", 1)]),
        "Sports Scientist": (11, 3, [("zero_cost_evolution", 1), ("immune_evolution", 1)]),
    }


@rule("MOF-COMP-11", "MOF-CARD-01", "MOF-SYM-04, 05")
def test_action_cards_have_kind_moment_cost_restriction_and_effects() -> None:
    kinds = [CARDS.kind.count(kind) for kind in range(4)]

    assert kinds == [21, 11, 9, 9]
    assert all(moment in (printed.BEFORE_MATCH, printed.DURING_MATCH, printed.ANY_TIME) for moment in CARDS.moment)
    assert [CARDS.card_ids[k] for k in range(50) if CARDS.price[k] == printed.POINTS] == ["AC15", "AC16"]
    assert CARDS.tactics[card("AC02")] == 1 << printed.POSSESSION | 1 << printed.DIRECT
    assert CARDS.tactics[card("AC01")] == printed.ALL_TACTICS
    assert all(CARDS.effects)


@rule("MOF-CARD-29")
def test_call_to_arms_and_continuous_movement_are_as_in_the_book() -> None:
    assert symbols("AC01") == [("mod_attack", 2), ("mod_defence", 2)]
    assert symbols("AC02") == [("mod_defence", -2)]


@rule("MOF-SYM-06, 08, 09, 11, 20, 21, 22, 24, 26, 28, 31, 32")
@pytest.mark.parametrize(
    ("code", "effects"),
    [
        ("AC03", [("immune_corruption", 1)]),
        ("AC05", [("mod_attack", 2)]),
        ("AC04", [("mod_defence", 2)]),
        ("AC08", [("mod_tactic", 2)]),
        ("AC10", [("force_tactic", 0), ("requires_home_advantage", 1)]),
        ("AC11", [("force_tactic", 1), ("requires_home_advantage", 1)]),
        ("AC12", [("force_tactic", 2), ("requires_home_advantage", 1)]),
        ("AC13", [("force_tactic", 3), ("requires_home_advantage", 1)]),
        ("AC14", [("gain_home_advantage", 1)]),
        ("AC17", [("roll_tactic_battle", 1)]),
        ("AC18", [("roll_extra_attack", 1)]),
        ("AC19", [("receive_money", 2)]),
        ("AC20", [("block_corruption", 1)]),
        ("AC33", [("skip_next_turn", 1)]),
        ("AC40", [("reroll_any", 1)]),
        ("AC41", [("reroll_attack", 2)]),
        ("AC42", [("disallow_goal", 1)]),
        ("AC44", [("extra_attack_turn", 1)]),
        ("AC48", [("extra_attack_turn", 1), ("reroll_attack", 1)]),
    ],
)
def test_every_symbol_of_the_book_is_on_a_card(code: str, effects: list[tuple[str, int]]) -> None:
    assert symbols(code) == effects


@rule("MOF-TACTIC-08")
def test_the_effects_that_affect_the_tactic() -> None:
    tactical = {CARDS.card_ids[k] for k in range(50) if CARDS.affects_tactic[k]}

    assert tactical == {f"AC{k:02}" for k in (8, 9, 10, 11, 12, 13, 14, 27, 28, 39, 45)}


@rule("MOF-TACTIC-19", "MOF-SYM-08")
def test_a_forcing_card_needs_home_advantage() -> None:
    assert [CARDS.card_ids[k] for k in range(50) if CARDS.needs_home[k]] == ["AC10", "AC11", "AC12", "AC13"]


@rule("MOF-LEVEL-12, 13")
def test_levels_begin_at_3_5_7_9_and_11() -> None:
    assert CARDS.thresholds == [3, 5, 7, 9, 11]


@rule("MOF-PLAY-09")
def test_the_minutes_of_the_track() -> None:
    assert CARDS.minutes == [0, 15, 23, 30, 38, 45, 46, 52, 60, 67, 75, 90]


@rule("MOF-CARD-28")
def test_the_whistleblower_is_not_corruption() -> None:
    assert {CARDS.kind[card("AC20")], CARDS.kind[card("AC21")]} == {printed.STRATEGY}


@rule("MOF-DECK-04")
def test_a_stand_in_is_worth_nothing_and_there_is_one_for_each_position() -> None:
    assert [CARDS.position[player] for player in CARDS.stand_ins] == [0, 1, 2]
    for player in CARDS.stand_ins:
        assert (CARDS.tier[player], CARDS.cost[player], CARDS.rating[player], CARDS.genius[player]) == (3, 0, 0, 0)
        assert CARDS.attack[player] == CARDS.defence[player] == [0, 0, 0, 0]
        assert player not in CARDS.piles[printed.WOOD]


@rule("MOF-AI-02, 07")
def test_the_ready_made_teams() -> None:
    cost = [sum(CARDS.cost[player] for player in trio) for trio in CARDS.personless_players]
    strength = [
        (
            sum(CARDS.attack[player][tactic] for player in trio),
            sum(CARDS.defence[player][tactic] for player in trio),
            sum(CARDS.rating[player] for player in trio),
        )
        for tactic, trio in zip(CARDS.personless_tactic, CARDS.personless_players, strict=True)
    ]

    assert [printed.TACTICS[tactic] for tactic in CARDS.personless_tactic] == ["direct", "physical", "defensive"]
    assert cost == [10, 10, 10]
    assert strength == [(9, 8, 6), (5, 10, 6), (5, 10, 7)]


def test_players_by_tier_position_and_cost_are_as_counted() -> None:
    counts = [[sum(CARDS.position[k] == position for k in pile) for position in range(3)] for pile in CARDS.piles]
    costs = [sorted({CARDS.cost[k] for k in pile}) for pile in CARDS.piles]

    assert counts == [[3, 5, 4], [6, 6, 6], [9, 9, 8], [4, 3, 3]]
    assert costs == [[5, 6, 7], [3, 4], [1, 2], [0]]
    assert len(set(CARDS.player_names[: CARDS.players])) == 66


def test_cost_follows_power_within_a_tier() -> None:
    def power(k: int) -> int:
        return sum(CARDS.attack[k]) + sum(CARDS.defence[k]) + 2 * CARDS.rating[k] + 4 * (CARDS.genius[k] > 0)

    for pile in CARDS.piles:
        ranked = sorted(pile, key=lambda k: (CARDS.cost[k], power(k)))
        assert [power(k) for k in ranked] == sorted(power(k) for k in pile)


def test_the_trio_of_the_book_can_be_fielded() -> None:
    values = [(CARDS.attack[k][0], CARDS.defence[k][0], CARDS.position[k]) for k in range(CARDS.players)]
    trios = itertools.product(*([v for v in values if v[:2] == wanted] for wanted in ((2, 3), (1, 4), (0, 2))))

    assert any(len({a[2], b[2], c[2]}) > 1 for a, b, c in trios)


@pytest.mark.parametrize("attack", printed.LEVELS)
def test_goals_in_144_attacks_follow_from_the_dice(attack: str) -> None:
    row = [chance(printed.LEVELS.index(attack), defence) * 144 for defence in range(6)]

    assert row == list(CHANCES[attack])


@pytest.mark.parametrize(
    ("attack", "defence", "percent"),
    [
        (printed.ORANGE, printed.ORANGE, (19.4, 31.9, 17.1, 27.4)),
        (printed.RED, printed.PURPLE, (2.8, 18.8, 2.5, 15.8)),
        (printed.PURPLE, printed.RED, (63.9, 68.5, 54.6, 58.3)),
    ],
)
def test_geniuses_change_the_chance(attack: int, defence: int, percent: tuple[float, ...]) -> None:
    marks = ((False, False), (True, False), (False, True), (True, True))
    found = tuple(round(float(100 * chance(attack, defence, *mark)), 1) for mark in marks)

    assert found == pytest.approx(percent, abs=0.051)


def test_the_same_cards_have_the_same_digest() -> None:
    again: CardSet = load_cards()

    assert again.digest == CARDS.digest
