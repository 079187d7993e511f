import { describe, expect, it } from 'vitest'
import { match, printed, side, told } from '../testing'
import type { GameEvent } from '../types'
import { type Field, tokensOf } from './matchPitch'
import { scoreTold, sorted } from './pointOfView'

const cards = printed({
  slot_position: [[0, 1]],
  player_names: ['Aldo Riva', 'Ugo Neri', 'Gil Dossi', 'Pio Costa'],
})
const on = match(0, 1, {
  has_score: true,
  home: side(0, { slots: [0, 1], stars: [3, 2] }),
  away: side(1, { slots: [2, 3], stars: [1, 2] }),
})
const field = (mine: number, more: Partial<Field> = {}): Field => ({
  isLying: true,
  mine,
  tall: 792,
  across: 680,
  ...more,
})

describe('the order of the two sides', () => {
  it('has the reader on the left of a lying pitch, home or away', () => {
    const left = (mine: number): string[] =>
      tokensOf(field(mine), cards, on, [[], []])
        .filter((token) => token.x < 525)
        .map((token) => token.key[0]!)
    expect([...new Set(left(0))]).toEqual(['0'])
    expect([...new Set(left(1))]).toEqual(['1'])
  })

  it('keeps everybody on a pitch that is low, as on a phone on its side', () => {
    const drawn = tokensOf(field(1, { across: 300 }), cards, on, [[], []])
    expect(drawn.length).toBeGreaterThan(0)
    expect(drawn.every(({ y }) => y > 0 && y < 300)).toBe(true)
  })

  it('tells the score as far as it was told, the view may be ahead', () => {
    const events: GameEvent[] = [
      told('goal', { side: 1, 'home-goals': 5, 'away-goals': 5 }), // of the match before
      told('line-up', { team: 0 }),
    ]
    const ahead = { ...on, goals: [0, 0] }
    expect(scoreTold(ahead, events)).toEqual([0, 0])
    const scored = [...events, told('goal', { side: 1, 'home-goals': 0, 'away-goals': 1 })]
    expect(sorted(1, scoreTold(ahead, scored))).toEqual([1, 0])
  })
})
