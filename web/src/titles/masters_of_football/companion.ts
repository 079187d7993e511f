// Masters of Football beside the box.
import type { TitleTexts } from '../../client/texts'
import type { Companion } from '../../companion/titles'
import { facts, minuteOf, minutesOf } from './companion/board'
import { cards } from './companion/cards'
import Corrections from './companion/Corrections.svelte'
import { boxOf, called, type PrintedDice, said } from './companion/dice'
import DieFace from './companion/DieFace.svelte'
import MinuteDial from './companion/MinuteDial.svelte'
import { isPersonless, MastersPad, sidesOf } from './companion/pad'

const TEAM_NAMES = 3 // of teams without a person; then they begin again

function usualName(texts: TitleTexts, people: number, side: number): string {
  if (!isPersonless(people, side)) return ''
  const before = Array.from({ length: side }, (_, at) => at).filter((at) => isPersonless(people, at)).length
  return texts.name('personless', before % TEAM_NAMES)
}

export const companion: Companion = {
  seats: [2, 3, 4, 5, 6, 7, 8],
  modes: (people) => [people > 4 ? 'two_leagues' : 'league'],
  pad: {
    sides: sidesOf,
    open: (record, printed) => new MastersPad(record, printed),
    usualName,
    remark: (people, side) => (isPersonless(people, side) ? 'comp-personless' : ''),
    carries: true,
  },
  dice: {
    box: (printed) => boxOf(printed as PrintedDice),
    usual: ['attack-2', 'genius-0', 'defence-2', 'genius-1'],
    called,
    said,
    Face: DieFace,
  },
  board: { Middle: MinuteDial, facts, minutes: minutesOf, minute: minuteOf, Corrections },
  cards,
}
