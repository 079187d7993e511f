"""Mister in the terminal: the squad in the market, the reader's eleven during the line-up, both sides in the match."""

from typing import Any

from rich.text import Text

from touchline.texts import TitleTexts
from touchline.titles.mister.view_types import FixtureView

NOBODY = -1
KEEPER = 0
LETTERS = "ABCDEFGH"
OWN_ROWS = ((9, 10), (5, 6, 7, 8), (1, 2, 3, 4), (0,))  # slots from the half-way line to the side's own goal
STYLES = {
    "goal": "bold green",
    "saved": "cyan",
    "faded": "dim",
    "action": "bold",
    "sent-off": "bold red",
    "injured": "bold yellow",
    "full-time": "bold",
    "penalty-scored": "bold green",
    "winner": "bold",
}
HIDDEN_EVENTS = {"fielded"}  # the pitch shows them
OWN, OTHER = "green", "blue"
ROOMY = 100  # columns from which the values fit under a name


def screen(view: dict[str, Any], texts: TitleTexts, width: int) -> Text:
    game, seat = view["game"], view["seat"]
    if game["stage"] in ("market", "transfers") and seat is not None:
        return join_lines([*league(game, texts), *squad(game["sides"][seat]["squad"], texts, width)])
    if game["stage"] == "lineup" and seat is not None:
        return pitch_half(chosen_players(view), texts, width, OWN)
    if any(side["lineup"] for side in game["sides"]):
        first, second = sides(game, seat)
        below = pitch_half(game["sides"][first]["lineup"], texts, width, OWN)
        above = pitch_half(game["sides"][second]["lineup"], texts, width, OTHER, turned=True)
        halfway = Text(f"{'─' * (width // 2 - 3)}( o ){'─' * (width - width // 2 - 3)}", style="dim")
        return join_lines([*league(game, texts), above, halfway, below])
    return join_lines(league(game, texts))


def headline(view: dict[str, Any], texts: TitleTexts, width: int) -> Text:
    """Return where the game stands, above every question."""
    game, seat = view["game"], view["seat"]
    if game["stage"] in ("market", "transfers"):
        parts = [f"{texts.names[at]} {side['size']}/{game['squad_size']}" for at, side in enumerate(game["sides"])]
        parts.append(texts.say("ui-cards-left", {"cards": game["market"]["left"]}))
        return Text(" · ".join([texts.say("ui-market"), *parts]), style="bold reverse")
    if game["stage"] == "lineup":
        return Text(texts.say("ui-lineup"), style="bold reverse")
    parts = [score(game, fixture, texts) for fixture in in_order(game["fixtures"], seat)]
    if game["shootout"]:
        parts.append("-".join(str(side["scored"]) for side in game["shootout"]["sides"]))
    else:
        parts.append(texts.say("ui-cards-left", {"cards": game["match"]["left"]}))
    parts += [f"{texts.names[at]} +{side['boost']}" for at, side in enumerate(game["sides"]) if side["boost"]]
    return Text(" · ".join(parts), style="bold reverse")


def details(view: dict[str, Any], texts: TitleTexts) -> tuple[str, list[str]] | None:
    """Return, for a choice among players, a heading, and a line of values for each option."""
    question = view["question"]
    if question["domain"] != "player":
        return None
    return heading(), [values(option, texts) if option >= 0 else "" for option in question["options"]]


def offer(view: dict[str, Any], texts: TitleTexts, width: int) -> list[str]:
    """Return the player that the question is about, with his values."""
    about = view["question"]["context"].get("player", NOBODY)
    if about == NOBODY:
        return []
    name = str(texts.label("player", about))
    return [f"{'':{len(name)}}  {heading()}", f"{name}  {values(about, texts)}"]


def heading() -> str:
    return " ".join(f"{letter:>2}" for letter in LETTERS) + "    Σ"


