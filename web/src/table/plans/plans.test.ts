import { expect, test } from 'vitest'
import { TitleTexts } from '../../client/texts'
import type { Plan, Plannable, View } from '../../client/view'
import { aimOf, chips, costOf, moved, numberFor, optionName, planOf, targetOf } from './plans'
import { partly } from '../../client/testing'

const SHARED = `plan-chip = { $what }: { $when }
plan-aimed = { $what } ({ $whom })
opt-ability = Ability
plan-chip-wishes = { $first } and { $more } more
plan-chip-limit-pass = { $what } up to { $amount }, then pass
plan-chip-limit-ask = { $what } up to { $amount }, then ask
`
const OWN = 'plan-kind-answer = after a goal\nplan-when-answer = goal of { $value }\nplan-kind-draft = draft\n'
const texts = new TitleTexts(
  'en',
  SHARED,
  OWN,
  {
    labels: { card: { 0: 'Whistle', 1: 'Boot' }, player: { 0: 'Corti', 1: 'Riva' }, team: { 0: 'Blue', 1: 'Ruby' } },
    patterns: { money: ['', 'k'] },
    words: {
      asks: { answer: { team: 'team' }, draft: {} },
      tells: {},
      reasons: {},
      previews: {},
      question_rules: {},
      event_rules: {},
    },
    cards: {},
  },
  [],
)
const choice = (kind: string, domain: string): Plannable => ({
  kind,
  domain,
  window: true,
  options: [0, 1],
  special: {},
  costs: [],
  when: [],
  targets: [],
})
const plan = (number: number, kind: string, picks: number[], when = {}): Plan => ({
  plan: number,
  kind,
  picks,
  when,
  pays: false,
  then: [],
})

test('a plan keeps its number, and a new one gets the first that is free', () => {
  const plans = [plan(0, 'answer', [1]), plan(2, 'draft', [0, 1])]
  expect(numberFor(plans, planOf(plans, choice('answer', 'card'), 1))).toBe(0)
  expect(numberFor(plans, planOf(plans, choice('answer', 'card'), 0))).toBe(1)
  expect(numberFor(plans, planOf(plans, choice('draft', 'player')))).toBe(2)
  const all = Array.from({ length: 16 }, (_, at) => plan(at, 'answer', [at]))
  expect(numberFor(all, undefined)).toBeNull()
})

test('wishes move by one place, and out', () => {
  expect(moved([5, 6, 7], 7, -1)).toEqual([5, 7, 6])
  expect(moved([5, 6, 7], 5, 1)).toEqual([6, 5, 7])
  expect(moved([5, 6, 7], 6, 0)).toEqual([5, 7])
})

test('chips say what is planned, when, and how far a limit goes', () => {
  const view = partly<View>({
    plannable: [choice('answer', 'card'), choice('draft', 'player')],
    lots: [{ lot: 1, domain: 'player', least: 10, most: 90, step: 5, in_reach: true }],
    plans: [
      plan(0, 'answer', [1], { team: 1 }),
      plan(1, 'answer', [0]),
      plan(3, 'draft', [1, 0]),
      plan(4, 'gone', [1]),
    ],
    limits: [{ lot: 1, amount: 40, after: 'ask' }],
  })
  expect(chips(texts, view).map((each) => [each.says, each.plan ?? each.lot])).toEqual([
    ['Boot: goal of Ruby', 0],
    ['Whistle: after a goal', 1],
    ['Riva and 1 more', 3],
    ['Riva up to 40k, then ask', 1],
  ])
})

test('a card with a target says whom it hits, and what both cost', () => {
  const target = { option: 1, kind: 'aim', domain: 'team', options: [0, 1], costs: [2, 3] }
  const some: Plannable = { ...choice('answer', 'card'), costs: [0, 1], targets: [target] }
  const told: Plan = { ...plan(0, 'answer', [1]), then: [{ kind: 'aim', pick: 1 }] }
  expect(targetOf(some, 0)).toBeUndefined()
  expect(aimOf(told, targetOf(some, 1))).toBe(1)
  expect(aimOf(plan(0, 'answer', [1]), target)).toBeUndefined()
  expect([costOf(some, 0), costOf(some, 1, target), costOf(some, 1, target, 1)]).toEqual([0, 1, 3])
  const view = partly<View>({ plannable: [some], plans: [told], limits: [], lots: [] })
  expect(chips(texts, view)[0]?.says).toBe('Boot (Ruby): after a goal')
})

test('an option that is no card is called by what it does', () => {
  expect(optionName(texts, { ...choice('answer', 'card'), special: { 800: 'ability' } }, 800)).toBe('Ability')
})
