// The cups of this season, round by round, as the events tell them.
import type { Contender, Round } from '../../../kit/standings'
import { CLUBS, type Game, kitFor, type Match } from '../data'
import type { GameEvent, Texts } from '../types'

export interface Tie {
  home: number
  away: number
  winner: number
  /** The die has said who is at home. */
  rolled: boolean
}

export interface Cup {
  competition: number
  ties: Tie[]
}

const LEAGUE = [0, 6]
const [SEMI, FINAL, EUROPE, EUROPE_FINAL, SUPER] = [1, 2, 3, 4, 5]

/** Where one of these was told last; -1: never. */
export function lastOf(events: GameEvent[], ...names: string[]): number {
  let at = events.length - 1
  while (at >= 0 && !names.includes(events[at]!.event)) at -= 1
  return at
}

export function thisSeason(events: GameEvent[]): GameEvent[] {
  return events.slice(Math.max(lastOf(events, 'season'), 0))
}

/** The ties of each cup in the order in which they were drawn. */
export function brackets(events: GameEvent[]): Cup[] {
  const cups = new Map<number, Tie[]>()
  const ties = (competition: number): Tie[] => {
    const found = cups.get(competition) ?? []
    cups.set(competition, found)
    return found
  }
  for (const { event, numbers: n } of thisSeason(events)) {
    if (event === 'home') {
      const tie = [...cups.values()]
        .flat()
        .find(
          (each) =>
            each.winner < 0 &&
            [each.home, each.away].includes(n['team']!) &&
            [each.home, each.away].includes(n['opponent']!),
        )
      if (tie) Object.assign(tie, { home: n['team'], away: n['opponent'], rolled: true })
    }
    const competition = n['competition'] ?? 0
    if (LEAGUE.includes(competition)) continue
    const pair = event === 'result' ? [n['home']!, n['away']!] : [n['first']!, n['second']!]
    if (event === 'pair') ties(competition).push({ home: pair[0]!, away: pair[1]!, winner: -1, rolled: false })
    if (event !== 'result' && event !== 'walkover') continue
    const winner = event === 'walkover' ? pair[0]! : n['outcome'] === 0 ? pair[0]! : n['outcome'] === 1 ? pair[1]! : -1
    const open = ties(competition).find((tie) => tie.winner < 0 && pair.includes(tie.home) && pair.includes(tie.away))
    if (open) Object.assign(open, { home: pair[0], away: pair[1], winner })
    else ties(competition).push({ home: pair[0]!, away: pair[1]!, winner, rolled: false })
  }
  return [...cups].map(([competition, all]) => ({ competition, ties: all }))
}

/** European ties by round: a side that comes up again has reached the next one. */
export function europeanRounds(ties: Tie[]): Tie[][] {
  const rounds: Tie[][] = []
  let seen = new Set<number>()
  for (const tie of ties) {
    if (!rounds.length || seen.has(tie.home) || seen.has(tie.away)) {
      rounds.push([])
      seen = new Set()
    }
    rounds[rounds.length - 1]!.push(tie)
    seen.add(tie.home).add(tie.away)
  }
  return rounds
}

export interface Drawn {
  key: string
  name: string
  rounds: Round[]
}

/** National Cup, Europe, Super Cup: only those that have begun. */
export function drawnCups(events: GameEvent[], texts: Texts, ghost: (team: number) => boolean): Drawn[] {
  const cups = new Map(brackets(events).map((cup) => [cup.competition, cup.ties]))
  const side = (who: number): Contender => ({ kit: kitFor(who), name: texts.name('side', who), hollow: ghost(who) })
  const tie = (each: Tie): Round['ties'][number] => ({
    sides: [side(each.home), side(each.away)],
    winner: each.winner < 0 ? -1 : each.winner === each.home ? 0 : 1,
    ...(each.rolled ? { note: texts.say('mots-ui-home-die', { side: texts.name('side', each.home) }) } : {}),
  })
  const round = (name: string, ties: Tie[], least = 0): Round => {
    const drawn = ties.map(tie)
    while (drawn.length < least) drawn.push({ sides: [null, null], winner: -1 })
    return { name, ties: drawn }
  }
  const made: Drawn[] = []
  const semis = cups.get(SEMI)
  if (semis) {
    const rounds = [
      round(texts.say('mots-ui-semi'), semis),
      round(texts.say('mots-ui-final'), cups.get(FINAL) ?? [], 1),
    ]
    made.push({ key: 'national', name: texts.say('mots-ui-cup-1'), rounds })
  }
  const europe = europeanRounds([...(cups.get(EUROPE) ?? []), ...(cups.get(EUROPE_FINAL) ?? [])])
  if (europe.length)
    made.push({
      key: 'europe',
      name: texts.say('mots-ui-cup-2'),
      rounds: europe.map((ties, at) =>
        round(ties.length === 1 ? texts.say('mots-ui-final') : texts.say('web-round', { number: at + 1 }), ties),
      ),
    })
  const one = cups.get(SUPER)
  if (one)
    made.push({ key: 'super', name: texts.say('mots-ui-square-9'), rounds: [round(texts.say('mots-ui-final'), one)] })
  return made
}

/** The last match that was played out, for those who come to the board after it. */
export function lastMatch(events: GameEvent[]): GameEvent[] {
  const end = lastOf(events, 'result')
  if (end < 0) return []
  let at = end
  while (at > 0 && events[at - 1]!.event !== 'result' && events[at]!.event !== 'match-roll') at -= 1
  return events.slice(at, end + 1)
}

export interface Beside {
  sides: [number, number]
  /** Who won; -1 while it is not known. */
  outcome: number
  told: GameEvent | undefined
}

const PARALLEL = [0, 1]

/** The match that the two other clubs play on the same day, in the league and in the semi-finals of the National Cup. */
export function beside(events: GameEvent[], game: Game, match: Match): Beside | null {
  const own = [match.home.who, match.away.who]
  const others = game.teams.map((team) => team.team).filter((team) => !own.includes(team))
  if (!PARALLEL.includes(match.competition) || others.length !== 2 || !own.every((side) => side < CLUBS)) return null
  const today = events.slice(Math.max(lastOf(events, 'match-day'), 0))
  const told = today.find(
    (each) =>
      each.event === 'result' &&
      others.includes(each.numbers['home'] ?? -1) &&
      others.includes(each.numbers['away'] ?? -1),
  )
  const sides = told ? [told.numbers['home']!, told.numbers['away']!] : others
  return { sides: [sides[0]!, sides[1]!], outcome: told?.numbers['outcome'] ?? -1, told }
}
