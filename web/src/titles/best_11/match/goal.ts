// A goal of Best 11 as the goal scene shows it, and how long an event is shown to this reader.
import { lengthOf } from '../../../client/kinds'
import type { Moment } from '../../../client/pace.svelte'
import { drawnWay, GOAL_MS, toneOf, type Goal, type GoalSide } from '../../../kit/drama/goal'
import type { GameEvent, Table, Texts } from '../types'
import { lastStory, type Act } from './story'

/** The events in a challenge between others are shown this many times as fast. */
const ELSEWHERE = 3
const CHALLENGE = /^(challenged|attack-card|defence-card|picked|committed|succeeded|fell-short|goal|no-goal|stopped)$/

const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`)

type GoalTold = Extract<GameEvent, { event: 'goal' }>
type Point = Pick<Goal, 'scorer' | 'isMine'>

/** The goal is shown to the two who play it, and to who watches. */
const isShown = (told: GoalTold, seat: number | null): boolean =>
  seat === null || [told.numbers.challenger, told.numbers.target].includes(seat)

const pointOf = (told: GoalTold, seat: number | null): Point => ({
  scorer: told.numbers.target === seat ? 1 : 0,
  isMine: seat !== null,
})

export function moment(told: GameEvent, table: Table): Moment | null {
  if (!table.view?.game) return null
  if (told.event === 'goal' && isShown(told, table.seat))
    return { ms: GOAL_MS[toneOf(pointOf(told, table.seat))], isScene: true }
  const story = lastStory(table.events)
  const isElsewhere = table.seat !== null && story !== null && ![story.challenger, story.target].includes(table.seat)
  return isElsewhere && CHALLENGE.test(told.event)
    ? { ms: lengthOf(told.event) / ELSEWHERE, isScene: false, sound: null }
    : null
}

export interface Scored {
  goal: Goal
  /** How the goal was made. */
  attack: Act | null
}

/** The goal that is shown now; the score of a side is what it has scored against all. */
export function goalOf(table: Table, texts: Texts): Scored | null {
  const told = table.pace.event
  if (told?.event !== 'goal' || !isShown(told, table.seat) || !table.view?.game) return null
  const { challenger, target } = told.numbers
  const { teams, house } = table.pace.after?.game ?? table.view.game
  const side = (seat: number): GoalSide => ({ kit: seat, name: texts.name('seat', seat), score: teams[seat]!.scored })
  const point = pointOf(told, table.seat)
  const sides: [GoalSide, GoalSide] =
    point.scorer === 0 ? [side(challenger), side(target)] : [side(target), side(challenger)]
  const [attack, defence] = lastStory(table.events)?.acts ?? [null, null]
  const points = { scored: signed(house.goal_points), conceded: signed(house.conceded_points) }
  const goal = {
    ...point,
    sides,
    to: drawnWay(told.n),
    headline: attack ? texts.name('attack', attack.card) : '',
    detail: defence
      ? texts.say('b11-ui-goal-past', { defence: texts.name('defence', defence.card) })
      : texts.say('b11-ui-goal-open'),
    standing: texts.say(
      point.isMine ? (point.scorer === 0 ? 'b11-ui-goal-for' : 'b11-ui-goal-against') : 'b11-ui-goal-watched',
      {
        ...points,
        who: texts.name('seat', challenger),
        rival: texts.name('seat', target),
      },
    ),
    next: '',
  }
  return { goal, attack }
}
