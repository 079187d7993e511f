"""Luck: value after a roll minus what was to be expected before it."""

from __future__ import annotations

import math
import time

import pytest

import touchline
from tests.golden import names, record_of
from tests.titles.masters_of_football.test_forecast import laid_match
from tests.titles.match_of_the_season.test_odds import new_match as laid_out
from tests.titles.mister.laid import ATT, DEF, match_begun, row
from touchline.bots import bot
from touchline.kernel.record import Record
from touchline.story import story
from touchline.story.luck import luck
from touchline.story.luck.ledger import Ledger, share, share_of_lead
from touchline.story.parts import story_of
from touchline.story.steps import moments
from touchline.titles import SHELF
from touchline.titles.masters_of_football.odds import goal_chance as goals_in_1296
from touchline.titles.masters_of_football.state import LAST_TURN
from touchline.titles.masters_of_football.story import luck as masters_of_football
from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.odds import match_odds
from touchline.titles.match_of_the_season.printed import AWAY_PENALTY, HOME_PENALTY
from touchline.titles.match_of_the_season.rules.match import on
from touchline.titles.match_of_the_season.story import luck as match_of_the_season
from touchline.titles.mister.printed import NORMAL, PENALTY, UNSTOPPABLE
from touchline.titles.mister.story import luck as mister

GAMES = {"mister": 40, "match_of_the_season": 2, "masters_of_football": 6, "best_11": 16}
SIGMAS = 4


def ledger_of(record: Record) -> Ledger:
    title = SHELF[record.title]
    story = story_of(title)
    assert story is not None
    return luck(title, story, record.seats, moments(title, record))


def play_record(title: str, seed: str) -> Record:
    """A game of two bots with plain sense."""
    table = touchline.title(title).table(2, seed=seed)
    bots = [bot(SHELF[title], "amateur", f"{seed}/{seat}") for seat in range(2)]
    while not table.over:
        question = table.question(table.to_act[0])
        assert question is not None
        seat = question.seat
        table.pick(seat, bots[seat].pick(question.game, seat, question.kind, question.options, question.context))
    return table.record()


@pytest.mark.parametrize("title", GAMES)
def test_over_many_games_nobody_is_lucky(title: str) -> None:
    """The mean of all strokes is nothing, within four times its error."""
    found = [stroke.luck for game in range(GAMES[title]) for stroke in ledger_of(play_record(title, str(game))).strokes]
    mean = sum(found) / len(found)
    error = math.sqrt(sum((each - mean) ** 2 for each in found)) / len(found)

    assert len(found) > 60
    assert max(abs(each) for each in found) > 0.1
    assert abs(mean) < SIGMAS * error


@pytest.mark.parametrize("name", names())
def test_the_luck_of_two_sides_sums_to_nothing(name: str) -> None:
    ledger = ledger_of(record_of(name))

    assert ledger.fixtures
    for number, fixture in enumerate(ledger.fixtures.values()):
        assert fixture.luck == pytest.approx(sum(each.luck for each in ledger.strokes if each.match == number))
    if all(seat >= 0 for fixture in ledger.fixtures.values() for seat in fixture.seats):
        assert sum(ledger.by_seat()) == pytest.approx(0, abs=1e-9)


@pytest.mark.parametrize("name", names())
def test_a_game_is_told_in_less_than_three_seconds(name: str) -> None:
    record, begun = record_of(name), time.process_time()

    told = story(SHELF[record.title], record)

    assert time.process_time() - begun < 3
    assert len(told["luck"]["seats"]) == record.seats
    assert told == story(SHELF[record.title], record), "the same record, the same luck"


def test_in_match_of_the_season_luck_and_odds_make_the_result() -> None:
    """Without tactic cards a match is its odds before the die, and luck."""
    record = record_of("match-of-the-season")
    ledger = ledger_of(record)
    exact: dict[int, bool] = {}
    for stroke in ledger.strokes:
        exact[stroke.match] = exact.get(stroke.match, True) and stroke.exact
    before = first_shares(record)
    checked = 0
    for number, (key, fixture) in enumerate(ledger.fixtures.items()):
        if exact.get(number) and key in before:
            end = {c.HOME: 1.0, c.AWAY: 0.0, c.NEITHER: 0.5}[fixture.outcome]
            assert before[key] + fixture.luck == pytest.approx(end)
            checked += 1
    assert checked > 40


def first_shares(record: Record) -> dict[int, float]:
    """The share of the home side before the first roll of each match."""
    found: dict[int, float] = {}
    ended = 0
    for moment in moments(SHELF[record.title], record):
        if moment.step[0] == c.STEP_EVENT_ROLL and moment.step[1] == 1:
            home, away, _, of = match_odds(moment.before, on(moment.before))
            found[ended] = share((home, away), of)
        ended += moment.first(c.TELL_RESULT) is not None
    return found


# -- worked by hand


