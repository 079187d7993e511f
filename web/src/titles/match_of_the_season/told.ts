// Looking through what was told.
import type { GameEvent, Told } from './types'

type Name = GameEvent['event']

export function isTold<N extends Name>(event: GameEvent, ...names: N[]): event is Told<N> {
  return (names as Name[]).includes(event.event)
}

/** The events of these names. */
export const allOf = <N extends Name>(events: GameEvent[], ...names: N[]): Told<N>[] =>
  events.filter((each): each is Told<N> => isTold(each, ...names))

/** Where one of these was told last; -1: never. */
export function lastOf(events: GameEvent[], ...names: Name[]): number {
  let at = events.length - 1
  while (at >= 0 && !names.includes(events[at]!.event)) at -= 1
  return at
}
