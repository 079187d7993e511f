"""Finds the outliers of a run: seats and cards that win clearly more or less often than the others."""

from dataclasses import dataclass

from touchline.lab.balance import Held, Share

MIN_CLEAR_GAIN = 0.05  # share of games; a card below it is not worth a line, however many games were played
MAX_CARDS = 10


@dataclass(frozen=True, slots=True)
class Outlier:
    """A seat or a card, how much more often it wins than expected, and half of the 95 % interval of that."""

    kind: str  # "seat", or the kind of the card
    name: str
    gain: float
    doubt: float

    @property
    def excess(self) -> float:
        """Return the smallest gain or loss within the interval."""
        return abs(self.gain) - self.doubt


def outlying_seats(shares: list[Share]) -> list[Outlier]:
    """Return the seats whose interval does not contain the equal share."""
    equal = 1 / max(len(shares), 1)
    outside = [each for each in shares if not each.low <= equal <= each.high]
    return [Outlier("seat", each.name, each.rate - equal, (each.high - each.low) / 2) for each in outside]


def outlying_cards(worth: list[Held]) -> list[Outlier]:
    """Return the cards that gain or lose clearly more than MIN_CLEAR_GAIN, the worst first, at most MAX_CARDS."""
    found = [Outlier(each.kind, each.name, each.gain, each.doubt) for each in worth]
    clear = [each for each in found if each.excess > MIN_CLEAR_GAIN]
    return sorted(clear, key=lambda each: (-each.excess, each.kind, each.name))[:MAX_CARDS]