def values(player: int, texts: TitleTexts) -> str:
    cards = texts.cards
    numbers = " ".join(f"{value:2}" for value in cards.values[player])
    traits = [texts.label("trait", 1 << bit) for bit in range(4) if cards.traits[player] >> bit & 1]
    return f"{numbers}  {cards.overall[player]:3}  {', '.join([texts.label('role', cards.role[player]), *traits])}"


def sides(game: dict[str, Any], seat: int | None) -> tuple[int, int]:
    """Return the two sides of the match that this seat watches, its own first."""
    first, second = in_order(game["fixtures"], seat)[0]
    return (second, first) if seat == second else (first, second)


def in_order(fixtures: list[FixtureView], seat: int | None) -> list[tuple[int, int]]:
    """Return the pairs of seats that meet, the reader's match first."""
    pairs = [(fixture["first"], fixture["second"]) for fixture in fixtures]
    return sorted(pairs, key=lambda pair: seat not in pair)


def score(game: dict[str, Any], fixture: tuple[int, int], texts: TitleTexts) -> str:
    first, second = fixture
    goals = [game["sides"][at]["goals"] for at in fixture]
    return f"{texts.names[first]} {goals[0]} : {goals[1]} {texts.names[second]}"


def chosen_players(view: dict[str, Any]) -> list[int]:
    """Return the players that are already in slots."""
    question = view["question"]
    context = question["context"] if question else {}
    laid = [context.get(name, NOBODY) for name in ("gk", "lb", "lcb", "rcb", "rb", "lm", "lcm", "rcm", "rm", "ls")]
    return [*laid, NOBODY]


def squad(players: list[int], texts: TitleTexts, width: int) -> list[Text]:
    """Return the squad by role, one line for each."""
    cards, lines = texts.cards, []
    for role in range(6):
        own = [f"{texts.label('player', each)} {cards.overall[each]}" for each in players if cards.role[each] == role]
        if own:
            lines.append(Text(f"{texts.label('role', role)}: ", style="dim").append(", ".join(own), style="not dim"))
    return lines


def pitch_half(lineup: list[int], texts: TitleTexts, width: int, style: str, turned: bool = False) -> Text:
    """Return eleven slots in their places; `turned`: the other side, as the reader's side sees it."""
    lines: list[Text] = []
    for row in reversed(OWN_ROWS) if turned else OWN_ROWS:
        slots = list(reversed(row)) if turned else list(row)
        cells = [cell(lineup[slot] if slot < len(lineup) else NOBODY, slot, texts) for slot in slots]
        height = 2 if width >= ROOMY else 1
        for line in range(height):
            lines.append(Text(spread([each[line] for each in cells], width), style=style if line == 0 else "dim"))
    return join_lines(lines)


def spread(cells: list[str], width: int) -> str:
    """Place four, two or one in the row, each in the middle of its part."""
    quarter = width // 4
    if len(cells) == 1:
        return cells[0].center(quarter * 4).rstrip()
    if len(cells) == 2:
        cells = ["", *cells, ""]
    return "".join(each[: quarter - 1].center(quarter) for each in cells).rstrip()


def cell(player: int, slot: int, texts: TitleTexts) -> tuple[str, str]:
    """Return a name with the overall score, and the values that count in that slot."""
    if player == NOBODY:
        return "· · ·", ""
    cards = texts.cards
    name = str(texts.label("player", player)).split(" ", 1)[-1]
    wanted = "CDGH" if slot == KEEPER else "ABCDEF"
    numbers = [f"{letter}{cards.values[player][LETTERS.index(letter)]}" for letter in wanted]
    return f"{name} {cards.overall[player]}", " ".join(numbers)


def league(game: dict[str, Any], texts: TitleTexts) -> list[Text]:
    """Return the standings, between the matches."""
    if game["stage"] in ("match", "shootout") or not game["results"]:
        return []
    rows = [f"{row['place']}. {texts.names[row['seat']]} {row['points']}" for row in game["table"]]
    return [Text(" · ".join(rows), style="dim")] if rows else []


def join_lines(lines: list[Text]) -> Text:
    return Text("\n").join(lines)
