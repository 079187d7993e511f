// Good or bad for the reader: what helps the attacker hurts the side that defends.
import type { GameEvent } from '../types'
import { attackerOf } from './move'

export type Tone = 'for' | 'against' | 'even'
export const SIGNS: Record<Tone, string> = { for: '▲', against: '▼', even: '●' }

/** Does the reader's side defend against this move?  Who watches sees a move as the attacker does. */
export function isDefending(move: GameEvent[], sides: number[], reader: number | null): boolean {
  const attacker = attackerOf(move)
  return reader !== null && sides.includes(reader) && attacker >= 0 && attacker !== reader
}

/** What an attack's success (null: still open) means for the reader. */
export function toneOf(success: boolean | null, defends: boolean): Tone {
  if (success === null) return 'even'
  return success === defends ? 'against' : 'for'
}
