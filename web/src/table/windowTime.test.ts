import { expect, test } from 'vitest'
import { partly } from '../client/testing'
import type { TitleTexts } from '../client/texts'
import type { Clock, OpenWindow } from '../client/view'
import { dayAndHour } from '../kit/moment'
import { deadline, timeLeft } from './windowTime'

const opened = (until: number | null): OpenWindow => partly<OpenWindow>({ opened: 100, until, seats: [0, 2] })
const texts = partly<TitleTexts>({ lang: 'en' })

test('a strict window counts down to its end, also for who comes late or whose clock is wrong', () => {
  expect(timeLeft(opened(120), 100)).toEqual({ left: 20, span: 20 })
  expect(timeLeft(opened(120), 115)).toEqual({ left: 5, span: 20 })
  expect(timeLeft(opened(120), 90)).toEqual({ left: 20, span: 20 })
  expect(timeLeft(opened(120), 140)).toEqual({ left: 0, span: 20 })
})

test('a relaxed window has no end, only a shortest time', () => {
  expect(timeLeft(opened(null), 100)).toEqual({ left: 1.5, span: 1.5 })
})

test('over days the last deadline of those who may answer is told', () => {
  const clocks = [60, 9e9, 120].map((until) => partly<Clock>({ until }))
  expect(deadline(texts, opened(null), clocks)).toBe(dayAndHour(texts, 120))
  expect(deadline(texts, opened(null), null)).toBe('')
})
