import { beforeEach, expect, test, vi } from 'vitest'
import { keepResult, WINS_TO_CLIMB } from '../client/ladder'
import { partly } from '../client/testing'
import type { TitleInfo } from '../wire'
import { NewTable } from './newTable.svelte'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

const known = partly<TitleInfo>({
  code: 'any',
  seats: [2, 3, 4],
  levels: ['beginner', 'amateur', 'pro'],
  card_sets: ['box'],
  options: [
    { name: 'length', choices: [1, 3], default: 3 },
    { name: 'cup', choices: [true, false], default: false },
    { name: 'cards', choices: [1, 2, 5], default: 1, on_device: 5 },
  ],
})
const table = (mode: string, query = ''): NewTable => {
  const made = new NewTable('any', mode, new URLSearchParams(query))
  made.fill(known)
  return made
}
const called = (seat: number): string => `M${seat}`

test('a page that is passed nothing offers the fewest seats, our cards and the rules as they are', () => {
  const { title, seats, options, cards, pace, casual, dice } = table('bots').request(called)
  expect({ title, options, cards, pace, casual, dice }).toEqual({
    title: 'any',
    options: {},
    cards: '',
    pace: 'relaxed',
    casual: true,
    dice: 'server',
  })
  expect(seats).toEqual([
    { kind: 'me', name: 'M0' },
    { kind: 'bot', level: 'amateur' },
  ])
})

test('given settings are taken if the title has them, and only those that differ from the usual', () => {
  const made = table('device', 'seats=3&dice=real&cards=box&length=3&cup=true&name=Ann&name=Bob&name=Eve')
  expect(made.namesAsked).toBe(3)
  expect(made.names).toEqual(['Ann', 'Bob', 'Eve'])
  expect(made.request(called)).toMatchObject({
    options: { cup: true, cards: 5 },
    cards: 'box',
    dice: 'real',
    pace: 'device',
  })
  expect(made.request(called).seats.map(({ kind }) => kind)).toEqual(['me', 'me', 'me'])
  const wrong = table('device', 'seats=9&cards=other&length=7&level=none')
  expect([wrong.count, wrong.cards, wrong.options, wrong.level]).toEqual([2, '', { cards: 5 }, 'amateur'])
})

test('settings that a title proposes for one device are chosen there, unless others are given', () => {
  const cards = ['device', 'bots', 'friends'].map((mode) => table(mode).options)
  expect(cards).toEqual([{ cards: 5 }, {}, {}])
})

test('friends are asked for the one name, and the clock and the switch set the pace', () => {
  const made = table('friends')
  expect(made.namesAsked).toBe(1)
  expect(made.request(called).seats[1]).toEqual({ kind: 'open' })
  made.strict = made.rated = true
  expect(made.request(called)).toMatchObject({ pace: 'strict', casual: false })
  made.clockKind = 'days'
  expect(made.request(called).pace).toBe('days')
})

test('the level is the one passed on, or the one whose turn has come', () => {
  expect(table('bots', 'level=pro').level).toBe('pro')
  for (let win = 0; win < WINS_TO_CLIMB; win++) keepResult('any', 'amateur')
  expect(table('bots').level).toBe('pro')
})
