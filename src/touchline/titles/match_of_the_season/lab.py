"""Match of the Season: players, chance cards and formations; money by season, of all teams of a manager together."""

from typing import Final

from touchline.kernel.declared import Lab
from touchline.titles.match_of_the_season.printed import EUROPEAN_CUP_PLACE
from touchline.titles.match_of_the_season.state import Mots

CARDS = {"player": "player_ids", "chance": "chance_kind", "formation": "formation_names"}
HELD = {
    "player": ["dealt", "drafted", "sold", "bought", "transferred", "emergency", "youth-player"],
    "chance": ["played", "revealed", "blue-card"],
    "formation": ["line-up"],
}  # the events by which a seat has a card
PRICES = {"player": "price"}


def purses(game: Mots) -> list[int]:
    purses = [0] * game.seats
    for team in game.order:
        purses[game.seat_of[team]] += game.teams[team].cash
    return purses


def period(game: Mots) -> int:
    return game.season


def seat_of(game: Mots, domain: str, number: int) -> int | None:
    if domain not in ("team", "side") or not 0 <= number < len(game.teams):
        return None
    seat = game.seat_of[number]
    return seat if seat >= 0 else None


def figures(game: Mots) -> dict[str, int]:
    """Return the figures of a game, summed over all managed teams."""
    teams = [game.teams[team] for team in game.order]
    return {
        "points": sum(team.points for team in teams),
        "european_cups": sum(1 for each in game.honours if each[1:3] == (EUROPEAN_CUP_PLACE, 1)),
        "cash": sum(team.cash for team in teams),
        "players": sum(len(team.squad) for team in teams),
        "cards_in_hand": sum(len(team.hand) for team in teams),
    }


LAB: Final = Lab(
    cards=CARDS,
    held=HELD,
    prices=PRICES,
    purses=purses,
    period=period,
    seat_of=seat_of,
    figures=figures,
)
