import { expect, test } from 'vitest'
import { columns, leaderTo, placed, SHORT, shortened } from './labels'
import type { Sign } from './signs'

const stage = { left: 280, right: 1100, top: 60, bottom: 760 }
const sign = (name: string, left: number, middle: number): Sign => ({
  ...{ name, title: name, text: name, rule: '' },
  ...{ left, right: left + 40, top: middle - 20, bottom: middle + 20, middle },
})
const tall = (): number => 80

test('a sign gets its label on its own side', () => {
  const { left, right } = columns([sign('a', 300, 100), sign('b', 1000, 100)], tall, stage)
  expect([left.map((each) => each.name), right.map((each) => each.name)]).toEqual([['a'], ['b']])
})

test('an overfull column hands over the signs nearest to the middle', () => {
  const many = Array.from({ length: 10 }, (_, at) => sign(`s${at}`, 300 + at * 30, 100 + at * 10))
  const { left, right } = columns(many, tall, stage)
  expect(left.length).toBe(8)
  expect(right.map((each) => each.name)).toEqual(['s9', 's8'])
})

test('labels stand in the order of their signs, none over another, all within the stage', () => {
  const low = Array.from({ length: 8 }, (_, at) => sign(`s${at}`, 300, 700 + at))
  const labels = placed(low, 'left', tall, stage)
  expect(labels.map((each) => each.sign.name)).toEqual(low.map((each) => each.name))
  for (const [at, label] of labels.entries()) {
    expect(label.top).toBeGreaterThanOrEqual(at ? labels[at - 1]!.top + 80 : stage.top)
    expect(label.top + 80).toBeLessThanOrEqual(stage.bottom)
  }
})

test('as few labels as possible lose their sentence, those outside the stage first', () => {
  const many = [sign('top', 300, 20), ...Array.from({ length: 8 }, (_, at) => sign(`s${at}`, 300, 100 + at * 50))]
  const short = shortened(many, tall, stage)
  expect(short[0]).toBe('top')
  const needs = many.reduce((sum, each) => sum + (short.includes(each.name) ? SHORT : 80) + 6, 6)
  expect(needs).toBeLessThanOrEqual(stage.bottom - stage.top)
  expect(short.length).toBe(2)
})

test('a leader has right angles only and ends at the near edge of its sign', () => {
  expect(leaderTo(sign('a', 400, 120), 'left', [300, 120], 0, stage).leader).toBe('M266 300H269V120H400')
  expect(leaderTo(sign('b', 900, 120), 'right', [300, 120], 6, stage).leader).toBe('M1114 300H1105V120H940')
})

test('the leaders to signs of one row run apart', () => {
  const row = placed([sign('a', 300, 200), sign('b', 400, 200), sign('c', 500, 200)], 'left', tall, stage)
  expect(row.map((each) => each.end.y)).toEqual([200, 207, 214])
})
