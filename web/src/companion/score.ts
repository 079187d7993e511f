// The scoreboard: a list of goals; the score is computed from it.
export interface Goal {
  side: 0 | 1
  /** Minute as people read it. */
  minute: number | null
}

export interface Board {
  names: [string, string]
  goals: Goal[]
  /** In a match that goes in turns: from 1; 0 before the kick-off. Then what holds in this turn. */
  turn: number
  tactic: number
  /** Attack of home and away, defence of home and away. */
  levels: [number, number, number, number]
  advantage: 0 | 1
}

export const kickOff = (names: [string, string]): Board => ({
  names,
  goals: [],
  turn: 0,
  tactic: -1,
  levels: [0, 0, 0, 0],
  advantage: 0,
})
export const score = (board: Board, side: number): number => board.goals.filter((each) => each.side === side).length
