"""Masters of Football in the terminal: standings, the match on the board, and what the reader's team holds."""

from typing import Any

from rich.text import Text

from touchline.texts import TitleTexts
from touchline.titles.masters_of_football.printed import SYMBOLS

NOBODY = -1
COLOURS = ("red", "yellow4", "dark_orange", "green", "blue", "purple")  # for the six levels
KINDS = ("blue", "green", "yellow", "red")  # for the four kinds of cards
STYLES = {
    "goal": "bold green",
    "genius-goal": "bold green",
    "genius-save": "cyan",
    "goal-disallowed": "bold red",
    "card-played": "bold",
    "card-revealed": "bold",
    "card-blocked": "bold red",
    "half-time": "bold",
    "final-whistle": "bold",
    "champion": "bold green",
    "no-goal": "dim",
    "values": "dim",
}
HIDDEN_EVENTS = {"turn-begins", "player-dealt", "lineups-placed"}
POSITIONS = "DMF"


def screen(view: dict[str, Any], texts: TitleTexts, width: int) -> Text:
    game = view["game"]
    lines = standings(game, texts)
    for match in game["matches"]:
        lines += board(game, match, texts, width)
    if game["me"] != NOBODY:
        lines += holdings(game["teams"][game["me"]], texts, width)
    return Text("\n").join(lines)


def headline(view: dict[str, Any], texts: TitleTexts, width: int) -> Text:
    """Return score, minute, tactic and money, which stand above every question."""
    game = view["game"]
    parts = [texts.say("screen-matchday", {"matchday": game["matchday"]})] if game["matchday"] else []
    parts += [score(game, match, texts) for match in game["matches"]]
    for match in game["matches"]:
        if match["moment"] == NOBODY:
            parts.append(texts.say("screen-before"))
        else:
            parts.append(texts.say("screen-turn", {"turn": match["turn"], "minute": match["minute"]}))
            parts.append(str(texts.label("tactic", match["tactic"])))
            parts.append("{home:.0%} {draw:.0%} {away:.0%}".format(**match["odds"]))
    if game["me"] != NOBODY:
        own = game["teams"][game["me"]]
        parts.append(str(texts.label("money", own["money"])))
    return Text(" · ".join(parts), style="bold reverse")


def details(view: dict[str, Any], texts: TitleTexts) -> tuple[str, list[str]] | None:
    """Return, for a choice among players or cards, a line for each option."""
    question = view["question"]
    if question["domain"] == "player":
        return heading(texts), [values(option, texts) if option >= 0 else "" for option in question["options"]]
    if question["domain"] == "card":
        special = question["special"]
        return "", ["" if str(each) in special else card_line(each, texts) for each in question["options"]]
    if question["domain"] == "manager":
        return "", [texts.hint(f"manager-{texts.cards.manager_ids[each]}") for each in question["options"]]
    return None


def who(game: dict[str, Any], texts: TitleTexts, number: int) -> str:
    """Return a team by its manager's name, or by its number."""
    seat = game["teams"][number]["seat"]
    return str(texts.label("team", number)) if seat == NOBODY else f"{texts.names[seat]} ({number + 1})"


def score(game: dict[str, Any], match: dict[str, Any], texts: TitleTexts) -> str:
    home, away = who(game, texts, match["home"]), who(game, texts, match["away"])
    return f"{home} {match['goals'][0]} : {match['goals'][1]} {away}"


def standings(game: dict[str, Any], texts: TitleTexts) -> list[Text]:
    if not game["results"]:
        return []
    lines = []
    for table in game["tables"]:
        rows = [f"{row['place']}. {who(game, texts, row['team'])} {row['points']}" for row in table]
        lines.append(Text(" · ".join(rows), style="dim"))
    return lines


