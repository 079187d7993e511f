import { expect, it } from 'vitest'
import { moves } from './standings'

it('counts the places that each club has gained', () => {
  expect(moves([7, 8, 9], [9, 7, 8])).toEqual({ 7: -1, 8: -1, 9: 2 })
  expect(moves([7, 8], [8, 7, 5])).toEqual({ 8: 1, 7: -1, 5: 0 })
})
