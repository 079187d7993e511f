// The data printed on the cards of Mister, and what the engine counts from it: each list by the number of the
// footballer or of the action card.
export interface PrintedPhase {
  /**
   * What is asked: 0 a duel, 1 with a lead, 2 anybody, 3 the keeper, 4 a trait, 5 a taker, 6 nobody opposite, 7
   * nothing.
   */
  op: number
  value: number
  their_value: number
  least: number
}

export interface PrintedAction {
  number: number
  phases: PrintedPhase[]
  /** 0: none. */
  shot: number
  /** The characteristics of shooter and keeper; -1: none counts. */
  value: number
  keeper_value: number
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
  actions: PrintedAction[]
  /** The role that each slot is for. */
  slot_roles: number[]
  /** By slot, and last for anybody on the pitch. */
  demands: Demand[]
  /** How well each footballer fits each slot, in tenths. */
  fits: number[][]
}
