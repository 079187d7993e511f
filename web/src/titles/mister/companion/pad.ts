// The results pad of Mister: a match, three matches in a ring, a cup, or a league.
import { type Fixture, made, type Pair, season, swapped } from '../../../companion/fixtures'
import { Pad } from '../../../companion/pad'
import { difference, mutual, points, type Ruling, scored } from '../../../companion/standings'

/** MIS-LEAGUE-01. */
const DAYS: Pair[][] = [
  [
    [0, 1],
    [2, 3],
  ],
  [
    [0, 2],
    [1, 3],
  ],
  [
    [0, 3],
    [1, 2],
  ],
]
/** Option three_way: 0 v 1, 1 v 2, 2 v 0. */
const THREE_WAY: Pair[][] = [[[0, 1]], [[1, 2]], [[2, 0]]]
const CUP_MATCHES = 4

/** MIS-LEAGUE-08 and 09: those still level start again with the first criterion; then lots. */
export const RULING: Ruling = {
  criteria: [points, mutual(points), mutual(difference), difference, scored],
  restart: true,
  tied: 'lot',
  rules: ['MIS-LEAGUE-08', 'MIS-LEAGUE-09'],
}

export class MisterPad extends Pad {
  override readonly ruling = RULING

  override get opening(): Fixture[] {
    const { mode } = this.record
    if (mode === 'head_to_head') return [made('match', 1, 0, 1)]
    if (mode === 'three_way') return season(THREE_WAY)
    if (mode === 'cup') return [made('semi', 1, 0, 1), made('semi', 1, 2, 3)]
    return season(mode === 'short_league' ? DAYS : [...DAYS, ...swapped(DAYS)])
  }

  /** MIS-CUP-06. */
  protected override later([one, two]: Fixture[]): Fixture[] {
    if (this.record.mode !== 'cup' || !one || !two || !this.settled(one) || !this.settled(two)) return []
    return [made('final', 2, this.winner(one), this.winner(two)), made('third', 2, this.loser(one), this.loser(two))]
  }

  protected override get count(): number {
    return this.record.mode === 'cup' ? CUP_MATCHES : super.count
  }

  override get options(): Record<string, string> {
    const { mode } = this.record
    return mode === 'short_league' ? { mode: 'league', league_legs: '1' } : { mode }
  }
}
