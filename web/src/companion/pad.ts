// The results pad: what is entered is kept, everything else is computed from it.
import type { Texts } from '../client/texts'
import type { Fixture } from './fixtures'
import type { Drawn } from './picture'
import { type Cell, dayName, leagueDrawing, leagueRows, leagueText } from './share'
import { type Match, type Row, type Ruling, table } from './standings'

export const MOST_GOALS = 20

export interface Result {
  goals: [number, number]
  winner?: number
}

/** What a title without matches counts for one player, by its own names. */
export type Count = Record<string, number | boolean>

export interface PadRecord {
  touchline: 'pad'
  version: 1
  title: string
  mode: string
  people: number
  names: string[]
  results: Record<string, Result>
  counts: Count[]
  /** By season: the draw of the national cup, how far a club came in Europe, the order after play-offs. */
  draws?: Record<string, number[]>
  europe?: Record<string, number>
  orders?: Record<string, number[]>
  /** An order of all sides, drawn when the pad was begun; looked at only where the title draws lots. */
  lots: number[]
}

/** A pad that only keeps results; each title extends it with its fixtures and its ruling. */
export class Pad {
  /** How ties are broken; none where there is no table. */
  readonly ruling: Ruling | null = null

  constructor(
    readonly record: PadRecord,
    readonly cards: Record<string, unknown> | null = null,
  ) {}

  get printed(): unknown {
    return this.cards?.['fixtures'] ?? null
  }

  /** A side that counts as beaten from the start. */
  ghost(_side: number): boolean {
    return false
  }

  /** Everything whose pairs are known before the first whistle. */
  get opening(): Fixture[] {
    return []
  }

  /** What follows from the results so far. */
  protected later(_known: Fixture[]): Fixture[] {
    return []
  }

  /** All fixtures whose pairs are known by now. */
  get fixtures(): Fixture[] {
    const known = this.opening
    return [...known, ...this.later(known)]
  }

  result(fixture: Fixture): Result | undefined {
    if (this.ghost(fixture.home)) return { goals: [0, 1] }
    if (this.ghost(fixture.away)) return { goals: [1, 0] }
    return this.record.results[fixture.id]
  }

  /** A knock-out that is level is open until it is said who went through. */
  settled(fixture: Fixture): boolean {
    const found = this.result(fixture)
    return !!found && (!fixture.knockout || found.goals[0] !== found.goals[1] || found.winner !== undefined)
  }

  winner(fixture: Fixture): number {
    const { goals, winner } = this.result(fixture)!
    const side = goals[0] === goals[1] ? (winner ?? 0) : goals[0] > goals[1] ? 0 : 1
    return side === 0 ? fixture.home : fixture.away
  }

  loser(fixture: Fixture): number {
    return this.winner(fixture) === fixture.home ? fixture.away : fixture.home
  }

  matches(fixtures: Fixture[]): Match[] {
    return fixtures.flatMap((each) => {
      const found = this.result(each)
      return found ? [{ home: each.home, away: each.away, ...found }] : []
    })
  }

  get leagues(): number {
    return 1
  }

  get hasTable(): boolean {
    return this.opening.some((each) => each.kind === 'league')
  }

  protected sidesIn(_league: number): number[] {
    return [...this.record.names.keys()]
  }

  table(league = 0): Row[] {
    const played = this.matches(this.opening.filter((each) => each.league === league))
    return this.ruling ? table(played, this.sidesIn(league), this.ruling, this.record.lots) : []
  }

  /** How many fixtures there are once all pairs are known. */
  protected get count(): number {
    return this.opening.length
  }

  get over(): boolean {
    const all = this.fixtures
    return all.length === this.count && this.count > 0 && all.every((each) => this.settled(each))
  }

  /** The winners, once it is over; more than one if the place is shared or to be played off. */
  get champions(): number[] {
    if (!this.over) return []
    const final = this.fixtures.find((each) => each.kind === 'final' || each.kind === 'match')
    if (final) return [this.winner(final)]
    return this.table()
      .filter((row) => row.place === 1)
      .map((row) => row.side)
  }

  // -- for people

  /** What a side is called. */
  called(side: number): string {
    return this.record.names[side] ?? ''
  }

  /** The names of the people who play when the game goes on screen. */
  get persons(): string[] {
    return this.record.names.slice(0, this.record.people)
  }

  get options(): Record<string, string> {
    return {}
  }

  dayName(say: Texts['say'], fixture: Fixture): string {
    return dayName(say, fixture, this.leagues)
  }

  /** What stands above the results in a text. */
  text(_say: Texts['say']): string[] {
    return leagueText(this)
  }

  /** The rows of a spreadsheet, their head first. */
  rows(): Cell[][] {
    return leagueRows(this)
  }

  drawing(say: Texts['say'], heading: string): Drawn {
    return leagueDrawing(say, this, heading)
  }
}
