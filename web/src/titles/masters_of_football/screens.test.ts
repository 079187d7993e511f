import { describe, expect, it } from 'vitest'
import type { Cards, Game, Row, Rules } from './data'
import { percents } from '../../kit/percents'
import { main, stamp, where } from './choose'
import { cell, CELLS, curve } from './match/dial'
import { chances, forecast, type Standing } from './match/forecast'
import { aggregate, finalLegs, fixtures, form, separated } from './season/league'
import { screenOf, stop } from './season/route'
import { stories } from './match/story'
import {
  barred,
  basket,
  buyPicks,
  exchangePicks,
  leastOf,
  level,
  likely,
  lineupPicks,
  mixed,
  ratings,
  type Shop,
  toggled,
  totals,
  trios,
} from './match/sums'
import type { GameEvent } from './types'

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
  attack_dice: [
    [0, 0, 0, 1, 2, 4],
    [0, 0, 1, 2, 2, 5],
    [0, 1, 1, 2, 3, 5],
    [0, 1, 2, 3, 4, 5],
    [0, 2, 3, 3, 4, 6],
    [1, 2, 3, 4, 5, 6],
  ],
  defence_dice: [
    [1, 1, 2, 2, 3, 4],
    [1, 2, 2, 3, 4, 5],
    [2, 2, 3, 4, 4, 5],
    [2, 3, 4, 4, 5, 6],
    [3, 3, 4, 5, 6, 6],
    [3, 4, 5, 6, 6, 6],
  ],
  genius_die: [1, 1, 1, 2, 2, 2],
  flame: [0, 0, 0, 0, 0, 1],
  tactics_die: [1, 2, 3, 4, 5, 6],
} as unknown as Cards
const rules: Rules = {
  thresholds: [3, 5, 7, 9, 11],
  attackers: [0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0],
  genius_by_face: false,
  red_rise: 2,
}
let n = 0
const told = (event: string, numbers: Record<string, number> = {}): GameEvent => ({ n: n++, event, numbers, rules: [] })

describe('sums on paper', () => {
  it('add up attack, defence and ratings of a trio under a tactic', () => {
    expect(totals(cards, [0, 1, 3], 0)).toEqual([8, 12])
    expect(totals(cards, [0, 1, 3], 3)).toEqual([4, 14])
    expect(ratings(cards, [0, 1, 3])).toBe(13)
  })

  it('give the level of the highest threshold reached', () => {
    expect([-1, 2, 3, 6, 7, 10, 11, 20].map((value) => level(rules.thresholds, value))).toEqual([
      0, 0, 1, 2, 3, 4, 5, 5,
    ])
  })

  it('know a trio of one position, and the likeliest of those known', () => {
    expect([mixed(cards, [0, 1, 2]), mixed(cards, [0, 1, 3])]).toEqual([false, true])
    expect(trios([0, 1, 2, 3])).toHaveLength(4)
    expect(likely(cards, [0, 1, 2])).toEqual([null, null, null, null])
    expect(likely(cards, [0, 1, 3])[0]).toEqual([8, 12])
    expect(likely(cards, [0, 3])).toEqual([null, null, null, null])
  })
})

