import { expect, test } from 'vitest'
import { contrast, resolved } from '../../kit/contrast'
import { GROUNDS, more, surname } from './data'

test('white names can be read on the ground of every role', () => {
  for (const ground of GROUNDS) expect(contrast('#ffffff', resolved(ground))).toBeGreaterThanOrEqual(4.5)
})

test('a margin is added or taken away', () => {
  expect([more(2), more(-1), more(0)]).toEqual([' + 2', ' − 1', ''])
  expect([surname('Ada da Costa'), surname('Rui')]).toEqual(['da Costa', 'Rui'])
})
