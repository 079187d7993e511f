import { expect, test } from 'vitest'
import { asks } from '../testing'
import { GO_CARD, GO_MARKET, LIST, passes, priceOf, redCard, trade, whyNot } from './market'
import type { Game, Question } from '../types'
import { partly } from '../../../client/testing'

const NO_GAME = {} as Game

test('a trade answers the questions of a window one by one, and stops at what cannot be', () => {
  const { answer, isLast } = trade({ team: 2, deal: LIST, player: 7, price: 30 }, 'put him up')
  const asked = (question: Question) => answer(question, NO_GAME)
  expect([
    asked(asks('window', [-1, 0], { team: 2, window: 0 })),
    asked(asks('deal', [0, 1, 2], { team: 2 })),
    asked(asks('list', [5, 7], { team: 2 })),
    asked(asks('reserve', [30, 40], { team: 2, player: 7 })),
  ]).toEqual([GO_MARKET, LIST, 7, 30])
  expect(asked(asks('list', [5], { team: 2 }))).toBeNull()
  expect(asked(asks('window', [-1], { team: 2, window: 0 }))).toBeUndefined() // the next one may offer it
  expect(asked(asks('surplus', [7], { team: 2 }))).toBeUndefined()
  expect(asked(asks('window', [0], { team: 1, window: 0 }))).toBeUndefined()
  expect([
    isLast(asks('window', [], { team: 2, window: 0 })),
    isLast(asks('list', [], { team: 2 })),
    isLast(asks('reserve', [], { team: 2, player: 7 })),
    isLast(asks('sell', [], { team: 2 })),
  ]).toEqual([false, false, true, true])
})

test('a red card waits for a window in which it can be played, or for its own moment', () => {
  const { answer, isLast } = redCard(2, 9, 'play it')
  const holding = (...cards: number[]) =>
    partly<Parameters<typeof answer>[1]>({ teams: [{}, {}, { market: { cards } }] })
  const window = asks('window', [-1, GO_MARKET, GO_CARD], { team: 2, window: 0 })
  expect([answer(window, holding(4, 9)), answer(window, holding(4))]).toEqual([GO_CARD, undefined])
  expect(answer(asks('card', [4, 9], { team: 2 }), holding(4, 9))).toBe(9)
  expect(answer(asks('react', [-1, 9], { team: 2, point: 1 }), holding())).toBe(9)
  expect(answer(asks('react', [-1, 4], { team: 2, point: 1 }), holding())).toBeUndefined()
  expect([isLast(window), isLast(asks('card', [9], { team: 2 }))]).toEqual([false, true])
})

test('players who cannot be bought are those that the view refuses, and no others', () => {
  const refused = { option: 4, reason: 'sold-before', numbers: { player: 4 }, rules: ['MOTS-TRADE-06'] }
  expect([whyNot([refused], 4), whyNot([refused], 5)]).toEqual([refused, undefined])
})

test('passes the windows in which nothing is worth a question', () => {
  const tactic = { team: 0, opponent: 1, competition: 0 }
  expect(passes({ ...asks('window', [-1, GO_MARKET], { team: 0, window: 0 }), window: true })).toBe(true)
  expect(passes({ ...asks('tactic', [-1], tactic), window: true })).toBe(true)
  expect(passes({ ...asks('tactic', [-1, 4], tactic), window: true, worth: [4] })).toBe(false)
  expect(passes({ ...asks('tactic', [-1, 4], tactic), window: true, worth: [] })).toBe(true)
  expect(passes({ ...asks('window', [-1, GO_MARKET, 1], { team: 0, window: 0 }), window: true, worth: [1] })).toBe(
    false,
  )
  expect(passes(asks('tip', [-1], { team: 0, player: 1, price: 5 }))).toBe(false)
})

test('a price is the one that the question previews', () => {
  const sale = { ...asks('sell', [4, 5], { team: 2 }), previews: [{ option: 4, numbers: { price: 15, left: 65 } }] }
  expect([priceOf(sale, 4), priceOf(sale, 5), priceOf(asks('extend', [4], { team: 2, more: 1 }), 4)]).toEqual([
    15,
    undefined,
    undefined,
  ])
})
