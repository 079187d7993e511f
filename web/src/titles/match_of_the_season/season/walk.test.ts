import { describe, expect, it } from 'vitest'
import { type SeasonEnd, STEPS } from './season'
import { begun, onward, shownEnd, type Walk, walking, watching } from './walk'
import type { Question } from '../types'

const [TABLE, REVIEW, CONTRACTS, DEPARTURES, TRANSFERS, KICK_OFF, THROUGH] = [0, 1, 2, 3, 5, 7, STEPS.length]
const end = (reached: number, start = 40): SeasonEnd => ({ start, season: [], events: [], reached })
const asked = (kind: string, decision = 1, context: Record<string, number> = {}): Question =>
  ({ kind, decision, context, options: [0], domain: 'n' }) as Question
const walk = (at: number, start = 40, decision = -1): Walk => ({ start, at, asked: decision })

describe('the end of a season is shown', () => {
  it('not while a European final may still be played', () => {
    expect(shownEnd(end(REVIEW), null, -1)).toBeNull()
    expect(shownEnd(end(REVIEW), asked('formation'), -1)).toBeNull()
    expect(shownEnd(null, asked('extend'), -1)).toBeNull()
  })
  it('from the last window of the season on, or from its first question', () => {
    expect(shownEnd(end(REVIEW), asked('window', 1, { window: 4 }), -1)).toBeNull()
    for (const question of [asked('window', 1, { window: 5 }), asked('extend')])
      expect(shownEnd(end(REVIEW), question, -1)).not.toBeNull()
    expect(shownEnd(end(CONTRACTS), null, -1)).not.toBeNull()
  })
  it('not for a bid alone: cards are turned on the board too', () => {
    expect(shownEnd(end(REVIEW), asked('bid'), -1)).toBeNull()
  })
  it('as long as it is walked through', () => {
    expect(shownEnd(end(REVIEW), null, 40)).not.toBeNull()
  })
})

describe('a walk', () => {
  it('begins where it is for whoever comes in the middle, and is over for whoever comes behind', () => {
    expect(begun(null)).toEqual({ start: -1, at: THROUGH, asked: -1 })
    expect(begun(end(DEPARTURES)).at).toBe(DEPARTURES)
    expect(begun(end(KICK_OFF)).at).toBe(THROUGH)
  })
  it('begins at the final table when a season has ended', () => {
    expect(onward(walk(THROUGH, -1), end(REVIEW), null)).toEqual(walk(TABLE))
    expect(onward(walk(THROUGH), end(REVIEW, 90), null)).toEqual(walk(TABLE, 90))
  })
  it('stays where the reader is while others go on', () => {
    expect(onward(walk(REVIEW), end(TRANSFERS), null)).toEqual(walk(REVIEW))
    expect(onward(walk(REVIEW), end(CONTRACTS), asked('extend', 7))).toEqual(walk(REVIEW, 40, 7))
  })
  it('goes on to the step that is answered in the dock', () => {
    const before = onward(walk(REVIEW), end(CONTRACTS), asked('extend', 7))
    expect(onward(before, end(CONTRACTS), asked('extend', 7)).at).toBe(REVIEW)
    expect(onward(before, end(CONTRACTS), asked('extend', 8))).toEqual(walk(CONTRACTS, 40, 8))
    expect(onward(before, end(DEPARTURES), null)).toEqual(walk(REVIEW))
  })
  it('is over when the reader is through, whatever is asked', () => {
    const before = onward(walk(THROUGH), end(CONTRACTS), asked('extend', 7))
    expect(onward(before, end(CONTRACTS), asked('extend', 8)).at).toBe(THROUGH)
    expect(walking(walk(THROUGH), end(KICK_OFF), null)).toBe(false)
    expect(walking(walk(KICK_OFF), end(KICK_OFF), null)).toBe(true)
  })
  it('is of one end alone, and gives way to what is asked before the step it is at', () => {
    expect([walking(walk(TABLE), null, null), walking(walk(TABLE, 10), end(REVIEW), null)]).toEqual([false, false])
    expect(walking(walk(REVIEW), end(REVIEW), asked('extend'))).toBe(true)
    expect(walking(walk(DEPARTURES), end(REVIEW), asked('extend'))).toBe(false)
    expect(walking(walk(DEPARTURES), end(DEPARTURES), asked('extend'))).toBe(true)
  })
  it('of a spectator lasts until the next season begins', () => {
    expect([watching(null), watching(end(TRANSFERS)), watching(end(KICK_OFF))]).toEqual([false, true, false])
  })
})
