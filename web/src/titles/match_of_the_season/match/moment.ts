// How long an event is shown to this reader: a frame of his match, a goal, or a glance at a match of others.
import { lengthOf } from '../../../client/kinds'
import type { Moment } from '../../../client/pace.svelte'
import { GOAL_MS } from '../../../kit/drama/goal'
import { isTold } from '../told'
import type { GameEvent, Table } from '../types'
import { toneOfGoal } from './goal'
import { markOf, seenBy } from './pointOfView'
import { frameOf, HELD, isShown } from './story'

/** A draw brings points to two clubs, one after the other. */
const DRAW_POINTS = 1
/** The events in a match of others are shown this many times as fast. */
const ELSEWHERE = 3

function msOf(told: GameEvent): number {
  const ms = HELD[told.event]![1]
  return told.event === 'league-points' && told.numbers.points === DRAW_POINTS ? ms / 2 : ms
}

const isOfMatch = (told: GameEvent): boolean =>
  isTold(told, 'match-roll', 'revealed', 'compared', 'taker', 'goal', 'saved', 'extra', 'decider', 'score', 'result')

/** The crowd cheers for a win of the reader's, and sighs for a defeat. */
function soundOf(told: GameEvent, table: Table): Pick<Moment, 'sound'> {
  if (told.event !== 'result') return {}
  const { home, away, outcome } = told.numbers
  const mark = markOf(seenBy(table, table.view!.game, home, away), outcome)
  return { sound: mark === 'won' ? 'goal' : mark === 'lost' ? 'against' : 'whistle' }
}

export function moment(told: GameEvent, table: Table): Moment | null {
  const game = table.view?.game
  if (!game) return null
  const frame = frameOf(told, table)
  const tone = toneOfGoal(told, table)
  if (tone) return { ms: GOAL_MS[tone], isScene: true }
  if (frame) return { ms: msOf(told), isScene: true, frame, ...soundOf(told, table) }
  if (!isOfMatch(told) || !game.match || isShown(table, game, game.match.home.who, game.match.away.who)) return null
  return { ms: lengthOf(told.event) / ELSEWHERE, isScene: false, sound: null }
}
