"""Best 11 in the terminal: the market, the reader's club in its formation, the rivals, the hand, the challenge."""

from typing import Any

from rich.text import Text

from touchline.texts import TitleTexts
from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.view_types import TwinnedView

NOBODY = -1
COACH = 4
STANDS = 4  # shown as places to build on; more are shown if there are more
OWN = "green"
ROLE_STYLES = ("yellow", "cyan", "green", "red")
STYLES = {
    "goal": "bold green",
    "no-goal": "dim",
    "round": "bold",
    "challenged": "bold",
    "attack-card": "bold",
    "defence-card": "bold",
    "played": "bold",
    "stopped": "bold red",
    "sent-off": "bold red",
    "injured": "yellow",
    "poached": "bold",
    "score": "bold",
    "ended-turn": "dim",
    "left-over": "dim",
}
HIDDEN_EVENTS = {"laid", "left-over", "ended-turn"}  # the market shows what is new, and the next turn who is done


def screen(view: dict[str, Any], texts: TitleTexts, width: int) -> Text:
    game, seat = view["game"], view["seat"]
    lines = market(game, texts, width)
    if seat is not None:
        lines += club(game, seat, texts, width)
        lines += management(game["teams"][seat], texts, width)
        lines += hand(game["teams"][seat], texts, width)
    lines += [rival(game, other, texts, width) for other in game["order"] or game["base_order"] if other != seat]
    lines += [peace(each, texts, width) for each in game["twinned"]]
    return Text("\n").join(lines)


def headline(view: dict[str, Any], texts: TitleTexts, width: int) -> Text:
    """Return round, money and cards of everybody, the reader first, then in order of play; then the challenge."""
    game = view["game"]
    parts = [texts.say("screen-round", {"round": game["round"]})]
    for seat in sorted(game["order"], key=lambda each: each != view["seat"]):
        team = game["teams"][seat]
        sign = "▶" if seat == game["active"] else ""
        parts.append(f"{sign}{texts.names[seat]} {team['money']}M {'▪' * team['cards']}".rstrip())
    line = Text(cut(" · ".join(parts), width), style="bold reverse")
    return line if game["challenge"] is None else Text("\n").join([line, *challenge(game["challenge"], texts, width)])


def details(view: dict[str, Any], texts: TitleTexts) -> tuple[str, list[str]] | None:
    """Return what each option costs or does."""
    question, game = view["question"], view["game"]
    special = question["special"]
    explain = {"item": item_line, "card": card_line, "boost": boost_line, "player": player_line}.get(question["domain"])
    if explain is None:
        return None
    lines = ["" if str(each) in special else explain(each, view, texts) for each in question["options"]]
    if c.BUILD in question["options"] and question["domain"] == "item":
        team = game["teams"][view["seat"]]
        lines[question["options"].index(c.BUILD)] = stadium(team)
    return ("", lines) if any(lines) else None


def item_line(item: int, view: dict[str, Any], texts: TitleTexts) -> str:
    if item >= c.PLAY:
        return card_line(item - c.PLAY, view, texts)
    if item >= c.BUY:
        return market_line(item - c.BUY, view, texts)
    kind = (item - c.USE) % 4
    return str(texts.label("kind", kind))


def card_line(card: int, view: dict[str, Any], texts: TitleTexts) -> str:
    """Return what an event card does; the cards of other sets explain themselves."""
    return effect(card, texts)


def boost_line(pick: int, view: dict[str, Any], texts: TitleTexts) -> str:
    if pick >= c.PLAY:
        return effect(pick - c.PLAY, texts)
    adds = view["question"]["context"]["performer"] == view["seat"]
    told = next(each["numbers"] for each in view["question"]["previews"] if each["option"] == pick)
    return texts.say("screen-raise" if adds else "screen-lower", {"points": pick, "price": told["cost"]})


def player_line(card: int, view: dict[str, Any], texts: TitleTexts) -> str:
    """Describe a footballer; one of a rival with his team, one of the market with his price."""
    for seat, team in enumerate(view["game"]["teams"]):
        if card in team["footballers"] and seat != view["seat"]:
            return texts.names[seat]
    return market_line(card, view, texts) if view["question"]["kind"] == "buy-more" else ""


def market_line(card: int, view: dict[str, Any], texts: TitleTexts) -> str:
    """Return the price for this seat, and the club of a foreigner."""
    game = view["game"]
    row = next((each for each in game["market"] if each["player"] == card), None)
    if row is None:
        return ""
    line = texts.say("screen-buy", {"price": row["mine"]})
    box = texts.cards.box_of[card]
    foreign = view["seat"] is not None and box != game["teams"][view["seat"]]["box"]
    return f"{line}, {texts.say('screen-foreign', {'box': texts.label('box', box)})}" if foreign else line


def effect(card: int, texts: TitleTexts) -> str:
    name = f"effect-{texts.cards.event_ids[card].replace('_', '-')}"
    return texts.say(name) if texts.cards.event_same[card] and texts.has(name) else ""


def market(game: dict[str, Any], texts: TitleTexts, width: int) -> list[Text]:
    """Return the cards on the market with their prices, on as many lines as they need."""
    found = [f"{texts.label('player', row['player'])} {row['mine']}M" for row in game["market"]]
    return wrap_parts(texts.say("screen-market"), found or ["-"], width)


def club(game: dict[str, Any], seat: int, texts: TitleTexts, width: int) -> list[Text]:
    """Return the reader's club: a line about it, then a line for each role, with dots for free places."""
    team = game["teams"][seat]
    coach = "-" if team["coach"] == NOBODY else str(texts.label("player", team["coach"]))
    parts = [
        str(texts.label("box", team["box"])),
        str(texts.label("formation", team["board"])),
        f"{texts.say('screen-coach')} {coach}",
        f"{texts.say('screen-stadium')} {stadium(team)}",
        f"{texts.say('screen-goals')} {team['scored']}:{team['conceded']}",
        f"{team['points']} {texts.say('screen-points')}",
        *state(team, texts),
    ]
    lines = wrap_parts("", parts, width, "bold", " · ")
    return lines + [role_line(game, team, role, texts, width) for role in range(COACH)]


