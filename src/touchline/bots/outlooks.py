"""How legends look at each title."""

from __future__ import annotations

from typing import Final

from touchline.search.outlook import Outlook
from touchline.titles.best_11.bots.outlook import Best11Outlook
from touchline.titles.masters_of_football.bots.outlook import MastersOutlook
from touchline.titles.match_of_the_season.bots.outlook import SeasonOutlook
from touchline.titles.mister.bots.outlook import MisterOutlook

OUTLOOKS: Final[dict[str, Outlook]] = {
    "best_11": Best11Outlook(6.0),
    "masters_of_football": MastersOutlook(4.0, spread=0.006),
    "match_of_the_season": SeasonOutlook(6.0),
    "mister": MisterOutlook(4.0, 0.5),
}
