// Games against bots in this browser, by title: how many were played, and how many won against each level.
const KEY = 'touchline-ladder'
/** The number of wins against a level after which the next one is offered. */
export const WINS_TO_CLIMB = 2

interface Played {
  games: number
  wins: Record<string, number>
}

function all(): Record<string, Played> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Played>
  } catch {
    return {}
  }
}

const played = (title: string): Played => all()[title] ?? { games: 0, wins: {} }

export const gamesPlayed = (title: string): number => played(title).games

export const winsAgainst = (title: string, level: string): number => played(title).wins[level] ?? 0

/** Count a game of this title; `beaten`: the level of the bots that the reader has beaten, '' if none. */
export function keepResult(title: string, beaten: string): void {
  const { games, wins } = played(title)
  const now = { games: games + 1, wins: beaten ? { ...wins, [beaten]: (wins[beaten] ?? 0) + 1 } : wins }
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [title]: now }))
  } catch {
    // in a browser without storage no level is offered
  }
}

/** The strongest level that can be offered: one above the highest that was beaten often enough. */
export function levelOffered(title: string, levels: readonly string[]): string {
  const beaten = levels.map((level) => winsAgainst(title, level) >= WINS_TO_CLIMB).lastIndexOf(true)
  return levels[Math.min(beaten + 1, levels.length - 1)] ?? ''
}
