import { describe, expect, it } from 'vitest'
import { concerns, groupEvents, summaryOf, toneOf } from './logGroups'
import { recapLines } from './recap'
import type { TitleTexts } from './texts'
import type { GameEvent } from './view'
import { partly } from './testing'

let n = 0
const told = (event: string, numbers: Record<string, number> = {}, affects?: number[]): GameEvent => ({
  n: n++,
  event,
  numbers,
  ...(affects && { affects }),
})
const nobody = (): null => null
const texts = partly<TitleTexts>({
  known: {
    words: { tells: { stolen: { seat: 'seat', from: 'seat' }, goal: { team: 'team' }, laid: { player: 'player' } } },
  },
})

describe('the log by turns', () => {
  it('begins a turn where the title says so, and leaves out an event that its heading replaces', () => {
    const events = [told('drawn'), told('turn', { seat: 1 }), told('goal'), told('round'), told('laid')]
    const turns = groupEvents(events, ({ event, numbers }) =>
      event === 'turn' ? { seat: numbers.seat!, replaces: true } : event === 'round' ? { title: 'Round 2' } : null,
    )
    expect(turns.map((turn) => turn.events.map((each) => each.event))).toEqual([['drawn'], ['goal'], ['round', 'laid']])
    expect(turns.map((turn) => turn.key)).toEqual([events[0]!.n, events[1]!.n, events[3]!.n])
  })

  it('sums a turn up by the event that is shown longest', () => {
    const [turn] = groupEvents([told('laid'), told('goal'), told('income')], nobody)
    expect(summaryOf(turn!)?.event).toBe('goal')
    expect(summaryOf({ ...turn!, events: [] })).toBeNull()
  })

  it('knows what concerns a seat: by its number, by its club, or because it is hit', () => {
    expect(concerns(told('stolen', { seat: 2, from: 1 }), 1, texts, nobody)).toBe(true)
    expect(concerns(told('stolen', { seat: 2, from: 1 }), 0, texts, nobody)).toBe(false)
    expect(concerns(told('goal', { team: 3 }), 0, texts, (club) => (club === 3 ? 0 : null))).toBe(true)
    expect(concerns(told('laid', { player: 0 }), 0, texts, nobody)).toBe(false)
    expect(concerns(told('laid', { player: 0 }, [0]), 0, texts, nobody)).toBe(true)
  })

  it('marks what hits a seat as bad and its own goals as good; a spectator takes no side', () => {
    expect(toneOf(told('stolen', {}, [1]), 1, nobody)).toBe('against')
    expect(toneOf(told('goal', { seat: 1 }), 1, nobody)).toBe('for')
    expect(toneOf(told('goal', { seat: 1 }), 0, nobody)).toBe('even')
    expect(toneOf(told('stolen', {}, [1]), null, nobody)).toBe('even')
  })
})

describe('the events that happened to you', () => {
  it('has at most four lines, the worst first, and none about others', () => {
    const missed = [
      told('goal', { seat: 1 }),
      told('laid'),
      ...Array.from({ length: 4 }, () => told('stolen', {}, [1])),
      told('stolen', {}, [2]),
    ]
    expect(recapLines(missed, 1, nobody).map((line) => line.tone)).toEqual(Array(4).fill('against'))
    expect(recapLines(missed.slice(0, 3), 1, nobody).map((line) => line.event.event)).toEqual(['stolen', 'goal'])
    expect(recapLines(missed, null, nobody)).toEqual([])
  })
})
