"""The matches that come next on the board, as everybody can read them off it."""

from __future__ import annotations

from touchline.titles.match_of_the_season.printed import EUROPEAN_CUP, SUPER_CUP
from touchline.titles.match_of_the_season.state import Mots
from touchline.titles.match_of_the_season.view_types import NextMatchesView


def next_matches(game: Mots) -> NextMatchesView | None:
    """Return the next space with matches after the one on which the token stands; None: none is left."""
    if not game.season:
        return None
    for space in range(game.token + 1, game.cards.last + 1):
        if game.cards.is_match[space] and takes_place(game, game.cards.kind[space]):
            pairs = game.cards.fixtures[space]  # MOTS-LEAGUE-02
            return {"space": space, "pairs": [{"home": home, "away": away} for home, away in pairs]}
    return None


def takes_place(game: Mots, kind: int) -> bool:
    """Whether the cup of this space has anybody to play it: in the first season two have not."""
    if kind == SUPER_CUP:
        return bool(game.super_pair)  # MOTS-SUPER-01
    return kind != EUROPEAN_CUP or bool(game.entrants)
