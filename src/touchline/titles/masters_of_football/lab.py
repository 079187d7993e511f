"""Masters of Football: players, action cards and managers; money by matchday."""

from typing import Final

from touchline.kernel.declared import Lab
from touchline.titles.masters_of_football.state import Mof

CARDS = {"player": "player_ids", "card": "card_ids", "manager": "manager_ids"}
HELD = {
    "player": ["player-bought", "academy-joined", "wood-seen"],
    "card": ["card-played", "card-revealed"],
    "manager": ["manager-kept"],
}  # the events by which a seat has a card
PRICES = {"player": "cost", "card": "price", "manager": "budget"}


def purses(game: Mof) -> list[int]:
    return [game.teams[team].money for team in game.team_numbers]


def period(game: Mof) -> int:
    return game.matchday


def seat_of(game: Mof, domain: str, number: int) -> int | None:
    if domain != "team" or not 0 <= number < len(game.teams):
        return None
    seat = game.teams[number].seat
    return seat if seat >= 0 else None


def figures(game: Mof) -> dict[str, int]:
    """Return the figures of all matches of the season, the final included."""
    counted = {"matches": 0, "goals": 0, "home_wins": 0, "draws": 0, "away_wins": 0}
    for _, _, _, _, home, away in game.results:
        counted["matches"] += 1
        counted["goals"] += home + away
        counted["home_wins"] += home > away
        counted["draws"] += home == away
        counted["away_wins"] += home < away
    return counted


LAB: Final = Lab(
    cards=CARDS,
    held=HELD,
    prices=PRICES,
    purses=purses,
    period=period,
    seat_of=seat_of,
    figures=figures,
)
