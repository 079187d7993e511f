"""The view agrees with the rules: the market, the line-ups, the table, the die."""

from __future__ import annotations

from typing import Any

import pytest
from tests.scenes import rule
from tests.titles.match_of_the_season.laid import (
    BLUE,
    EIGHTEEN,
    GREEN,
    RED,
    THIRTEEN,
    YELLOW,
    asked_at,
    eleven,
    lined_up,
    on_free_list,
    own,
    table,
)

from touchline.kernel.dealer import Seeded
from touchline.kernel.table import Table
from touchline.titles.match_of_the_season import TITLE
from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.rules.events import compared_lines, totals
from touchline.titles.match_of_the_season.rules.market import buyable
from touchline.titles.match_of_the_season.rules.squads import may_sell, note_sale
from touchline.titles.match_of_the_season.rules.trade import reserves_for
from touchline.titles.match_of_the_season.rules.windows import listable
from touchline.titles.match_of_the_season.state import Mots
from touchline.titles.match_of_the_season.view_types import MarketView

PICKS = 2500
SETTINGS: list[dict[str, Any]] = [
    {},
    {"resale_lock_scope": "managers_only"},
    {"advanced_game": True, "lineup_mode": "open"},
]


def market(game: Mots, team: int) -> MarketView:
    seen = TITLE.observe(game, game.seat_of[team])["teams"][team]["market"]
    assert seen is not None
    found: MarketView = seen
    return found


def reasons(game: Mots, team: int) -> dict[int, str]:
    """Players of the free list whom the team is shown it may not buy, with the reason."""
    return {each["option"]: each["reason"] for each in market(game, team)["buy"]}


# -- the market


@rule("MOTS-TRADE-06", "MOTS-TRADE-08")
@pytest.mark.parametrize(
    ("scope", "to_manager", "reason"),
    [
        ("managers_only", True, None),
        ("managers_only", False, None),
        ("all", True, "sold-before"),
        ("all", False, "sold-before"),
    ],
)
def test_the_free_list_shows_the_resale_ban_as_the_option_has_it(scope: str, to_manager: bool, reason: str) -> None:
    game = table(resale_lock_scope=scope)
    own(game, BLUE, THIRTEEN)
    sold = own(game, RED, "M3")[0]
    like = on_free_list(game, "M3")[0]
    note_sale(game, BLUE, sold, to_manager)

    assert reasons(game, BLUE).get(like) == reason


@rule("MOTS-SQUAD-02", "MOTS-SQUAD-03", "MOTS-MARKET-11")
def test_the_market_names_what_stands_in_the_way() -> None:
    game = table()
    own(game, BLUE, THIRTEEN)
    own(game, RED, EIGHTEEN)
    dear, cheap = on_free_list(game, "A5 D1")
    game.teams[BLUE].cash = 20000

    assert reasons(game, BLUE) == {dear: "no-cash"}
    assert reasons(game, RED) == {dear: "squad-full", cheap: "squad-full"}
    blue, red = market(game, BLUE)["sell"], market(game, RED)["sell"]
    assert blue is not None
    assert (blue["reason"], blue["rules"]) == ("squad-small", ["MOTS-SQUAD-02"])
    assert red is None


@rule("MOTS-TRADE-16")
def test_players_listed_in_vain_are_shown_so() -> None:
    game = table()
    listed = own(game, RED, EIGHTEEN)[0]
    game.listed = [listed]

    assert [(each["option"], each["reason"]) for each in market(game, RED)["list"]] == [(listed, "listed-before")]


@rule("MOTS-TRADE-13")
def test_the_reserve_prices_shown_are_those_that_are_offered() -> None:
    game = table()
    own(game, RED, EIGHTEEN)
    game.teams[GREEN].cash = 72000
    player = game.teams[RED].squad[0]
    question = asked_at(game, c.STEP_WINDOW_OPEN, c.W_TURN, RED, picks=[c.GO_MARKET, c.LIST, player])
    reserve = market(game, RED)["reserve"]

    assert question.options == list(range(reserve["least"], reserve["most"] + 1, reserve["step"]))
    assert (reserve["least"], reserve["most"], reserve["step"]) == (5000, 70000, 5000)


@rule("MOTS-GEN-18")
def test_the_market_of_other_teams_is_not_worked_out() -> None:
    game = table()

    assert [team["market"] is None for team in TITLE.observe(game, 1)["teams"]] == [True, False, True, True]
    assert all(team["market"] is None for team in TITLE.observe(game, None)["teams"])


