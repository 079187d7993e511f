import { afterEach, describe, expect, it } from 'vitest'
import { GOAL_MS } from '../../../kit/drama/goal'
import { watch } from '../../../kit/watch.svelte'
import type { GameEvent, Table, Texts } from '../types'
import type { Events } from '../view'
import { goalOf } from './goal'
import { moment } from './moment'
import { keyOf, stories } from './story'
import { partly } from '../../../client/testing'

let n = 0
const told = <Name extends keyof Events>(event: Name, numbers: Partial<Events[Name]>): GameEvent => {
  const made: { n: number; event: Name; numbers: object } = { n: n++, event, numbers }
  return made as GameEvent
}
const begun = [told('match-begins', { home: 0, away: 1 }), told('match-begins', { home: 2, away: 3 })]
const mine = told('goal', { team: 0, 'home-goals': 1, 'away-goals': 0 })
const theirs = told('goal', { team: 1, 'home-goals': 1, 'away-goals': 1 })
const others = told('goal', { team: 2, 'home-goals': 1, 'away-goals': 0 })
/** Team 3 has no manager. */
const at = (me: number, seats = [0, 1, 2, -1], event: GameEvent | null = null): Table =>
  partly<Table>({
    code: 'ABC',
    seat: me,
    events: event ? [...begun, event] : begun,
    pace: { event },
    view: { game: { me, board: 0, teams: seats.map((seat) => ({ seat, personless: -1 })) } },
  })
const texts = partly<Texts>({
  say: (id: string) => id,
  name: (domain: string, number: number) => `${domain} ${number}`,
  names: ['Ana', 'Rui', 'Zé'],
  printed: { minutes: [7] },
})

describe('a goal of my match', () => {
  it('takes over the screen, longer for me than against me', () => {
    expect(moment(mine, at(0))).toEqual({ ms: GOAL_MS.for, isScene: true })
    expect(moment(theirs, at(0))).toEqual({ ms: GOAL_MS.against, isScene: true })
  })

  it('is told from my side of the score', () => {
    const goal = goalOf(at(1, undefined, theirs), texts)!.goal
    expect([goal.scorer, goal.isMine, goal.sides.map((side) => side.name)]).toEqual([0, true, ['Rui', 'Ana']])
    expect(goalOf(at(0, undefined, others), texts)).toBeNull()
  })
})

describe('a match of others', () => {
  afterEach(() => watch.stop())

  it('goes by fast and stops nobody, unless he wants to watch it', () => {
    expect(moment(others, at(0))).toMatchObject({ isScene: false })
    expect(moment(others, at(0))!.ms).toBeLessThan(GOAL_MS.watched / 2)
    watch.toggle(keyOf(at(0), stories(begun)[1]!))
    expect(moment(others, at(0))).toEqual({ ms: GOAL_MS.watched, isScene: true })
  })

  it('takes no time at all where nobody manages either team', () => {
    expect(moment(others, at(0, [0, 1, -1, -1]))).toEqual({ ms: 0, isScene: false, sound: null })
  })

  it('is followed by who is here to watch', () => {
    expect(moment(mine, at(-1))).toEqual({ ms: GOAL_MS.watched, isScene: true })
  })
})
