import { describe, expect, it } from 'vitest'
import { TitleTexts } from '../../client/texts'
import { best, open } from './match/action'
import { linesOf, type Team } from './data'
import { dots, row } from './match/pitch'
import { climbing, reach, steps } from './season/score'
import { lastStory } from './match/story'
import type { WayView } from './view'
import type { GameEvent } from './types'

// cards 0 to 5: P4 D5 D3 C2 C6 A1
const cards = { role: [0, 1, 1, 2, 2, 3] }
const score = { footballers: 20, coach: 3, fit: -3, stadium: 5, scored: 6, conceded: -2 }
const team = (given: Partial<Team> = {}): Team =>
  ({
    box: 0,
    board: 0,
    places: [1, 2, 2, 1],
    room: [],
    footballers: [0, 1, 2, 3, 4, 5],
    values: [4, 5, 5, 2, 6, 1],
    white: [],
    bonus: 0,
    negation: false,
    scored: 2,
    score,
    ...given,
  }) as Team

describe('an action', () => {
  const way = (committed: number[], total: number): WayView => ({
    committed,
    picks: committed,
    total,
    missing: 0,
    price: 0,
    helper: -1,
  })
  const ways = [way([3, 1], 7), way([3, 2], 5), way([4, 1], 11), way([4, 2], 9)]

  it('lets join only those who leave the other terms fillable', () => {
    expect([...open(ways, [])].sort()).toEqual([1, 2, 3, 4])
    expect([...open(ways, [4])].sort()).toEqual([1, 2, 4])
  })
  it('shows the ways that come to most first', () => {
    expect(best(ways).map((each) => each.total)).toEqual([11, 9, 7, 5])
  })
})

describe('a requirement', () => {
  it('is written in the letters of the reader’s language', () => {
    const known = {
      labels: { needs: { 0: '{letter-2}+{letter-1}=6', 1: '{letter-9}=5' } },
      patterns: {},
      words: {},
      cards: {},
    } as never
    const texts = new TitleTexts('en', '', 'letter-1 = D\nletter-2 = M', known, [])
    expect(texts.name('needs', 0)).toBe('M+D=6')
    expect(texts.name('needs', 1)).toBe('{letter-9}=5')
  })
})

describe('a challenge', () => {
  type Said<Event = GameEvent> = Event extends GameEvent ? [Event['event'], Event['numbers']] : never
  const told = (...events: Said[]): GameEvent[] =>
    events.map(([event, numbers], n) => ({ n, event, numbers }) as GameEvent)

  it('is none before one is declared', () => {
    expect(lastStory(told(['round', { round: 1, first: 0 }]))).toBeNull()
  })
  it('is told from its events to the goal', () => {
    const story = lastStory(
      told(
        ['challenged', { challenger: 0, target: 1 }],
        ['redirected', { challenger: 0, target: 2 }],
        ['attack-card', { seat: 0, attack: 7, needs: 14 }],
        ['picked', { seat: 0, player: 3 }],
        ['committed', { seat: 0, total: 4, number: 6 }],
        ['raised', { seat: 0, points: 2, price: 2, total: 6 }],
        ['succeeded', { seat: 0, total: 6 }],
        ['defence-card', { seat: 2, defence: 9, needs: 19 }],
        ['only-a-save', { seat: 2, defence: 9 }],
        ['goal', { challenger: 0, target: 2 }],
        ['bought', { seat: 0, player: 1, price: 2 }],
      ),
    )!
    expect([story.target, story.end, story.last]).toEqual([2, 'goal', 9])
    expect(story.acts[0]).toEqual({
      seat: 0,
      card: 7,
      picked: [3],
      total: 6,
      number: 6,
      state: 'made',
      lacks: 0,
      stopped: null,
    })
    expect(story.acts[1]!.state).toBe('barred')
  })
  it('begins again with a second attack', () => {
    const story = lastStory(
      told(
        ['challenged', { challenger: 0, target: 1 }],
        ['attack-card', { seat: 0, attack: 7, needs: 14 }],
        ['declined', { seat: 0 }],
        ['retried', { challenger: 0, target: 1 }],
        ['attack-card', { seat: 0, attack: 8, needs: 16 }],
      ),
    )!
    expect(story.acts[0]).toMatchObject({ card: 8, state: 'open', picked: [] })
    expect(story.end).toBe('')
  })
  it('is stopped by immunity', () => {
    const story = lastStory(
      told(
        ['challenged', { challenger: 0, target: 1 }],
        ['stopped', { seat: 1, by: 0 }],
        ['no-goal', { challenger: 0, target: 1 }],
      ),
    )!
    expect([story.end, story.last]).toEqual(['stopped', 1])
  })
})

describe('the pitch', () => {
  it('holds every row within its bounds, none on another', () => {
    for (const role of [0, 1, 2, 3]) {
      for (const number of [1, 2, 3, 4, 5]) {
        const spots = row(role, number)
        expect(spots).toHaveLength(number)
        for (const [x, y] of spots) expect(x > 5 && x < 95 && y > 5 && y < 95).toBe(true)
        spots.slice(1).forEach(([x], at) => expect(x - spots[at]![0]).toBeGreaterThan(15))
      }
    }
  })
  it('has eleven dots for every formation', () => {
    for (const name of ['4-4-2', '4-3-1-2', '4-2-3-1', '3-5-2', '5-3-2']) expect(dots(name)).toHaveLength(11)
  })
})

describe('the club', () => {
  it('shows empty places, and one more where a free formation has room', () => {
    expect(linesOf(cards, team({ footballers: [0, 1] }))).toEqual([[0], [1, -1], [-1, -1], [-1]])
    expect(linesOf(cards, team({ footballers: [0, 1], places: [], room: [false, true, true, true] }))).toEqual([
      [0],
      [1, -1],
      [-1],
      [-1],
    ])
  })
})

describe('the score', () => {
  it('falls from line to line and ends at the points', () => {
    const made = steps(team())
    expect(made.map((step) => step.to)).toEqual([20, 23, 20, 25, 31, 29])
    expect(reach([team()])).toBe(31)
  })
  it('is told from the last to the first', () => {
    expect(climbing([2, 1, 3])).toEqual([2, 0, 1])
    expect(climbing([1, 1])).toEqual([1, 0])
  })
})
