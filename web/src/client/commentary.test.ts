import { expect, test } from 'vitest'
import { Commentary, wayOf } from './commentary'
import { TitleTexts } from './texts'
import type { GameEvent } from './view'

const event = (n: number, name: string): GameEvent => ({ n, event: name, numbers: { player: n } })
const OWN =
  'event-goal = { $player } scores\nsay-goal-1 = In! { $player }\nsay-goal-2 = { $player }, yes!\nevent-end = Over\n'
const texts = new TitleTexts(
  'en',
  '',
  OWN,
  {
    labels: {},
    patterns: {},
    words: {
      asks: {},
      tells: { goal: { player: 'number' } },
      reasons: {},
      previews: {},
      question_rules: {},
      event_rules: {},
    },
    cards: {},
  },
  [],
)

test('neighbours of a kind are never told alike, and every way has its turn', () => {
  for (let ways = 3; ways <= 12; ways += 1) {
    const said = Array.from({ length: 200 }, (_, nth) => wayOf(nth, ways))
    expect(said.every((way, nth) => way !== said[nth + 1])).toBe(true)
    expect(new Set(said).size).toBe(ways)
  }
  expect([0, 1, 2].map((nth) => wayOf(nth, 1))).toEqual([0, 0, 0])
})

test('the first of a kind is told plainly, the next in other words; what has no others stays as it is', () => {
  const told = new Commentary().next([
    event(4, 'goal'),
    event(5, 'end'),
    event(6, 'goal'),
    event(7, 'goal'),
    event(8, 'end'),
  ])
  expect(told.map((each) => texts.event(each))).toEqual(['4 scores', 'Over', 'In! 6', '7, yes!', 'Over'])
})

test('a reader who is told more reads the same of what all are told', () => {
  const all = [event(0, 'goal'), event(1, 'end'), event(2, 'goal')]
  const mine = [event(0, 'goal'), event(1, 'secret'), event(2, 'end'), event(3, 'goal')]
  const nth = (events: GameEvent[]) =>
    new Commentary()
      .next(events)
      .filter((each) => each.event === 'goal')
      .map((each) => each.nth)
  expect(nth(mine)).toEqual(nth(all))
})

test('events that were taken back are not counted', () => {
  const commentary = new Commentary()
  commentary.next([event(0, 'goal'), event(1, 'goal')])
  expect(commentary.anew([event(0, 'goal')])[0]!.nth).toBe(0)
  expect(commentary.next([event(1, 'goal')])[0]!.nth).toBe(1)
})

test('events that all know have the same number for everybody', () => {
  const secret = { ...event(1, 'secret'), private: true }
  const open = (events: GameEvent[]) => new Commentary().next(events).map((each) => each.open)
  expect(open([event(0, 'goal'), secret, event(2, 'end')])).toEqual([0, undefined, 1])
  expect(open([event(0, 'goal'), event(1, 'end')])).toEqual([0, 1])
  const commentary = new Commentary()
  commentary.next([event(0, 'goal'), secret])
  expect(commentary.anew([event(0, 'goal')])[0]!.open).toBe(0)
})
