import { expect, test } from 'vitest'
import { ownClock, PRESETS } from './timeControls'

test('every preset has a name of its own', () => {
  expect(new Set(PRESETS.map(({ name }) => name)).size).toBe(PRESETS.length)
})

test('own values stay within what the server takes', () => {
  expect(ownClock('live', 10, 5)).toEqual({ bank: 600, increment: 5 })
  expect(ownClock('live', NaN, 9999)).toEqual({ bank: 60, increment: 600 })
  expect(ownClock('days', 48, 0)).toEqual({ each: 172800 })
  expect(ownClock('days', 0, 0)).toEqual({ each: 3600 })
})