describe('picks put together', () => {
  const shop: Shop = { dealt: [0, 1, 3, 4], prices: [5, 6, 6, 1], money: 12, most: 6 }

  it('buy in ascending order and say done only where more could be bought', () => {
    expect(buyPicks(shop, [])).toEqual([-1])
    expect(buyPicks(shop, [1, 0])).toEqual([0, 1, -1]) // the last costs the 1M that is left
    expect(buyPicks(shop, [3, 1])).toEqual([1, 3])
    expect(buyPicks(shop, [4])).toEqual([4]) // nobody comes after him
    expect(buyPicks({ ...shop, most: 1 }, [0])).toEqual([0])
  })

  it('say why somebody cannot be bought', () => {
    expect([
      barred(shop, [0], 1),
      barred(shop, [0, 1], 3),
      barred({ ...shop, most: 1 }, [4], 0),
      barred(shop, [0, 1], 0),
    ]).toEqual(['', 'dear', 'full', ''])
  })

  it('exchange until the money or the hand ends', () => {
    expect(exchangePicks([3, 5, 9], 5, [5, 3])).toEqual([3, 5, -1])
    expect(exchangePicks([3, 5, 9], 2, [5, 3])).toEqual([3, 5])
    expect(exchangePicks([3, 5, 9], 5, [9])).toEqual([9])
  })

  it('lay three and a tactic, propose who goes, and switch on and off', () => {
    expect([lineupPicks([0, 1, 3], 2), lineupPicks([0, 1], 2), lineupPicks([0, 1, 3], -1)]).toEqual([
      [0, 1, 3, 2],
      null,
      null,
    ])
    expect(leastOf([4, 0, 3], cards.cost, 1)).toEqual([0])
    expect(leastOf([8, 9], [2, 1], 1, true)).toEqual([9])
    expect([toggled([1], 2), toggled([1, 2], 1)]).toEqual([[1, 2], [2]])
  })
})

describe('the dial', () => {
  it('goes out clockwise and comes back on the inner ring', () => {
    expect(CELLS).toHaveLength(12)
    expect([cell(1).x > 0, cell(1).y < 0, cell(6).x < 0, cell(6).y < 0]).toEqual([true, true, true, true])
    const angle = (turn: number): number => Math.round((Math.atan2(cell(turn).y, cell(turn).x) * 180) / Math.PI)
    for (let turn = 1; turn <= 6; turn++) expect(angle(turn)).toBe(angle(13 - turn))
    const far = (turn: number): number => Math.hypot(cell(turn).x, cell(turn).y)
    expect(far(7)).toBeLessThan(far(6))
    expect(new Set(CELLS.map((each) => `${each.x} ${each.y}`)).size).toBe(12)
  })

  it('draws a curve over twelve turns', () => {
    expect(
      curve(
        [
          { at: 0, share: 1 },
          { at: 6, share: 0.5 },
          { at: 12, share: 0 },
        ],
        240,
        96,
      ),
    ).toBe('M0 0L120 48L240 96')
  })
})

