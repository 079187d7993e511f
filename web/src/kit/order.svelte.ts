// An order that changes before one's eyes: the places that each of its members has gained since it was drawn before.
import { moves } from './standings'

export class Order {
  private moved = $state.raw<Record<number, number>>({})

  /** Called while a component is being made: it lives as long as that. */
  constructor(keys: () => number[]) {
    let last = keys()
    $effect(() => {
      const now = keys()
      if (now.join() === last.join()) return
      this.moved = moves(last, now)
      last = now
    })
  }

  gained(key: number): number {
    return this.moved[key] ?? 0
  }
}
