"""The coach of Mister: why the preselected answer is good, in goals and in the numbers of the cards."""

from __future__ import annotations

from typing import Any

from touchline.bots.judge import Because, Judged
from touchline.titles.mister import codes as c
from touchline.titles.mister.bots.newcomer import fills_bench, gain_wanted
from touchline.titles.mister.bots.pro import ProMister, hundredths, rounds, signing_reason
from touchline.titles.mister.preview import fit
from touchline.titles.mister.printed import SLOTS
from touchline.titles.mister.state import SQUAD_SIZE, Mister


class CoachMister(ProMister):
    """Measures as a pro does; in the market it wants what Enter wants (newcomer.py)."""

    def judged_signing(self, game: Mister, seat: int, options: list[int], player: int) -> list[Judged]:
        gain, least = self.gain(game, seat, player), gain_wanted(game, seat, player)
        return [Judged(option, gain if option == c.ACQUIRE else least, []) for option in options]

    def explain(
        self, game: Any, seat: int, kind: int, options: list[int], context: tuple[int, ...], picks: list[int]
    ) -> list[Because]:
        if kind == c.ASK_DECIDE:
            return [self.why_sign(game, seat, context[0], picks[0])]
        if kind == c.ASK_DRAW:
            return [Because("draw", {"left": context[0]})]
        if kind == c.ASK_EXCHANGE and picks[0] == c.REFUSE:
            return [self.why_refuse(game, seat, options, context[0])]
        if kind == c.ASK_FIELD and len(picks) > 1:
            return [why_eleven(game, list(context[1 : context[0] + 1]) + picks)]
        return super().explain(game, seat, kind, options, context, picks)

    def why_sign(self, game: Mister, seat: int, player: int, pick: int) -> Because:
        gain, left = hundredths(self.gain(game, seat, player)), int(rounds(game, seat))
        if pick == c.ACQUIRE and fills_bench(game, seat):
            return Because("signing-bench", {"size": len(game.sides[seat].squad), "most": SQUAD_SIZE})
        if pick == c.ACQUIRE and gain < 0:
            return Because("signing-last", {"loss": -gain, "rounds": left})
        return signing_reason(gain, hundredths(gain_wanted(game, seat, player)), left)

    def why_refuse(self, game: Mister, seat: int, options: list[int], player: int) -> Because:
        gains = [self.gain_of_exchange(game, seat, given, player) for given in options if given != c.REFUSE]
        best = hundredths(max(gains))
        return Because("refuse-loses", {"loss": -best}) if best < 0 else Because("refuse-even", {"gain": best})


def why_eleven(game: Mister, lineup: list[int]) -> Because:
    """Say how many of them are in their own role, in a line-up by what the action cards demand of each slot."""
    own = sum(fit(game, lineup[slot], slot)[1] for slot in range(SLOTS))
    return Because("eleven", {"players": own})
