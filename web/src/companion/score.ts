// The scoreboard: a list of goals; the score is computed from it.
export interface Goal {
  side: 0 | 1
  /** Minute as people read it; the turn's in Masters. */
  minute: number | null
}

export interface Board {
  names: [string, string]
  goals: Goal[]
  /** Masters: 1 to 12; 0 before the kick-off. */
  turn: number
  tactic: number
  /** Attack of home and away, defence of home and away. */
  levels: [number, number, number, number]
  advantage: 0 | 1
}

/** MOF-PLAY-09 and 07, as on our cards; used until the card set is there. */
export const MINUTES = [0, 15, 23, 30, 38, 45, 46, 52, 60, 67, 75, 90]
export const ATTACKERS = [0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0]
export const LAST_TURN = 12

export const kickOff = (names: [string, string]): Board => ({ names, goals: [], turn: 0, tactic: -1, levels: [0, 0, 0, 0], advantage: 0 })
export const score = (board: Board, side: number): number => board.goals.filter((each) => each.side === side).length
