import { expect, test } from 'vitest'
import { told } from '../told'
import { isDefending, toneOf } from './tone'

test("the attacker's success is bad for the reader who defends, and good for everybody else", () => {
  const move = [told('action', { seat: 1, against: 0 })]
  expect([0, 1, 2, null].map((reader) => isDefending(move, [0, 1], reader))).toEqual([true, false, false, false])
  expect(isDefending([], [0, 1], 0)).toBe(false)
  expect([true, false, null].map((success) => toneOf(success, false))).toEqual(['for', 'against', 'even'])
  expect([true, false, null].map((success) => toneOf(success, true))).toEqual(['against', 'for', 'even'])
})
