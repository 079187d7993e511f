// One league of Match of the Season on the pad.
import { type Fixture, type Pair, season } from '../../../companion/fixtures'
import { Pad } from '../../../companion/pad'
import { points, type Ruling } from '../../../companion/standings'

/** The board's six Sundays (MOTS-LEAGUE-03), as printed on our board; used until the card set is there. */
const DAYS: Pair[][] = [
  [
    [0, 1],
    [2, 3],
  ],
  [
    [3, 0],
    [1, 2],
  ],
  [
    [0, 2],
    [3, 1],
  ],
  [
    [1, 0],
    [3, 2],
  ],
  [
    [0, 3],
    [2, 1],
  ],
  [
    [2, 0],
    [1, 3],
  ],
]

/** MOTS-LEAGUE-12 and 13: clubs level on points play off. */
export const RULING: Ruling = {
  criteria: [points],
  restart: false,
  tied: 'playoff',
  rules: ['MOTS-LEAGUE-12', 'MOTS-LEAGUE-13'],
}

/** The matchdays out of the card set: pairs by square of the board. */
export const printedDays = (fixtures: unknown): Pair[][] | null =>
  Array.isArray(fixtures) ? (fixtures as Pair[][]).filter((day) => day.length > 0) : null

/** The fourth team of a game of three counts as beaten from the start (MOTS-3P-01). */
export const isGhost = (people: number, side: number): boolean => people === 3 && side === 3

export class LeaguePad extends Pad {
  override readonly ruling = RULING

  override ghost(side: number): boolean {
    return isGhost(this.record.people, side)
  }

  protected get matchdays(): Pair[][] {
    return printedDays(this.printed) ?? DAYS
  }

  override get opening(): Fixture[] {
    return season(this.matchdays)
  }
}