@pytest.mark.parametrize("options", SETTINGS)
def test_in_random_games_the_view_and_the_questions_agree(options: dict[str, Any]) -> None:
    table, dealer = TITLE.table(4, options, seed="view"), Seeded("picks")
    for _ in range(PICKS):
        if table.over:
            break
        for seat in table.to_act:
            compare(table, seat)
        seat = table.to_act[0]
        question = table.question(seat)
        assert question is not None
        table.pick(seat, question.options[dealer.roll(len(question.options)) - 1])


def compare(table: Table, seat: int) -> None:
    question, view = table.question(seat), table.view(seat)["game"]
    assert question is not None
    game, kind, team = question.game, question.kind, question.context[0]
    assert isinstance(game, Mots)
    if kind == c.ASK_WINDOW:
        compare_market(game, view["teams"][team]["market"], team)
    elif kind in (c.ASK_FORMATION, c.ASK_SLOT) and TITLE.ready_choices(question):
        compare_line_up(game, view["line_ups"], question.context, question.options, kind)


def compare_market(game: Mots, shown: MarketView, team: int) -> None:
    refused = {each["option"] for each in shown["buy"]}
    assert [player for player in game.free if player not in refused] == buyable(game, team)
    assert (shown["sell"] is None) == may_sell(game, team)
    unlisted = {each["option"] for each in shown["list"]}
    assert [player for player in game.teams[team].squad if player not in unlisted] == listable(game, team)
    assert shown["reserve"]["most"] == reserves_for(game, team, shown["reserve"]["step"])[-1]


def compare_line_up(game: Mots, shown: Any, context: tuple[int, ...], options: list[int], kind: int) -> None:
    """The formations and players that are offered are those of the table."""
    [line_up] = [each for each in shown if each["team"] == context[0]]
    if kind == c.ASK_FORMATION:
        assert options == [each["formation"] for each in line_up["formations"] if each["refusal"] is None]
        assert context == (line_up["team"], line_up["competition"], line_up["opponent"])
    else:
        position = game.cards.slot_position[context[2]][context[1] - 1]
        assert set(options) - {-1} <= set(line_up["lines"][position]["players"])


# -- line-ups


@rule("MOTS-LINEUP-17")
def test_players_who_miss_a_league_match_are_named_with_the_cause() -> None:
    game = table()
    blue = eleven(game, BLUE, "A", "GK1 D1")
    eleven(game, RED, "B")
    game.marks[blue[1]] = c.INJURED
    for competition, refused in ((c.LEAGUE_MATCH, [blue[1]]), (c.NATIONAL_SEMI, [])):
        match = lined_up(game, BLUE, RED, competition)
        match.home.slots = []
        [line_up] = TITLE.observe(game, 0)["line_ups"]
        defenders = line_up["lines"][1]

        assert [each["option"] for each in defenders["refusals"]] == refused
        assert (blue[1] in defenders["players"]) == (not refused)


@rule("MOTS-LINEUP-11")
def test_a_formation_that_leaves_somebody_out_says_so() -> None:
    game = table()
    eleven(game, BLUE, "A")
    eleven(game, RED, "B")
    lined_up(game, BLUE, RED).home.slots = []
    [line_up] = TITLE.observe(game, 0)["line_ups"]
    four_four_two = game.cards.formation_names.index("4-4-2")

    for each in line_up["formations"]:
        may = each["formation"] == four_four_two
        assert (each["refusal"] is None, each["fielded"] == 11) == (may, may)


# -- the league table


def test_the_table_counts_matches_and_points() -> None:
    game = table()
    game.results = [(BLUE, RED, c.HOME), (YELLOW, GREEN, c.NEITHER), (RED, YELLOW, c.AWAY), (BLUE, GREEN, c.VOID)]
    for team, points in ((BLUE, 3), (RED, 0), (YELLOW, 4), (GREEN, 1)):
        game.teams[team].league = points
    rows = TITLE.observe(game, None)["standings"]

    assert [(row["team"], row["place"], row["points"]) for row in rows] == [
        (YELLOW, 1, 4), (BLUE, 2, 3), (GREEN, 3, 1), (RED, 4, 0),
    ]  # fmt: skip
    assert rows[0] == {
        "team": YELLOW, "place": 1, "played": 2, "won": 1, "drawn": 1, "lost": 0, "points": 4,
        "form": ["drew", "won"], "course": [0, 1, 4], "change": 1,
    }  # fmt: skip
    assert [row["course"][-1] for row in rows] == [row["points"] for row in rows]


