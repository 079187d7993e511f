"""How legends look at each title."""

from __future__ import annotations

from typing import Final

from touchline.bots.legend_best_11 import Best11Outlook
from touchline.bots.legend_masters import MastersOutlook
from touchline.bots.legend_mister import MisterOutlook
from touchline.bots.legend_outlook import Outlook
from touchline.bots.legend_season import SeasonOutlook

OUTLOOKS: Final[dict[str, Outlook]] = {
    "best_11": Best11Outlook(6.0),
    "masters_of_football": MastersOutlook(4.0, spread=0.006),
    "match_of_the_season": SeasonOutlook(6.0),
    "mister": MisterOutlook(4.0, 0.5),
}