describe('the forecast', () => {
  const at: Standing = {
    goals: [0, 0],
    turn: 0,
    spent: [false, false],
    attack: [3, 3],
    defence: [3, 3],
    trios: [
      [0, 1, 2],
      [0, 1, 2],
    ],
    holder: 0,
    stopped: false,
  }

  it('counts 1296 throws of an attack', () => {
    const [spending, plain, shown] = chances(cards, 0, 5, true, true)
    expect(spending).toBe(1080 / 6) // the flame against every face but the saver's own
    expect(shown).toBe(1296 / 36)
    expect(plain).toBeLessThan(200)
  })

  it('is fair to both but for stoppage time, and sums to one', () => {
    const [home, draw, away] = forecast(cards, rules, at)
    expect(home + draw + away).toBeCloseTo(1)
    expect(home).toBeGreaterThan(away)
    const even = forecast(cards, rules, { ...at, stopped: true })
    expect(even[0]).toBeCloseTo(even[2])
  })

  it('counts as the engine does', () => {
    const marked = { ...cards, genius: [2, 4, 2, 1, 1] }
    const odds = forecast(marked, rules, {
      goals: [1, 0],
      turn: 3,
      spent: [false, false],
      attack: [4, 2],
      defence: [3, 1],
      trios: [
        [1, 2, 3],
        [0, 1, 2],
      ],
      holder: 1,
      stopped: false,
    })
    expect(odds[0]).toBeCloseTo(0.9519805065744603, 12)
    expect(odds[1]).toBeCloseTo(0.04025246467056457, 12)
    expect(odds[2]).toBeCloseTo(0.007767028754975071, 12)
  })

  it('is certain when the match is over', () => {
    expect(forecast(cards, rules, { ...at, turn: 12, goals: [2, 0] })).toEqual([1, 0, 0])
    expect(forecast(cards, rules, { ...at, turn: 12, goals: [1, 1], stopped: true })).toEqual([0, 1, 0])
  })

  it('is shown in percents that sum to a hundred', () => {
    expect(percents([1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33])
  })
})

describe('a match as told', () => {
  const teams = { home: 0, away: 3 }
  const levels = [
    told('levels', { team: 0, attack: 3, defence: 2 }),
    told('levels', { team: 3, attack: 2, defence: 4 }),
  ]
  const begun = [
    told('match-begins', teams),
    told('home-advantage', { team: 3 }),
    told('lineup-shown', { team: 0, first: 0, second: 1, third: 3 }),
    told('lineup-shown', { team: 3, first: 0, second: 2, third: 4 }),
    told('battle-rolled', { team: 0, die: 4, genius: 2, total: 19 }),
    told('battle-rolled', { team: 3, die: 1, genius: 1, total: 9 }),
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
    const [story] = stories([...begun, ...levels], cards, rules)
    expect([story!.tactic, story!.won, story!.holder, story!.stage]).toEqual([2, 0, 1, 'levels'])
    expect(story!.sides[0]).toMatchObject({ trio: [0, 1, 3], attack: 7, attackLevel: 3, battle: { total: 19 } })
    expect(story!.course).toHaveLength(1)
  })

  it('has its duels, goals and verdicts, and a point of the curve after each', () => {
    const goal = told('goal', { team: 0, 'home-goals': 1, 'away-goals': 0 })
    const [story] = stories([...begun, ...levels, ...duel, goal], cards, rules)
    expect(story).toMatchObject({
      goals: [1, 0],
      turn: 1,
      duel: { attacker: 0, attack: [5, 2, 7], defence: [4, 1, 5], verdict: 'goal' },
      scorers: [{ turn: 1, side: 0 }],
    })
    expect(story!.course.map((each) => each.goal)).toEqual([-1, 0])
    expect(story!.course[1]!.odds[0]).toBeGreaterThan(story!.course[0]!.odds[0])
  })

  it('keeps a genius goal as one, and spends the genius', () => {
    const burns = [told('genius-goal', { team: 0 }), told('goal', { team: 0, 'home-goals': 1, 'away-goals': 0 })]
    const [story] = stories([...begun, ...levels, ...duel, ...burns], cards, rules)
    expect([story!.duel!.verdict, story!.spent]).toEqual(['genius-goal', [true, false]])
  })

  it('ends at the whistle; stoppage time is the twelfth turn again', () => {
    const late = [
      told('stoppage-rolled', { team: 3, die: 4 }),
      told('turn-begins', { turn: 13, team: 3 }),
      told('no-goal', { team: 3 }),
    ]
    const [story] = stories([...begun, ...levels, ...late], cards, rules)
    expect([story!.turn, story!.stage, story!.stoppage]).toEqual([12, 'stoppage', 4])
    const [over] = stories(
      [...begun, told('final-whistle', { ...teams, 'home-goals': 2, 'away-goals': 1 })],
      cards,
      rules,
    )
    expect([over!.stage, over!.goals]).toEqual(['over', [2, 1]])
  })

  it('is one of two where two are played at once, and none in the office', () => {
    const two = [
      told('match-begins', teams),
      told('match-begins', { home: 1, away: 2 }),
      told('home-advantage', { team: 2 }),
    ]
    const both = stories(two, cards, rules)
    expect(both.map((each) => [each.sides[0].team, each.holder])).toEqual([
      [0, 0],
      [1, 1],
    ])
    expect(stories([...two, told('academy-begins')], cards, rules)).toEqual([])
  })
})

