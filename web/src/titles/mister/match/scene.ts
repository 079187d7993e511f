// A goal of Mister as the goal scene shows it, and how long an event is shown to this reader.
import type { Moment } from '../../../client/pace.svelte'
import { lengthOf } from '../../../client/kinds'
import { GOAL_MS, standing, toneOf, type Goal, type GoalSide, type Way } from '../../../kit/drama/goal'
import { surname } from '../data'
import type { GameEvent, Table, Texts, Told } from '../types'
import { attackerOf, currentMove, shotOf } from './move'
import { fixtureOf } from './sides'

type Scored = Told<'goal'> | Told<'penalty-scored'>
const WAYS: Way[] = ['left', 'centre', 'right']
/** What happens in a match of others goes by so many times as fast. */
const ELSEWHERE = 3

const isScored = (told: GameEvent | null): told is Scored => told?.event === 'goal' || told?.event === 'penalty-scored'

/** The match that this reader has on the screen. */
const sidesOf = ({ view, seat }: Table): [number, number] => fixtureOf(view!.game.fixtures, seat)

/** A goal of the match on the screen; a manager without a match of his own is not stopped by any. */
function isShown(told: GameEvent | null, table: Table): told is Scored {
  const sides = sidesOf(table)
  if (table.seat !== null && !sides.includes(table.seat)) return false
  return isScored(told) && sides.includes(told.numbers.seat)
}

const pointOf = ({ numbers }: Scored, table: Table): Pick<Goal, 'scorer' | 'isMine'> => ({
  scorer: sidesOf(table)[0] === numbers.seat ? 0 : 1,
  isMine: table.seat !== null,
})

export function moment(told: GameEvent, table: Table): Moment | null {
  if (!table.view?.game) return null
  if (isShown(told, table)) return { ms: GOAL_MS[toneOf(pointOf(told, table))], isScene: true }
  const attacker = attackerOf(currentMove([...table.events, told]))
  if (attacker < 0 || sidesOf(table).includes(attacker)) return null
  return { ms: (isScored(told) ? lengthOf('duel') : lengthOf(told.event)) / ELSEWHERE, isScene: false, sound: null }
}

/** The goal that is shown now, in words and numbers; null where none is. */
export function goalOf(table: Table, texts: Texts): Goal | null {
  const told = table.pace.event
  if (!isShown(told, table)) return null
  const [first, second] = sidesOf(table)
  const [scored, conceded] =
    told.event === 'goal' ? [told.numbers.goals, told.numbers.against] : [told.numbers.scored, told.numbers.against]
  const side = (seat: number): GoalSide => ({
    kit: seat,
    name: texts.name('seat', seat),
    score: seat === told.numbers.seat ? scored : conceded,
  })
  const goal = { ...pointOf(told, table), sides: [side(first), side(second)] as [GoalSide, GoalSide] }
  return { ...goal, ...waysOf(table), ...wordsOf(table, texts, goal), standing: standing(texts, goal) }
}

const directionsOf = (move: GameEvent[]): Told<'directions'>['numbers'] | undefined =>
  move.find((each) => each.event === 'directions')?.numbers

function waysOf({ events }: Table): Pick<Goal, 'to' | 'dive'> {
  const shown = directionsOf(currentMove(events))
  return shown ? { to: WAYS[shown.shot]!, dive: WAYS[shown.dive]! } : { to: 'centre' }
}

function wordsOf(
  table: Table,
  texts: Texts,
  goal: Pick<Goal, 'scorer' | 'isMine'>,
): Omit<Goal, keyof typeof goal | 'sides' | 'to' | 'dive' | 'standing'> {
  const move = currentMove(table.events)
  const shot = shotOf(move)?.numbers
  const shown = directionsOf(move)
  const card = move.find((each) => each.event === 'action')
  const player = shot ? surname(texts.name('player', shot.player)) : ''
  const id = shot?.compared ? 'mister-ui-goal-by' : 'mister-ui-goal-unstoppable'
  const way = (at: number): string => texts.name('direction', at)
  return {
    headline: texts.say(id, { player, value: shot?.value ?? 0, against: shot?.against ?? 0 }),
    detail: shown
      ? texts.say(toneOf(goal) === 'against' ? 'mister-ui-goal-conceded' : 'mister-ui-goal-directions', {
          to: way(shown.shot),
          dive: way(shown.dive),
          same: shown.same,
          saved: shot?.same_goal ? 0 : 1,
        })
      : texts.say('mister-ui-goal-certain'),
    next: card ? texts.say('mister-ui-goal-left', { left: card.numbers.left }) : '',
  }
}
