import { describe, expect, it } from 'vitest'
import { PAGES, type SeasonEnd } from './season'
import { begun, onward, shownEnd, type Walk, walking, watching } from './walk'
import type { Question } from '../types'

const [TABLE, SQUADS, NEXT, THROUGH] = [0, 1, 2, PAGES.length]
const end = (reached: number, start = 40, over = false): SeasonEnd => ({
  start,
  season: [],
  events: [],
  reached,
  over,
})
const over = end(NEXT, 40, true)
const asked = (kind: string, decision = 1, context: Record<string, number> = {}): Question =>
  ({ kind, decision, context, options: [0], domain: 'n' }) as Question
const walk = (at: number, start = 40, decision = -1): Walk => ({ start, at, asked: decision })

describe('the end of a season is shown', () => {
  it('not while a European final may still be played', () => {
    expect(shownEnd(end(TABLE), null, -1)).toBeNull()
    expect(shownEnd(end(TABLE), asked('formation'), -1)).toBeNull()
    expect(shownEnd(null, asked('extend'), -1)).toBeNull()
  })
  it('from the last window of the season on, or from its first question', () => {
    expect(shownEnd(end(TABLE), asked('window', 1, { window: 4 }), -1)).toBeNull()
    for (const question of [asked('window', 1, { window: 5 }), asked('extend')])
      expect(shownEnd(end(TABLE), question, -1)).not.toBeNull()
    expect(shownEnd(end(SQUADS), null, -1)).not.toBeNull()
  })
  it('not for a bid alone: cards are turned on the board too', () => {
    expect(shownEnd(end(TABLE), asked('bid'), -1)).toBeNull()
  })
  it('as long as it is walked through', () => {
    expect(shownEnd(end(TABLE), null, 40)).not.toBeNull()
  })
})

describe('a walk', () => {
  it('begins where it is for whoever comes in the middle, and is over for whoever comes behind', () => {
    expect(begun(null)).toEqual({ start: -1, at: THROUGH, asked: -1 })
    expect(begun(end(SQUADS)).at).toBe(SQUADS)
    expect(begun(over).at).toBe(THROUGH)
  })
  it('begins at the final table when a season has ended', () => {
    expect(onward(walk(THROUGH, -1), end(TABLE), null)).toEqual(walk(TABLE))
    expect(onward(walk(THROUGH), end(TABLE, 90), null)).toEqual(walk(TABLE, 90))
  })
  it('stays where the reader is while others go on', () => {
    expect(onward(walk(TABLE), end(SQUADS), null)).toEqual(walk(TABLE))
    expect(onward(walk(TABLE), end(SQUADS), asked('extend', 7))).toEqual(walk(TABLE, 40, 7))
  })
  it('goes on to the step that is answered in the dock', () => {
    const before = onward(walk(TABLE), end(SQUADS), asked('extend', 7))
    expect(onward(before, end(SQUADS), asked('extend', 7)).at).toBe(TABLE)
    expect(onward(before, end(SQUADS), asked('extend', 8))).toEqual(walk(SQUADS, 40, 8))
    expect(onward(before, end(SQUADS), null)).toEqual(walk(TABLE))
  })
  it('is over when the reader is through, whatever is asked', () => {
    const before = onward(walk(THROUGH), end(SQUADS), asked('extend', 7))
    expect(onward(before, end(SQUADS), asked('extend', 8)).at).toBe(THROUGH)
    expect(walking(walk(THROUGH), over, null)).toBe(false)
    expect(walking(walk(NEXT), over, null)).toBe(true)
  })
  it('is of one end alone, and gives way to what is asked before the step it is at', () => {
    expect([walking(walk(TABLE), null, null), walking(walk(TABLE, 10), end(TABLE), null)]).toEqual([false, false])
    expect(walking(walk(TABLE), end(TABLE), asked('extend'))).toBe(true)
    expect(walking(walk(NEXT), end(TABLE), asked('extend'))).toBe(false)
    expect(walking(walk(SQUADS), end(SQUADS), asked('extend'))).toBe(true)
  })
  it('of a spectator lasts until the next season begins', () => {
    expect([watching(null), watching(end(SQUADS)), watching(over)]).toEqual([false, true, false])
  })
})
