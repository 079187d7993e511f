// Three line-ups that this browser keeps for a club; players who have left are omitted when one is used again.
const KEY = 'touchline-line-ups'
export const PLACES = [0, 1, 2]

export interface Preset {
  /** The formation, if the title offers several. */
  formation: number
  eleven: number[]
}

type Kept = Record<string, (Preset | null)[]>

function all(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept
  } catch {
    return {}
  }
}

/** Of one club at one table. */
export const presets = (club: string): (Preset | null)[] => PLACES.map((at) => all()[club]?.[at] ?? null)

export function keep(club: string, at: number, preset: Preset | null): (Preset | null)[] {
  const kept = presets(club).map((each, place) => (place === at ? preset : each))
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [club]: kept }))
  } catch {
    // a browser that keeps nothing is served all the same
  }
  return kept
}
