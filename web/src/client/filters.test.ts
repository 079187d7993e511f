import { expect, test } from 'vitest'
import { passes } from './filters'
import type { TitleTexts } from './texts'
import type { GameEvent } from './view'
import { partly } from './testing'

const texts = partly<TitleTexts>({
  known: {
    words: { tells: { sold: { team: 'team', price: 'money' }, goal: { seat: 'seat' }, 'blue-card': { team: 'team' } } },
  },
})
const seatOf = (club: number): number | null => [0, 1, 1, 0][club] ?? null
const told = (event: string, numbers = {}): GameEvent => ({ n: 0, event, numbers })
const shown = (event: GameEvent): string[] =>
  (['all', 'goals', 'money', 'cards', 'mine'] as const).filter((each) => passes(each, event, texts, seatOf, 1))

test('each line is under its heading, and mine are those of my seat or of a club of mine', () => {
  expect(shown(told('goal', { seat: 1 }))).toEqual(['all', 'goals', 'mine'])
  expect(shown(told('sold', { team: 0, price: 5 }))).toEqual(['all', 'money'])
  expect(shown(told('blue-card', { team: 2 }))).toEqual(['all', 'cards', 'mine'])
  expect(shown(told('moved', {}))).toEqual(['all'])
})
