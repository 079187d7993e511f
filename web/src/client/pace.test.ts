import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lengthOf } from './kinds'
import { BEHIND, Pace, PRESS_WAIT_MS, RUSH } from './pace.svelte'
import type { GameEvent, View } from './view'

const told = (n: number, event = 'signed'): GameEvent => ({ n, event, numbers: {} })
const standing = (number: number): View => ({ number }) as View

describe('the pace of events', () => {
  let shown: number[]
  let views: number[]
  let speed: number
  let away: boolean
  let still: boolean
  let alone: boolean
  let pace: Pace
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('window', globalThis)
    shown = []
    views = []
    speed = 1
    away = still = alone = false
    pace = new Pace(
      (events, view) => {
        shown.push(...events.map((each) => each.n))
        if (view) views.push(view.number)
      },
      () => speed,
      () => away,
      () => still,
      () => alone,
    )
    const moments = { scene: { ms: 2000, isScene: true }, turn: { ms: 900, isScene: false, held: true } }
    pace.momentOf = ({ event }) => moments[event as 'scene' | 'turn'] ?? null
  })
  afterEach(() => vi.useRealTimers())

  it('shows one event after the other, and the state with the last of them', () => {
    pace.tell([told(0), told(1)], standing(5))
    expect([shown, views, pace.event?.n, pace.busy]).toEqual([[0], [], 0, true])
    vi.advanceTimersByTime(lengthOf('signed'))
    expect([shown, views, pace.event?.n, pace.busy]).toEqual([[0, 1], [5], 1, false])
    vi.advanceTimersByTime(lengthOf('signed'))
    expect(pace.event).toBeNull()
  })

  it('among bots alone rushes what is not held, and keeps nothing that must be read', () => {
    alone = true
    const many = Array.from({ length: BEHIND + 2 }, (_, n) => told(n))
    pace.tell(many, standing(1))
    pace.tell([told(20, 'turn')], standing(2))
    vi.advanceTimersByTime(lengthOf('signed') + (BEHIND + 2) * Math.ceil(lengthOf('signed') / RUSH))
    expect([pace.event?.event, pace.span, pace.missed]).toEqual(['turn', 900, []])
  })

  it('is not hurried past an event of which a lesson speaks, at no pace and by no press', () => {
    pace.stopsAt = ({ event }) => event === 'taught'
    for (const [at, faster] of [() => pace.hurry(), () => pace.skip()].entries()) {
      pace.tell([told(at), told(at + 10, 'taught'), told(at + 20)], standing(at))
      faster()
      expect([pace.event?.event, pace.busy, shown.includes(at + 20)]).toEqual(['taught', true, false])
      pace.showAll()
    }
    speed = 0
    pace.tell([told(30, 'taught'), told(31)], standing(9))
    pace.pause(true)
    expect([shown.includes(30), shown.includes(31)]).toEqual([true, false])
    pace.pause(false)
    expect([shown.includes(31), views.at(-1)]).toEqual([true, 9])
  })

  it('shows a state without events, and the first event, without delay', () => {
    pace.tell([], standing(1))
    vi.advanceTimersByTime(0)
    pace.tell([told(0, 'goal')], standing(2))
    expect([shown, views]).toEqual([[0], [1, 2]])
  })

  it('is twice as fast at twice the pace, and slower in a first game', () => {
    speed = 2
    pace.tell([told(0, 'goal'), told(1)], standing(1))
    expect(pace.span).toBe(lengthOf('goal') / 2)
    pace.skip()
    speed = 0.75
    pace.tell([told(2), told(3)], standing(2))
    expect(pace.span).toBeCloseTo(lengthOf('signed') / 0.75)
  })

  it('shows all at once when it is to be instant', () => {
    speed = 0
    pace.tell(
      [0, 1, 2, 3, 4, 5].map((n) => told(n)),
      standing(6),
    )
    expect([shown.length, views, pace.busy, pace.missed]).toEqual([6, [6], false, []])
  })

  it('rushes what is far behind, and tells it in a few lines afterwards', () => {
    pace.tell(
      Array.from({ length: BEHIND + 2 }, (_, n) => told(n)),
      standing(1),
    )
    expect(pace.span).toBe(lengthOf('signed')) // what comes at once is followed at its pace
    pace.tell([told(BEHIND + 2)], standing(2))
    vi.advanceTimersByTime(lengthOf('signed'))
    expect(pace.span).toBe(lengthOf('signed') / RUSH)
    vi.advanceTimersByTime(lengthOf('signed') * 2)
    expect([shown.length, views, pace.missed.length]).toEqual([BEHIND + 3, [1, 2], BEHIND + 2])
    pace.seen()
    expect(pace.missed).toEqual([])
  })

  it('does not rush what it can still follow', () => {
    pace.tell([told(0), told(1)], standing(1))
    pace.tell([told(2), told(3)], standing(2))
    vi.advanceTimersByTime(lengthOf('signed'))
    expect([shown, pace.span, pace.missed]).toEqual([[0, 1], lengthOf('signed'), []])
  })

  it('is skipped by whoever cannot wait', () => {
    pace.tell([told(0, 'goal'), told(1), told(2)], standing(1))
    pace.skip()
    expect([shown, views, pace.event, pace.busy]).toEqual([[0, 1, 2], [1], null, false])
    vi.advanceTimersByTime(5000)
    expect(shown).toEqual([0, 1, 2])
  })

  it('stands still while it is paused, and goes on from there', () => {
    pace.pause(true)
    pace.tell([told(0), told(1)], standing(1))
    vi.advanceTimersByTime(5000)
    expect(shown).toEqual([])
    pace.pause(false)
    vi.advanceTimersByTime(lengthOf('signed'))
    expect([shown, views]).toEqual([[0, 1], [1]])
  })

  it('plays nothing in a hidden tab, but says afterwards what happened', () => {
    away = true
    pace.tell([told(0), told(1)], standing(1))
    pace.tell([told(2), told(3)], standing(2))
    expect([shown, views, pace.missed.length]).toEqual([[0, 1, 2, 3], [1, 2], 4])
  })

  it('hurries up to the next scene, and holds that', () => {
    pace.tell([told(0), told(1), told(2, 'scene'), told(3)], standing(1))
    pace.hurry()
    expect([shown, pace.event?.n, pace.span, pace.isShowing]).toEqual([[0, 1, 2], 2, 2000, true])
    pace.next()
    expect([shown, pace.isShowing]).toEqual([[0, 1, 2, 3], true])
    vi.advanceTimersByTime(lengthOf('signed'))
    expect(pace.isShowing).toBe(false)
  })

  it('holds a scene as long again for whoever wants to see it again', () => {
    pace.tell([told(0, 'scene'), told(1)], standing(1))
    vi.advanceTimersByTime(1900)
    pace.repeat()
    vi.advanceTimersByTime(1900)
    expect(shown).toEqual([0])
    vi.advanceTimersByTime(100)
    expect(shown).toEqual([0, 1])
  })

  it('shows nothing but scenes where nothing is to move', () => {
    still = true
    pace.tell([told(0), told(1), told(2, 'scene'), told(3), told(4)], standing(1))
    expect([shown, views, pace.span]).toEqual([[0, 1, 2], [], 2000])
    vi.advanceTimersByTime(2000)
    expect([shown, views]).toEqual([[0, 1, 2, 3, 4], [1]])
  })

  describe("the reader's own die", () => {
    beforeEach(() => {
      pace.waitFor = ({ event }) => (event === 'own' ? PRESS_WAIT_MS : 0)
    })

    it('waits for the press, and goes on with it', () => {
      pace.tell([told(0), told(1, 'own'), told(2)], standing(1))
      vi.advanceTimersByTime(lengthOf('signed'))
      expect([shown, pace.waiting?.n, pace.busy, pace.event]).toEqual([[0], 1, true, null])
      pace.pressDown()
      expect([pace.held, shown]).toEqual([true, [0]])
      pace.pressUp()
      expect([shown, pace.waiting, pace.held]).toEqual([[0, 1], null, false])
      vi.advanceTimersByTime(2 * lengthOf('signed'))
      expect([shown, views]).toEqual([[0, 1, 2], [1]])
    })

    it('rolls by itself after two seconds, also in a slow first game', () => {
      speed = 0.75
      pace.tell([told(0, 'own')], standing(1))
      vi.advanceTimersByTime(PRESS_WAIT_MS - 1)
      expect(shown).toEqual([])
      vi.advanceTimersByTime(1)
      expect(shown).toEqual([0])
    })

    it('is not passed over by whoever hurries, and is rolled by the next press', () => {
      pace.tell([told(0), told(1), told(2, 'own'), told(3)], standing(1))
      pace.pressDown()
      expect([shown, pace.waiting?.n, pace.held]).toEqual([[0, 1], 2, false])
      pace.hurry()
      expect(shown).toEqual([0, 1, 2])
    })

    it('waits where nothing moves, and at once it does not', () => {
      still = true
      pace.tell([told(0), told(1, 'own'), told(2)], standing(1))
      vi.advanceTimersByTime(0)
      expect([shown, pace.waiting?.n]).toEqual([[0], 1])
      speed = 0
      pace.tell([told(3)], standing(2))
      expect([shown, pace.waiting, pace.busy]).toEqual([[0, 1, 2, 3], null, false])
    })
  })

  describe('a story in frames', () => {
    beforeEach(() => {
      pace.momentOf = ({ event }) => (/^(one|two)$/.test(event) ? { ms: 1000, isScene: true, frame: event } : null)
      pace.tell([told(0, 'one'), told(1, 'one'), told(2, 'two'), told(3, 'two'), told(4)], standing(1))
    })

    it('goes on to the next frame by a press, with all that belongs to the frame', () => {
      pace.next()
      expect([shown, pace.event?.n]).toEqual([[0, 1, 2], 2])
    })

    it('is left for what comes after its last frame', () => {
      pace.leave()
      expect([shown, pace.event?.n]).toEqual([[0, 1, 2, 3, 4], 4])
    })

    it('knows how things stand after it', () => {
      expect([pace.after?.number, views]).toEqual([1, []])
    })
  })
})
