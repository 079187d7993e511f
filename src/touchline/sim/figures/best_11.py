"""Best 11: rounds, goals and complete stadiums, for each game."""

from touchline.games.best_11.state import Best11


def figures(game: Best11) -> dict[str, int]:
    """Of all managers together."""
    return {
        "rounds": game.round,
        "goals": sum(team.scored for team in game.teams),
        "stands": sum(team.stands for team in game.teams),
    }
