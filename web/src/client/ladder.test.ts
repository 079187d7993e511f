import { beforeEach, expect, test, vi } from 'vitest'
import { gamesPlayed, keepResult, levelOffered, winsAgainst } from './ladder'

const LEVELS = ['rookie', 'amateur', 'pro', 'legend']

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

test('the first rung is offered to who has won nothing', () => {
  keepResult('chess', '')
  expect(levelOffered('chess', LEVELS)).toBe('rookie')
  expect(gamesPlayed('chess')).toBe(1)
})

test('two wins against a level offer the next; one does not, and other titles do not count', () => {
  keepResult('chess', 'amateur')
  expect(levelOffered('chess', LEVELS)).toBe('rookie')
  keepResult('go', 'amateur')
  expect(levelOffered('chess', LEVELS)).toBe('rookie')
  keepResult('chess', 'amateur')
  expect(winsAgainst('chess', 'amateur')).toBe(2)
  expect(levelOffered('chess', LEVELS)).toBe('pro')
})

test('behind the last rung there is none', () => {
  keepResult('chess', 'legend')
  keepResult('chess', 'legend')
  expect(levelOffered('chess', LEVELS)).toBe('legend')
  expect(levelOffered('chess', [])).toBe('')
})

test('a text that cannot be read counts as nothing', () => {
  localStorage.setItem('touchline-ladder', '{')
  expect(levelOffered('chess', LEVELS)).toBe('rookie')
})
