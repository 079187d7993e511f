"""The market in the view: what a team could do there, and why not."""

from __future__ import annotations

from touchline.kernel.game import Refusal
from touchline.kernel.vocabulary import name_numbers
from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.printed import BID_STEP, WINDOW
from touchline.titles.match_of_the_season.rules.lineup import size
from touchline.titles.match_of_the_season.rules.reds import playable
from touchline.titles.match_of_the_season.rules.squads import may_sell
from touchline.titles.match_of_the_season.rules.trade import reserves_for
from touchline.titles.match_of_the_season.rules.windows import why_buy, why_deal, why_list
from touchline.titles.match_of_the_season.state import Mots
from touchline.titles.match_of_the_season.view_types import MarketView, MissingView, RefusalView
from touchline.titles.match_of_the_season.words import WORDS


def refusal_data(refusal: Refusal) -> RefusalView:
    """Return a refusal as questions show it."""
    word = WORDS.reasons[refusal.reason]
    return {
        "option": refusal.option,
        "reason": word.name,
        "numbers": name_numbers(word.numbers, refusal.numbers),
        "rules": list(word.rules),
    }


def market_data(game: Mots, team: int) -> MarketView:
    """Return the market; its refusals are those of the window's own questions, so the two cannot disagree."""
    seat, context = game.seat_of[team], (team,)
    sell = None if may_sell(game, team) else why_deal(game, seat, context)[0]
    step = game.cards.amounts[BID_STEP]
    return {
        "sell": refusal_data(sell) if sell else None,
        "list": [refusal_data(each) for each in why_list(game, seat, context)],
        "buy": [refusal_data(each) for each in why_buy(game, seat, context)],
        "reserve": {"least": step, "most": reserves_for(game, team, step)[-1], "step": step},
        "cards": playable(game, team, WINDOW),
    }


def is_drafting(game: Mots) -> bool:
    """Whether squads are being drafted: the end of the draft is still on the agenda."""
    return any(step[0] == c.STEP_DRAFT_OVER for step in game.ahead)


def missing_data(game: Mots, team: int) -> list[MissingView]:
    """Return what each formation allowed here still needs; MOTS-LINEUP-05: a player only plays in his position."""
    have = [0, 0, 0, 0]
    for player in game.teams[team].squad:
        have[game.cards.position[player]] += 1
    found: list[MissingView] = []
    for formation in game.rules.formations:
        need = [max(size(game, formation, position) - have[position], 0) for position in range(4)]
        found.append(
            {
                "formation": formation,
                "goalkeepers": need[0],
                "defenders": need[1],
                "midfielders": need[2],
                "attackers": need[3],
            }
        )
    return found
