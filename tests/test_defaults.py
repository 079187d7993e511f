"""The pick of Enter (`Title.best_picks`), over games of every title.

By the pro's judgement it is no worse than chance and never worse than passing; in a window it plays nothing useless.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from touchline.bots import bot
from touchline.bots.bot import answer
from touchline.bots.judge import Judge
from touchline.kernel.dealer import Seeded
from touchline.kernel.drivers import Question
from touchline.kernel.title import Title
from touchline.kernel.vocabulary import PASS
from touchline.titles import SHELF
from touchline.titles.best_11.bots.sense import event_worth
from touchline.titles.best_11.codes import PLAY
from touchline.titles.masters_of_football.bots.sense import helps, kept_worth

TITLES = [title for title in SHELF.values() if title.bots is not None]
QUESTIONS = 700  # per game
TOLERANCE = 0.02  # share of the pro's own measure
QUICKER = ["decide"]  # Mister's market: Enter waits less than a pro, so it is held over a whole market
RANDOM_SHARE = 0.2  # share of the picks: games that no bot would play are among them


def questions(title: Title, seats: int, seed: str) -> Iterator[Question]:
    """The questions of a game that amateurs play, with some random picks."""
    table, dealer = title.table(seats, seed=seed), Seeded(seed)
    for number in range(QUESTIONS):
        if table.over:
            return
        seat = table.to_act[0]
        question = table.question(seat)
        assert question is not None
        yield question
        if dealer.below(100) < RANDOM_SHARE * 100:
            table.pick(seat, question.options[dealer.below(len(question.options))])
        else:
            table.pick(seat, answer(bot(title, "amateur", f"{seed} {number}"), table, seat))


def games() -> list[tuple[Title, int]]:
    return [(title, seats) for title in TITLES for seats in (title.seats[0], title.seats[-1])]


@pytest.mark.parametrize(("title", "seats"), games(), ids=lambda each: getattr(each, "code", each))
def test_enter_picks_no_worse_than_chance_or_passing(title: Title, seats: int) -> None:
    judge = bot(title, "pro", "judge")
    assert isinstance(judge, Judge)
    compared, gains = 0, list[float]()
    for question in questions(title, seats, "enter"):
        options, name = list(question.options), title.words.asks[question.kind].name
        picks = title.best_picks(question)
        assert picks[0] in options, name
        judged = judge.judge_options(question.game, question.seat, question.kind, options, question.context)
        value = {each.option: each.value for each in judged if each.option in options}
        if picks[0] not in value or len(options) == 1 or title.words.asks[question.kind].guess:
            continue
        compared += 1
        assert value[picks[0]] >= value.get(PASS, value[picks[0]]) - TOLERANCE, (name, picks, value)
        own = judge.pick(question.game, question.seat, question.kind, options, question.context)
        if name in QUICKER:
            gains.append(value[picks[0]] - sum(value.values()) / len(value))
        elif len(value) == len(options) and len(picks) == 1 and picks[0] != own:  # a run is judged as a whole
            assert value[picks[0]] >= sum(value.values()) / len(value) - TOLERANCE, (name, picks, value)
    assert compared > 10
    assert sum(gains) >= 0, sum(gains) / len(gains)


@pytest.mark.parametrize(("title", "seats"), games(), ids=lambda each: getattr(each, "code", each))
def test_in_a_window_enter_plays_only_what_is_worth_it(title: Title, seats: int) -> None:
    for question in questions(title, seats, "window"):
        if title.worth is None or not title.is_window(question.kind):
            continue
        worth = title.worth(question.game, question.seat, question.kind, question.context, question.options)
        assert title.best_picks(question)[0] in (PASS, *worth), title.words.asks[question.kind].name


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.code)
def test_enter_is_the_same_whenever_it_is_looked_at(title: Title) -> None:
    for question in questions(title, title.seats[0], "twice"):
        assert title.best_picks(question) == title.best_picks(question)


def test_the_cards_worth_least_are_put_away() -> None:
    """Masters of Football: Enter never gives up the best card of the hand."""
    title = SHELF["masters_of_football"]
    seen = 0
    for seed in range(6):
        for question in questions(title, 2, f"market {seed}"):
            if title.words.asks[question.kind].name != "discard-card" or len(title.best_picks(question)) < 2:
                continue
            game: Any = question.game
            team = game.teams[game.team_numbers[question.seat]]
            gone = title.best_picks(question)
            kept = [card for card in team.hand if card not in gone]
            seen += 1
            assert max(kept_worth(game, card) for card in gone) <= min(kept_worth(game, card) for card in kept)
    assert seen


def test_paying_for_points_is_asked_about_where_it_turns_the_action() -> None:
    title = SHELF["best_11"]
    asked = 0
    for seed in ("a", "b", "c"):
        for question in questions(title, 3, seed):
            if title.words.asks[question.kind].name != "boost":
                continue
            data = title.question_data(question, 0)
            turning = [each["option"] for each in data["previews"] if each["numbers"]["turns"]]
            numbers = [option for option in data["worth"] if option in turning]
            assert data["worth"] == [] or numbers or any(option >= PLAY for option in data["worth"])
            asked += bool(data["worth"])
    assert asked


# -- what Enter must never do, said directly


def preselected_questions(title: Title, seats: int, seeds: str) -> Iterator[tuple[str, Question, list[int]]]:
    """The questions of some games by name, with what Enter picks."""
    for seed in seeds:
        for question in questions(title, seats, f"never {seed}"):
            yield title.words.asks[question.kind].name, question, title.best_picks(question)


def test_enter_aims_no_card_that_hurts_at_its_own_side() -> None:
    """Masters: a card that weakens is preselected for the rival, one that strengthens for oneself."""
    title, seen = SHELF["masters_of_football"], Counter[bool]()
    for name, question, picks in preselected_questions(title, 2, "abcdef"):
        game: Any = question.game
        own = game.team_numbers[question.seat]
        if name != "choose-team" or own not in question.options:
            continue
        is_help = helps(game, question.context[0])
        seen[is_help] += 1
        assert (picks[0] == own) == is_help, (question.context, picks)
    assert min(seen[True], seen[False]) > 0


def test_enter_gives_up_no_card_that_is_worth_more_than_one_it_keeps() -> None:
    """Best 11: of a hand that is too full, or makes room, the card goes that a pro values least."""
    title, seen = SHELF["best_11"], 0
    for name, question, picks in preselected_questions(title, 3, "abcdefgh"):
        if name not in ("make-room", "cut-hand") or picks[0] == PASS:
            continue
        game: Any = question.game
        hand = game.teams[question.seat].hand
        seen += 1
        assert event_worth(game, picks[0]) == min(event_worth(game, card) for card in hand)
    assert seen


def test_enter_sells_nobody_of_the_best() -> None:
    """Match of the Season: who must sell keeps those with most stars."""
    title, seen = SHELF["match_of_the_season"], 0
    for name, question, picks in preselected_questions(title, 4, "ab"):
        if name not in ("short-sale", "surplus"):
            continue
        game: Any = question.game
        stars = [game.cards.stars[option] for option in question.options]
        seen += 1
        assert game.cards.stars[picks[0]] < max(stars) or len(set(stars)) == 1
    assert seen
