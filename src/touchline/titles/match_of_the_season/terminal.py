"""Match of the Season in the terminal: four teams, then the match with its odds, or the squads and the market."""

from typing import Any

from rich.text import Text

from touchline.texts import TitleTexts
from touchline.titles.match_of_the_season.printed import BID_STEP

NOBODY = -1
TEAM_STYLES = ("blue", "red", "yellow", "green")
STYLES = {
    "result": "bold",
    "goal": "bold green",
    "sold": "green",
    "absent": "yellow",
    "sent-off": "bold red",
    "league-place": "bold",
    "cup-points": "bold magenta",
    "season": "bold reverse",
    "match-day": "bold cyan",
    "committed": "magenta",
    "revealed": "magenta",
}
HIDDEN_EVENTS = {"out-of-auction", "dealt", "rolled"}
SQUADS = 2  # a seat may run two teams
MOST_FREE = 12  # cards of the free list shown


def screen(view: dict[str, Any], texts: TitleTexts, width: int) -> Text:
    game, seat = view["game"], view["seat"]
    lines = [team_line(game, team, texts, width) for team in by_table(game)]
    if game["odds"] is not None:
        lines += match_lines(game, texts, width)
    else:
        lines += [line for team in own_teams(game, seat) for line in squad_lines(game, team, texts, width)]
        lines += market_lines(game, texts, width)
    return Text("\n").join(lines)


def headline(view: dict[str, Any], texts: TitleTexts, width: int) -> Text:
    """Return where the season stands, above every question."""
    game = view["game"]
    token, cards = game["token"], texts.cards
    parts = [f"{game['season']}/{game['limits']['seasons']}"]
    if token:
        day = texts.say(f"day-{cards.day[token] + 1}")
        parts.append(f"{cards.week[token]} {day} {token}/{cards.last} {texts.label('square', token)}")
    parts.append(f"▶ {texts.label('team', game['active'])}")
    return Text(cut(" · ".join(parts), width), style="bold reverse")


def details(view: dict[str, Any], texts: TitleTexts) -> tuple[str, list[str]] | None:
    """Return, for a choice among players, country and absence of each; among chance cards, what each does."""
    question = view["question"]
    if question["domain"] == "chance":
        return "", [effect(option, texts) if option >= 0 else "" for option in question["options"]]
    if question["domain"] != "player":
        return None
    causes = view["game"]["absent"]
    return "", [facts(option, causes, texts) if option >= 0 else "" for option in question["options"]]


def effect(card: int, texts: TitleTexts) -> str:
    kind = texts.cards.chance_kind[card]
    amount = texts.cards.kind_amount[kind]
    told = texts.label("money", amount) if amount >= texts.cards.amounts[BID_STEP] else amount
    return texts.hint(f"chance-{texts.cards.kind_codes[kind]}", {"amount": told})


def facts(player: int, causes: list[dict[str, int]], texts: TitleTexts) -> str:
    country = texts.cards.country[player]
    told = [texts.say(f"country-{texts.cards.countries[country]}")] if country >= 0 else []
    told += [str(texts.label("cause", absence["cause"])) for absence in causes if absence["player"] == player]
    return ", ".join(told)


# -- teams


def by_table(game: dict[str, Any]) -> list[int]:
    """Return the teams in the order of the league table."""
    return [row["team"] for row in game["standings"]]


def own_teams(game: dict[str, Any], seat: int | None) -> list[int]:
    return [team["team"] for team in game["teams"] if seat is not None and team["seat"] == seat][:SQUADS]


def team_line(game: dict[str, Any], team: int, texts: TitleTexts, width: int) -> Text:
    """Return a team with its league points, game points, cash, squad, stars of its line-up and cards in hand."""
    own = game["teams"][team]
    stars = sum(texts.cards.stars[player] for player in own["lineup"] if player >= 0)
    name = texts.names[own["seat"]] if own["seat"] >= 0 else "–"
    money = texts.label("money", own["cash"])
    turn = "▶" if team == game["active"] else " "
    told = f"{turn}{texts.label('team', team)!s:<8.8} {name:<14.14} {own['league']:>2} ({own['points']:>2})"
    told += f"  {money:>8}  {len(own['squad']):>2} ⛹  {stars:>2}★  {own['cards']} ▮"
    return Text(cut(told, width), style=TEAM_STYLES[team])


