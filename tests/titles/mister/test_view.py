"""The view and the events say all that a client needs, so that no client has to know the rules."""

from __future__ import annotations

from typing import Any

import pytest
from tests.scenes import rule
from tests.titles.mister.laid import ATT, DEF, PLACES, fate_of, hold, match_begun, numbers_of, open_game, player

from touchline.titles.mister import TITLE
from touchline.titles.mister.printed import ROLES
from touchline.titles.mister.rules.market import acquire, discard, reshuffle
from touchline.titles.mister.rules.shootout import stakes
from touchline.titles.mister.state import LEFT, RIGHT, Mister, Shootout


def view_of(game: Mister, seat: int | None = ATT) -> Any:
    return TITLE.observe(game, seat)


def shootout(scored: tuple[int, int], taken: tuple[int, int]) -> Shootout:
    kicks = Shootout(0, (0, 1))
    kicks.scored = list(scored)
    kicks.kicked = [[0] * taken[0], [0] * taken[1]]
    return kicks


@rule("MIS-SHOT-04", "MIS-SHOT-05")
def test_a_shot_tells_what_a_goal_takes_for_each_guess_of_the_keeper() -> None:
    game = match_begun("att RCB.D=6, att LS.A=6")

    fate_of(game, 13, LEFT, RIGHT)

    told = numbers_of(game, "shot")[0]
    assert (told["same_margin"], told["other_margin"], told["compared"]) == (1, 0, 1)
    assert (told["value"], told["against"], told["same_goal"], told["other_goal"]) == (6, 6, 0, 1)


@rule("MIS-SHOT-07", "MIS-SHOT-08")
def test_a_penalty_takes_one_less() -> None:
    game = match_begun("att LS.F=5, def GK.G=6")

    fate_of(game, 10, player(ATT, "LS"), LEFT, RIGHT)

    told = numbers_of(game, "shot")[0]
    assert (told["same_margin"], told["same_goal"]) == (0, 0)
    assert (told["other_margin"], told["other_goal"]) == (-1, 1)


@rule("MIS-SHOT-09", "MIS-SHOT-10")
def test_the_guess_alone_decides_an_unstoppable_shot() -> None:
    game = match_begun("att RM.D=6, att LCM has back_heel")

    fate_of(game, 23, LEFT, RIGHT)

    told = numbers_of(game, "shot")[0]
    assert (told["compared"], told["same_goal"], told["other_goal"]) == (0, 0, 1)
    assert [told[name] for name in ("value", "against", "same_margin", "other_margin")] == [0, 0, 0, 0]


@rule("MIS-SHOT-13")
def test_a_shot_that_no_guess_can_change_still_tells_what_it_took() -> None:
    game = match_begun("att LS.F=9, def GK.G=6", skip_dead_shots=True)

    fate_of(game, 10, player(ATT, "LS"))

    told = numbers_of(game, "shot")[0]
    assert not numbers_of(game, "directions")
    assert (told["same_goal"], told["other_goal"]) == (1, 1)
    assert len(numbers_of(game, "goal")) == 1


@rule("MIS-PEN-08", "MIS-PEN-10")
@pytest.mark.parametrize(
    ("scored", "taken", "must", "wins", "sudden"),
    [
        ((0, 0), (0, 0), 0, 0, 0),
        ((3, 1), (3, 3), 0, 1, 0),
        ((3, 1), (4, 3), 1, 0, 0),
        ((3, 1), (3, 2), 0, 0, 0),
        ((4, 3), (4, 4), 0, 1, 0),
        ((4, 4), (5, 4), 0, 1, 0),
        ((4, 3), (5, 4), 1, 0, 0),
        ((4, 4), (5, 5), 0, 0, 1),
        ((5, 4), (6, 5), 1, 0, 1),
        ((4, 4), (6, 5), 0, 1, 1),
    ],
)
def test_the_outcomes_of_the_next_kick(
    scored: tuple[int, int], taken: tuple[int, int], must: int, wins: int, sudden: int
) -> None:
    game = match_begun()
    game.kicks = shootout(scored, taken)

    assert stakes(game.kicks) == (must, wins, sudden)
    shown = view_of(game)["shootout"]["next"]
    assert shown["seat"] == int(taken[0] > taken[1])
    assert (shown["must"], shown["wins"], shown["sudden"]) == (must == 1, wins == 1, sudden == 1)


