"""Match of the Season: players, chance cards and formations; money by season, of all teams of a manager together."""

from touchline.games.match_of_the_season.state import Mots

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
