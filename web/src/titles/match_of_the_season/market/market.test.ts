import { expect, test } from 'vitest'
import { asks } from '../testing'
import { answer, BUY, GO_MARKET, isLast, LIST, passes, priceOf, SELL, whyNot } from './market'

test('a wish answers the questions of a window one by one, and stops at what cannot be', () => {
  const wish = { team: 2, deal: LIST, player: 7, price: 30 }
  expect([
    answer(asks('window', [-1, 0], { team: 2, window: 0 }), wish),
    answer(asks('deal', [0, 1, 2], { team: 2 }), wish),
    answer(asks('list', [5, 7], { team: 2 }), wish),
    answer(asks('reserve', [30, 40], { team: 2, player: 7 }), wish),
  ]).toEqual([0, 2, 7, 30])
  expect(answer(asks('list', [5], { team: 2 }), wish)).toBeNull()
  expect(answer(asks('surplus', [7], { team: 2 }), wish)).toBeNull()
  expect(answer(asks('window', [0], { team: 1, window: 0 }), wish)).toBeNull()
  expect([
    isLast(asks('list', [], { team: 2 }), wish),
    isLast(asks('reserve', [], { team: 2, player: 7 }), wish),
    isLast(asks('sell', [], { team: 2 }), { ...wish, deal: SELL }),
    isLast(asks('deal', [], { team: 2 }), { ...wish, deal: BUY }),
  ]).toEqual([false, true, true, false])
})

test('what cannot be bought is what the view refuses, and nothing else', () => {
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
