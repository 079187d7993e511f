// The dice of Masters: attack, defence and tactics by level, and the dice of genius.
import type { TitleTexts } from '../../../client/texts'
import type { Die } from '../../../companion/box'

/** What the card set says of its dice. */
export interface PrintedDice {
  attack_dice: number[][]
  defence_dice: number[][]
  genius_die: number[]
  tactics_die: number[]
  flame: number[]
}

export function boxOf(printed: PrintedDice): Die[] {
  const flames = printed.flame.flatMap((lit, at) => (lit ? [at + 1] : []))
  const levels = (kind: string, dice: number[][]): Die[] =>
    dice.map((values, level) => ({ id: `${kind}-${level}`, kind, level, values, flames: [], side: kind }))
  const genius = (side: string, level: number): Die => ({
    id: `genius-${level}`,
    kind: 'genius',
    level,
    values: printed.genius_die,
    flames,
    side,
  })
  return [
    ...levels('attack', printed.attack_dice),
    genius('attack', 0),
    ...levels('defence', printed.defence_dice),
    genius('defence', 1),
    { id: 'tactic', kind: 'tactic', level: 0, values: printed.tactics_die, flames: [], side: '' },
  ]
}

const hasLevel = ({ kind }: Die): boolean => kind === 'attack' || kind === 'defence'

/** What a die is called; the dice of genius are told apart by their side. */
export function called(texts: TitleTexts, die: Die): string {
  const name = texts.say(`mof-ui-die-${die.kind}`)
  if (die.kind === 'genius') return `${name} (${texts.say(`comp-sum-${die.side}`)})`
  return hasLevel(die) ? `${name} ${texts.name('level', die.level)}` : name
}

/** What a die has shown. */
export function said(texts: TitleTexts, die: Die, face: number): string {
  const level = hasLevel(die) ? ` ${texts.name('level', die.level)}` : ''
  const flame = die.flames.includes(face) ? ` ${texts.say('mof-ui-flame')}` : ''
  return `${texts.say(`mof-ui-die-${die.kind}`)}${level} ${die.values[face - 1]}${flame}`
}