def squad_lines(game: dict[str, Any], team: int, texts: TitleTexts, width: int) -> list[Text]:
    """Return the squad by position; the line-up is bold, who misses the next league match is struck out."""
    own, lines = game["teams"][team], []
    absent = [absence["player"] for absence in game["absent"]]
    for position in range(4):
        line = Text(f"{texts.say(f'short-position-{position}')}: ", style=TEAM_STYLES[team])
        for player in own["squad"]:
            if texts.cards.position[player] == position:
                style = "strike" if player in absent else "bold" if player in own["lineup"] else "dim"
                line.append(short(player, texts), style=style).append("  ")
        lines.append(clip_line(line, width))
    if own["hand"]:
        cards = ", ".join(str(texts.label("chance", card)) for card in own["hand"])
        lines.append(Text(cut(f"▮ {cards}", width), style="magenta"))
    return lines


def short(player: int, texts: TitleTexts) -> str:
    name = texts.cards.player_names[player].rsplit(" ", 1)[-1]
    return f"{name} {texts.cards.stars[player]}"


def market_lines(game: dict[str, Any], texts: TitleTexts, width: int) -> list[Text]:
    """Return what lies face up: cards on offer, and the best of the free list."""
    lines = []
    for mark, players in (("⚑ ", game["on_offer"]), ("○ ", game["free_list"])):
        if players:
            ranked = sorted(players, key=lambda player: -texts.cards.stars[player])[:MOST_FREE]
            lines.append(Text(cut(mark + ", ".join(short(player, texts) for player in ranked), width), style="cyan"))
    return lines


# -- a match


def match_lines(game: dict[str, Any], texts: TitleTexts, width: int) -> list[Text]:
    match = game["match"]
    lines = [Text(cut(title_of(match, texts), width), style="bold")]
    lines += [side_line(match[which], texts, width) for which in ("home", "away")]
    odds = game["odds"]
    chances = [round(100 * odds[name]) for name in ("home", "draw", "away")]
    lines.append(Text(f"1 {chances[0]} %   X {chances[1]} %   2 {chances[2]} %", style="bold"))
    lines += [Text(cut(face_line(face, texts), width), style="dim") for face in odds["faces"]]
    return lines


def title_of(match: dict[str, Any], texts: TitleTexts) -> str:
    sides = [str(texts.label("side", match[which]["who"])) for which in ("home", "away")]
    score = "{} : {}".format(*match["goals"]) if match["has_score"] else "–"
    laid = " ▮" if match["committed"] else ""
    return f"{texts.label('competition', match['competition'])}: {sides[0]}{laid} {score} {sides[1]}"


def side_line(side: dict[str, Any], texts: TitleTexts, width: int) -> Text:
    """Return the formation, then the stars of each line and their sum."""
    places = texts.cards.slot_position[side["formation"]]
    lines = []
    for position in range(4):
        stars = [str(side["stars"][slot]) for slot in range(len(places)) if places[slot] == position]
        lines.append(f"{' '.join(stars)} ({sum(int(each) for each in stars)})")
    formation = texts.cards.formation_names[side["formation"]]
    style = TEAM_STYLES[side["who"]] if side["who"] < len(TEAM_STYLES) else "white"
    return Text(cut(f"{formation}  {' | '.join(lines)} = {sum(side['stars'])}", width), style=style)


def face_line(face: dict[str, Any], texts: TitleTexts) -> str:
    """Return what a face of the die would mean."""
    chances = [round(100 * face[name]) for name in ("home", "draw", "away")]
    best = max(range(3), key=lambda at: chances[at])
    told = f"{'1X2'[best]} {chances[best]} %" if chances[best] < 100 else "1X2"[best]
    stars = "{} : {}".format(*face["stars"]) if face["stars"] else ""
    return f" {face['face']:>2} {texts.label('matchevent', face['event'])!s:<34.34} {stars:>8}  {told}"


def clip_line(line: Text, width: int) -> Text:
    line.truncate(width, overflow="ellipsis")
    return line


def cut(told: str, width: int) -> str:
    return told if len(told) <= width else told[: width - 1] + "…"
