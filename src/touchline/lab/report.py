"""Writes a report as one HTML file: tables and plots; it fetches nothing and has no script."""

from collections.abc import Iterable
from dataclasses import replace
from html import escape
from pathlib import Path
from typing import Any

import polars as pl

from touchline.lab import balance, plots
from touchline.lab.facts import facts_of
from touchline.lab.outliers import MIN_CLEAR_GAIN, Outlier, outlying_cards, outlying_seats
from touchline.sim.runner import Plan
from touchline.texts import TitleTexts
from touchline.titles import title as title_of

STYLE = (
    "body{font:16px/1.5 system-ui,sans-serif;max-width:960px;margin:2rem auto;padding:0 1rem}"
    "body{color:#16201a;background:#fffdf6}"
    "h1,h2,h3{line-height:1.2}table{border-collapse:collapse;margin:.5rem 0 1.5rem}"
    "td,th{padding:.2rem .8rem .2rem 0;text-align:right;border-bottom:1px solid #c9bfa8}"
    "td{font-variant-numeric:tabular-nums}"
    "td:first-child,th:first-child{text-align:left}svg{max-width:100%;height:auto}"
)
MAX_CARDS = 15  # for each kind, in each of the two tables


def write(file: Path, plan: Plan, tables: dict[str, pl.DataFrame], texts: TitleTexts) -> None:
    held = balance.held_cards(tables, card_name(texts), texts.cards, facts_of(texts.title))
    parts = [head(plan, tables, texts), *outlier_section(tables, held, texts)]
    parts += [*seats(tables, texts), *length(tables, texts), *cards(tables, held, texts)]
    title = escape(str(texts.say("title-name")))
    page = (
        f'<!doctype html><html lang="{texts.lang}"><meta charset="utf-8"><title>{title}</title>'
        f"<style>{STYLE}</style><main>{''.join(parts)}</main></html>\n"
    )
    file.write_text(page, encoding="utf-8")


def head(plan: Plan, tables: dict[str, pl.DataFrame], texts: TitleTexts) -> str:
    t = texts.say
    facts = [
        (t("lab-games"), f"{tables['games'].height:,}"),
        (t("lab-bots"), ", ".join(texts.bot(each) for each in plan.bots)),
        (t("lab-seed"), str(plan.seed)),
        (t("lab-cards-used"), plan.cards or texts.cards.name),
        (t("lab-options"), ", ".join(f"{name}={value}" for name, value in changed_options(plan).items()) or "–"),
    ]
    return f"<h1>{escape(str(t('title-name')))}</h1>" + table([], facts)


def changed_options(plan: Plan) -> dict[str, Any]:
    """Return the options that differ from the book's."""
    usual = title_of(plan.title).resolve_options(len(plan.bots))
    return {name: value for name, value in plan.options.items() if usual.get(name) != value}


def table(heads: Iterable[str], rows: Iterable[Iterable[Any]]) -> str:
    top = "".join(f"<th>{escape(str(each))}</th>" for each in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(str(each))}</td>" for each in row) + "</tr>" for row in rows)
    return f"<table>{f'<tr>{top}</tr>' if top else ''}{body}</table>"


def percent(share: float) -> str:
    return f"{share:.1%}"


def seats(tables: dict[str, pl.DataFrame], texts: TitleTexts) -> list[str]:
    t, rows = texts.say, tables["seats"]
    parts = []
    for column, heading in (("seat", "lab-by-seat"), ("bot", "lab-by-bot")):
        found = balance.by_column(rows, column)
        found = [replace(each, name=display_name(each.name, column, texts)) for each in found]
        parts.append(f"<h2>{escape(t(heading))}</h2>")
        parts.append(plots.shares(found, 1 / rows["seat"].n_unique(), t("ui-win-rate")) if column == "seat" else "")
        lines = [(each.name, each.games, percent(each.rate), bounds(each)) for each in found]
        parts.append(table(["", t("lab-games"), t("ui-win-rate"), t("ui-between")], lines))
    return parts


