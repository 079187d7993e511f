"""A pro of Mister: drafts and fields by goals, waits for the good ones, and cannot be read before a shot."""

from __future__ import annotations

from typing import Any, Final

from touchline.bots.judge import Because, Judge, Judged
from touchline.titles.mister import codes as c
from touchline.titles.mister.advice import slot_uses
from touchline.titles.mister.bots.eleven import Drafted, best_eleven, complete_lineup, draft
from touchline.titles.mister.bots.values import AWAY_FROM_IT, Values, values_of
from touchline.titles.mister.printed import GK, UNSTOPPABLE, F
from touchline.titles.mister.rules.shots import is_goal
from touchline.titles.mister.state import SQUAD_SIZE, Mister

MIN_GOALS_EARLY: Final = 0.15  # goals that a footballer must bring while there is time
MIN_GOALS_LATE: Final = 0.02  # ... and when there is little left
ROUNDS_A_SIGNING: Final = 2.2  # how many cards a manager sees for one that he signs
LATE_ROUNDS: Final = 6.0  # before the others are complete
MIN_KEEPER_GOALS: Final = 0.5  # how much above the usual a keeper must be, before the first pass ...
KEEPER_GOALS_LESS_EACH_PASS: Final = 0.6  # ... and how much less in each
LATE_KEEPER_ROUNDS: Final = 8.0
MIN_KEEPER_GOALS_LATE: Final = -0.8  # below this only when nothing else can be had
MIN_EXCHANGE_GOALS: Final = 0.001  # an exchange must bring something
LAST_CHOOSY_PASS: Final = 10  # after it a pro takes anybody: without the idle guard a market might never end
HUNDRED: Final = 100  # reasons speak of hundredths of a goal in a match, and of per cent
HALF: Final = 0.5  # a card is lifted by one of the two sides

COSTLY_TAKER_POINTS: Final = 4.0  # points of F between two takers
COSTLY_GAP: Final = {
    c.ASK_DECIDE: 0.4,  # goals, as above
    c.ASK_EXCHANGE: 0.4,
    c.ASK_SUBSTITUTE: 0.4,
    c.ASK_TAKE: COSTLY_TAKER_POINTS,
    c.ASK_KICKER: COSTLY_TAKER_POINTS,
    c.ASK_SUDDEN: COSTLY_TAKER_POINTS,
}


class ProMister(Judge):
    """Goals are its only measure; of the other side it knows what lies open."""

    costly_gap = COSTLY_GAP

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed)
        self.plan: list[int] = []
        self.signed: list[int] = []  # the squad of which `eleven` is
        self.eleven: Drafted | None = None

    def pick(self, game: Any, seat: int, kind: int, options: list[int], context: tuple[int, ...]) -> int:
        if len(options) == 1:
            return options[0]
        if kind in (c.ASK_SHOOT, c.ASK_DIVE):
            return options[self.dealer.below(len(options))]  # the one strategy that nobody can answer
        if kind == c.ASK_DECIDE:
            return c.ACQUIRE if self.gain(game, seat, context[0]) >= least(game, seat, context[0]) else c.DISCARD
        if kind == c.ASK_FIELD:
            return self.field(game, seat, options, context)
        if kind == c.ASK_DRAW:
            return c.DRAW_ONE
        best, most = options[0], self.value(game, seat, kind, options[0], context)
        for option in options[1:]:
            value = self.value(game, seat, kind, option, context)
            if value > most:
                best, most = option, value
        return best

    def value(self, game: Mister, seat: int, kind: int, option: int, context: tuple[int, ...]) -> float:
        """Return the worth in goals of an option that can be valued alone."""
        known = tables(game)
        if kind == c.ASK_VICTIM:
            return known.worth[game.sides[context[1]].lineup.index(option)][option]
        if kind == c.ASK_SUBSTITUTE:
            return known.worth[context[1]][option]
        if kind == c.ASK_FIELD:
            return known.worth[context[0]][option]
        if kind == c.ASK_EXCHANGE:
            return self.gain_of_exchange(game, seat, option, context[0])
        return float(game.cards.values[option][F])  # takers and kickers

    # -- the market

    def gain(self, game: Mister, seat: int, player: int) -> float:
        """Return what he would bring to the squad as it is."""
        known, squad = tables(game), game.sides[seat].squad
        if game.cards.keeper[player]:
            return known.worth[GK][player] - known.usual[GK]
        eleven = self.eleven
        if eleven is None or eleven.known is not known or self.signed != squad:
            self.signed, self.eleven = squad, (eleven := draft(known, tuple(squad)))
        return eleven.gain_of(player)[0]

    def gain_of_exchange(self, game: Mister, seat: int, given: int, player: int) -> float:
        """Return the worth of the eleven with him instead of the one given, less that of the present eleven."""
        if given == c.REFUSE:
            return MIN_EXCHANGE_GOALS
        known, squad = tables(game), game.sides[seat].squad
        if game.cards.keeper[player]:
            return known.worth[GK][player] - known.worth[GK][given]
        after = best_eleven(known, [player if own == given else own for own in squad])
        return known.total(after) - known.total(best_eleven(known, squad))

    # -- the line-up

    def field(self, game: Mister, seat: int, options: list[int], context: tuple[int, ...]) -> int:
        """Field the eleven that is worth most goals; it is computed once."""
        slot = context[0]
        laid = list(context[1 : slot + 1])
        if slot <= 1 or self.plan[:slot] != laid or any(player not in options for player in self.plan[slot:]):
            known, squad = tables(game), game.sides[seat].squad
            left = [player for player in squad if player not in laid]
            self.plan = complete_lineup(known, laid, left) if laid else best_eleven(known, squad)
        return self.plan[slot]

    # -- hints

    def judge_options(
        self, game: Any, seat: int, kind: int, options: list[int], context: tuple[int, ...]
    ) -> list[Judged]:
        if kind == c.ASK_DECIDE:
            return self.judged_signing(game, seat, options, context[0])
        if kind in (c.ASK_SHOOT, c.ASK_DIVE):
            return judged_directions(kind, options, context)
        if kind == c.ASK_DRAW:
            return []
        found: list[Judged] = []
        for option in options:
            value = self.value(game, seat, kind, option, context)
            found.append(Judged(option, value, reasons(game, kind, option, value, context)))
        return found

    def judged_signing(self, game: Mister, seat: int, options: list[int], player: int) -> list[Judged]:
        gain, wanted = self.gain(game, seat, player), least(game, seat, player)
        because = [signing_reason(hundredths(gain), hundredths(wanted), int(rounds(game, seat)))]
        return [Judged(option, gain if option == c.ACQUIRE else wanted, because) for option in options]


