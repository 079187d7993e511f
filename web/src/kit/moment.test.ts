import { expect, test } from 'vitest'
import { Texts } from '../client/texts'
import { dayAndHour, timeText } from './moment'

const texts = new Texts('en', 'clock-days = { $days } d { $hours } h')

test('time that is left is told in seconds, hours or days', () => {
  expect(timeText(texts, 7)).toBe('0:07')
  expect(timeText(texts, 3599)).toBe('59:59')
  expect(timeText(texts, 5 * 3600 + 120)).toBe('5 h 02')
  expect(timeText(texts, 47 * 3600)).toBe('47 h 00')
  expect(timeText(texts, 90 * 3600)).toBe('3 d 18 h')
})

test('a moment is a day and an hour', () => {
  expect(dayAndHour(texts, 0)).toBe('')
  expect(dayAndHour(texts, 86_400 * 3)).toMatch(/^(Sat|Sun).* \d\d:\d\d$/)
})
