import type { Question } from '../lib/view'
import type { Game } from './data'

export { default as League } from './League.svelte'
export { default as Rail } from './Rail.svelte'
export { default as Squad } from './Squad.svelte'
export { default as Stage } from './Stage.svelte'
export { default as Strip } from './Strip.svelte'

/** The club that decides: of two clubs of one manager that one which is asked, else the one whose turn it is. */
export function kit(game: Game | undefined, seat: number, question: Question | null): number {
  if (!game) return seat
  const asked = question?.context?.['team']
  if (asked !== undefined) return asked
  if (game.seat_of[game.active] === seat) return game.active
  return Math.max(game.seat_of.indexOf(seat), 0)
}