@rule("MIS-PEN-12")
def test_each_side_of_a_shootout_has_its_takers_kicks_and_goals() -> None:
    game = match_begun()
    kicks = game.kicks = shootout((1, 0), (1, 0))
    kicks.takers = [[1, 2, 3, 4, 5], [16, 17, 18, 19, 20]]

    shown = view_of(game)["shootout"]

    assert shown["kicks"] == 5
    assert shown["sides"][0] == {"seat": 0, "takers": [1, 2, 3, 4, 5], "kicked": [0], "scored": 1}
    assert shown["sides"][1]["takers"] == [16, 17, 18, 19, 20]


@rule("MIS-MARKET-16", "MIS-MARKET-20")
def test_the_market_says_why_nobody_has_a_choice() -> None:
    game = open_game()
    assert view_of(game)["market"]["forced"] is None

    hold(game, ATT, 15, keeper=True)
    assert view_of(game)["market"]["forced"] == {"duty": "alone", "seat": DEF, "rule": "MIS-MARKET-16"}

    game.compulsory = True
    assert view_of(game)["market"]["forced"] == {"duty": "idle", "seat": -1, "rule": "MIS-MARKET-20"}


@rule("MIS-INFO-01", "MIS-INFO-06")
def test_footballers_who_may_still_be_drawn_are_counted_by_role() -> None:
    game = open_game()
    keepers = game.cards.keeper.count(True)
    assert view_of(game)["market"]["unseen"] == [keepers, 0, 0, 0, 0, len(game.cards.names) - keepers]

    for who in (player(ATT, "GK"), player(DEF, "LS")):
        game.deck.remove(who)
    acquire(game, ATT, player(ATT, "GK"))
    discard(game, DEF, player(DEF, "LS"))

    mine, theirs = view_of(game, ATT)["market"]["unseen"], view_of(game, DEF)["market"]["unseen"]
    assert (mine[0], theirs[0]) == (keepers - 1, keepers)  # the other has not seen whom I took
    assert mine[5] == theirs[5] == len(game.cards.names) - keepers - 1
    assert len(mine) == len(ROLES)


@rule("MIS-MARKET-13")
def test_after_a_reshuffle_only_those_who_were_let_go_may_be_drawn() -> None:
    game = open_game()
    let_go = [player(ATT, place) for place in PLACES[1:4]]
    for who in let_go:
        discard(game, ATT, who)
    game.deck = []
    reshuffle(game)

    assert view_of(game)["market"]["unseen"] == [0, 0, 0, 0, 0, 3]


@rule("MIS-LEAGUE-04", "MIS-LEAGUE-06")
def test_the_table_has_form_and_points_after_each_match() -> None:
    game = match_begun(seats=4, mode="league")
    game.results = [(0, 0, 1, 2, 1, 0, 0, 0), (1, 2, 0, 1, 1, -1, 0, 0), (2, 0, 3, 0, 3, 3, 0, 0)]

    row = next(each for each in view_of(game)["table"] if each["seat"] == 0)

    assert row["form"] == ["won", "drew", "lost"]
    assert row["race"] == [0, 3, 4, 4]
    assert (row["goals"], row["conceded"], row["difference"]) == (3, 5, -2)
    assert [each["round"] for each in view_of(game)["results"]] == [1, 2, 3]


@pytest.mark.parametrize(
    ("given", "card", "picks", "event", "hit"),
    [
        ("att LS.F=9", 10, (player(ATT, "LS"), LEFT, RIGHT), "goal", DEF),
        ("att LM.A=9", 19, (), "sent-off", ATT),
        ("att LM.A=9", 22, (player(ATT, "S1"),), "injured", ATT),
        ("att slot RM empty", 1, (), "missing", ATT),
    ],
)
def test_an_event_names_the_seat_that_it_hits(
    given: str, card: int, picks: tuple[int, ...], event: str, hit: int
) -> None:
    game = match_begun(given)

    fate_of(game, card, *picks)

    told = [TITLE.event_data(each, 0, game) for each in game.told or []]
    assert [each["affects"] for each in told if each["event"] == event] == [[hit]]
