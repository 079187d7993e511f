// Best 11 beside the box.
import { COIN, SIX } from '../../companion/box'
import type { Companion } from '../../companion/titles'
import { cards } from './companion/cards'
import { blank, PointsPad } from './companion/pad'
import Points from './companion/Points.svelte'

const SEATS = [2, 3, 4, 5]

export const companion: Companion = {
  seats: SEATS,
  modes: () => ['points'],
  pad: {
    sides: (people) => people,
    open: (record, printed) => new PointsPad(record, printed),
    views: { points: Points },
    blank,
  },
  dice: { box: () => [COIN, SIX], usual: ['coin'], note: 'comp-no-dice' },
  bank: { start: 15, steps: [1, 2, 5, 10], amount: 1, seats: SEATS, money: (_texts, sum) => `${sum}M` }, // B11-SETUP-04
  cards,
}
