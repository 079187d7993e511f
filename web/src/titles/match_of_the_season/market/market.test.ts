import { expect, test } from 'vitest'
import type { Cards, Game, Team } from '../data'
import { answer, BUY, GO_MARKET, isLast, LIST, passes, SELL, whyNotBuy, whyNotList, whyNotSell } from './market'
import type { Question } from '../types'

const asks = (kind: string, options: number[]): Question => ({
  kind,
  decision: 1,
  options,
  domain: 'choice',
  context: { team: 2 },
})
const team = (squad: number, cash = 50, sold: [number, number][] = []): Team =>
  ({ team: 2, squad: Array.from({ length: squad }, (_, at) => at), cash, sold }) as unknown as Team
const cards = { position: [1, 1], stars: [1, 2], price: [10, 60] } as unknown as Cards

test('a wish answers the questions of a window one by one, and stops at what cannot be', () => {
  const wish = { team: 2, deal: LIST, player: 7, price: 30 }
  expect([
    answer(asks('window', [-1, 0]), wish),
    answer(asks('deal', [0, 1, 2]), wish),
    answer(asks('list', [5, 7]), wish),
    answer(asks('reserve', [30, 40]), wish),
  ]).toEqual([0, 2, 7, 30])
  expect(answer(asks('list', [5]), wish)).toBeNull()
  expect(answer(asks('bid', [7]), wish)).toBeNull()
  expect(answer({ ...asks('window', [0]), context: { team: 1 } }, wish)).toBeNull()
  expect([
    isLast(asks('list', []), wish),
    isLast(asks('reserve', []), wish),
    isLast(asks('sell', []), { ...wish, deal: SELL }),
    isLast(asks('deal', []), { ...wish, deal: BUY }),
  ]).toEqual([false, true, true, false])
})

test('what cannot be traded names its rule', () => {
  expect([whyNotSell(team(14)), whyNotSell(team(13))?.rules]).toEqual([null, ['MOTS-SQUAD-02']])
  expect(whyNotList(team(14), 3, { listed: [3] } as unknown as Game)?.reason).toBe('listed-before')
  expect(whyNotBuy(team(18), 0, cards)?.reason).toBe('squad-full')
  expect(whyNotBuy(team(14, 50, [[1, 1]]), 0, cards)?.reason).toBe('sold-before')
  expect(whyNotBuy(team(14), 1, cards)).toMatchObject({ reason: 'no-cash', numbers: { price: 60, cash: 50 } })
  expect(whyNotBuy(team(14), 0, cards)).toBeNull()
})

test('passes the windows of the market, and those in which nothing can be done', () => {
  const asked = (kind: string, options: number[], window = true): Question => ({
    kind,
    context: {},
    decision: 1,
    options,
    domain: 'choice',
    window,
    special: {},
  })
  expect(passes(asked('window', [-1, GO_MARKET]))).toBe(true)
  expect(passes(asked('tactic', [-1]))).toBe(true)
  expect(passes(asked('tactic', [-1, 4]))).toBe(false)
  expect(passes(asked('tip', [-1], false))).toBe(false)
})