def board(game: dict[str, Any], match: dict[str, Any], texts: TitleTexts, width: int) -> list[Text]:
    """Return both sides with lineup, values and levels, and the cards on the table."""
    lines = [side_line(game, match, side, texts) for side in (0, 1)]
    for played in match["table"] + match["placed"]:
        target = "" if played["target"] == NOBODY else f" → {who(game, texts, played['target'])}"
        card = texts.label("card", played["card"])
        lines.append(Text(f"  {who(game, texts, played['owner'])}: {card}{target}", style=card_style(played, texts)))
    return lines


def side_line(game: dict[str, Any], match: dict[str, Any], side: int, texts: TitleTexts) -> Text:
    number = match[("home", "away")[side]]
    line = Text(("⌂ " if match["home_advantage"] == number else "  ") + who(game, texts, number) + "  ", style="bold")
    if match["moment"] != NOBODY:
        for name in ("attack", "defence"):
            level = match[f"{name}_levels"][side]
            shown = f"{texts.say(f'screen-{name}')} {match[name][side]} {texts.label('level', level)}  "
            line.append(shown, style=COLOURS[level])
    names = [surname(player, texts) for player in match["lineups"][side]]
    return line.append(" ".join(names) if names else "· · ·", style="not bold")


def surname(player: int, texts: TitleTexts) -> str:
    name = str(texts.label("player", player)).split(" ", 1)[-1]
    return f"{name} {POSITIONS[texts.cards.position[player]]}"


def card_style(played: dict[str, int], texts: TitleTexts) -> str:
    return KINDS[texts.cards.kind[played["card"]]]


def holdings(own: dict[str, Any], texts: TitleTexts, width: int) -> list[Text]:
    """Return the squad with its values, then the hand."""
    lines = []
    if own["squad"]:
        lines.append(Text(f"{'':24}{heading(texts)}", style="dim"))
        for player in own["squad"]:
            lines.append(Text(f"{str(texts.label('player', player))[:23]:24}{values(player, texts)}"))
    if own["hand"]:
        lines.append(Text(texts.say("screen-hand"), style="dim"))
    for card in own["hand"]:
        lines.append(Text(f"{str(texts.label('card', card))[:23]:24}").append(card_line(card, texts), style="dim"))
    return lines


def heading(texts: TitleTexts) -> str:
    """Return the heading: cost, attack and defence by tactic, tactic rating."""
    tactics = " ".join(str(texts.label("tactic", tactic))[:2] for tactic in range(4))
    return f"    M  {tactics}  {tactics}   t"


def values(player: int, texts: TitleTexts) -> str:
    """Return position, cost, attack and defence by tactic, tactic rating, genius."""
    cards = texts.cards
    attack = " ".join(f"{value:2}" for value in cards.attack[player])
    defence = " ".join(f"{value:2}" for value in cards.defence[player])
    marks = "".join(sign for bit, sign in ((1, "●"), (2, "✋"), (4, "✎")) if cards.genius[player] & bit)
    where = POSITIONS[cards.position[player]]
    return f"{where}  {cards.cost[player]:2}  {attack}  {defence}  {cards.rating[player]:2} {marks}"


def card_line(card: int, texts: TitleTexts) -> str:
    """Return price, kind, the tactics that the card needs and what it does."""
    cards = texts.cards
    price = texts.label("money", cards.price[card])
    does = ", ".join(symbol(effect.symbol, effect.n, texts) for effect in cards.effects[card])
    needed = [str(texts.label("tactic", tactic)) for tactic in range(4) if cards.tactics[card] >> tactic & 1]
    only = f" ({', '.join(needed)})" if len(needed) < 4 else ""
    return f"{price:>3} {texts.label('kind', cards.kind[card])}: {does}{only}"


def symbol(code: int, n: int, texts: TitleTexts) -> str:
    """Describe one effect in words; modifiers with their sign."""
    name = SYMBOLS[code]
    shown = texts.label("tactic", n) if name == "force_tactic" else f"{n:+}" if name.startswith("mod_") else n
    return texts.say(f"symbol-{name.replace('_', '-')}", {"n": shown})