def outlier_section(tables: dict[str, pl.DataFrame], held: list[balance.Held], texts: TitleTexts) -> list[str]:
    """Return what a designer looks at first: seats and cards that win too often or too rarely, unused cards."""
    t = texts.say
    found = outlying_seats(balance.by_column(tables["seats"], "seat"))
    found += outlying_cards(balance.cards_with_enough_games(held, tables["seats"].height))
    hint = t("lab-outliers-hint", {"points": round(100 * MIN_CLEAR_GAIN)})
    parts = [f"<h2>{escape(t('lab-outliers'))}</h2><p>{escape(str(hint))}</p>"]
    lines = [(outlier_name(each, texts), gain(each)) for each in found]
    parts.append(table(["", t("lab-gain")], lines) if lines else f"<p>{escape(t('lab-outliers-none'))}</p>")
    unused = len(never_used(held, texts))
    return [*parts, f"<p>{escape(str(t('lab-never-count', {'cards': unused})))}</p>"] if unused else parts


def outlier_name(each: Outlier, texts: TitleTexts) -> str:
    if each.kind == "seat":
        return str(texts.say("lab-seat", {"seat": int(each.name) + 1}))
    return f"{each.name} ({texts.say(f'lab-kind-{each.kind}')})"


def gain(each: Outlier | balance.Held) -> str:
    return f"{100 * each.gain:+.1f} ± {100 * each.doubt:.1f}"


def display_name(value: str, column: str, texts: TitleTexts) -> str:
    return texts.bot(value) if column == "bot" else str(int(value) + 1)


def bounds(each: balance.Share) -> str:
    return f"{percent(each.low)} – {percent(each.high)}"


def length(tables: dict[str, pl.DataFrame], texts: TitleTexts) -> list[str]:
    t, games = texts.say, tables["games"]
    known = balance.means(games).items()
    lines = [(figure(column, texts), f"{mean:,.2f}", f"± {doubt:,.2f}") for column, (mean, doubt) in known]
    whys = games.group_by("why").len().sort("why")
    reasons = [(texts.why(row["why"]), percent(row["len"] / games.height)) for row in whys.iter_rows(named=True)]
    parts = [
        f"<h2>{escape(t('lab-length'))}</h2>",
        plots.histogram(games["decisions"], t("ui-decisions"), t("lab-games")),
    ]
    parts += [table(["", t("lab-mean"), ""], lines), table([], reasons)]
    parts += [f"<h2>{escape(t('lab-scores'))}</h2>", plots.histogram(tables["seats"]["score"], t("ui-score"), "")]
    if tables["money"].height:
        over_time = balance.money_over_time(tables["money"])
        parts += [f"<h2>{escape(t('lab-money'))}</h2>", plots.band(over_time, t("lab-period"), t("lab-mean"))]
    return parts


def figure(column: str, texts: TitleTexts) -> str:
    if column == "decisions":
        return str(texts.say("ui-decisions"))
    own = f"figure-{column}"
    return str(texts.say(own)) if texts.has(own) else column


def card_name(texts: TitleTexts) -> balance.Name:
    return lambda kind, card: str(texts.label(kind, card))


def never_used(held: list[balance.Held], texts: TitleTexts) -> list[str]:
    return balance.cards_never_held(held, card_name(texts), texts.cards, facts_of(texts.title))


def cards(tables: dict[str, pl.DataFrame], held: list[balance.Held], texts: TitleTexts) -> list[str]:
    t, worth = texts.say, balance.cards_with_enough_games(held, tables["seats"].height)
    parts = [f"<h2>{escape(t('lab-cards'))}</h2><p>{escape(t('lab-cards-hint'))}</p>"]
    for kind in dict.fromkeys(each.kind for each in worth):
        parts += one_kind(kind, [each for each in worth if each.kind == kind], texts)
    parts.append(f"<h2>{escape(t('lab-never'))}</h2><p>{escape(', '.join(never_used(held, texts)) or '–')}</p>")
    return parts


def one_kind(kind: str, found: list[balance.Held], texts: TitleTexts) -> list[str]:
    t = texts.say
    heads = ["", t("lab-seats"), t("lab-with"), t("lab-gain"), t("lab-price")]
    ordered = sorted(found, key=lambda each: -each.gain)
    shown = ordered if len(ordered) <= 2 * MAX_CARDS else ordered[:MAX_CARDS] + ordered[-MAX_CARDS:]
    parts = [f"<h3>{escape(str(t(f'lab-kind-{kind}')))}</h3>", table(heads, [row_of(each) for each in shown])]
    priced = [each for each in found if each.price is not None]
    if len({each.price for each in priced}) > 1:
        parts.append(plots.prices(priced, t("lab-price"), t("lab-gain")))
    return parts


def row_of(each: balance.Held) -> tuple[str, ...]:
    price = "–" if each.price is None else f"{each.price:,}"
    return each.name, f"{each.seats:,}", percent(each.rate), gain(each), price
