import { expect, test } from 'vitest'
import { leader } from './signs'

test('a leader has right angles only and ends at its sign', () => {
  expect(leader({ left: 1100, middle: 300 }, { right: 640, middle: 120 })).toBe('M1100 300H640V120')
})

test('a leader leaves its label on the side of the table', () => {
  expect(leader({ left: 1100, middle: 300 }, { right: 1400, middle: 20 })).toBe('M1100 300H1092V20')
})
