import { expect, test } from 'vitest'
import type { RuleSection } from '../wire'
import { chapterOf, count, pieces, search } from './search'

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

test('a sign is found by itself and by its words', () => {
  const book = [{ heading: 'Duels', rules: { 'ABC-01': 'Phase 1 `E@RM > C@LB`.' } }]
  const read = (code: string): string => code.replace('RM', 'right midfielder')
  expect(count(search(book, 'midfielder', read))).toBe(1)
  expect(count(search(book, 'e@rm', read))).toBe(1)
  expect(count(search(book, 'midfielder'))).toBe(0)
})

test('a rule leads to its chapter', () => {
  expect(chapterOf(BOOK, 'MIS-SEASON-01')?.heading).toBe('Época')
  expect(chapterOf(BOOK, 'MIS-NONE-01')).toBeUndefined()
})
