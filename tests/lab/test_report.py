"""The report: the sums of the rows, the page that shows them, and two card sets compared."""

from pathlib import Path

import polars as pl
import pytest

from touchline.lab import balance, report
from touchline.lab import run as lab
from touchline.lab.compare import compare_runs
from touchline.lab.facts import facts_of, known_cards, price_of
from touchline.lab.outliers import outlying_cards, outlying_seats
from touchline.sim.runner import check_plan
from touchline.texts import LANGUAGES, TitleTexts
from touchline.titles import SHELF
from touchline.titles import title as title_of
from touchline.titles.masters_of_football.printed import POINTS

SEATS = pl.DataFrame(
    {"game": [0, 0, 1, 1], "seat": [0, 1, 0, 1], "bot": ["a", "b", "a", "b"], "place": [1, 2, 1, 1],
     "score": [3, 1, 2, 2], "won": [1.0, 0.0, 0.5, 0.5]}
)  # fmt: skip


def test_win_rates_by_seat_with_bounds() -> None:
    first, second = balance.by_column(SEATS, "seat")
    assert (first.name, first.games, first.rate) == ("0", 2, 0.75)
    assert second.rate == 0.25
    assert first.low < 0.75 <= first.high


def test_a_card_is_compared_with_the_seats_that_had_it_not() -> None:
    rows = [(0, 0, "board", "formation", 2, 1), (1, 0, "board", "formation", 2, 1), (0, 1, "board", "formation", 1, 1)]
    cards = pl.DataFrame(rows, schema=["game", "seat", "event", "kind", "card", "times"], orient="row")
    title = title_of("best_11")
    facts = facts_of(SHELF["best_11"])
    found = balance.held_cards(
        {"cards": cards, "seats": SEATS}, lambda kind, card: f"{kind} {card}", title.cards(), facts
    )

    by_card = {each.card: each for each in found}
    assert by_card[2].rate == 0.75
    assert by_card[2].gain == pytest.approx(0.75 - 0.25)
    assert by_card[1].gain == pytest.approx(0 - 2 / 3)
    unused = balance.cards_never_held(found, lambda kind, card: f"{kind} {card}", title.cards(), facts)
    assert "formation 0" in unused
    assert "formation 2" not in unused


def test_a_change_is_measured_game_by_game() -> None:
    games = pl.DataFrame({"game": [0, 1, 2], "decisions": [10, 20, 30], "why": ["x", "x", "x"], "goals": [1, 5, 3]})
    more = games.with_columns(pl.col("goals") + 2)
    seats = pl.DataFrame({"game": [0, 1, 2], "seat": [0, 0, 0], "won": [1.0, 0.0, 1.0], "score": [1, 2, 3]})
    changes = {
        each.name: each for each in compare_runs({"games": games, "seats": seats}, {"games": more, "seats": seats})
    }

    assert changes["goals"].difference == 2
    assert changes["goals"].doubt == pytest.approx(0)
    assert changes["goals"].clear
    assert not changes["decisions"].clear
    assert not changes["won-0"].clear


def card(name: str, gain: float, doubt: float) -> balance.Held:
    return balance.Held("player", 0, name, None, 100, 0.5, gain, doubt)


def test_outliers_are_clear_and_sorted() -> None:
    cards = [card("a", 0.12, 0.03), card("b", -0.30, 0.05), card("c", 0.30, 0.27), card("d", 0.06, 0.02)]
    assert [each.name for each in outlying_cards(cards)] == ["b", "a"]

    fair, strong = balance.share("0", 50, 100), balance.share("1", 70, 100)
    (found,) = outlying_seats([fair, strong])
    assert found.name == "1"
    assert found.gain == pytest.approx(0.2)


def test_the_report_begins_with_what_is_out_of_line(tmp_path: Path) -> None:
    title = title_of("mister")
    plan = check_plan(title, 40, ["amateur"], 2, {}, None, 1)
    tables = lab.run(plan, 40, tmp_path)
    wins = (pl.col("seat") == 0).cast(pl.Float64)
    tables["seats"] = tables["seats"].with_columns(wins.alias("won"))  # seat 1 wins every game
    report.write(tmp_path / "report.html", plan, tables, TitleTexts(title, "en"))
    page = (tmp_path / "report.html").read_text(encoding="utf-8")

    assert page.index("Out of line") < page.index("Win rate by seat")
    assert "<td>Seat 1</td><td>+50.0 ±" in page
    assert "<td>Seat 2</td><td>-50.0 ±" in page


@pytest.mark.parametrize("code", SHELF)
def test_the_lab_knows_a_price_of_every_card_of_a_priced_kind(code: str) -> None:
    title = title_of(code)
    facts, cards = facts_of(title), title.cards()
    assert facts is not None
    for kind in facts.prices:
        for card in range(known_cards(facts, cards)[kind]):
            price = price_of(facts, cards, kind, card)
            assert price is None or price >= 0


def test_a_price_is_that_of_the_card_itself() -> None:
    cards = title_of("masters_of_football").cards()
    facts = facts_of(title_of("masters_of_football"))
    assert price_of(facts, cards, "player", 1) == 6  # P02 in players.csv
    assert price_of(facts, cards, "card", 0) == 2  # AC01 in action_cards.csv
    assert price_of(facts, cards, "card", cards.price.index(POINTS)) is None  # paid by the points won


@pytest.mark.parametrize(("code", "seats"), [(code, seats) for code, title in SHELF.items() for seats in title.seats])
def test_a_run_of_every_title_and_number_of_seats_is_reported(code: str, seats: int, tmp_path: Path) -> None:
    title = title_of(code)
    plan = check_plan(title, 4, ["amateur"], seats, {}, None, 1)
    report.write(tmp_path / "report.html", plan, lab.run(plan, 4, tmp_path), TitleTexts(title, "en"))
    assert "</main></html>" in (tmp_path / "report.html").read_text(encoding="utf-8")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_report_is_one_page_that_fetches_nothing(lang: str, tmp_path: Path) -> None:
    title = title_of("best_11")
    plan = check_plan(title, 30, ["amateur"], 2, {}, None, 1)
    tables = lab.run(plan, 30, tmp_path)
    texts = TitleTexts(title, lang)
    report.write(tmp_path / "report.html", plan, tables, texts)
    page = (tmp_path / "report.html").read_text(encoding="utf-8")

    assert page.count("<svg") >= 4
    assert "[lab-" not in page
    assert "[ui-" not in page
    assert "<script" not in page
    assert 'src="http' not in page
    assert "<link" not in page
    assert str(texts.say("lab-never")) in page

    report.write(tmp_path / "again.html", plan, tables, texts)
    assert (tmp_path / "again.html").read_text(encoding="utf-8") == page