describe('the league', () => {
  const row = (team: number, points: number, difference: number, goals_for: number, away_goals: number): Row => ({
    team,
    place: 1,
    played: 1,
    won: 0,
    drawn: 0,
    lost: 0,
    goals_for,
    goals_against: 0,
    difference,
    away_goals,
    points,
  })
  const game = {
    results: [
      [0, 1, 0, 3, 2, 1],
      [0, 2, 3, 0, 2, 2],
      [2, 7, 0, 4, 1, 0],
    ],
    matches: [],
    finalists: [0, 4],
    fixtures: [
      [1, 0, 0, 3],
      [1, 0, 1, 2],
      [2, 0, 3, 0],
    ],
  } as unknown as Game

  it('tells form and what separates two teams', () => {
    expect(form(game, 0, 0)).toEqual(['won', 'drew'])
    expect(form(game, 0, 3)).toEqual(['lost', 'drew'])
    const first = row(0, 3, 2, 4, 1)
    expect(
      [row(1, 1, 9, 9, 9), row(1, 3, 1, 9, 9), row(1, 3, 2, 3, 9), row(1, 3, 2, 4, 0), row(1, 3, 2, 4, 1)].map((each) =>
        separated(first, each),
      ),
    ).toEqual(['points', 'difference', 'goals', 'away', 'level'])
  })

  it('has fixtures with and without results, and a final of two legs', () => {
    expect(fixtures(game, 1).map((each) => each.goals)).toEqual([[2, 1], null])
    const legs = finalLegs(game)
    expect(legs).toEqual([
      { home: 0, away: 4, goals: [1, 0] },
      { home: 4, away: 0, goals: null },
    ])
    expect(aggregate(legs, 4)).toEqual([0, 1])
    expect(finalLegs({ ...game, finalists: [] })).toEqual([])
  })

  it('knows where the season stands and which screen a question is answered on', () => {
    expect([
      stop([]),
      stop([told('matchday-begins', { matchday: 2 })]),
      stop([told('matchday-begins', { matchday: 2 }), told('academy-begins')]),
    ]).toEqual(['', '2', 'academy'])
    expect(['field-player', 'act-reroll', 'buy-player', 'take-player'].map(screenOf)).toEqual([
      'before',
      'match',
      'shop',
      'academy',
    ])
  })
})

describe('the basket to begin with', () => {
  it('holds three if they can be paid, and spends what can be spent', () => {
    expect(basket({ dealt: [3, 5, 6, 8], prices: [7, 3, 1, 1], money: 9, most: 6 })).toEqual([3, 6, 8])
    expect(basket({ dealt: [3, 5, 6, 8], prices: [7, 3, 3, 2], money: 8, most: 6 })).toEqual([5, 6, 8])
    expect(basket({ dealt: [3, 5], prices: [7, 8], money: 8, most: 6 })).toEqual([5])
    expect(basket({ dealt: [3], prices: [7], money: 2, most: 6 })).toEqual([])
  })
})

describe('what Enter picks', () => {
  const texts = {
    printed: { ...cards, kind: [0, 2], minutes: [7, 15] },
    say: (id: string, given: { number: number }) => `${id} ${given.number}`,
  } as never
  const game = { me: 1, matchday: 7 } as Game
  const asked = (kind: string, options: number[], context: Record<string, number> = {}) =>
    ({ kind, options, context }) as never
  it('is the dearest of the academy, and nobody where nobody is within the limit', () => {
    expect(main(asked('take-player', [-1, 0, 4, 2]), game, texts)).toEqual([4])
    expect(main(asked('take-player', [-1]), game, texts)).toBeNull()
  })
  it('helps one’s own team and harms the other', () => {
    expect(main(asked('choose-team', [0, 1], { card: 0 }), game, texts)).toEqual([1])
    expect(main(asked('choose-team', [0, 1], { card: 1 }), game, texts)).toEqual([0])
  })
  it('rolls one’s own dice again', () => {
    expect(main(asked('choose-dice', [0, 1], { attacker: 1 }), game, texts)).toEqual([0])
    expect(main(asked('choose-dice', [0, 1], { attacker: 0 }), game, texts)).toEqual([1])
    expect(main(asked('bring-on', [3]), game, texts)).toBeNull()
  })
  it('knows the legs of the final, and the minute of a turn', () => {
    expect(where(game, texts)[0]).toBe('mof-ui-leg-of 1')
    expect(where({ ...game, matchday: 3 }, texts)[0]).toBe('web-matchday 3')
    expect(stamp(told('turn-begins', { turn: 2 }), texts)).toBe('15′')
    expect(stamp(told('goal'), texts)).toBe('')
  })
})
