import { expect, test } from 'vitest'
import type { GameEvent } from '../client/view'
import { hitting } from './toast'

const event = (n: number, ...affects: number[]): GameEvent => ({ n, event: 'x', numbers: {}, affects })

test('the last fresh event that hits the reader is told', () => {
  const events = [event(0, 1), event(1, 0), event(2, 1), event(3, 0)]
  expect(hitting(events, 1, 1)?.n).toBe(2)
  expect(hitting(events, 3, 1)).toBeNull()
  expect(hitting(events, 0, null)).toBeNull()
})

test('nothing is told of what was taken back, or of a whole game at once', () => {
  expect(hitting([event(0, 1)], 5, 1)).toBeNull()
  const many = Array.from({ length: 50 }, (_, n) => event(n, 1))
  expect(hitting(many, 0, 1)).toBeNull()
})

test('an event that was shown as a scene is not told again', () => {
  const events = [event(0, 1), event(1, 1)]
  expect(hitting(events, 0, 1, ({ n }) => n === 1)?.n).toBe(0)
  expect(hitting(events, 1, 1, () => true)).toBeNull()
})
