// The cups of this season, round by round, as the events tell them.
import type { Contender, Round } from '../../../kit/standings'
import { CLUBS, kitFor, type Match } from '../data'
import { allOf, isTold, lastOf } from '../told'
import type { Game, GameEvent, Texts, Told } from '../types'

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
  for (const each of thisSeason(events)) {
    if (each.event === 'home') atHome([...cups.values()].flat(), each.numbers.team, each.numbers.opponent)
    else if (isTold(each, 'pair', 'walkover', 'result') && !LEAGUE.includes(each.numbers.competition))
      enter(ties(each.numbers.competition), each)
  }
  return [...cups].map(([competition, all]) => ({ competition, ties: all }))
}

const isOf = (tie: Tie, one: number, two: number): boolean =>
  tie.winner < 0 && [tie.home, tie.away].includes(one) && [tie.home, tie.away].includes(two)

/** The die has said who is at home. */
function atHome(ties: Tie[], home: number, away: number): void {
  const tie = ties.find((each) => isOf(each, home, away))
  if (tie) Object.assign(tie, { home, away, rolled: true })
}

function enter(ties: Tie[], told: Told<'pair' | 'walkover' | 'result'>): void {
  const [home, away] =
    told.event === 'result' ? [told.numbers.home, told.numbers.away] : [told.numbers.first, told.numbers.second]
  const open = told.event === 'pair' ? undefined : ties.find((tie) => isOf(tie, home, away))
  const made = { home, away, winner: winner(told, home, away) }
  if (open) Object.assign(open, made)
  else ties.push({ ...made, rolled: false })
}

/** The side that goes through, as it was told: a walkover names it first. */
function winner(told: Told<'pair' | 'walkover' | 'result'>, home: number, away: number): number {
  if (told.event === 'pair') return -1
  return told.event === 'walkover' ? home : ([home, away][told.numbers.outcome] ?? -1)
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
export function drawnCups(
  events: GameEvent[],
  texts: Pick<Texts, 'name' | 'say'>,
  ghost: (team: number) => boolean,
): Drawn[] {
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

export interface LastMatch {
  /** What was told of it, from its last roll on. */
  before: GameEvent[]
  result: Told<'result'>
}

/** The last match that was played out, for those who come to the board after it. */
export function lastMatch(events: GameEvent[]): LastMatch | null {
  const end = lastOf(events, 'result')
  const result = events[end]
  if (result?.event !== 'result') return null
  let at = end
  while (at > 0 && events[at - 1]!.event !== 'result' && events[at]!.event !== 'match-roll') at -= 1
  return { before: events.slice(at, end), result }
}

export interface Beside {
  sides: [number, number]
  /** The winner; -1 while it is not known. */
  outcome: number
  told: Told<'result'> | undefined
}

/** The match that two other clubs play on the same day, as far as it has been told. */
export function beside(events: GameEvent[], game: Game, match: Match): Beside | null {
  const own = [match.home.who, match.away.who]
  const other = game.pairs.find(({ home, away }) => !own.includes(home) && !own.includes(away))
  const clubs = game.pairs.every(({ home, away }) => home < CLUBS && away < CLUBS)
  if (game.pairs.length !== 2 || !clubs || !other) return null
  const today = allOf(events.slice(Math.max(lastOf(events, 'match-day'), 0)), 'result')
  const told = today.find(({ numbers }) => numbers.home === other.home && numbers.away === other.away)
  return { sides: [other.home, other.away], outcome: told?.numbers.outcome ?? -1, told }
}
