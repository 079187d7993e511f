// A goal of Masters of Football as the goal scene shows it.
import { drawnWay, standing, toneOf, type Goal, type GoalSide, type Tone } from '../../../kit/drama/goal'
import { watch } from '../../../kit/watch.svelte'
import { clubName, kitOfTeam, NOBODY } from '../data'
import type { Game, GameEvent, Table, Texts } from '../types'
import { isOwn, keyOf, shownStory, stories, storyOf, type Story } from './story'

/** The reader follows it at its full length: it is his, he wants to watch it, or he is here to watch. */
export const isFollowed = (story: Story, table: Table, game: Game): boolean =>
  game.me === NOBODY || isOwn(story, game) || watch.isOn(keyOf(table, story))

/** The story of a goal that takes over the screen: that of the match on the screen, if the reader follows it. */
function sceneOf(told: GameEvent | null, table: Table): Story | null {
  const game = table.view?.game
  if (!game || told?.event !== 'goal') return null
  const all = stories(table.events)
  const shown = shownStory(all, table)
  if (!shown || storyOf(all, told) !== shown) return null
  return isFollowed(shown, table, game) ? shown : null
}

const pointOf = (told: GameEvent, story: Story, game: Game): Pick<Goal, 'scorer' | 'isMine'> & { first: 0 | 1 } => {
  const first = story.sides[1].team === game.me ? 1 : 0
  const team = 'team' in told.numbers ? told.numbers.team : NOBODY
  return { first, scorer: story.sides[first].team === team ? 0 : 1, isMine: isOwn(story, game) }
}

/** How a goal touches the reader; null: it is no goal that takes over his screen. */
export function toneOfGoal(told: GameEvent, table: Table): Tone | null {
  const story = sceneOf(told, table)
  return story && toneOf(pointOf(told, story, table.view!.game))
}

export interface Scored {
  goal: Goal
  story: Story
}

/** The goal that is shown now; null where none is. */
export function goalOf(table: Table, texts: Texts): Scored | null {
  const told = table.pace.event
  const story = sceneOf(told, table)
  if (!story || told?.event !== 'goal') return null
  const { game } = table.view!
  const { first, ...point } = pointOf(told, story, game)
  const side = (at: 0 | 1): GoalSide => ({
    kit: kitOfTeam(game, story.sides[at].team),
    name: clubName(texts, game, story.sides[at].team),
    score: at === 0 ? told.numbers['home-goals'] : told.numbers['away-goals'],
  })
  const sides: [GoalSide, GoalSide] = first === 0 ? [side(0), side(1)] : [side(1), side(0)]
  const goal = { ...point, sides, to: drawnWay(told.n), standing: standing(texts, { ...point, sides }) }
  return { story, goal: { ...goal, ...wordsOf(story, texts) } }
}

function wordsOf({ duel, turn, stoppage }: Story, texts: Texts): Pick<Goal, 'headline' | 'detail' | 'next'> {
  const isGenius = duel?.verdict === 'genius-goal'
  const sums = { attack: duel?.attack?.total ?? 0, defence: duel?.defence?.total ?? 0 }
  const minute = texts.printed.minutes[turn - 1] ?? 0
  return {
    headline: texts.say(isGenius ? 'mof-ui-goal-genius' : 'mof-ui-goal-by', sums),
    detail: stoppage ? texts.say('mof-ui-goal-stoppage') : texts.say('mof-ui-goal-minute', { minute }),
    next: '',
  }
}
