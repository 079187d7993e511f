"""Questions and events come with previews, with the options worth asking about and the seats that an event hits."""

from __future__ import annotations

import pytest
from tests.scenes import question_after, rule, script
from tests.titles.match_of_the_season.laid import (
    BLUE,
    EIGHTEEN,
    GREEN,
    PASS,
    RED,
    THIRTEEN,
    YELLOW,
    asked_at,
    do,
    eleven,
    four_squads,
    go_on,
    hold,
    in_deck,
    lined_up,
    on_free_list,
    own,
    table,
    turn_up,
)

from touchline.kernel.drivers import Question
from touchline.kernel.game import NOBODY
from touchline.titles.match_of_the_season import TITLE
from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.printed import RX_WIN, WINDOW
from touchline.titles.match_of_the_season.rules.reds import has_effect
from touchline.titles.match_of_the_season.state import INTERNATIONAL, Mots


def previews(question: Question) -> dict[int, dict[str, int]]:
    return {each["option"]: each["numbers"] for each in TITLE.question_data(question, 0)["previews"]}


def worth(question: Question) -> list[int]:
    """Return what has a use, whether or not a pro would play it."""
    assert TITLE.worth is not None
    return TITLE.worth(question.game, question.seat, question.kind, question.context, question.options)


def hit(game: Mots, code: int) -> list[list[int]]:
    """The seats that each event of this kind has hit."""
    events = [event for event in game.told or [] if event.code == code]
    return [TITLE.event_data(event, 0, game)["affects"] for event in events]


# -- previews


def test_a_bid_shows_what_is_left() -> None:
    game = table()
    question = asked_at(game, c.STEP_AUCTION, turn_up(game, "M3"), BLUE, c.TO_FREE_LIST)

    assert previews(question) == {bid: {"left": 50000 - bid} for bid in (30000, 35000, 40000, 45000, 50000)}


@rule("MOTS-TRADE-02")
def test_a_sale_shows_half_the_price_and_the_cash_after_it() -> None:
    game = table()
    players = own(game, BLUE, EIGHTEEN)
    question = asked_at(game, c.STEP_WINDOW_OPEN, c.W_TURN, BLUE, picks=[c.GO_MARKET, c.SELL])

    assert previews(question)[players[9]] == {"price": 25000, "left": 75000}


def test_a_purchase_shows_its_price_and_what_is_left() -> None:
    game = table()
    own(game, BLUE, THIRTEEN)
    three, one = on_free_list(game, "M3 D1")
    question = asked_at(game, c.STEP_WINDOW_OPEN, c.W_TURN, BLUE, picks=[c.GO_MARKET])

    assert question.kind == c.ASK_BUY
    assert previews(question) == {three: {"price": 30000, "left": 20000}, one: {"price": 10000, "left": 40000}}


@rule("MOTS-GEN-12")
def test_a_clause_shows_the_part_of_the_price_that_is_paid() -> None:
    game = table()
    own(game, BLUE, THIRTEEN)
    five, three = on_free_list(game, "M5 M3")
    card = hold(game, BLUE, "release-clause")[0]
    question = asked_at(game, c.STEP_WINDOW_OPEN, c.W_TURN, BLUE, picks=[c.GO_CARD, card])

    assert question.kind == c.ASK_CLAUSE
    assert previews(question) == {five: {"price": 25000, "left": 25000}, three: {"price": 15000, "left": 35000}}


@rule("MOTS-SQUAD-08")
def test_a_team_that_must_sign_is_shown_that_it_pays_all_it_has() -> None:
    game = table(cash=5000)
    own(game, BLUE, "GK1 D1")
    one, two = on_free_list(game, "D1 M1")
    question = asked_at(game, c.STEP_SQUAD_CHECK, BLUE)

    assert previews(question) == {one: {"price": 5000, "left": 0}, two: {"price": 5000, "left": 0}}


def test_an_exchange_shows_the_stars_gained() -> None:
    game = table(advanced_game=True)
    blue = eleven(game, BLUE, "A", "M5 M1")
    eleven(game, RED, "B")
    lined_up(game, BLUE, RED)
    question = asked_at(game, c.STEP_SUBSTITUTE, c.HOME, picks=[blue[6]])

    assert previews(question) == {blue[11]: {"gain": 2}, blue[12]: {"gain": -2}}


