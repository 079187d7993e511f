"""Five to eight people: two leagues side by side, and a final.

MOF-8P-01       Five to eight people play two leagues in parallel.
MOF-8P-02       They share setup, academy and market; MOF-8P-11 (ruling) each waits for the other before them.
MOF-8P-03       The two winners meet in a final of two legs, home and away exchanged.
MOF-8P-04       Level after both: the tie-breaks on those two matches; MOF-8P-05 then the leagues compared.
MOF-8P-06       (ruling) Level means level on points; MOF-8P-07 (ruling) the league record is points and tie-breaks.
MOF-8P-08       (ruling) Then lots.
MOF-8P-09       (ruling) 3+2 people for five, 3+3 for six, 4+3 for seven, 4+4 for eight, drawn at random.
MOF-8P-10       (ruling) The better league record is at home in the second leg.
MOF-8P-12       (ruling) Squads, money and hands go into the final as they are.
MOF-8P-13       (ruling) Managers of one league are observers of the other's matches.
MOF-8P-14       (ruling) In the final a Win Bonus is paid by the points of that leg.
MOF-SETUP-20    (ruling) Teams 1 to 4 are league A, 5 to 8 league B.
"""

from __future__ import annotations

from typing import Final

from touchline.titles.masters_of_football import codes as c

LEAGUE_SIZE: Final = 4
ONE_LEAGUE: Final = 4
MATCHDAYS: Final = 6  # MOF-CAL-02
PHASE_AFTER: Final = {2: c.STEP_ACADEMY, 3: c.STEP_MARKET}  # MOF-CAL-03, MOF-CAL-04, MOF-CAL-05: by matchday


def people_by_league(people: int) -> list[int]:
    """MOF-8P-09; up to four people one league (MOF-SETUP-01)."""
    if people <= ONE_LEAGUE:
        return [people]
    return [people - people // 2, people // 2]


def league_of(team: int) -> int:
    return team // LEAGUE_SIZE
