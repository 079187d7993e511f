import { expect, test } from 'vitest'
import { type Choice, figureOf, keeperFaced, namedTakers, sortedOptions } from './choice'

const asked = (kind: Choice['kind'], previews: object[], context: object = {}): Choice =>
  ({
    kind,
    decision: 1,
    options: previews.map((_, option) => option),
    domain: 'player',
    context,
    previews: previews.map((numbers, option) => ({ option, numbers })),
  }) as Choice
const kick = (value: number) => ({ characteristic: 5, value, keeper: 30, skill: 6, against: 7 })

test('a kick is compared by what the engine says that the taker brings, boost included', () => {
  const question = asked('take', [kick(4), kick(9)])
  expect(sortedOptions(question)).toEqual([1, 0])
  expect([figureOf(question, 1).text, keeperFaced(question)]).toEqual([
    '9',
    { keeper: 30, skill: 6, value: 7, characteristic: 5 },
  ])
})

test('players coming on are compared by how they fit, those going off by their overall score', () => {
  const question = asked('substitute', [{ fit: 41 }, { fit: 65 }])
  expect([sortedOptions(question), figureOf(question, 0).text, keeperFaced(question)]).toEqual([[1, 0], '4.1', null])
  expect(figureOf(question, 0, 'it').text).toBe('4,1')
  expect(figureOf(asked('victim', [{ overall: 50 }]), 0).text).toBe('50')
})

test('takers who are named already are known from the question', () => {
  const context = { kick: 3, first: 8, second: 9, third: -1, fourth: -1 }
  expect(namedTakers(asked('kicker', [kick(1)], context))).toEqual([8, 9])
  expect(namedTakers(asked('sudden', [kick(1)], { kick: 6 }))).toEqual([])
})
