"""Previews: the costs of options, the options worth asking about, and the seats that events hit."""

from __future__ import annotations

from tests.scenes import rule
from tests.titles.masters_of_football.laid import card, hand, pitch, scene, trio

from touchline.kernel.vocabulary import PASS, name_numbers
from touchline.titles.masters_of_football import TITLE, codes
from touchline.titles.masters_of_football.bots.asking import best, runs, worth
from touchline.titles.masters_of_football.printed import (
    AWAY,
    DISALLOW_GOAL,
    HOME,
    POSSESSION,
    RECEIVE_MONEY,
    SKIP_NEXT_TURN,
)
from touchline.titles.masters_of_football.rules.money import card_cost
from touchline.titles.masters_of_football.rules.rerolls import totals
from touchline.titles.masters_of_football.state import LAST_TURN, Mof
from touchline.titles.masters_of_football.view.dice_again import SAVED, good_rolls
from touchline.titles.masters_of_football.view.previews import preview, seat_of


@rule("MOF-CARD-03")
def test_a_card_shows_its_cost_and_what_is_left() -> None:
    game = scene()
    pitch(game)
    hand(game, 0, card(3))
    cost = card_cost(game, game.teams[0], card(3))

    played = preview_of(game, codes.ASK_BETWEEN, (0, 1, 3), card(3))
    assert (played["cost"], played["left"]) == (cost, 20 - cost)
    exchanged = preview_of(game, codes.ASK_BETWEEN, (0, 1, 3), codes.EXCHANGE)
    assert (exchanged["cost"], exchanged["left"]) == (1, 19)
    assert preview(game, 0, codes.ASK_PLACE, (0, 20, 0), PASS) == ()


def test_a_window_tells_how_the_match_stands_for_the_reader() -> None:
    game = scene()
    match = pitch(game)
    match.goals = [2, 1]
    match.attacker, match.dice = HOME, [6, 1, 1, 1]

    home = preview_of(game, codes.ASK_GOAL_ANSWER, (0,), PASS)
    away = preview_of(game, codes.ASK_GOAL_ANSWER, (0,), PASS, seat=1)

    assert (home["own"], home["rival"], home["scored"], home["conceded"], home["lead"]) == (1, 1, 3, 1, 1)
    assert (away["own"], away["rival"], away["scored"], away["conceded"], away["lead"]) == (0, 0, 1, 3, -1)


@rule("MOF-MGR-10")
def test_a_reroll_tells_how_often_either_dice_help() -> None:
    game = scene()
    match = pitch(game)
    match.attacker, match.dice = HOME, [6, 1, 6, 6]
    attack, defence = totals(game, match)
    assert attack <= defence

    numbers = preview_of(game, codes.ASK_REROLL, (0, attack, defence), codes.ABILITY)

    level_die, genius_die = game.cards.attack_dice[match.attack_level[HOME]], game.cards.genius_die
    own = sum(die + genius > defence for die in level_die for genius in genius_die)
    other = sum(
        attack > die + genius for die in game.cards.defence_dice[match.defence_level[AWAY]] for genius in genius_die
    )
    assert numbers["mine"] * 36 == own * numbers["mine-of"]
    assert numbers["theirs"] * 36 == other * numbers["theirs-of"]
    assert own or other
    assert numbers["verdict"] == SAVED


def test_a_card_that_skips_a_turn_names_who_loses_it() -> None:
    game = scene()
    match = pitch(game)
    skips = next(each for each, row in enumerate(game.cards.effects) if row[0].symbol == SKIP_NEXT_TURN)
    hand(game, 0, skips)
    match.turn = 1

    numbers = preview_of(game, codes.ASK_BETWEEN, (0, 1, 1), skips)

    assert (numbers["now"], numbers["whom"]) == (SKIP_NEXT_TURN, match.teams[game.rules.attackers[1]])


@rule("MOF-LEVEL-06")
def test_a_tactic_shows_what_the_three_add_up_to() -> None:
    game = scene()
    three = trio(game, 0, attack=(5, 1, 1), defence=(1, 0, 0))
    pitch(game)

    assert preview(game, 0, codes.ASK_TACTIC, (2, *three), POSSESSION) == (7, 1, 3, 0)


def preview_of(game: Mof, kind: int, context: tuple[int, ...], option: int, seat: int = 0) -> dict[str, int]:
    """A preview by the names of its numbers."""
    return name_numbers(TITLE.words.asks[kind].preview, preview(game, seat, kind, context, option))


def test_dice_that_please_are_not_worth_rolling_again() -> None:
    game = scene()
    match = pitch(game)
    match.attacker, match.dice, match.turn, match.rerolls = HOME, [1, 1, 6, 1], LAST_TURN, [1, 1]
    options = [PASS, codes.ABILITY, codes.EXCHANGE]

    assert worth(game, 0, codes.ASK_REROLL, (0, 0, 0), options) == [codes.ABILITY]
    assert worth(game, 1, codes.ASK_REROLL, (0, 0, 0), options) == []


def test_the_run_begins_with_the_dice_that_help_more_often() -> None:
    game = scene()
    match = pitch(game)
    match.attacker, match.dice, match.turn, match.rerolls = HOME, [1, 1, 6, 1], LAST_TURN, [1, 0]

    found = runs(game, 0, codes.ASK_REROLL, (0, 0, 0))

    assert [name for name, _ in found] in (["own-dice", "other-dice"], ["other-dice", "own-dice"])
    good = [good_rolls(game, match, HOME, picks[1]) for _, picks in found]
    assert good == sorted(good, reverse=True)
    assert best(game, 0, codes.ASK_REROLL, (0, 0, 0), [PASS, codes.ABILITY]) == found[0][1]


def test_nobody_is_asked_to_annul_the_own_goal() -> None:
    game = scene()
    annuls = next(each for each, row in enumerate(game.cards.effects) if row[0].symbol == DISALLOW_GOAL)
    pitch(game)

    assert worth(game, 0, codes.ASK_GOAL_ANSWER, (0,), [PASS, annuls]) == []
    assert worth(game, 1, codes.ASK_GOAL_ANSWER, (0,), [PASS, annuls]) == [annuls]


def test_money_from_the_bank_is_asked_about_before_kick_off_and_after_half_time_alone() -> None:
    game = scene()
    match = pitch(game)
    pays = next(each for each, row in enumerate(game.cards.effects) if row[0].symbol == RECEIVE_MONEY)
    asked = []
    for moment in range(15):
        match.stage = moment
        if worth(game, 0, codes.ASK_BETWEEN, (0, 1, moment), [PASS, pays]):
            asked.append(moment)

    assert asked == [0, 13]


def test_in_a_match_of_others_nobody_is_asked() -> None:
    game = scene(4)
    pitch(game)
    hand(game, 0, card(3))
    hand(game, 2, card(3))

    assert worth(game, 2, codes.ASK_ANNOUNCE, (0, 1, 0), [PASS, codes.PLAY]) == []
    assert worth(game, 2, codes.ASK_REROLL, (0, 0, 0), [PASS, codes.ABILITY]) == []


def test_the_events_that_hit_somebody_name_him() -> None:
    game = scene(3)
    hit = {word.name for word in TITLE.words.tells.values() if word.affects}

    assert hit == {
        "card-revealed", "card-played", "card-void", "goal", "goal-disallowed", "dice-rerolled", "substitution-lapsed",
    }  # fmt: skip
    assert (seat_of(game, "team", 1), seat_of(game, "team", 3), seat_of(game, "card", 1)) == (1, -1, -1)
