import { describe, expect, test } from 'vitest'
import type { TitleTexts } from '../client/texts'
import { wrapped } from './picture'
import { pictured } from './pictured'
import { best, bestDealt, byPlace, dealtByKind, figures, greatest, signed, type SeatEnding, type Story } from './story'

const story: Story = {
  statistics: {
    figures: [
      { code: 'goals', domain: 'number' },
      { code: 'injured', domain: 'number' },
    ],
    seats: [
      { goals: 2, injured: 0 },
      { goals: 0, injured: 0 },
    ],
    scorers: [],
    faces: [],
  },
  luck: {
    unit: 'matches',
    domain: 'seat',
    exact: false,
    seats: [0.25, -0.25],
    matches: [{ sides: [4, 7], seats: [0, 1], score: [2, 0], outcome: 0, luck: 0.25 }],
    strokes: [
      { match: 0, what: 'shot', luck: 0.05, exact: false },
      { match: 0, what: 'card', luck: -0.3, exact: false },
      { match: 0, what: 'kick', luck: 0.5, exact: true },
    ],
    dealt: [
      { seat: 0, what: 'hand-card', domain: 'card', card: 3, luck: 0.02 },
      { seat: 1, what: 'hand-card', domain: 'card', card: 4, luck: -0.05 },
      { seat: 0, what: 'hand-card', domain: 'card', card: 5, luck: 0.01 },
    ],
  },
  endings: null,
}

describe('the story of a game', () => {
  test('the best is marked: with the most goals, with the fewest conceded, and nobody if all are alike', () => {
    const told = (...of: number[]): Story => ({
      ...story,
      statistics: {
        ...story.statistics,
        seats: of.map((number) => ({
          goals: number,
          conceded: number,
          'cards-played': number,
          'points-coach': number,
        })),
      },
    })
    expect(['goals', 'conceded', 'cards-played', 'points-coach'].map((code) => best(told(3, 1, 2), code))).toEqual([
      3,
      1,
      null,
      3,
    ])
    expect(best(told(2, 2), 'goals')).toBeNull()
  })

  test('figures that are nothing for everybody are left out', () => {
    expect(figures(story).map(({ code }) => code)).toEqual(['goals'])
  })

  test('the greatest strokes come first, each for the side that gained', () => {
    expect(greatest(story, 2).map(({ what, side, other, luck }) => [what, side, other, luck])).toEqual([
      ['kick', 4, 7, 0.5],
      ['card', 7, 4, 0.3],
    ])
  })

  test('luck of cards is summed by kind and seat, the greatest first', () => {
    expect(bestDealt(story, 2).map(({ card }) => card)).toEqual([4, 3])
    expect(dealtByKind(story)).toEqual([{ what: 'hand-card', seats: [0.03, -0.05] }])
  })

  test('numbers are signed as the reader writes them', () => {
    expect(signed('en', 0.467)).toBe('+0.47')
    expect(signed('it', -0.5)).toBe('-0,50')
    expect(signed('pt-PT', 0)).toBe('0,00')
  })

  test('places are in order', () => {
    expect(byPlace({ places: [2, 1, 3], scores: [1, 2, 0], why: 'points' })).toEqual([1, 0, 2])
  })
})

describe('the picture', () => {
  test('shows the match that decided with the right kits, and who scored for the winner', () => {
    const texts = { say: (id: string) => id, name: (_: string, n: number) => `P${n}`, lang: 'en' } as TitleTexts
    const scorers = [
      { seat: 1, player: 7, goals: 2 },
      { seat: 0, player: 4, goals: 1 },
      { seat: 1, player: 9, goals: 1 },
    ]
    const seat = (rival: number, score: number[]): SeatEnding => ({
      ...{ champion: rival === 0, rival, score, match: true, curve: [], turns: [], best: null, next: null },
      ...{ luck: { amount: 0, size: 'even' }, close: false },
    })
    const endings = { rules: [], headlines: [], best: null, seats: [seat(1, [1, 3]), seat(0, [3, 1])] }
    const told: Story = { ...story, statistics: { ...story.statistics, scorers }, endings }
    const made = pictured(
      texts,
      ['Ana', 'Rui'],
      { places: [2, 1], scores: [0, 1], why: 'goals' },
      told,
      (each) => each + 4,
    )
    expect(made.kits).toEqual([5])
    expect(made.sides).toEqual([
      { kit: 5, name: 'Rui', score: '3' },
      { kit: 4, name: 'Ana', score: '1' },
    ])
    expect(made.facts[0]).toBe('P7 2, P9')
  })
  test('long facts go on in the next line', () => {
    expect(wrapped('one two three four', 9)).toEqual(['one two', 'three', 'four'])
  })
})
