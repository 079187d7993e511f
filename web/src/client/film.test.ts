import { describe, expect, it } from 'vitest'
import type { Reel } from './said'
import { eventsOf, frameAt, frameOf, marks, stay } from './film'

const names = ['drawn', 'signed', 'goal', 'goal', 'sent-off', 'winner']
const reel: Reel = {
  moments: [0, 2, 5, 6],
  counts: [1, 2, 5, 6],
  events: names.map((event, n) => ({ n, event, numbers: {}, rules: [] })),
}

describe('a reel', () => {
  it('opens at the frame that brought an event', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 99].map((count) => frameAt(reel, count))).toEqual([0, 0, 1, 2, 2, 2, 3, 3])
  })

  it('is changed for that of another seat at the same moment', () => {
    expect([0, 1, 2, 4, 5, 9].map((moment) => frameOf(reel, moment))).toEqual([0, 0, 1, 1, 2, 3])
  })

  it('knows the events of each frame', () => {
    expect(eventsOf(reel, 0).map((each) => each.event)).toEqual(['drawn'])
    expect(eventsOf(reel, 2).map((each) => each.n)).toEqual([2, 3, 4])
  })

  it('marks goals, cards and trophies', () => {
    expect(marks(reel)).toEqual([
      { frame: 2, kind: 'goal' },
      { frame: 2, kind: 'booking' },
      { frame: 3, kind: 'trophy' },
    ])
  })

  it('stays longer where more happens', () => {
    expect(stay(reel, 2)).toBeGreaterThan(stay(reel, 1))
  })
})
