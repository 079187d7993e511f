import { beforeEach, expect, test } from 'vitest'
import type { GameEvent, Question } from '../client/view'
import type { FirstTimeInfo } from '../wire'
import { explained, FirstTimes } from './firstTimes.svelte'

const CARDS: FirstTimeInfo[] = [
  { name: 'shot', picture: 'goal', asked: 'shoot', told: [] },
  { name: 'red-card', picture: 'card', asked: '', told: ['sent-off'] },
  { name: 'genius', picture: 'flame', asked: '', told: ['genius-goal', 'genius-save'] },
]
const question = (kind: string): Question => ({ kind, decision: 1, options: [0], domain: 'x', context: {} })
const event = (name: string): GameEvent => ({ n: 1, event: name, numbers: {} })

const memory = new Map<string, string>()
let clock = 0
beforeEach(() => {
  memory.clear()
  clock = 0
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    value: {
      getItem: (key: string) => memory.get(key) ?? null,
      setItem: (key: string, kept: string) => memory.set(key, kept),
      removeItem: (key: string) => memory.delete(key),
    },
  })
})
const made = (): FirstTimes =>
  new FirstTimes(
    'title',
    CARDS,
    () => 10,
    () => clock,
  )

test('a card comes with its question, and never again', () => {
  const first = made()
  first.asked(question('shoot'))
  expect(first.current?.name).toBe('shot')
  first.dismiss()
  first.asked(question('shoot'))
  expect(first.current).toBe(null)
  const later = made()
  later.asked(question('shoot'))
  expect(later.current).toBe(null)
})

test('cards of events wait while another is read', () => {
  const help = made()
  help.told(event('sent-off'))
  help.told(event('genius-save'))
  expect(help.current?.name).toBe('red-card')
  help.dismiss()
  expect(help.current?.name).toBe('genius')
  help.dismiss()
  help.told(event('genius-goal'))
  expect(help.current).toBe(null)
})

test('a choice takes a card away once there was time to read it', () => {
  const help = made()
  help.asked(question('shoot'))
  clock = 2_000
  help.picked()
  expect(help.current?.name).toBe('shot')
  clock = 3_000
  help.picked()
  expect(help.current).toBe(null)
})

test('a waiting card is dropped with the next choice, and comes another time', () => {
  const help = made()
  help.told(event('sent-off'))
  help.told(event('genius-save'))
  help.picked()
  help.dismiss()
  expect(help.current).toBe(null)
  help.told(event('genius-goal'))
  expect(help.current?.name).toBe('genius')
})

test('the things that a lesson has taught are known, and all can be explained again', () => {
  explained.add('title', { asked: 'shoot', told: [] })
  const help = made()
  help.asked(question('shoot'))
  expect(help.current).toBe(null)
  explained.forget()
  help.asked(question('shoot'))
  expect(help.current?.name).toBe('shot')
})
