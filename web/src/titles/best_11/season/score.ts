// The final score as a waterfall: where each line begins and ends, and in which order they are told.
import { LINES, type Line, type Team } from '../data'

export interface Step {
  line: Line
  value: number
  from: number
  to: number
}

/** From one bar to the next at the normal pace, in ms. */
export const BEAT = 250

export function steps(team: Team): Step[] {
  let at = 0
  return LINES.map((line) => {
    const value = team.score[line]
    const from = at
    at += value
    return { line, value, from, to: at }
  })
}

/** The right end of the scale: nothing goes beyond it. */
export function reach(teams: Team[]): number {
  return Math.max(1, ...teams.flatMap((team) => steps(team).map((step) => Math.max(step.from, step.to))))
}

/** Seats in the order in which their points are told: the winner last. */
export function climbing(places: number[]): number[] {
  return [...places.keys()].sort((one, two) => places[two]! - places[one]! || two - one)
}
