import { expect, test } from 'vitest'
import { beside } from './geometry'
import { climb, counted, gained } from './standings'

test('a club is counted from its matches, home and away', () => {
  const matches = [
    { home: 0, away: 1, outcome: 0, goals: [2, 1] as [number, number] },
    { home: 2, away: 0, outcome: 2, goals: [1, 1] as [number, number] },
    { home: 1, away: 2, outcome: 1 },
  ]
  expect(counted(0, matches)).toEqual({
    played: 2,
    won: 1,
    drawn: 1,
    lost: 0,
    form: ['won', 'drew'],
    scored: 3,
    conceded: 2,
  })
  expect(counted(1, matches).form).toEqual(['lost', 'lost'])
})

test('points climb match by match, and places are gained or lost', () => {
  expect(climb(['won', 'drew', 'lost', 'won'], 3)).toEqual([0, 3, 4, 4, 7])
  expect([...gained([3, 1, 2], [1, 3, 2])]).toEqual([
    [1, 1],
    [3, -1],
    [2, 0],
  ])
})

test('arrow keys go to the nearest place in their direction', () => {
  const spots: [number, number][] = [
    [50, 90],
    [13, 67],
    [38, 71],
    [62, 71],
    [87, 67],
    [35, 14],
    [65, 14],
  ]
  expect(beside(spots, 0, 'ArrowUp')).toBe(2)
  expect(beside(spots, 2, 'ArrowRight')).toBe(3)
  expect(beside(spots, 2, 'ArrowLeft')).toBe(1)
  expect(beside(spots, 5, 'ArrowRight')).toBe(6)
  expect(beside(spots, 1, 'ArrowLeft')).toBe(1)
  expect(beside(spots, 0, 'Enter')).toBe(0)
})
