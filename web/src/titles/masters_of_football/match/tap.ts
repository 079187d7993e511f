import type { Game, Table } from '../types'

/** What a tap on a player on the pitch picks, if the question asks for him. */
export function tapOnPlayer(
  table: Table,
  game: Game,
  team: number,
  slot: number,
  player: number,
): (() => void) | undefined {
  const question = table.view?.question
  if (!question) return undefined
  const pick = (option: number): (() => void) | undefined =>
    question.options.includes(option) ? () => void table.pick(option) : undefined
  if (question.kind === 'choose-slot') return question.context.team === team ? pick(slot) : undefined
  if (question.kind === 'choose-target') return question.context.team === team ? pick(player) : undefined
  return question.kind === 'take-off' && team === game.me ? pick(player) : undefined
}
