// Match of the Season beside the box.
import type { TitleTexts } from '../../client/texts'
import { plain, SIX } from '../../companion/box'
import type { Companion } from '../../companion/titles'
import { cards } from './companion/cards'
import { isGhost, LeaguePad } from './companion/pad'
import { SeasonsPad } from './companion/seasons'
import SeasonView from './companion/SeasonView.svelte'

const CLUBS = 4
const teamNames = (texts: TitleTexts): string[] => (texts.printed as { team_names: string[] }).team_names

export const companion: Companion = {
  seats: [2, 3, 4],
  modes: () => ['game', 'league'],
  pad: {
    sides: () => CLUBS,
    open: (record, printed) =>
      record.mode === 'game' ? new SeasonsPad(record, printed) : new LeaguePad(record, printed),
    views: { game: SeasonView },
    usualName: (texts, _people, side) => teamNames(texts)[side] ?? '',
    remark: (people, side) => (isGhost(people, side) ? 'comp-ghost' : ''),
  },
  dice: { box: () => [plain('d3', 3), SIX, plain('d12', 12)], usual: ['d6'] },
  bank: {
    start: 100_000, // the money sheet begins with it
    steps: [5_000, 10_000, 20_000, 25_000, 50_000],
    amount: 10_000,
    seats: [4, 3],
    money: (texts, sum) => texts.name('money', sum),
    names: teamNames,
  },
  cards,
}
