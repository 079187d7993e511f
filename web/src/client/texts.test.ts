import { expect, test } from 'vitest'
import { isBid, primary, refusalText } from './prompt'
import { sharedNumbers, Texts, TitleTexts, turnSides } from './texts'
import type { Question } from './view'

const SHARED = 'web-all-at-once = { $run }\nseat-none = nobody\nweb-refused-late = Too late\n'
const OWN =
  'ask-bid = { $who }: { $player } for { $price }?\nopt-bid-pass = No\nopt-bid-any = bid { $option }\n' +
  'event-sold = { $player } for { $price }{ $price-raw ->\n    [0] { " (free)" }\n   *[other] { "" }\n}\n' +
  'reason-dear = { $option } is too much\ncard-keeper = { $name } (K)\n'
const texts = new TitleTexts(
  'en',
  SHARED,
  OWN,
  {
    labels: { player: { 0: 'Rossi', 1: '@card-keeper Bianchi 5' } },
    patterns: { money: ['', 'M'] },
    words: {
      asks: { bid: { player: 'player', price: 'money' } },
      tells: { sold: { player: 'player', price: 'money' } },
      reasons: { dear: {} },
      previews: {},
      question_rules: {},
      event_rules: { sold: ['ABC-SALE-01'] },
    },
    cards: {},
  },
  ['Ann', 'Bob'],
)

const bid: Question = {
  kind: 'bid',
  decision: 3,
  options: [-1, 2, 3, 4],
  domain: 'money',
  special: { '-1': 'pass' },
  context: { player: 1, price: 2000 },
  default: -1,
}

test('questions, options, reasons and events are put together as in the terminal', () => {
  expect(texts.question(bid, 1)).toBe('Bob: Bianchi 5 (K) for 2,000M?')
  expect([texts.option(bid, -1, 0), texts.option(bid, 3, 0)]).toEqual(['No', 'bid 3M'])
  expect(texts.why(bid, { option: 4, reason: 'dear', numbers: {}, rules: [] }, 0)).toBe('bid 4M is too much')
  expect(texts.event({ n: 0, event: 'sold', numbers: { player: 0, price: 0 } })).toBe('Rossi for 0M (free)')
  expect(texts.rulesOf({ n: 0, event: 'sold', numbers: {} })).toEqual(['ABC-SALE-01'])
  expect(new Texts('en', SHARED).say('unknown')).toBe('[unknown]')
})

test('a refused pick is explained in the words of its question, if the title has some', () => {
  const refused = { t: 'refused', id: '1', code: 'dear', facts: { option: 4 } } as const
  expect(refusalText(refused, bid, texts, 0)).toBe('bid 4M is too much')
  expect(refusalText({ ...refused, code: 'late' }, bid, texts, 0)).toBe('Too late')
})

test('Enter picks what the engine preselects, else the default', () => {
  expect(isBid(bid)).toBe(true)
  expect(primary({ ...bid, domain: 'player' })).toEqual([-1])
  expect(primary({ ...bid, best: [2] })).toEqual([2])
  expect(primary({ ...bid, domain: 'player', best: [4, 2] })).toEqual([4, 2])
})

test('numbers that the previews of all options share belong to the question', () => {
  expect(
    sharedNumbers([
      { goal: 1, value: 7 },
      { goal: 1, value: 5 },
    ]),
  ).toEqual({ goal: 1 })
  expect(sharedNumbers([])).toEqual({})
})

test('numbers of both sides are told with the reader first', () => {
  expect(turnSides({ team: 2, 'home-goals': 1, 'away-goals': 0 })).toEqual({
    team: 2,
    'away-goals': 1,
    'home-goals': 0,
  })
  expect(turnSides({ home: 4, away: 5 })).toEqual({ home: 5, away: 4 })
})
