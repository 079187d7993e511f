import { expect, test } from 'vitest'
import { laid, relaid, silhouette } from './lineup'

test('a kept line-up comes back without those who are gone, and leaves the keeper in goal', () => {
  expect(relaid([0, 3, 2, 1], [0, 1, 2, 3], 1, [0, 1, 2, 3, 4])).toEqual([0, 3, 2, 1])
  expect(relaid([0, 9, 2, 1], [5, 1, 2, 3], 1, [5, 1, 2, 3, 4])).toEqual([5, 3, 2, 1])
  expect(relaid([0, 9, 8, 5], [5, 1, 2, 3], 1, [5, 1, 2, 3, 4])).toEqual([5, 1, 2, 3])
  expect(relaid([0, 9, 3, 2], [0, 2, 3], 0, [0, 2, 3, 4])).toEqual([0, 4, 3, 2])
})

const NONE = { lcb: -1, rcb: -1, rb: -1, lm: -1, lcm: -1, rcm: -1, rm: -1, ls: -1 }

test('a line-up is what is laid and then the ready-made rest', () => {
  const asked = {
    kind: 'field' as const,
    decision: 3,
    options: [1],
    domain: 'player',
    context: { slot: 2, gk: 7, lb: 8, ...NONE },
    runs: [{ name: 'best', picks: [1, 2, 3, 4, 5, 6, 9, 10, 11] }],
  }
  expect(laid(asked)).toEqual([7, 8, 1, 2, 3, 4, 5, 6, 9, 10, 11])
  expect(laid({ ...asked, runs: [] })).toEqual([7, 8, ...Array<number>(9).fill(-1)])
})

test('a squad stands in its preferred roles, the strongest first', () => {
  const slot_roles = [0, 1, 2, 2, 1, 3, 4, 4, 3, 5, 5]
  const cards = { role: [5, 5, 5, 0], overall: [20, 30, 25, 40], slot_roles }
  const { eleven, rest } = silhouette([0, 1, 2, 3], cards)
  expect(eleven).toEqual([3, -1, -1, -1, -1, -1, -1, -1, -1, 1, 2])
  expect(rest).toEqual([0])
})
