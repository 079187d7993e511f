// The phases of an action card that are still to come, as chips: what is printed on the card, before anybody is
// compared.
import { LETTERS, more } from '../data'
import type { PrintedAction, PrintedPhase } from '../printed'
import type { GameEvent, Texts } from '../types'
import { actionOf } from './move'

const [DUEL, LEAD, ANYBODY, KEEPER, TRAIT, NOBODY_OPPOSITE] = [0, 1, 2, 3, 4, 6]
/** What may follow the card while its attack goes on; after anything else nothing is to come. */
const GOES_ON = new Set<GameEvent['event']>([
  'action',
  'duel',
  'any-of',
  'own-keeper',
  'wall',
  'story',
  'unopposed',
  'taker',
  'trait-needed',
])

const letter = (characteristic: number): string => LETTERS[characteristic] ?? ''

function asked(phase: PrintedPhase, texts: Texts): string {
  switch (phase.op) {
    case DUEL:
      return `${letter(phase.value)} – ${letter(phase.their_value)}`
    case LEAD:
      return `${letter(phase.value)} ≥ ${letter(phase.their_value)}${more(phase.least)}`
    case ANYBODY:
    case KEEPER:
      return `${letter(phase.value)} ≥ ${phase.least}`
    case NOBODY_OPPOSITE:
      return `${letter(phase.value)} < ${phase.least}`
    case TRAIT:
      return texts.name('trait', phase.value)
    default:
      return '' // a kick's taker, a phase that asks for nothing
  }
}

function shotOf({ shot, value, keeper_value }: PrintedAction, texts: Texts): string {
  const values = value < 0 ? '' : ` · ${letter(value)} – ${letter(keeper_value)}`
  return shot ? texts.name('shot', shot) + values : ''
}

/** What the card of this move still asks for, in its order; nothing once the attack is over. */
export function planned(move: GameEvent[], texts: Texts): string[] {
  const action = texts.printed.actions[actionOf(move)]
  if (!action || !move.every((each) => GOES_ON.has(each.event))) return []
  const done = move.flatMap((each) => ('phase' in each.numbers ? [each.numbers.phase] : []))
  const phases = action.phases.map((phase, at) => ({ number: at + 1, text: asked(phase, texts) }))
  const left = phases.filter(({ number, text }) => text && !done.includes(number))
  return [...left.map(({ number, text }) => `${number} · ${text}`), shotOf(action, texts)].filter(Boolean)
}
