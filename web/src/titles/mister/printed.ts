// The data printed on the cards of Mister, and what the engine counts from it: each list by the number of the footballer
// or of the action card.
export interface Action {
  number: number
}

/** How often the action cards use each characteristic, A to H, of who stands in a slot. */
export interface Demand {
  attack: number[]
  defence: number[]
}

export interface Printed {
  names: string[]
  role: number[]
  /** The characteristics A to H of each footballer. */
  values: number[][]
  overall: number[]
  /** Bits. */
  traits: number[]
  actions: Action[]
  /** The role that each slot is for. */
  slot_roles: number[]
  /** By slot, and last for anybody on the pitch. */
  demands: Demand[]
  /** How well each footballer fits each slot, in tenths. */
  fits: number[][]
}
