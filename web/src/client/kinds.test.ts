import { describe, expect, it } from 'vitest'
import { crowdAfter, kindOf, lengthOf, scorer, soundsOf } from './kinds'
import type { GameEvent } from './view'

const nobody = (): null => null
const told = (event: string, numbers: Record<string, number> = {}): GameEvent => ({ n: 0, event, numbers })

describe('the sound of an event', () => {
  it('is a goal for who scored and for spectators, and a sigh for the others', () => {
    const goal = told('goal', { seat: 1 })
    expect(soundsOf(goal, nobody, 1)).toEqual(['net', 'goal'])
    expect(soundsOf(goal, nobody, null)).toEqual(['net', 'goal'])
    expect(soundsOf(goal, nobody, 0)).toEqual(['net', 'against'])
  })

  it('finds the scorer by seat, by challenge, by club', () => {
    expect(scorer(told('goal', { challenger: 2, target: 0 }), nobody)).toBe(2)
    const seatOf = (club: number): number | null => (club === 7 ? 1 : null)
    expect(scorer(told('goal', { team: 7 }), seatOf)).toBe(1)
    expect(scorer(told('goal', { side: 7 }), seatOf)).toBe(1)
    expect(scorer(told('goal'), seatOf)).toBeNull()
  })

  it('is a whistle, dice, a card, or nothing', () => {
    expect(soundsOf(told('kick-off'), nobody, 0)).toEqual(['whistle'])
    expect(soundsOf(told('attack-rolled'), nobody, 0)).toEqual(['dice'])
    expect(soundsOf(told('drawn'), nobody, 0)).toEqual(['card'])
    expect(soundsOf(told('pays-bank'), nobody, 0)).toEqual([])
    expect(kindOf('league-place')).toBe('trophy')
  })

  it('is shown for as long as it takes to follow: the dice of both sides together, then what they decide', () => {
    expect(lengthOf('attack-rolled')).toBeLessThan(280)
    expect(Math.min(lengthOf('defence-rolled'), lengthOf('no-goal'), lengthOf('battle-won'))).toBeGreaterThanOrEqual(
      900,
    )
  })

  it('brings the crowd with the match and sends it home after it', () => {
    expect([crowdAfter(told('match-begins')), crowdAfter(told('goal')), crowdAfter(told('full-time'))]).toEqual([
      true,
      undefined,
      false,
    ])
  })
})
