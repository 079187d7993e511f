"""Mister: matches, goals, draws after the last card, and shoot-outs, for each game."""

from touchline.games.mister.state import Mister


def figures(game: Mister) -> dict[str, int]:
    """Of every match of the game, whether it was the only one or one of a cup or a league."""
    counted = {"matches": 0, "goals": 0, "draws": 0, "shootouts": 0}
    for _, _, _, goals, against, _, scored, conceded in game.results:
        counted["matches"] += 1
        counted["goals"] += goals + against
        counted["draws"] += goals == against
        counted["shootouts"] += scored != conceded
    return counted
