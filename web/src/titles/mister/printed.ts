// What is printed on the cards of Mister: each list by the number of the footballer or of the action card.
export interface Phase {
  op: number
  slot: number
  value: number
  their_slot: number
  their_value: number
}

export interface Action {
  number: number
  phases: Phase[]
  shooter: number
  value: number
  keeper_value: number
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
}
