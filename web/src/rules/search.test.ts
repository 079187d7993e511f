import { expect, test } from 'vitest'
import type { RuleSection } from '../wire'
import { count, pieces, search } from './search'

const BOOK: RuleSection[] = [
  {
    heading: 'Tiri',
    rules: {
      'MIS-SHOT-01': 'L’attaccante sceglie una direzione.',
      'MIS-SHOT-02': 'Il difensore sceglie poi il tuffo.',
    },
  },
  { heading: 'Época', rules: { 'MIS-SEASON-01': 'Depois de um golo, a vez passa.' } },
]

test('rules are found by words in any order, by number and by heading, without accents', () => {
  const ids = (wanted: string): string[] => search(BOOK, wanted).flatMap(({ rules }) => Object.keys(rules))
  expect(ids('tuffo difensore')).toEqual(['MIS-SHOT-02'])
  expect(ids('shot-01')).toEqual(['MIS-SHOT-01'])
  expect(ids('epoca')).toEqual(['MIS-SEASON-01'])
  expect(ids('tuffo golo')).toEqual([])
  expect(count(search(BOOK, ''))).toBe(3)
})

test('code stands between backquotes', () => {
  expect(pieces('Phase 1 `A > B`.')).toEqual([
    { code: false, text: 'Phase 1 ' },
    { code: true, text: 'A > B' },
    { code: false, text: '.' },
  ])
})
