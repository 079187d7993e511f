// Events for tests, as the server tells them.
import type { GameEvent, Told } from './types'

/** An event of this name; the numbers that the test does not care about are left out. */
export const told = <Name extends GameEvent['event']>(
  event: Name,
  numbers: Partial<Told<Name>['numbers']> = {},
): GameEvent => ({ n: 0, event, numbers }) as object as GameEvent
