"""Masters of Football: players, action cards and managers; money by matchday."""

from touchline.games.masters_of_football.state import Mof

CARDS = {"player": "player_ids", "card": "card_ids", "manager": "manager_ids"}
HELD = {
    "player": ["player-bought", "academy-joined", "wood-seen"],
    "card": ["card-played", "card-revealed"],
    "manager": ["manager-kept"],
}  # the events by which a seat has a card
PRICES = {"player": "price", "card": "cost", "manager": "budget"}


def purses(game: Mof) -> list[int]:
    return [game.teams[team].money for team in game.team_numbers]


def period(game: Mof) -> int:
    return game.matchday


def seat_of(game: Mof, domain: str, number: int) -> int | None:
    if domain != "team" or not 0 <= number < len(game.teams):
        return None
    seat = game.teams[number].seat
    return seat if seat >= 0 else None
