"""Masters of Football in the terminal: standings, the match on the board, and what the own manager holds."""

from typing import Any

from rich.text import Text

from touchline.texts import TitleTexts

NOBODY = -1
COLOURS = ("red", "yellow4", "dark_orange", "green", "blue", "purple")  # of the six levels
KINDS = ("blue", "green", "yellow", "red")  # of the four kinds of cards
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
QUIET = {"turn-begins", "player-dealt", "lineups-placed"}
POSITIONS = "DMF"
HEADING = "    €  po dr ph de  po dr ph de   t"


def screen(view: dict[str, Any], texts: TitleTexts, width: int) -> Text:
    game = view["game"]
    lines = standings(game, texts)
    for match in game["matches"]:
        lines += board(game, match, texts, width)
    if game["me"] != NOBODY:
        lines += holdings(game["teams"][game["me"]], texts, width)
    return Text("\n").join(lines)


def headline(view: dict[str, Any], texts: TitleTexts, width: int) -> Text:
    """Score, minute, tactic and money, above every question."""
    game = view["game"]
    parts = [score(game, match, texts) for match in game["matches"]]
    for match in game["matches"]:
        if match["moment"] != NOBODY:
            parts.append(f"{match['minute']}' {texts.label('tactic', match['tactic'])}")
            parts.append("{:.0%} {:.0%} {:.0%}".format(*match["odds"]))
    if game["me"] != NOBODY:
        own = game["teams"][game["me"]]
        parts.append(str(texts.label("money", own["money"])))
    return Text(" · ".join(parts), style="bold reverse")


def details(view: dict[str, Any], texts: TitleTexts) -> tuple[str, list[str]] | None:
    """For a choice among players or cards: a line for each option."""
    question = view["question"]
    if question["domain"] == "player":
        return HEADING, [values(option, texts) if option >= 0 else "" for option in question["options"]]
    if question["domain"] == "card":
        special = question["special"]
        return "", ["" if str(each) in special else card_line(each, texts) for each in question["options"]]
    if question["domain"] == "manager":
        return "", [texts.hint(f"manager-{texts.cards.manager_ids[each]}") for each in question["options"]]
    return None


def who(game: dict[str, Any], texts: TitleTexts, number: int) -> str:
    """A team by its manager's name, or by its number."""
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
    """Both sides with lineup, values and levels; the cards on the table."""
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
        for letter, values, levels in (("A", "attack", "attack_levels"), ("D", "defence", "defence_levels")):
            line.append(f"{letter}{match[values][side]} ", style=COLOURS[match[levels][side]])
    names = [surname(player, texts) for player in match["lineups"][side]]
    return line.append(" ".join(names) if names else "· · ·", style="not bold")


def surname(player: int, texts: TitleTexts) -> str:
    name = str(texts.label("player", player)).split(" ", 1)[-1]
    return f"{name} {POSITIONS[texts.cards.position[player]]}"


def card_style(played: dict[str, int], texts: TitleTexts) -> str:
    return KINDS[texts.cards.kind[played["card"]]]


def holdings(own: dict[str, Any], texts: TitleTexts, width: int) -> list[Text]:
    """The squad with its values, then the hand."""
    lines = []
    if own["squad"]:
        lines.append(Text(f"{'':24}{HEADING}", style="dim"))
        for player in own["squad"]:
            lines.append(Text(f"{str(texts.label('player', player))[:23]:24}{values(player, texts)}"))
    for card in own["hand"]:
        lines.append(Text(f"{str(texts.label('card', card))[:23]:24}").append(card_line(card, texts), style="dim"))
    return lines


def values(player: int, texts: TitleTexts) -> str:
    """Position, cost, attack and defence by tactic, tactic rating, genius."""
    cards = texts.cards
    attack = " ".join(f"{value:2}" for value in cards.attack[player])
    defence = " ".join(f"{value:2}" for value in cards.defence[player])
    marks = "".join(sign for bit, sign in ((1, "●"), (2, "✋"), (4, "✎")) if cards.genius[player] & bit)
    where = POSITIONS[cards.position[player]]
    return f"{where}  {cards.cost[player]:2}  {attack}  {defence}  {cards.rating[player]:2} {marks}"


def card_line(card: int, texts: TitleTexts) -> str:
    """Kind, moment, price and what it does."""
    cards = texts.cards
    price = texts.label("money", cards.price[card])
    kind, moment = texts.label("kind", cards.kind[card]), texts.label("card-moment", cards.moment[card])
    return f"{price}  {kind}, {moment}  {texts.hint('card-' + cards.card_ids[card])}".rstrip()
