import { beforeEach, expect, test, vi } from 'vitest'
import { keepUnfinished, unfinished } from './unfinished'
import type { Question } from './view'
import { partly } from './testing'

const asked = (decision: number, options: number[]): Question => partly<Question>({ decision, kind: 'field', options })

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

test('an unfinished choice is there for the same question alone', () => {
  keepUnfinished('ABCDEF 0', asked(7, [1, 2, 3]), [2, 1])
  expect(unfinished('ABCDEF 0', asked(7, [1, 2, 3]))).toEqual([2, 1])
  expect(unfinished('ABCDEF 1', asked(7, [1, 2, 3]))).toBeNull()
  expect(unfinished('ABCDEF 0', asked(8, [1, 2, 3]))).toBeNull()
  expect(unfinished('ABCDEF 0', asked(7, [1, 2, 4]))).toBeNull()
})

test('without storage every choice begins again', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => '{',
    setItem: () => {
      throw new Error('full')
    },
  })
  keepUnfinished('ABCDEF 0', asked(7, [1]), [1])
  expect(unfinished('ABCDEF 0', asked(7, [1]))).toBeNull()
})
