import { expect, test } from 'vitest'
import { again } from './again'
import type { TableInfo } from './messages'
import { partly } from './testing'

const seat = (kind: string, mine: boolean, name: string, level = ''): TableInfo['seats'][number] => ({
  seat: 0,
  kind,
  level,
  name,
  mine,
  host: mine,
  here: true,
  offered: false,
  locked: false,
})
const table = (...seats: TableInfo['seats']): TableInfo =>
  partly<TableInfo>({ title: 'mister', options: { mode: 'cup', free_keeper: false }, dice: 'server', seats })
const asked = (info: TableInfo): [string, Record<string, string>, string[]] => {
  const url = new URL(again(info), 'http://host')
  return [url.pathname, Object.fromEntries(url.searchParams), url.searchParams.getAll('name')]
}

test('another game is like the last: as many seats, the same bots, the same rules', () => {
  const [path, query] = asked(table(seat('person', true, 'Ann'), seat('bot', false, 'Bot 2', 'pro')))
  expect(path).toBe('/new/mister/bots')
  expect(query).toEqual({ seats: '2', level: 'pro', name: 'Ann', dice: 'server', mode: 'cup', free_keeper: 'false' })
})

test('and the same cards, if they are not our own', () => {
  const ours = table(seat('person', true, 'Ann'), seat('bot', false, 'Bot 2', 'pro'))
  expect(asked({ ...ours, cards: 'box' })[1]['cards']).toBe('box')
})

test('with friends it is open to them, on one device it names them all', () => {
  expect(asked(table(seat('person', true, 'Ann'), seat('person', false, 'Bob')))[0]).toBe('/new/mister/friends')
  const [path, , names] = asked(table(seat('person', true, 'Ann'), seat('person', true, 'Bob')))
  expect([path, names]).toEqual(['/new/mister/device', ['Ann', 'Bob']])
})
