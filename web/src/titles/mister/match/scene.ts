// A goal of Mister as the goal scene shows it, and how long an event is shown to this reader.
import type { Moment } from '../../../client/pace.svelte'
import { lengthOf } from '../../../client/kinds'
import { GOAL_MS, standing, toneOf, type Goal, type GoalSide, type Way } from '../../../kit/drama/goal'
import { watch } from '../../../kit/watch.svelte'
import { surname } from '../data'
import type { GameEvent, Table, Texts, Told } from '../types'
import { attackerOf, currentMove, shotOf } from './move'
import { fixtureOf, otherFixture } from './sides'

type Scored = Told<'goal'> | Told<'penalty-scored'>
const WAYS: Way[] = ['left', 'centre', 'right']
/** The events in a match of others are shown this many times as fast. */
const ELSEWHERE = 3

const isScored = (told: GameEvent | null): told is Scored => told?.event === 'goal' || told?.event === 'penalty-scored'

/** The reader's match; for somebody without one, the first. */
const ownSides = ({ view, seat }: Table): [number, number] => fixtureOf(view!.game.fixtures, seat)

/** Names a match of a table, for who wants to watch it. */
export const keyOf = ({ code }: Pick<Table, 'code'>, sides: [number, number]): string => `${code} ${sides.join(' ')}`

/**
 * The sides of the match in which this seat plays, if the reader follows it: his own, or one that he wants to watch.
 */
function followed(table: Table, seat: number): [number, number] | null {
  const own = ownSides(table)
  if (own.includes(seat)) return own
  const other = otherFixture(table.view!.game.fixtures, own[0])
  return other?.includes(seat) && watch.isOn(keyOf(table, other)) ? other : null
}

/** A goal of a match that the reader follows; a manager without a match of his own is not stopped by any other. */
function sceneOf(told: GameEvent | null, table: Table): { told: Scored; sides: [number, number] } | null {
  if (!isScored(told)) return null
  const sides = followed(table, told.numbers.seat)
  if (!sides) return null
  const isFree = table.seat === null || sides.includes(table.seat) || watch.isOn(keyOf(table, sides))
  return isFree ? { told, sides } : null
}

const pointOf = ({ numbers }: Scored, sides: [number, number], { seat }: Table): Pick<Goal, 'scorer' | 'isMine'> => ({
  scorer: sides[0] === numbers.seat ? 0 : 1,
  isMine: seat !== null && sides.includes(seat),
})

export function moment(told: GameEvent, table: Table): Moment | null {
  if (!table.view?.game) return null
  const scene = sceneOf(told, table)
  if (scene) return { ms: GOAL_MS[toneOf(pointOf(scene.told, scene.sides, table))], isScene: true }
  const attacker = attackerOf(currentMove([...table.events, told]))
  if (attacker < 0 || followed(table, attacker)) return null
  return { ms: (isScored(told) ? lengthOf('duel') : lengthOf(told.event)) / ELSEWHERE, isScene: false, sound: null }
}

/** The goal that is shown now, in words and numbers; null where none is. */
export function goalOf(table: Table, texts: Texts): Goal | null {
  const scene = sceneOf(table.pace.event, table)
  if (!scene) return null
  const { told, sides: both } = scene
  const [first, second] = both
  const [scored, conceded] =
    told.event === 'goal' ? [told.numbers.goals, told.numbers.against] : [told.numbers.scored, told.numbers.against]
  const side = (seat: number): GoalSide => ({
    kit: seat,
    name: texts.name('seat', seat),
    score: seat === told.numbers.seat ? scored : conceded,
  })
  const goal = { ...pointOf(told, both, table), sides: [side(first), side(second)] as [GoalSide, GoalSide] }
  const move = currentMove(table.events, both)
  return { ...goal, ...waysOf(move), ...wordsOf(move, texts, goal), standing: standing(texts, goal) }
}

const directionsOf = (move: GameEvent[]): Told<'directions'>['numbers'] | undefined =>
  move.find((each) => each.event === 'directions')?.numbers

function waysOf(move: GameEvent[]): Pick<Goal, 'to' | 'dive'> {
  const shown = directionsOf(move)
  return shown ? { to: WAYS[shown.shot]!, dive: WAYS[shown.dive]! } : { to: 'centre' }
}

function wordsOf(
  move: GameEvent[],
  texts: Texts,
  goal: Pick<Goal, 'scorer' | 'isMine'>,
): Omit<Goal, keyof typeof goal | 'sides' | 'to' | 'dive' | 'standing'> {
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
