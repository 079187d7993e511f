import { expect, test } from 'vitest'
import { partly } from '../../../client/testing'
import { told } from '../told'
import type { Texts } from '../types'
import { planned } from './planned'

const duel = (op: number, least: number) => ({ op, value: 4, their_value: 2, least })
const alone = (op: number, value: number, least = 0) => ({ op, value, their_value: -1, least })
const CARDS = [
  { number: 17, phases: [duel(1, 2), duel(0, 1)], shot: 1, value: 0, keeper_value: 6 },
  { number: 7, phases: [alone(2, 4, 8), alone(7, -1), alone(6, 1, 10)], shot: 2, value: 5, keeper_value: 6 },
  { number: 23, phases: [alone(5, -1), alone(4, 2)], shot: 3, value: -1, keeper_value: -1 },
  { number: 19, phases: [], shot: 0, value: -1, keeper_value: -1 },
]
const texts = partly<Texts>({ printed: { actions: CARDS }, name: (domain: string, at: number) => `${domain} ${at}` })
const card = (action: number) => told('action', { seat: 0, action })

test('a card says what it will ask for, and by whom it is shot', () => {
  expect(planned([card(0)], texts)).toEqual(['1 · E ≥ C + 2', '2 · E – C', 'shot 1 · A – G'])
  expect(planned([card(1)], texts)).toEqual(['1 · E ≥ 8', '3 · B < 10', 'shot 2 · F – G'])
  expect(planned([card(2)], texts)).toEqual(['2 · trait 2', 'shot 3'])
  expect([planned([card(3)], texts), planned([], texts)]).toEqual([[], []])
})

test('what has been compared is no longer to come, and after the attack nothing is', () => {
  const won = told('duel', { phase: 1, passed: 1 })
  expect(planned([card(0), won], texts)).toEqual(['2 · E – C', 'shot 1 · A – G'])
  for (const end of ['faded', 'shot', 'goal', 'missing'] as const)
    expect(planned([card(0), won, told(end, { phase: 2 } as object)], texts)).toEqual([])
})
