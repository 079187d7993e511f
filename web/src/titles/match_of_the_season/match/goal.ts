// A goal of a match with several rolls, as the goal scene shows it.
import { drawnWay, standing, toneOf, type Goal, type GoalSide, type Tone } from '../../../kit/drama/goal'
import { kitFor, surname } from '../data'
import { allOf, lastOf } from '../told'
import type { Game, GameEvent, Table, Texts, Told } from '../types'
import { decides, seenBy, sorted, starsOf } from './pointOfView'
import { isInMine, managerOf } from './story'

const pointOf = (told: Told<'goal'>, table: Table, game: Game): Pick<Goal, 'scorer' | 'isMine'> & { mine: 0 | 1 } => {
  const { mine, isOwn } = seenBy(table, game, game.match!.home.who, game.match!.away.who)
  const first = mine === 0 ? game.match!.home.who : game.match!.away.who
  return { mine, scorer: told.numbers.side === first ? 0 : 1, isMine: isOwn }
}

/** How a goal of the reader's match touches him; null: it is no goal of his. */
export function toneOfGoal(told: GameEvent | null, table: Table): Tone | null {
  const game = table.view?.game
  return game && told?.event === 'goal' && isInMine(table, game) ? toneOf(pointOf(told, table, game)) : null
}

export interface Scored {
  goal: Goal
  /** The slot of the player who took a penalty; null: the whole line has scored. */
  taker: { number: number; name: string; stars: number; keeper: number } | null
  compared: Told<'compared'> | undefined
}

/** The goal that is shown now; null where none is. */
export function goalOf(table: Table, texts: Texts): Scored | null {
  const told = table.pace.event
  if (told?.event !== 'goal' || !toneOfGoal(told, table)) return null
  const { game } = table.view!
  const match = game.match!
  const { mine, ...point } = pointOf(told, table, game)
  const side = (which: 0 | 1): GoalSide => {
    const who = which === 0 ? match.home.who : match.away.who
    const score = which === 0 ? told.numbers['home-goals'] : told.numbers['away-goals']
    return { kit: kitFor(who), name: managerOf(game, texts, who), score }
  }
  const sides = sorted<GoalSide>(mine, [side(0), side(1)])
  const since = table.events.slice(Math.max(lastOf(table.events, 'match-roll'), 0))
  const compared = allOf(since, 'compared').at(-1)
  const kick = allOf(since, 'taker').at(-1)?.numbers
  const slots = told.numbers.side === match.home.who ? match.home.slots : match.away.slots
  const player = kick ? (slots[kick.face - 1] ?? -1) : -1
  const taker = kick && {
    number: kick.face,
    name: player >= 0 ? surname(texts.printed, player) : sides[point.scorer].name,
    stars: kick.stars,
    keeper: kick['keeper-stars'],
  }
  const seen = { mine, isOwn: point.isMine }
  const both: [number, number] = [match.home.who, match.away.who]
  const event = compared?.numbers.event ?? allOf(since, 'match-roll').at(-1)?.numbers.event ?? 0
  const goal = {
    ...point,
    sides,
    to: drawnWay(told.n),
    headline: taker ? taker.name : decides(texts, game, seen, both, event),
    detail: compared
      ? starsOf(texts, game, seen, both, compared)
      : taker
        ? texts.say('mots-ui-goal-kick', { stars: taker.stars, keeper: taker.keeper })
        : '',
    standing: standing(texts, { ...point, sides }),
    next: texts.say('mots-ui-clock', { some: match.event, all: match.events }),
  }
  return { goal, taker: taker ?? null, compared }
}
