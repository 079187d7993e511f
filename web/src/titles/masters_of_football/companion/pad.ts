// The results pad of Masters: one league of four, or two and a final in two legs (MOF-APP-04, MOF-APP-08).
import type { Texts } from '../../../client/texts'
import { type Fixture, made, type Pair, season } from '../../../companion/fixtures'
import { Pad } from '../../../companion/pad'
import { away, difference, first, points, rank, type Ruling, scored } from '../../../companion/standings'

/** MOF-CAL-06, as printed on our cards; used until the card set is there. */
const DAYS: Pair[][] = [
  [
    [0, 3],
    [1, 2],
  ],
  [
    [3, 2],
    [0, 1],
  ],
  [
    [1, 3],
    [2, 0],
  ],
  [
    [3, 0],
    [2, 1],
  ],
  [
    [2, 3],
    [1, 0],
  ],
  [
    [3, 1],
    [0, 2],
  ],
]
const TEAMS = 4
const LAST_DAY = 6
const TWO_LEAGUES_MATCHES = 26

/** MOF-TABLE-02 and 05: what no criterion tells apart shares its place. */
export const RULING: Ruling = {
  criteria: [points, difference, scored, away],
  restart: false,
  tied: 'shared',
  rules: ['MOF-TABLE-02', 'MOF-TABLE-05'],
}

/** How many people sit in each league (MOF-8P-09). */
const peopleIn = (people: number): number[] =>
  people > TEAMS ? [Math.ceil(people / 2), Math.floor(people / 2)] : [people]
export const sidesOf = (people: number): number => (people > TEAMS ? 2 * TEAMS : TEAMS)

/** Leagues are filled up to four by teams without a person (MOF-8P-09, MOF-AI-01). */
export const isPersonless = (people: number, side: number): boolean =>
  side % TEAMS >= (peopleIn(people)[Math.floor(side / TEAMS)] ?? TEAMS)

/** The matchdays out of the card set: rows of matchday, home, away. */
export function printedDays(fixtures: unknown): Pair[][] | null {
  if (!Array.isArray(fixtures)) return null
  const rows = fixtures as [number, number, number][]
  return [...new Set(rows.map(([day]) => day))]
    .sort((a, b) => a - b)
    .map((day) => rows.filter((row) => row[0] === day).map(([, home, guest]) => [home, guest] as Pair))
}

export class MastersPad extends Pad {
  override readonly ruling = RULING

  private get two(): boolean {
    return this.record.mode === 'two_leagues'
  }

  override get opening(): Fixture[] {
    const days = printedDays(this.printed) ?? DAYS
    return this.two ? [...season(days), ...season(days, 1, TEAMS)] : season(days)
  }

  /** MOF-8P-03 and 10: the better league record is at home in the second leg. */
  protected override later(known: Fixture[]): Fixture[] {
    if (!this.two || !known.every((each) => this.settled(each))) return []
    const { lots } = this.record
    const finalists = [0, 1].map((league) =>
      first(this.matches(known.filter((each) => each.league === league)), this.sidesIn(league), RULING, lots),
    )
    const better = first(this.matches(known), finalists, RULING, lots)
    const other = finalists.find((side) => side !== better)!
    return [made('leg', LAST_DAY + 1, other, better), made('leg', LAST_DAY + 2, better, other)]
  }

  protected override get count(): number {
    return this.two ? TWO_LEAGUES_MATCHES : super.count
  }

  override get leagues(): number {
    return this.two ? 2 : 1
  }

  protected override sidesIn(league: number): number[] {
    return Array.from({ length: TEAMS }, (_, at) => league * TEAMS + at)
  }

  override get champions(): number[] {
    return this.over && this.two ? [this.finalWinner(this.fixtures)] : super.champions
  }

  /** MOF-8P-04 to 08: the two legs, then the leagues, then lots (MOF-TABLE-06). */
  private finalWinner(all: Fixture[]): number {
    const legs = all.filter((each) => each.kind === 'leg')
    const two = [legs[0]!.home, legs[0]!.away]
    const [best] = rank(this.matches(legs), two, RULING)
    if (best!.length === 1) return best![0]!
    return first(this.matches(all.filter((each) => each.kind === 'league')), two, RULING, this.record.lots)
  }

  override get persons(): string[] {
    return this.record.names.filter((_, side) => !isPersonless(this.record.people, side))
  }

  override dayName(say: Texts['say'], fixture: Fixture): string {
    return fixture.kind === 'leg' ? say('comp-leg', { leg: fixture.day - LAST_DAY }) : super.dayName(say, fixture)
  }
}
