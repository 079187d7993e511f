"""Masters of Football: matches, goals, home wins, draws and away wins, for each game."""

from touchline.games.masters_of_football.state import Mof


def figures(game: Mof) -> dict[str, int]:
    """Of every match of the season, the final included."""
    counted = {"matches": 0, "goals": 0, "home_wins": 0, "draws": 0, "away_wins": 0}
    for _, _, _, _, home, away in game.results:
        counted["matches"] += 1
        counted["goals"] += home + away
        counted["home_wins"] += home > away
        counted["draws"] += home == away
        counted["away_wins"] += home < away
    return counted