def test_a_reserve_price_shows_how_many_could_pay_it() -> None:
    game = table()
    own(game, BLUE, EIGHTEEN)
    game.teams[RED].cash, game.teams[YELLOW].cash, game.teams[GREEN].cash = 10000, 5000, 0
    player = game.teams[BLUE].squad[0]
    question = asked_at(game, c.STEP_WINDOW_OPEN, c.W_TURN, BLUE, picks=[c.GO_MARKET, c.LIST, player])

    assert previews(question) == {5000: {"bidders": 2}, 10000: {"bidders": 1}}


@rule("MOTS-MOVE-15")
def test_the_steps_show_where_the_token_would_stop() -> None:
    game = table()
    game.token = game.cards.last - 2
    card = hold(game, BLUE, "fixture-secretary")[0]
    question = asked_at(game, c.STEP_MOVE, picks=[card])

    assert [previews(question)[steps]["square"] for steps in (1, 2, 3)] == [41, 42, 42]


@rule("MOTS-TACTIC-20")
def test_a_card_to_be_revealed_shows_the_stars_with_and_without_it() -> None:
    game = table(advanced_game=True)
    eleven(game, BLUE, "A")
    eleven(game, RED, "B")
    card = hold(game, BLUE, "centre-attack")[0]
    lined_up(game, BLUE, RED)
    best_attack = game.rules.faces.index(1) + 1
    question = question_after(game, go_on, [card], [best_attack])

    assert question.kind == c.ASK_REVEAL
    assert previews(question)[PASS] == {"home-stars": 7, "away-stars": 7}
    assert previews(question)[card]["home-stars"] > 7


@pytest.mark.parametrize("event", [4, 6, 12])
def test_a_reveal_shows_no_stars_if_none_are_compared(event: int) -> None:
    game = table(advanced_game=True, event_table="advanced_d12")
    eleven(game, BLUE, "A")
    eleven(game, RED, "B")
    card = hold(game, BLUE, "match-of-the-season")[0]
    lined_up(game, BLUE, RED).card = card

    assert TITLE.preview is not None
    assert TITLE.preview(game, 0, c.ASK_REVEAL, (BLUE, event), PASS) == ()


# -- what is worth asking


def test_trades_are_never_worth_a_question() -> None:
    game = table()
    own(game, BLUE, EIGHTEEN)
    on_free_list(game, "D1")

    assert worth(asked_at(game, c.STEP_WINDOW_OPEN, c.W_TURN, BLUE)) == []


def test_a_card_that_has_an_effect_is_worth_a_question() -> None:
    game = four_squads()
    card = hold(game, BLUE, "miracle-physio")[0]
    player = game.teams[BLUE].lineup[3]
    without = asked_at(game, c.STEP_WINDOW_OPEN, c.W_TURN, BLUE)
    assert not has_effect(game, BLUE, card)
    assert worth(without) == []

    game.marks[player] = c.INJURED
    game.agenda = []
    assert worth(asked_at(game, c.STEP_WINDOW_OPEN, c.W_TURN, BLUE)) == [c.GO_CARD]
    assert game.cards.moments(card) & WINDOW


@pytest.mark.parametrize(
    ("window", "token", "asked"), [(c.W_TURN, 7, []), (c.W_MATCHDAY, 10, []), (c.W_MATCHDAY, 7, [c.GO_CARD])]
)
def test_an_injury_for_a_rival_is_worth_a_question_on_the_day_of_the_league(
    window: int, token: int, asked: list[int]
) -> None:
    game = four_squads()
    hold(game, BLUE, "late-night-out")
    game.token = token

    assert worth(asked_at(game, c.STEP_WINDOW_OPEN, window, BLUE)) == asked


@pytest.mark.parametrize(("window", "asked"), [(c.W_TURN, []), (c.W_REVEAL, [c.GO_CARD])])
def test_a_look_at_the_deck_is_worth_a_question_before_a_card_is_turned(window: int, asked: list[int]) -> None:
    game = four_squads()
    hold(game, BLUE, "scouting-network")
    in_deck(game, "A5 M3 D2")

    assert worth(asked_at(game, c.STEP_WINDOW_OPEN, window, BLUE)) == asked


