// The league as the results tell it: form, what tells two teams apart, the two legs of a final.
import type { Mark } from '../../../kit/marks'
import { FINAL, type Game, type Row } from '../data'

/** The results of a team in its league, in their order. */
export function form(game: Game, league: number, team: number): Mark[] {
  return game.results
    .filter((each) => each[0] === league && (each[2] === team || each[3] === team))
    .map((each): Mark => {
      const [own, other] = each[2] === team ? [each[4], each[5]] : [each[5], each[4]]
      return own > other ? 'won' : own === other ? 'drew' : 'lost'
    })
}

export type Tie = 'points' | 'difference' | 'goals' | 'away' | 'level'

/** What puts the first before the second. */
export function separated(first: Row, second: Row): Tie {
  if (first.points !== second.points) return 'points'
  if (first.difference !== second.difference) return 'difference'
  if (first.goals_for !== second.goals_for) return 'goals'
  return first.away_goals !== second.away_goals ? 'away' : 'level'
}

export interface Leg {
  home: number
  away: number
  goals: [number, number] | null
}

/** Both legs of the final; a leg to come has no goals. */
export function finalLegs(game: Game): Leg[] {
  const [one, two] = game.finalists
  if (one === undefined || two === undefined) return []
  const played = game.results
    .filter((each) => each[0] === FINAL)
    .map((each): Leg => ({ home: each[2], away: each[3], goals: [each[4], each[5]] }))
  const on = game.matches
    .filter((each) => each.league === FINAL && played.length < 2)
    .map((each): Leg => ({ home: each.home, away: each.away, goals: null }))
  const legs = [...played, ...on].slice(0, 2)
  const first = legs[0] ?? { home: one, away: two, goals: null }
  return legs.length === 2 ? legs : [first, { home: first.away, away: first.home, goals: null }]
}

/** Goals of both legs together, of the one and of the other. */
export function aggregate(legs: Leg[], team: number): [number, number] {
  return legs.reduce<[number, number]>(
    ([own, other], leg) => {
      const [home, away] = leg.goals ?? [0, 0]
      return leg.home === team ? [own + home, other + away] : [own + away, other + home]
    },
    [0, 0],
  )
}

export interface Fixture {
  day: number
  league: number
  home: number
  away: number
  goals: [number, number] | null
}

export function fixtures(game: Game, day: number): Fixture[] {
  return game.fixtures
    .filter((each) => each[0] === day)
    .map(([, league, home, away]) => {
      const result = game.results.find(
        (each) => each[0] === league && each[1] === day && each[2] === home && each[3] === away,
      )
      const on = game.matches.find((each) => each.home === home && each.away === away && each.moment >= 0)
      return { day, league, home, away, goals: result ? [result[4], result[5]] : on ? on.goals : null }
    })
}
