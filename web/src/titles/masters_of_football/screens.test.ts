import { lengthOf } from '../../client/kinds'
import { describe, expect, it } from 'vitest'
import type { Cards, Match, Rules } from './data'
import { GOAL_MS } from '../../kit/drama/goal'
import { percents } from '../../kit/percents'
import { heading, where } from './choose'
import { DIAL } from './companion/board'
import { cells, curve } from './match/dial'
import { course } from './match/course'
import { screenOf, stop } from './season/route'
import { moment } from './match/moment'
import { scoresAway, stories } from './match/story'
import { barred, isBarred, lineupPicks, paper, type Shop, toggled } from './match/sums'
import type { Game, GameEvent, Table } from './types'
import type { Events } from './view'

const cards = {
  position: [0, 0, 0, 1, 2],
  rating: [4, 5, 4, 4, 3],
  genius: [0, 0, 0, 1, 2],
  cost: [5, 6, 6, 6, 7],
  attack: [
    [1, 1, 1, 1],
    [1, 1, 1, 1],
    [2, 2, 2, 2],
    [6, 4, 4, 2],
    [4, 4, 4, 5],
  ],
  defence: [
    [4, 2, 4, 6],
    [5, 6, 4, 6],
    [4, 2, 4, 7],
    [3, 2, 3, 2],
    [3, 4, 5, 7],
  ],
} as Partial<Cards> as Cards
const rules: Rules = {
  dial: DIAL,
  attackers: [0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0],
  levels: [0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5],
  lineup_size: 3,
  squad_limit: 6,
  hand_limit: 5,
}
let n = 0
const told = <Name extends keyof Events>(event: Name, numbers: Events[Name]): GameEvent =>
  ({ n: n++, event, numbers }) as GameEvent

describe('sums on paper', () => {
  it('add up attack and defence of a trio under a tactic, and read the levels from the table', () => {
    expect(paper(cards, rules, [0, 1, 3], 0)).toEqual({ attack: 8, defence: 12, attack_level: 3, defence_level: 5 })
    expect(paper(cards, rules, [0, 1, 3], 3)).toEqual({ attack: 4, defence: 14, attack_level: 1, defence_level: 5 })
  })

  it('know the threes that the view bars, in any order', () => {
    const barred = [{ first: 0, second: 1, third: 2 }]
    expect([isBarred(barred, [2, 0, 1]), isBarred(barred, [0, 1, 3]), isBarred([], [0, 1, 2])]).toEqual([
      true,
      false,
      false,
    ])
  })
})

describe('picks put together', () => {
  const shop: Shop = {
    dealt: [0, 1, 3, 4],
    prices: [5, 6, 6, 1],
    money: 12,
    baskets: [0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13],
  }

  it('say why somebody cannot be bought', () => {
    expect([
      barred(shop, [0], 1),
      barred(shop, [0, 1], 3),
      barred({ ...shop, baskets: [0, 1, 2, 4, 8] }, [4], 0),
      barred(shop, [0, 1], 0),
    ]).toEqual(['', 'dear', 'full', ''])
  })

  it('lay three and a tactic, and switch on and off', () => {
    expect([
      lineupPicks(rules, [0, 1, 3], 2),
      lineupPicks(rules, [0, 1], 2),
      lineupPicks(rules, [0, 1, 3], -1),
    ]).toEqual([[0, 1, 3, 2], null, null])
    expect([toggled([1], 2), toggled([1, 2], 1)]).toEqual([[1, 2], [2]])
  })
})

describe('the dial', () => {
  it('goes out clockwise and comes back on the inner ring', () => {
    const all = cells(DIAL)
    const cell = (turn: number): (typeof all)[number] => all[turn - 1]!
    expect(all).toHaveLength(12)
    expect([cell(1).x > 0, cell(1).y < 0, cell(6).x < 0, cell(6).y < 0]).toEqual([true, true, true, true])
    const angle = (turn: number): number => Math.round((Math.atan2(cell(turn).y, cell(turn).x) * 180) / Math.PI)
    for (let turn = 1; turn <= 6; turn++) expect(angle(turn)).toBe(angle(13 - turn))
    const far = (turn: number): number => Math.hypot(cell(turn).x, cell(turn).y)
    expect(far(7)).toBeLessThan(far(6))
    expect(new Set(all.map((each) => `${each.x} ${each.y}`)).size).toBe(12)
  })

  it('draws a curve over twelve turns', () => {
    expect(
      curve(
        [
          { at: 0, share: 1 },
          { at: 6, share: 0.5 },
          { at: 12, share: 0 },
        ],
        20,
        96,
      ),
    ).toBe('M0 0L120 48L240 96')
  })
})

