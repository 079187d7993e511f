// Mister beside the box.
import { COIN } from '../../companion/box'
import type { Companion } from '../../companion/titles'
import { cards } from './companion/cards'
import { MisterPad } from './companion/pad'

const MODES: Record<number, string[]> = { 2: ['head_to_head'], 3: ['three_way'], 4: ['cup', 'league', 'short_league'] }

export const companion: Companion = {
  seats: [2, 3, 4],
  modes: (people) => MODES[people] ?? [],
  pad: { sides: (people) => people, open: (record, printed) => new MisterPad(record, printed) },
  dice: { box: () => [COIN], usual: ['coin'], note: 'comp-only-coin' },
  cards,
}
