import { expect, test } from 'vitest'
import { beside } from './geometry'

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