def role_line(game: dict[str, Any], team: dict[str, Any], role: int, texts: TitleTexts, width: int) -> Text:
    cards, hurt = texts.cards, {each["player"] for each in game["injured"]}
    names = [
        f"{cards.team_names[card]} {worth(team, card, texts)}{'*' if card == team['captain'] else ''}"
        + (f" ({texts.say('screen-injured')})" if card in hurt else "")
        for card in team["footballers"]
        if cards.role[card] == role
    ]
    free = team["places"][role] - len(names) if team["places"] else 0
    return Text(
        cut(f" {texts.label('letter', role)}  {', '.join([*names, *['·'] * free])}", width), style=ROLE_STYLES[role]
    )


def management(team: dict[str, Any], texts: TitleTexts, width: int) -> list[Text]:
    """Return the opportunities of the reader's management card; those that are used or lost are dimmed."""
    card = team["management"]
    if card == NOBODY:
        return []
    offered = [str(texts.label("item", c.USE + 4 * card + kind)) for kind in range(4)]
    return wrap_parts(str(texts.label("management", card)), offered, width, "dim" if team["used"] else "magenta", " · ")


def hand(team: dict[str, Any], texts: TitleTexts, width: int) -> list[Text]:
    """Return the event cards in hand, each with what it does, and the white ones in play."""
    lines = []
    for card in team["hand"]:
        lines.append(Text(cut(f" ▪ {texts.label('card', card)}: {effect(card, texts)}".rstrip(": "), width)))
    if team["white"]:
        lines += wrap_parts(
            texts.say("screen-white"), [str(texts.label("card", card)) for card in team["white"]], width
        )
    return lines


def rival(game: dict[str, Any], seat: int, texts: TitleTexts, width: int) -> Text:
    """Describe a rival in one line: formation, footballers by role, coach, stadium, goals, points, protection."""
    team, cards = game["teams"][seat], texts.cards
    hurt = {each["player"] for each in game["injured"]}
    shown = []
    for role in range(COACH):
        own = [card for card in team["footballers"] if cards.role[card] == role]
        marks = [f"{worth(team, card, texts)}{'+' if card in hurt else ''}" for card in own]
        shown.append(f"{texts.label('letter', role)}{''.join(marks) or '-'}")
    if team["coach"] != NOBODY:
        shown.append(f"{cards.formation_ids[cards.favours[team['coach']]]} ({cards.value[team['coach']]})")
    parts = [
        f"{texts.names[seat]} {texts.label('formation', team['board'])}",
        " ".join(shown),
        stadium(team),
        f"{team['scored']}:{team['conceded']}",
        f"{team['points']} {texts.say('screen-points')}",
        *state(team, texts),
        *(str(texts.label("card", card)) for card in team["white"]),
    ]
    return Text(cut(" · ".join(parts), width), style="blue")


def challenge(duel: dict[str, Any], texts: TitleTexts, width: int) -> list[Text]:
    """Return both sides of the challenge, its action card, the committed footballers and the total."""
    attacking = duel["side"] == c.ATTACK
    card = duel["attack"] if attacking else duel["defence"]
    title = f"{texts.names[duel['challenger']]} → {texts.names[duel['target']]}"
    if card == NOBODY:
        return [Text(cut(title, width), style="bold")]
    play = texts.label("attack" if attacking else "defence", card)
    needs = texts.label("needs", 2 * card + duel["side"])
    side = texts.say("screen-attack" if attacking else "screen-defence")
    lines = [Text(cut(f"{title} · {side}: {play} {needs}", width), style="bold")]
    if duel["committed"]:
        names = ", ".join(str(texts.label("player", each)) for each in duel["committed"])
        lines.append(Text(cut(f"  {names}: {duel['total']}/{duel['number']}", width)))
    return lines


def peace(twinned: TwinnedView, texts: TitleTexts, width: int) -> Text:
    names = {"one": texts.names[twinned["one"]], "two": texts.names[twinned["two"]]}
    return Text(cut(texts.say("screen-twinned", names), width), style="dim")


def state(team: dict[str, Any], texts: TitleTexts) -> list[str]:
    """Return what lasts to the end of the round."""
    found = [str(texts.label("bonus", team["bonus"]))] if team["bonus"] else []
    found += [texts.say("screen-negation")] if team["negation"] else []
    return [*found, texts.say("screen-immune")] if team["immune"] else found


def worth(team: dict[str, Any], card: int, texts: TitleTexts) -> int:
    """Return the printed value, with two more for the captain."""
    return int(texts.cards.value[card]) + (2 if card == team["captain"] else 0)


def stadium(team: dict[str, Any]) -> str:
    built = int(team["stands"])
    return "■" * built + "□" * (STANDS - built)


def wrap_parts(title: str, parts: list[str], width: int, style: str = "", joint: str = ", ") -> list[Text]:
    """Return a title and its parts on lines that break between parts."""
    lines, line = [], f"{title}: " if title else ""
    for at, part in enumerate(parts):
        piece = part + (joint.rstrip() if at < len(parts) - 1 else "")
        if line.strip() and len(line) + len(piece) > width:
            lines.append(line.rstrip())
            line = "  "
        line += piece + " "
    return [Text(cut(each, width), style=style) for each in [*lines, line.rstrip()]]


def cut(line: str, width: int) -> str:
    return line if len(line) <= width else line[: width - 1] + "…"
