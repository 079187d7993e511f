import { describe, expect, it } from 'vitest'
import type { ReplayIndex } from './messages'
import { eventsOf, frameAt, frameOf, marks, stay } from './replayFrames'

const names = ['drawn', 'signed', 'goal', 'goal', 'sent-off', 'winner']
const index: ReplayIndex = {
  moments: [0, 2, 5, 6],
  counts: [1, 2, 5, 6],
  events: names.map((event, n) => ({ n, event, numbers: {} })),
}

describe('a index', () => {
  it('opens at the frame that brought an event', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 99].map((count) => frameAt(index, count))).toEqual([0, 0, 1, 2, 2, 2, 3, 3])
  })

  it('is changed for that of another seat at the same moment', () => {
    expect([0, 1, 2, 4, 5, 9].map((moment) => frameOf(index, moment))).toEqual([0, 0, 1, 1, 2, 3])
  })

  it('knows the events of each frame', () => {
    expect(eventsOf(index, 0).map((each) => each.event)).toEqual(['drawn'])
    expect(eventsOf(index, 2).map((each) => each.n)).toEqual([2, 3, 4])
  })

  it('marks goals, cards and trophies', () => {
    expect(marks(index)).toEqual([
      { frame: 2, kind: 'goal' },
      { frame: 2, kind: 'booking' },
      { frame: 3, kind: 'trophy' },
    ])
  })

  it('stays longer where more happens', () => {
    expect(stay(index, 2)).toBeGreaterThan(stay(index, 1))
  })
})
