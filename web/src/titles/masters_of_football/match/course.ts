// The chances over a match, as the view has them; what is still being told is left out.
import type { Match } from '../data'
import type { Story } from './story'

export interface Point {
  turn: number
  home: number
  draw: number
  away: number
  /** A goal fell in the turn before. */
  goal: boolean
}

const kept = new Map<string, Point[]>() // of matches whose board has been cleared

/** The points told so far, and the present one once everything has been told. */
export function course(code: string, story: Story, match: Match | undefined, behind: boolean): Point[] {
  const key = `${code} ${story.n}`
  if (!match) return kept.get(key) ?? []
  const told = match.course.filter((each) => each.turn < story.turn)
  const now = !behind && match.odds ? [{ ...match.odds, turn: story.turn }] : []
  const goal = (turn: number): boolean => story.scorers.some((each) => each.turn === turn)
  const points = [...told, ...now].map((each) => ({ ...each, goal: goal(each.turn) }))
  kept.set(key, points)
  return points
}