def test_match_die_by_hand() -> None:
    """A v B: home wins 24, loses 16, draws 26 of 66, a share of 37/66.  Two takers of eleven beat B's goalkeeper."""
    game = laid_out("A", "B")
    match = on(game).clone()
    match.event = 1
    lucks = sorted(match_of_the_season.of_face(game, match, event) for event in game.rules.faces)

    home_penalty = match_of_the_season.of_face(game, match, HOME_PENALTY)
    away_penalty = match_of_the_season.of_face(game, match, AWAY_PENALTY)
    assert home_penalty == pytest.approx(2 / 11 * 1 + 9 / 11 * 0.5 - 37 / 66)
    assert away_penalty == pytest.approx(6 / 11 * 0.5 - 37 / 66)
    assert lucks[-1] == lucks[-2] == pytest.approx(29 / 66)  # two faces win it
    assert lucks[0] == pytest.approx(-37 / 66)  # one loses it
    assert sum(lucks) == pytest.approx(0)


def test_penalty_by_hand() -> None:
    """Two takers of eleven score: a goal is worth nine elevenths of half a match more than was expected."""
    game = laid_out("A", "B")
    match = on(game).clone()
    match.event = 1
    scored, saved = match.clone(), match.clone()
    scored.goals[c.HOME] += 1

    assert match_of_the_season.of_taker(game, match, HOME_PENALTY, scored)[0] == pytest.approx(9 / 11 / 2)
    assert match_of_the_season.of_taker(game, match, HOME_PENALTY, saved)[0] == pytest.approx(-2 / 11 / 2)


def test_the_first_goal_of_extra_rolls_decides() -> None:
    game = laid_out("A", "B", c.NATIONAL_SEMI)
    match = on(game).clone()
    match.event, match.extra = 1, 5

    assert match_of_the_season.value(game, match, c.AWAY) == 0
    assert match_of_the_season.value(game, match) == pytest.approx(0.5)  # the d6 decides


def test_last_attack_by_hand() -> None:
    """Level in stoppage time: a goal of chance p is worth half a match, less p halves."""
    game, match = laid_match((4, 4), (4, 4))
    match.turn, match.attacker = LAST_TURN + 1, 0
    chance = goals_in_1296(game.cards, match.attack_level[0], match.defence_level[1]) / 1296
    lucks = {}
    for dice in ([6, 1, 1, 1], [1, 1, 6, 1]):
        ledger = Ledger(4)
        game.team_numbers, match.dice = [0, 1, 2, 3], dice
        masters_of_football.attack(game, match, [0, 1], ledger)
        lucks[masters_of_football.happening(game, match, dice)] = ledger.strokes[0].luck

    assert lucks[masters_of_football.PLAIN] == pytest.approx((1 - chance) / 2)
    assert lucks[masters_of_football.NONE] == pytest.approx(-chance / 2)


def test_directions_by_hand() -> None:
    """Level values: a goal unless the keeper dives the same way; one more: always; a penalty forgives one."""
    assert mister.goal_chance(NORMAL, 0) == pytest.approx(2 / 3)
    assert mister.goal_chance(NORMAL, 1) == pytest.approx(1)
    assert mister.goal_chance(NORMAL, -1) == 0
    assert mister.goal_chance(PENALTY, -1) == pytest.approx(2 / 3)
    assert mister.goal_chance(UNSTOPPABLE, 0) == pytest.approx(2 / 3)


def test_the_last_card_by_hand() -> None:
    """One card left and level: what it is worth is half a match more for each chance of a goal."""
    game = match_begun()
    game.fixtures, game.order, game.at = [(ATT, DEF)], [ATT, DEF], 0
    chances = {card: mister.card_chance(game, card, ATT, DEF, 0) for card in range(32)}
    some = next(card for card, chance in chances.items() if 0 < chance < 1)
    game.pack = [some]

    assert mister.Ahead(game, ATT, DEF).value(some) == pytest.approx(0.5 + chances[some] / 2)


def test_a_better_attack_has_better_cards() -> None:
    plain, strong = match_begun(), match_begun("att LS.A=9, att LS.B=9, att LS.C=9, att LS.D=9, att LS.E=9, att LS.F=9")
    chances = [[mister.card_chance(game, card, ATT, DEF, 0) for card in range(32)] for game in (plain, strong)]

    assert all(better >= each for each, better in zip(*chances, strict=True))
    assert sum(chances[1]) > sum(chances[0])
    assert mister.card_chance(plain, row(25), ATT, DEF, 0) == 0  # a boost is no attack


def test_shares_by_hand() -> None:
    assert [share_of_lead(lead) for lead in (-2, 0, 1)] == [0.0, 0.5, 1.0]
    assert mister.share_of(0, [0.5], [0.5]) == pytest.approx(0.5)
    assert mister.share_of(1, [], [0.5]) == pytest.approx(0.75)
    assert share((3, 1), 8) == pytest.approx(0.625)