def tables(game: Mister) -> Values:
    return values_of(game.cards, game.actions, game.rules.by_print, game.rules.even)


def rounds(game: Mister, seat: int) -> float:
    """Return about how many cards are still to be seen before all the others are complete."""
    slowest = SQUAD_SIZE
    for at, side in enumerate(game.sides):
        if at != seat:
            slowest = min(slowest, len(side.squad))
    return (SQUAD_SIZE - slowest) * ROUNDS_A_SIGNING


def least(game: Mister, seat: int, player: int) -> float:
    """Return what a footballer must bring to be taken: much while there is time to wait."""
    left = rounds(game, seat)
    if game.market_pass > LAST_CHOOSY_PASS:
        return -HUNDRED
    if not game.cards.keeper[player]:
        return MIN_GOALS_EARLY if left > LATE_ROUNDS else MIN_GOALS_LATE
    if left > LATE_KEEPER_ROUNDS:
        return MIN_KEEPER_GOALS - KEEPER_GOALS_LESS_EACH_PASS * game.market_pass
    return MIN_KEEPER_GOALS_LATE if left > LATE_KEEPER_ROUNDS / 2 else -HUNDRED


def hundredths(goals: float) -> int:
    """Return the gain in hundredths of a goal in a match."""
    return round(goals * HALF * HUNDRED)


def signing_reason(gain: int, least: int, rounds: int) -> Because:
    """Say why to sign him or not, without negative numbers: he weakens, he will do for the time left, or he is
    compared."""
    if gain < 0:
        return Because("signing-weakens", {"loss": -gain, "rounds": rounds})
    if least <= 0:
        return Because("signing-late", {"gain": gain, "rounds": rounds})
    return Because("signing", {"gain": gain, "least": least, "rounds": rounds})


def reasons(game: Mister, kind: int, player: int, value: float, context: tuple[int, ...]) -> list[Because]:
    if kind == c.ASK_EXCHANGE:
        return [] if player == c.REFUSE else [Because("exchange", {"gain": hundredths(value)})]
    if kind not in (c.ASK_FIELD, c.ASK_SUBSTITUTE, c.ASK_VICTIM):
        return [Because("kick", {"value": int(value)})]
    slot = context[0] if kind == c.ASK_FIELD else context[1]
    if kind == c.ASK_VICTIM:
        slot = game.sides[context[1]].lineup.index(player)
    uses = slot_uses(game.actions)[slot]
    most = uses.index(max(uses))
    asked = {"slot": slot, "characteristic": most, "cards": uses[most], "value": game.cards.values[player][most]}
    usual = tables(game).usual[slot]
    gain = hundredths(value - usual)
    fits = (
        Because("slot", {"slot": slot, "gain": gain})
        if gain >= 0
        else Because("slot-less", {"slot": slot, "loss": -gain})
    )
    return [fits, Because("asked", asked)]


def why_direction(kind: int, shot: int, lead: int, chance: int) -> Because:
    """Say how the numbers stand, or that they do not count, and how often such a shot is a goal."""
    if shot == UNSTOPPABLE:
        return Because("guess-alone", {"chance": chance})
    code = ("directions", "directions-behind") if kind == c.ASK_SHOOT else ("dive", "dive-ahead")
    return Because(code[int(lead < 0)], {"chance": chance, "lead": abs(lead)})


def judged_directions(kind: int, options: list[int], context: tuple[int, ...]) -> list[Judged]:
    """Judge directions by their outcomes: all are alike, with the same chance of a goal."""
    lead, shot = context[2] - context[4], context[5]
    same, other = is_goal(shot, lead, True), is_goal(shot, lead, False)
    chance = 1.0 if same else AWAY_FROM_IT if other else 0.0
    because = [why_direction(kind, shot, lead, round(chance * HUNDRED))]
    return [Judged(option, chance if kind == c.ASK_SHOOT else 1.0 - chance, because) for option in options]
