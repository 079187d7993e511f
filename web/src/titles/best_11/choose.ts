// What Enter picks in Best 11, where one choice is plainly better; and when it was that something happened.
import type { Heading } from '../../client/logGroups'
import type { Preview } from '../../client/view'
import { BUY } from './data'
import type { Asking, Game, GameEvent, Question, Texts } from './types'

/** The option of which the engine says most. */
function most<N>(previews: Preview<N>[], worth: (numbers: N) => number): number[] | null {
  const [first, ...rest] = previews
  if (!first) return null
  return [rest.reduce((best, each) => (worth(each.numbers) > worth(best.numbers) ? each : best), first).option]
}

/** In one's own turn: money for nothing, then the card that brings most points; after a purchase the end of the turn. */
function turn({ previews = [] }: Asking<'item'>, game: Game): number[] | null {
  const team = game.teams[game.active]
  if (!team || team.bought) return null
  const earned = previews.find(({ numbers }) => numbers.left > team.money)
  if (earned) return [earned.option]
  return most(
    previews.filter(({ option }) => option >= BUY),
    ({ points }) => points,
  )
}

/** Of footballers who cost the same whoever is taken, the one who brings most. */
export function main(question: Question, game: Game): number[] | null {
  if (question.kind === 'item') return turn(question, game)
  if (question.kind === 'captain') return most(question.previews ?? [], ({ value }) => value)
  if (question.kind === 'sign-free' || question.kind === 'swap-in')
    return most(question.previews ?? [], ({ points }) => points)
  return null
}

/** A round begins, or the turn of somebody else. */
export function heading(told: GameEvent, texts: Texts, now: Heading | null): Heading | null {
  if (told.event === 'round') return { title: texts.say('web-round', { number: told.numbers.round }) }
  if (told.event !== 'used' && told.event !== 'bought' && told.event !== 'built' && told.event !== 'ended-turn')
    return null
  const { seat } = told.numbers
  return now?.seat === seat ? null : { seat, when: now?.when ?? now?.title ?? '' }
}

export function where(game: Game, texts: Texts): [string, string] {
  const round = game.round ? texts.say('web-round', { number: game.round }) : ''
  return [round, round]
}
