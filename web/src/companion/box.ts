// The dice in the boxes: which there are, what stands on them, and which side they count for.
import { B11, MISTER, MOF, MOTS } from './titles'

export interface Die {
  /** `attack-2`, `genius-1`, `d12`, `coin`: unique in its box. */
  id: string
  kind: 'attack' | 'defence' | 'genius' | 'tactic' | 'd3' | 'd6' | 'd12' | 'coin'
  level: number
  /** What a face counts, from face 1; on plain dice its own number. */
  values: number[]
  /** Faces with the flame of genius. */
  flames: number[]
  /** Masters adds up what each side has thrown. */
  side: '' | 'attack' | 'defence'
}

/** What the card set of Masters says of its dice. */
export interface MastersDice {
  attack_dice: number[][]
  defence_dice: number[][]
  genius_die: number[]
  tactics_die: number[]
  flame: number[]
}

const counting = (sides: number): number[] => Array.from({ length: sides }, (_, at) => at + 1)
const plain = (kind: 'd3' | 'd6' | 'd12' | 'coin', sides: number): Die => ({ id: kind, kind, level: 0, values: counting(sides), flames: [], side: '' })
const COIN = plain('coin', 2)
const SIX = plain('d6', 6)

function masters(printed: MastersDice): Die[] {
  const flames = printed.flame.flatMap((lit, at) => (lit ? [at + 1] : []))
  const levels = (kind: 'attack' | 'defence', dice: number[][]): Die[] => dice.map((values, level) => ({ id: `${kind}-${level}`, kind, level, values, flames: [], side: kind }))
  const genius = (side: 'attack' | 'defence', level: number): Die => ({ id: `genius-${level}`, kind: 'genius', level, values: printed.genius_die, flames, side })
  return [
    ...levels('attack', printed.attack_dice), genius('attack', 0),
    ...levels('defence', printed.defence_dice), genius('defence', 1),
    { id: 'tactic', kind: 'tactic', level: 0, values: printed.tactics_die, flames: [], side: '' },
  ]
}

export function boxOf(title: string, printed: MastersDice | null): Die[] {
  if (title === MOF) return printed ? masters(printed) : []
  if (title === MOTS) return [plain('d3', 3), SIX, plain('d12', 12)]
  if (title === MISTER) return [COIN]
  return title === B11 ? [COIN, SIX] : []
}

/** What is chosen before anybody has chosen: the usual throw. */
export const usual = (title: string): string[] =>
  title === MOF ? ['attack-2', 'genius-0', 'defence-2', 'genius-1'] : title === MOTS ? ['d6'] : ['coin']

/** The sum of a side in Masters; null where it has thrown nothing. */
export function sumOf(box: Die[], rolled: { die: string; face: number }[], side: 'attack' | 'defence'): number | null {
  const mine = rolled.flatMap(({ die, face }) => box.filter((each) => each.id === die && each.side === side).map((each) => each.values[face - 1] ?? 0))
  return mine.length ? mine.reduce((all, each) => all + each, 0) : null
}
