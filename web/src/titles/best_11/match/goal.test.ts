import { describe, expect, it } from 'vitest'
import { GOAL_MS } from '../../../kit/drama/goal'
import type { GameEvent, Table, Texts } from '../types'
import { goalOf, moment } from './goal'
import { partly } from '../../../client/testing'

const challenged = partly<GameEvent>({
  n: 1,
  event: 'challenged',
  numbers: { challenger: 0, target: 1 },
})
const goal = partly<GameEvent>({ n: 2, event: 'goal', numbers: { challenger: 0, target: 1 } })
const at = (seat: number | null): Table =>
  partly<Table>({
    seat,
    events: [challenged, goal],
    pace: { event: goal, after: null },
    view: {
      game: { teams: [{ scored: 3 }, { scored: 1 }, { scored: 0 }], house: { goal_points: 3, conceded_points: -1 } },
    },
  })
const texts = partly<Texts>({
  say: (id: string, facts: object = {}) => [id, ...Object.values(facts)].join(' '),
  name: (domain: string, number: number) => `${domain} ${number}`,
})

describe('a goal of a challenge', () => {
  it('takes over the screens of the two who play it, and of who watches', () => {
    expect([moment(goal, at(0))!.ms, moment(goal, at(1))!.ms]).toEqual([GOAL_MS.for, GOAL_MS.against])
    expect(moment(goal, at(null))).toEqual({ ms: GOAL_MS.watched, isScene: true })
  })

  it('between others goes by fast', () => {
    expect(moment(goal, at(2))).toMatchObject({ isScene: false })
    expect(goalOf(at(2), texts)).toBeNull()
  })

  it('has my side first, with all that it has scored', () => {
    const shown = goalOf(at(1), texts)!.goal
    expect([shown.scorer, shown.sides.map((side) => side.score)]).toEqual([1, [1, 3]])
    expect(shown.standing).toBe('b11-ui-goal-against +3 −1 seat 0 seat 1')
  })
})
