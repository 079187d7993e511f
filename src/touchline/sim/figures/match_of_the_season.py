"""Match of the Season: trophies of managed teams in Europe, points, cash and squads at the end of a game."""

from touchline.games.match_of_the_season.printed import EUROPEAN_CUP_PLACE
from touchline.games.match_of_the_season.state import Mots


def figures(game: Mots) -> dict[str, int]:
    """Of all managed teams together."""
    teams = [game.teams[team] for team in game.order]
    return {
        "points": sum(team.points for team in teams),
        "european_cups": sum(1 for each in game.honours if each[1:3] == (EUROPEAN_CUP_PLACE, 1)),
        "cash": sum(team.cash for team in teams),
        "players": sum(len(team.squad) for team in teams),
        "cards_in_hand": sum(len(team.hand) for team in teams),
    }