@pytest.mark.parametrize(("free", "asked"), [("A1", []), ("A3", [c.GO_CARD])])
def test_a_cheap_player_is_worth_a_question_if_he_is_better_than_the_weakest(free: str, asked: list[int]) -> None:
    game = four_squads(bench="GK1 D1 M1 A1")
    hold(game, BLUE, "release-clause")
    on_free_list(game, free)

    assert worth(asked_at(game, c.STEP_WINDOW_OPEN, c.W_TURN, BLUE)) == asked


def test_a_card_for_a_win_is_worth_a_question_after_one() -> None:
    assert TITLE.worth is not None
    assert TITLE.worth(table(), 0, c.ASK_REACT, (BLUE, RX_WIN), [PASS, 7]) == [7]


@pytest.mark.parametrize(
    ("home", "away", "is_worth"),
    [("A", "4-4-2 GK1 D1 D1 D1 D1 M1 M1 M1 M1 A1 A1", True), ("A10", "4-4-2 GK1 D1 D1 D1 D1 M5 M1 M1 M5 A1 A1", False)],
)
def test_a_wing_attack_is_worth_it_with_the_stronger_wings(home: str, away: str, is_worth: bool) -> None:
    game = table()
    eleven(game, BLUE, home)
    eleven(game, RED, away)
    card = hold(game, BLUE, "wing-attack")[0]
    lined_up(game, BLUE, RED)
    game.agenda = []

    assert worth(asked_at(game, c.STEP_TACTIC_COMMIT)) == ([card] if is_worth else [])


@pytest.mark.parametrize("code", ["counter-attack", "super-save", "match-of-the-season", "centre-attack"])
def test_a_card_that_helps_on_some_face_is_worth_it(code: str) -> None:
    game = table()
    eleven(game, BLUE, "A")
    eleven(game, RED, "B")
    card = hold(game, BLUE, code)[0]
    lined_up(game, BLUE, RED)
    game.agenda = []
    question = asked_at(game, c.STEP_TACTIC_COMMIT)
    assert worth(question) == [card]

    game.rules.faces = [0, 0, 0, 0, 0, 0] if code in ("counter-attack", "super-save") else [12] * 6
    assert worth(question) == []


def test_a_substitution_is_worth_it_for_a_stronger_reserve() -> None:
    game = table(advanced_game=True)
    blue = eleven(game, BLUE, "A", "M3 D1")
    eleven(game, RED, "B")
    lined_up(game, BLUE, RED)
    question = asked_at(game, c.STEP_SUBSTITUTE, c.HOME)
    weaker = [player for player in blue[5:9] if game.cards.stars[player] < 3]

    assert set(weaker) <= set(worth(question))
    assert blue[5] not in worth(question)
    assert PASS not in worth(question)


# -- whom an event hits


@rule("MOTS-MONEY-01")
def test_the_loser_of_a_match_is_hit_by_what_he_pays() -> None:
    game = table()
    eleven(game, BLUE, "A")
    eleven(game, RED, "B")
    lined_up(game, BLUE, RED)
    script(game, go_on, [], [1 + game.rules.faces.index(2)])

    assert hit(game, c.TELL_PAYS) == [[1]]


def test_an_absence_hits_the_team_of_the_player() -> None:
    game = four_squads()
    do(game, c.STEP_ABSENCE_ROLL, YELLOW, c.INJURED, faces=[4])

    assert hit(game, c.TELL_ABSENT) == [[2]]


def test_with_two_managers_a_team_is_hit_as_its_manager() -> None:
    game = four_squads(seats=2)
    do(game, c.STEP_ABSENCE_ROLL, game.order[2], c.INJURED, faces=[4])

    assert hit(game, c.TELL_ABSENT) == [[0]]


def test_the_seat_that_manages_a_team() -> None:
    assert TITLE.seat_of is not None
    game = four_squads(seats=3)
    ghost = next(team for team in range(4) if game.seat_of[team] == NOBODY)
    seats = [TITLE.seat_of(game, domain, number) for domain, number in (
        ("team", game.order[1]), ("side", game.order[2]), ("team", ghost), ("side", INTERNATIONAL), ("player", 0),
    )]  # fmt: skip

    assert seats == [1, 2, NOBODY, NOBODY, NOBODY]