@rule("MOTS-LEAGUE-14")
def test_level_teams_stand_as_the_play_offs_place_them() -> None:
    game = table()
    game.token, game.places = game.cards.last, [GREEN, RED, BLUE, YELLOW]
    for team in game.teams:
        team.league = 9

    assert [row["team"] for row in TITLE.observe(game, None)["standings"]] == [GREEN, RED, BLUE, YELLOW]


# -- the die and the draft


@pytest.mark.parametrize("event", [0, 1, 2, 3, 10, 11])
def test_the_lines_shown_are_those_whose_stars_are_compared(event: int) -> None:
    game = table()
    eleven(game, BLUE, "A")
    eleven(game, RED, "C")
    match = lined_up(game, BLUE, RED)
    sums = []
    for side, lines in zip((match.home, match.away), compared_lines(event), strict=True):
        place = game.cards.slot_position[side.formation]
        sums.append(sum(stars for at, stars in enumerate(side.stars) if place[at] in lines))

    assert tuple(sums) == totals(game, match, event)


def test_a_face_that_compares_nothing_lights_no_line() -> None:
    assert [compared_lines(event) for event in (4, 5, 6, 12)] == [([], [])] * 4


@rule("MOTS-OPT-02")
def test_crossed_lines_are_shown_on_the_die() -> None:
    game = table(cross_lines=True)
    eleven(game, BLUE, "A")
    eleven(game, RED, "B")
    lined_up(game, BLUE, RED)
    match = TITLE.observe(game, None)["match"]
    assert match is not None
    lines = {face["face"]: (face["home_lines"], face["away_lines"]) for face in match["die"]}

    assert (lines[2], lines[4]) == (([1], [3]), ([3], [1]))


def test_in_the_draft_each_formation_says_what_it_still_needs() -> None:
    game = table()
    own(game, BLUE, "GK1 D1 D1 M1 A1")
    game.offer = own(game, RED, "M1")
    game.teams[RED].squad = []
    game.then((c.STEP_DRAFT_OVER, 2))
    view = TITLE.observe(game, 0)
    needs = {game.cards.formation_names[each["formation"]]: each for each in view["teams"][BLUE]["missing"]}

    assert view["drafting"]
    assert [needs["4-3-3"][line] for line in ("goalkeepers", "defenders", "midfielders", "attackers")] == [0, 2, 2, 2]
    assert view["teams"][RED]["missing"] == []


def test_a_small_squad_and_cards_on_offer_are_no_draft() -> None:
    game = table()
    own(game, BLUE, "GK1 D1 D1 M1 A1")
    game.offer = [0, 1]

    assert not TITLE.observe(game, 0)["drafting"]


@rule("MOTS-ADV-23", "MOTS-ADV-32")
@pytest.mark.parametrize(("advanced", "left"), [(True, [2, 0]), (False, [0, 0])])
def test_the_substitutions_left_are_shown(advanced: bool, left: list[int]) -> None:
    game = table(advanced_game=advanced)
    eleven(game, BLUE, "A")
    match = lined_up(game, BLUE, 4)
    match.home.subs = 1
    view = TITLE.observe(game, None)["match"]
    assert view is not None

    assert [view["home"]["substitutions_left"], view["away"]["substitutions_left"]] == left


@rule("MOTS-MOVE-04", "MOTS-MOVE-15")
def test_the_squares_of_the_next_roll_are_shown() -> None:
    game = table()

    assert TITLE.observe(game, None)["reach"] == [1, 2, 3]
    game.token = game.cards.last - 1
    assert TITLE.observe(game, None)["reach"] == [game.cards.last]


@rule("MOTS-LINEUP-14")
def test_the_consequence_of_fielding_too_few_is_shown() -> None:
    fielded = TITLE.observe(table(), None)["limits"]["fielded"]

    assert fielded == ["forfeit"] * 9 + ["short"] * 2 + ["full"]


def test_the_red_cards_of_the_view_are_those_a_window_would_offer() -> None:
    table, dealer, offers = TITLE.table(4, seed="red cards"), Seeded("red cards"), set()
    for _ in range(PICKS):
        if table.over:
            break
        seat = table.to_act[0]
        question = table.question(seat)
        assert question is not None
        if question.kind == c.ASK_WINDOW:
            game: Any = question.game
            offered = bool(market(game, question.context[0])["cards"])
            assert offered == (c.GO_CARD in question.options)
            offers.add(offered)
        table.pick(seat, question.options[dealer.below(len(question.options))])
    assert offers == {False, True}
