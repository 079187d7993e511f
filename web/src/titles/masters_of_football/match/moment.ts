// How fast a match goes on by itself: the reader's with a beat before each turn, those of others in passing.
import { lengthOf } from '../../../client/kinds'
import type { Moment } from '../../../client/pace.svelte'
import { GOAL_MS } from '../../../kit/drama/goal'
import { kitOfTeam, NOBODY } from '../data'
import type { Game, GameEvent, Table } from '../types'
import { isFollowed, toneOfGoal } from './goal'
import { stories, storyOf, type Story } from './story'

/** Milliseconds at normal pace: a beat before each turn, the dice of both sides together, then what they decide. */
const BEATS: Record<string, number> = {
  'turn-begins': 900,
  'attack-rolled': 120,
  'defence-rolled': 800,
  'no-goal': 700,
  'genius-save': 1200,
  'genius-goal': 900,
}
/** So many times as fast goes a match of others. */
const OTHERS = 12

/** Nobody manages either of its teams. */
const isUnmanaged = (story: Story, game: Game): boolean =>
  story.sides.every((each) => kitOfTeam(game, each.team) === NOBODY)

export function moment(told: GameEvent, table: Table): Moment | null {
  const game = table.view?.game
  if (!game) return null
  const tone = toneOfGoal(told, table)
  if (tone) return { ms: GOAL_MS[tone], isScene: true }
  const happens = storyOf(stories(table.events), told)
  const beat = BEATS[told.event]
  if (!happens || isFollowed(happens, table, game))
    return beat === undefined ? null : { ms: beat, isScene: false, held: true }
  if (happens.stage === 'over') return null
  return { ms: isUnmanaged(happens, game) ? 0 : (beat ?? lengthOf(told.event)) / OTHERS, isScene: false, sound: null }
}
