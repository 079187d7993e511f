import { describe, expect, it } from 'vitest'
import { GOAL_MS } from '../../../kit/drama/goal'
import { game, match, printed, side, told } from '../testing'
import type { GameEvent, Table, Texts } from '../types'
import { goalOf } from './goal'
import { moment } from './moment'
import { partly } from '../../../client/testing'

const events: GameEvent[] = [
  told('match-roll', { 'event-number': 2, face: 5, event: 4 }),
  told('taker', { side: 0, face: 2, stars: 4, 'keeper-stars': 3 }),
]
const goal = told('goal', { side: 0, 'home-goals': 2, 'away-goals': 1 })
const on = match(0, 1, { has_score: true, events: 6, event: 2, home: side(0, { slots: [4, 5] }) })
const at = (seat: number | null): Table =>
  partly<Table>({
    code: 'ABC',
    seat,
    events: [...events, goal],
    pace: { event: goal },
    view: { game: game({ match: on }) },
  })
const texts = partly<Texts>({
  say: (id: string) => id,
  has: () => true,
  name: (domain: string, number: number) => `${domain} ${number}`,
  printed: printed({ player_names: ['', '', '', '', 'Aldo Riva', 'Ugo Neri'] }),
})

describe('a goal of an advanced match', () => {
  it('takes over the screens of both managers, not those of others', () => {
    expect([0, 1, 2].map((seat) => moment(goal, at(seat))!.isScene)).toEqual([true, true, false])
    expect([0, 1].map((seat) => moment(goal, at(seat))!.ms)).toEqual([GOAL_MS.for, GOAL_MS.against])
  })

  it('names who took the penalty, and counts from my side', () => {
    const shown = goalOf(at(1), texts)!
    expect([shown.taker!.name, shown.taker!.number]).toEqual(['Neri', 2])
    expect([shown.goal.scorer, shown.goal.sides.map((each) => each.score)]).toEqual([1, [1, 2]])
    expect(goalOf(at(2), texts)).toBeNull()
  })
})
