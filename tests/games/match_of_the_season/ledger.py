"""What must hold after every step (section 9.10 of the catalogue): cards, squads and money."""

from __future__ import annotations

from touchline.games.match_of_the_season.codes import (
    ASSIGN,
    BLUE_CARD,
    DEAL,
    DRAFT,
    DRAFT_OVER,
    EUROPEAN_FINAL,
    EUROPEAN_MATCH,
    OPENING,
    SURPLUS,
    WINDOW_GO,
)
from touchline.games.match_of_the_season.state import INTERNATIONAL, SQUAD_MOST, Mots
from touchline.kernel.game import NOBODY

DEALING = {ASSIGN, DEAL, DRAFT, DRAFT_OVER, OPENING}


def check(game: Mots) -> None:
    """Everything where something may have moved; between two goes of a window what costs nothing to look at."""
    money(game)
    if not game.agenda or game.agenda[0][0] != WINDOW_GO:
        if not any(step[0] in DEALING for step in game.agenda):
            player_cards(game)
            chance_cards(game)
        squads(game)
        tactic_card(game)


def player_cards(game: Mots) -> None:
    """1: every player card lies in one place; 2: an unowned 1-star card on the free list, never in the deck."""
    deck = [*game.deck.top, *game.deck.bag, *game.deck.under]
    cards = [*deck, *game.free, *game.offer]
    for team in game.teams:
        cards += team.squad
    assert sorted(cards) == list(range(len(game.cards.stars)))
    assert all(game.cards.stars[player] > 1 for player in deck)


def chance_cards(game: Mots) -> None:
    """3: so does every chance card, committed or being read included."""
    cards = [*game.chance.bag, *game.chance.under]
    for team in game.teams:
        cards += team.hand
    if game.match is not None and game.match.card != NOBODY:
        cards.append(game.match.card)
    cards += [step[2] for step in game.agenda if step[0] == BLUE_CARD]
    assert sorted(cards) == list(range(len(game.cards.chance_kind)))


def squads(game: Mots) -> None:
    """4: at most 18, 19 while a youth player is being taken in; test_invariants.py watches the least."""
    most = SQUAD_MOST + any(step[0] == SURPLUS for step in game.agenda)
    for team in game.order:
        squad = game.teams[team].squad
        assert len(squad) <= most
        assert squad == sorted(set(squad))


def money(game: Mots) -> None:
    """5: cash is never negative, always a multiple of the smallest note."""
    for team in game.teams:
        assert team.cash >= 0
        assert team.cash % 5000 == 0


def tactic_card(game: Mots) -> None:
    """10: only the home team commits one, never in the European Cup."""
    match = game.match
    if match is not None and match.card != NOBODY:
        assert match.home.who < INTERNATIONAL
        assert match.competition not in (EUROPEAN_MATCH, EUROPEAN_FINAL)
