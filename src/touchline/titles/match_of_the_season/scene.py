"""Helpers for scenes of Match of the Season: plenty of players, squads and line-ups by name, a match about to begin.

    scene = touchline.scene("match_of_the_season", cards=plenty())
    lay_table(scene.game)
    eleven(scene.game, BLUE, "A", bench="GK1 D1 M1")
    eleven(scene.game, RED, "4-3-3 GK3 D4 D2 D2 D1 M3 M3 M1 A4 A2 -")
    lined_up(scene.game, BLUE, RED)

Players are named by position and stars, `GK2` or `A5`; there are sixteen of each, and of three stars and more two from
each country (`A5/england`).  A line-up is written formation first, then its slots from left to right; `-` is empty.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from touchline.kernel.game import NOBODY
from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.cards import NONE, CardSet
from touchline.titles.match_of_the_season.load import load_cards
from touchline.titles.match_of_the_season.printed import BLUE
from touchline.titles.match_of_the_season.rules.lineup import field, stand
from touchline.titles.match_of_the_season.rules.match import foreign
from touchline.titles.match_of_the_season.state import INTERNATIONAL, Match, Mots, Side

COPIES: Final = 16
LETTERS: Final = ("GK", "D", "M", "A")
CASH: Final = 50_000
LINE_UPS: Final = {
    "A": "4-4-2 GK2 D3 D2 D2 D1 M4 M3 M2 M1 A5 A2",
    "B": "4-3-3 GK3 D4 D2 D2 D1 M3 M3 M1 A4 A2 A1",
    "C": "3-5-2 GK1 D3 D3 D2 M5 M2 M2 M2 M3 A4 A1",
    "A10": "4-4-2 GK2 D3 D2 D2 D1 M4 M3 M2 - A5 A2",
    "B0": "4-3-3 - D4 D2 D2 D1 M3 M3 M1 A4 A2 A1",
}


@cache
def plenty() -> CardSet:
    """Return our set with sixteen players of each position and number of stars."""
    cards = load_cards()
    cards.player_ids, cards.player_names, cards.position, cards.stars, cards.country = [], [], [], [], []
    cards.columns = [[], [], [], [], [], []]
    for stars in (5, 4, 3, 2, 1):
        for position in range(4):
            for copy in range(COPIES):
                cards.columns[stars].append(len(cards.stars))
                cards.player_ids.append(f"{LETTERS[position]}{stars}.{copy}")
                cards.position.append(position)
                cards.stars.append(stars)
                cards.country.append(copy % 8 if stars >= 3 else NONE)
    cards.player_names = cards.player_ids
    cards.price = [stars * 10000 for stars in cards.stars]
    cards.sale = [stars * 5000 for stars in cards.stars]
    return cards


def lay_table(game: Mots, cash: int = CASH) -> None:
    """Seat everybody; nothing is dealt, nothing is on the agenda, and blue has the turn."""
    game.agenda = []
    game.chance.bag, game.deck.bag = [], []
    for team in game.order:
        game.teams[team].cash = cash
    game.active = game.youngest = BLUE


def free_copies(game: Mots, name: str) -> list[int]:
    """Return the cards of this name that are not used yet."""
    kind, slash, country = name.partition("/")
    cards = game.cards
    wanted = cards.countries.index(country) if slash else NONE
    gone = [*game.free, *game.offer, *game.deck.top, *game.deck.bag, *game.deck.under]
    gone += [player for team in game.teams for player in team.squad]
    return [
        player
        for player in range(len(cards.stars))
        if player not in gone and cards.player_ids[player].startswith(f"{kind}.")
        if wanted == NONE or cards.country[player] == wanted
    ]


def own(game: Mots, team: int, names: str) -> list[int]:
    """Give new players to a squad, in the order named; `-` is nobody."""
    players: list[int] = []
    for name in names.split():
        player = NOBODY if name == "-" else free_copies(game, name)[0]
        players.append(player)
        if player != NOBODY:
            game.teams[team].squad = sorted([*game.teams[team].squad, player])
    return players


def on_free_list(game: Mots, names: str) -> list[int]:
    players: list[int] = []
    for name in names.split():
        players.append(free_copies(game, name)[0])
        game.free = sorted([*game.free, players[-1]])
    return players


def in_deck(game: Mots, names: str) -> list[int]:
    players: list[int] = []
    for name in names.split():
        players.append(free_copies(game, name)[0])
        game.deck.bag.append(players[-1])
    return players


def eleven(game: Mots, team: int, line_up: str, bench: str = "") -> list[int]:
    """Make this line-up and this bench the squad, and put the line-up on the table; return its slots, then the
    bench."""
    formation, names = LINE_UPS.get(line_up, line_up).split(" ", 1)
    game.teams[team].squad = []
    slots = own(game, team, names)
    stand(game, team, game.cards.formation_names.index(formation), slots)
    return slots + own(game, team, bench)


def hold(game: Mots, team: int, *codes: str) -> list[int]:
    """Put chance cards into a hand, by their code."""
    cards: list[int] = []
    for code in codes:
        held = [card for each in game.teams for card in each.hand]
        kind = game.cards.kind_codes.index(code)
        cards.append(next(card for card, k in enumerate(game.cards.chance_kind) if k == kind and card not in held))
        game.teams[team].hand = sorted([*game.teams[team].hand, cards[-1]])
    return cards


def lined_up(game: Mots, home: int, away: int, competition: int = c.LEAGUE_MATCH) -> Match:
    """Return a match of the standing line-ups, ready for a tactic card and the die."""
    match = game.match = Match(home, away, competition)
    for side in (match.home, match.away):
        place(game, side)
    game.agenda = [(c.STEP_TACTIC_COMMIT,), (c.STEP_EVENT_ROLL, 1)]
    return match


def place(game: Mots, side: Side) -> None:
    if side.who >= INTERNATIONAL:
        foreign(game, side)
    else:
        team = game.teams[side.who]
        field(game, side, [team.formation, *team.lineup])