describe('the chances', () => {
  it('are shown in percents that sum to a hundred', () => {
    expect(percents([1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33])
  })
})

describe('a match as told', () => {
  const teams = { home: 0, away: 3 }
  const levels = [
    told('levels', { team: 0, attack: 3, defence: 2, 'attack-moved': 0, 'defence-moved': 0 }),
    told('levels', { team: 3, attack: 2, defence: 4, 'attack-moved': -1, 'defence-moved': 0 }),
  ]
  const begun = [
    told('match-begins', teams),
    told('home-advantage', { team: 3 }),
    told('lineup-shown', { team: 0, first: 0, second: 1, third: 3 }),
    told('lineup-shown', { team: 3, first: 0, second: 2, third: 4 }),
    told('battle-rolled', { team: 0, die: 4, genius: 2, ratings: 13, added: 0, total: 19 }),
    told('battle-rolled', { team: 3, die: 1, genius: 1, ratings: 9, added: -2, total: 9 }),
    told('battle-won', { team: 0, tactic: 2 }),
    told('values', { team: 0, attack: 7, defence: 6 }),
    told('values', { team: 3, attack: 5, defence: 9 }),
  ]
  const duel = [
    told('turn-begins', { turn: 1, team: 0 }),
    told('attack-rolled', { team: 0, die: 5, genius: 2, total: 7 }),
    told('defence-rolled', { team: 3, die: 4, genius: 1, total: 5 }),
  ]

  it('has its battle, tactic, holder and levels', () => {
    const [story] = stories([...begun, ...levels])
    expect([story!.tactic, story!.won, story!.holder, story!.stage]).toEqual([2, 0, 1, 'levels'])
    expect(story!.sides[0]).toMatchObject({ trio: [0, 1, 3], attack: 7, attackLevel: 3, battle: { total: 19 } })
    expect(story!.sides[1]).toMatchObject({ attackLevel: 2, attackMoved: -1, battle: { added: -2 } })
  })

  it('has its duels, goals and verdicts', () => {
    const goal = told('goal', { team: 0, 'home-goals': 1, 'away-goals': 0, rival: 3 })
    const [story] = stories([...begun, ...levels, ...duel, goal])
    expect(story).toMatchObject({
      goals: [1, 0],
      turn: 1,
      duel: { attacker: 0, attack: { die: 5, genius: 2, total: 7 }, defence: { total: 5 }, verdict: 'goal' },
      scorers: [{ turn: 1, side: 0 }],
    })
  })

  it('is told with the goals of the visitors first for whoever manages them', () => {
    const ends = { 'home-goals': 1, 'away-goals': 0 }
    const events = [
      ...begun,
      told('goal', { team: 0, rival: 3, ...ends }),
      told('final-whistle', { ...teams, ...ends }),
    ]
    const numbered = events.map((each, n) => ({ ...each, n }))
    const last = numbered.length - 1
    expect([0, 3, 5].map((team) => [...scoresAway(numbered, team)])).toEqual([[], [last - 1, last], []])
  })

  it('draws the chances that have been told, and keeps them when the board is cleared', () => {
    const even = { home: 0.4, draw: 0.3, away: 0.3 }
    const match = {
      turn: 1,
      course: [{ ...even, turn: 0 }],
      odds: { home: 0.6, draw: 0.3, away: 0.1 },
    } as Partial<Match> as Match
    const goal = told('goal', { team: 0, 'home-goals': 1, 'away-goals': 0, rival: 3 })
    const [before] = stories([...begun, ...levels, ...duel])
    expect(course('ABC', before!, match, true)).toEqual([{ ...even, turn: 0, goal: false }])
    const [after] = stories([...begun, ...levels, ...duel, goal])
    const points = course('ABC', after!, match, false)
    expect(points.map((each) => [each.turn, each.home, each.goal])).toEqual([
      [0, 0.4, false],
      [1, 0.6, true],
    ])
    expect(course('ABC', after!, undefined, false)).toEqual(points)
    expect(course('XYZ', after!, undefined, false)).toEqual([])
  })

  it('keeps a genius goal as one, and spends the genius', () => {
    const burns = [
      told('genius-goal', { team: 0 }),
      told('goal', { team: 0, 'home-goals': 1, 'away-goals': 0, rival: 3 }),
    ]
    const [story] = stories([...begun, ...levels, ...duel, ...burns])
    expect([story!.duel!.verdict, story!.spent]).toEqual(['genius-goal', [true, false]])
  })

  it('ends at the whistle; stoppage time is the twelfth turn again', () => {
    const late = [
      told('turn-begins', { turn: 12, team: 3 }),
      told('stoppage-rolled', { team: 3, die: 4 }),
      told('turn-begins', { turn: 13, team: 3 }),
      told('no-goal', { team: 3 }),
    ]
    const [story] = stories([...begun, ...levels, ...late])
    expect([story!.turn, story!.stage, story!.stoppage]).toEqual([12, 'stoppage', 4])
    const [over] = stories([...begun, told('final-whistle', { ...teams, 'home-goals': 2, 'away-goals': 1 })])
    expect([over!.stage, over!.goals]).toEqual(['over', [2, 1]])
  })

  it('is one of two where two are played at once, and none in the office', () => {
    const two = [
      told('match-begins', teams),
      told('match-begins', { home: 1, away: 2 }),
      told('home-advantage', { team: 2 }),
    ]
    const both = stories(two)
    expect(both.map((each) => [each.sides[0].team, each.holder])).toEqual([
      [0, 0],
      [1, 1],
    ])
    expect(stories([...two, told('academy-begins', {})])).toEqual([])
  })
})

describe('the league', () => {
  it('knows where the season stands and which screen a question is answered on', () => {
    expect([
      stop([]),
      stop([told('matchday-begins', { matchday: 2 })]),
      stop([told('matchday-begins', { matchday: 2 }), told('academy-begins', {})]),
    ]).toEqual(['', '2', 'academy'])
    expect(['field-player', 'act-reroll', 'buy-player', 'take-player'].map(screenOf)).toEqual([
      'before',
      'match',
      'shop',
      'academy',
    ])
  })
})

describe('the state of the season', () => {
  const texts = {
    printed: { ...cards, minutes: [7, 15] },
    say: (id: string, given: { number: number }) => `${id} ${given.number}`,
    label: (_domain: string, number: number) => String(number),
  } as never
  const at = (matchday: number, leg: number): Game => ({ matchday, leg }) as Game

  it('knows the legs of the final, and the minute of a turn', () => {
    expect(where(at(7, 1), texts)[0]).toBe('mof-ui-leg-of 1')
    expect(where(at(3, 0), texts)[0]).toBe('web-matchday 3')
    expect(heading(told('turn-begins', { turn: 2, team: 0 }), texts)).toMatchObject({ title: '15′', club: 0 })
    expect(heading(told('no-goal', { team: 0 }), texts)).toBeNull()
  })
})

describe('a match that goes on by itself', () => {
  /** The events of a match without cards: both halves begin with a battle, four of twelve attacks are goals. */
  const before = ['lineups-placed', 'announced', 'announced', 'lineup-shown', 'lineup-shown']
  const battle = ['battle-rolled', 'battle-rolled', 'battle-won', 'values', 'values', 'levels', 'levels']
  const attack = (goal: boolean): string[] => [
    'turn-begins',
    'attack-rolled',
    'defence-rolled',
    goal ? 'goal' : 'no-goal',
  ]
  const attacks = Array.from({ length: 12 }, (_, turn) => attack(turn % 3 === 0)).flat()
  const pause = ['half-time', 'substitution-announced', 'substitution-announced']
  const all = ['match-begins', ...before, ...battle, ...attacks, ...pause, ...battle, 'final-whistle', 'points-won']
  const event = (name: string): GameEvent => ({ n: 0, event: name, numbers: { home: 0, away: 2 } }) as never
  const table = (me: number): Table => ({ events: [event('match-begins')], view: { game: { me } } }) as never
  const length = (name: string): number =>
    name === 'goal' ? Math.max(...Object.values(GOAL_MS)) : (moment(event(name), table(0))?.ms ?? lengthOf(name))
  const seconds = all.reduce((sum, name) => sum + length(name), 0) / 1000
  const ANSWERS = 5 // seconds for five taps

  it('takes at most a minute with five answers, and a beat before each turn', () => {
    expect(seconds + ANSWERS).toBeLessThan(60)
    expect(moment(event('turn-begins'), table(0))).toEqual({ ms: 900, isScene: false, held: true })
  })
})
