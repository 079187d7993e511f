// A whole game of Match of the Season on the pad: six seasons of league, cups and Europe, and the points of their
// trophies.
import type { Texts } from '../../../client/texts'
import { type Fixture, made, season as leagueOf } from '../../../companion/fixtures'
import type { Drawn } from '../../../companion/picture'
import { type Cell, championLine, dayName, FIXTURE_COLUMNS, fixtureRows } from '../../../companion/share'
import { rank, type Row, table } from '../../../companion/standings'
import { LeaguePad, RULING } from './pad'

export const SEASONS = 6
export const FIRST_EUROPE = 2
/**
 * How far a club has come in Europe: out in the first round, ..., winner (MOTS-ECUP-17: sixteen clubs, four rounds).
 */
export const ROUNDS = ['round', 'quarter', 'semi', 'runner-up', 'winner'] as const
const RUNNER_UP = 3
const WINNER = 4
const COMPETITIONS = { league: 0, national_cup: 1, european_cup: 2 } as const
type Competition = keyof typeof COMPETITIONS
/** MOTS-SCORE, as printed on our cards; used until the card set is there. */
const POINTS: Record<Competition, number[]> = { league: [3, 2, 1], national_cup: [2, 1], european_cup: [3, 2] }

export interface Trophies {
  trophy_competition: number[]
  trophy_place: number[]
  trophy_points: number[]
}

const hasTrophies = (cards: object | null): cards is Trophies => cards !== null && 'trophy_points' in cards

export interface Total {
  side: number
  place: number
  seasons: number[]
  total: number
}

export class SeasonsPad extends LeaguePad {
  get trophies(): Trophies | null {
    return hasTrophies(this.cards) ? this.cards : null
  }

  override get leagues(): number {
    return SEASONS
  }

  override get hasTable(): boolean {
    return true
  }

  override get fixtures(): Fixture[] {
    return Array.from({ length: this.latest }, (_, at) => this.inSeason(at + 1)).flat()
  }

  /** Seasons that have begun: those with a result, and the first after a season that is over. */
  get latest(): number {
    let last = 1
    while (last < SEASONS && this.closed(last)) last += 1
    return last
  }

  days(season: number): Fixture[] {
    return leagueOf(this.matchdays, season - 1)
  }

  inSeason(season: number): Fixture[] {
    return [...this.days(season), ...this.superCup(season), ...this.semis(season), ...this.final(season)]
  }

  override table(at = 0): Row[] {
    return table(this.matches(this.days(at + 1)), [0, 1, 2, 3], RULING, this.record.lots)
  }

  // -- the league

  /** Clubs level on points once the league is over: their places are played off (MOTS-LEAGUE-12 to 17). */
  ties(season: number): number[][] {
    const fixtures = this.days(season)
    if (!fixtures.every((each) => this.settled(each))) return []
    return rank(this.matches(fixtures), [0, 1, 2, 3], RULING).filter((group) => group.length > 1)
  }

  static tieKey = (season: number, group: number[]): string => `${season}-${[...group].sort().join('')}`

  /** From first to last, or null while the league or a play-off is open. */
  order(season: number): number[] | null {
    const fixtures = this.days(season)
    if (!fixtures.every((each) => this.settled(each))) return null
    const groups = rank(this.matches(fixtures), [0, 1, 2, 3], RULING)
    const settled = groups.map((group) => (group.length === 1 ? group : this.playedOff(season, group)))
    return settled.every((group) => group !== null) ? settled.flat() : null
  }

  private playedOff(season: number, group: number[]): number[] | null {
    const order = this.record.orders?.[SeasonsPad.tieKey(season, group)] ?? []
    return order.length === group.length && group.every((side) => order.includes(side)) ? order : null
  }

  // -- the national cup

  /** As drawn: home, away, home, away (MOTS-NCUP-02 to 04). */
  drawn(season: number): number[] {
    return this.record.draws?.[String(season)] ?? []
  }

  private semis(season: number): Fixture[] {
    const drawn = this.drawn(season)
    if (new Set(drawn.filter((side) => side >= 0)).size !== 4) return []
    return [made('semi', 1, drawn[0]!, drawn[1]!, season - 1), made('semi', 1, drawn[2]!, drawn[3]!, season - 1)]
  }

  private final(season: number): Fixture[] {
    const semis = this.semis(season)
    return semis.length && semis.every((each) => this.settled(each))
      ? [made('final', 2, this.winner(semis[0]!), this.winner(semis[1]!), season - 1)]
      : []
  }

  /** Winner and loser of the final. */
  cup(season: number): [number, number] | null {
    const [final] = this.final(season)
    return final && this.settled(final) ? [this.winner(final), this.loser(final)] : null
  }

  // -- super cup and Europe, by the titles of the season before

  private titles(season: number): { champion: number; second: number; cup: number } | null {
    const [order, cup] = [this.order(season), this.cup(season)]
    return order && cup ? { champion: order[0]!, second: order[1]!, cup: cup[0] } : null
  }

  /** MOTS-SUPER-01 to 05: champion and cup winner; of a double winner the runner-up. */
  private superCup(season: number): Fixture[] {
    const before = season > 1 ? this.titles(season - 1) : null
    return before
      ? [made('super', 1, before.champion, before.cup === before.champion ? before.second : before.cup, season - 1)]
      : []
  }

  /** MOTS-ECUP-01 to 05: champion, cup winner or runner-up, and whoever holds the cup. */
  entrants(season: number): number[] {
    const before = season >= FIRST_EUROPE ? this.titles(season - 1) : null
    if (!before) return []
    const two = [before.champion, before.cup === before.champion ? before.second : before.cup]
    const holder = this.europe(season - 1, WINNER)
    return [...new Set(holder === undefined ? two : [...two, holder])]
  }

  reached(season: number, side: number): number {
    return this.record.europe?.[`${season}-${side}`] ?? -1
  }

  private europe(season: number, round: number): number | undefined {
    return this.entrants(season).find((side) => this.reached(season, side) === round)
  }

  /** Rounds that this club may still have come to: one wins, one loses the final. */
  open(season: number, side: number): number[] {
    const others = this.entrants(season)
      .filter((each) => each !== side)
      .map((each) => this.reached(season, each))
    return ROUNDS.map((_, round) => round).filter((round) => round < RUNNER_UP || !others.includes(round))
  }

  /** Everything of this season is entered. */
  closed(season: number): boolean {
    return (
      this.titles(season) !== null &&
      this.inSeason(season).every((each) => this.settled(each)) &&
      this.entrants(season).every((side) => this.reached(season, side) >= 0)
    )
  }

  // -- points

  private worth(competition: Competition, place: number): number {
    const { trophies } = this
    if (!trophies) return POINTS[competition][place - 1] ?? 0
    const row = trophies.trophy_competition.findIndex(
      (each, at) => each === COMPETITIONS[competition] && trophies.trophy_place[at] === place,
    )
    return trophies.trophy_points[row] ?? 0
  }

  points(season: number, side: number): number {
    const place = (this.order(season) ?? []).indexOf(side) + 1
    const cup = this.cup(season)?.indexOf(side) ?? -1
    const round = this.reached(season, side)
    const abroad =
      this.entrants(season).includes(side) && round >= RUNNER_UP ? this.worth('european_cup', WINNER - round + 1) : 0
    return (place ? this.worth('league', place) : 0) + (cup >= 0 ? this.worth('national_cup', cup + 1) : 0) + abroad
  }

  private won(side: number): number[] {
    const seasons = Array.from({ length: SEASONS }, (_, at) => at + 1)
    const cups = seasons.filter((season) => this.europe(season, WINNER) === side).length
    const titles = seasons.filter((season) => this.order(season)?.[0] === side).length
    return [cups + titles + seasons.filter((season) => this.cup(season)?.[0] === side).length, cups, titles]
  }

  /** The clubs that belong together: two managers have two clubs each, which sit alternately (MOTS-2P-05, 06). */
  get managers(): number[][] {
    return this.record.people === 2
      ? [
          [0, 2],
          [1, 3],
        ]
      : [0, 1, 2, 3].filter((side) => !this.ghost(side)).map((side) => [side])
  }

  /**
   * Points by season, most first; what is level is told apart by trophies (MOTS-END-03), as far as the pad knows them.
   */
  get totals(): Total[] {
    const rows = this.managers.map((clubs) => {
      const seasons = Array.from({ length: this.latest }, (_, at) =>
        clubs.reduce((sum, side) => sum + this.points(at + 1, side), 0),
      )
      const total = seasons.reduce((sum, each) => sum + each, 0)
      return {
        side: clubs[0]!,
        seasons,
        total,
        key: [total, ...[0, 1, 2].map((what) => clubs.reduce((sum, side) => sum + this.won(side)[what]!, 0))],
      }
    })
    const compare = (a: number[], b: number[]): number =>
      b.map((each, at) => each - a[at]!).find((each) => each !== 0) ?? 0
    rows.sort((a, b) => compare(a.key, b.key))
    return rows.map(({ side, seasons, total, key }) => ({
      side,
      seasons,
      total,
      place: rows.findIndex((other) => compare(other.key, key) === 0) + 1,
    }))
  }

  override get over(): boolean {
    return this.latest === SEASONS && this.closed(SEASONS)
  }

  override get champions(): number[] {
    return this.over ? this.totals.filter(({ place }) => place === 1).map(({ side }) => side) : []
  }

  /** What a manager is called: by the club, or by both. */
  override called(side: number): string {
    return (this.managers.find((clubs) => clubs.includes(side)) ?? [side])
      .map((each) => this.record.names[each])
      .join(' + ')
  }

  override dayName(say: Texts['say'], fixture: Fixture): string {
    return `${say('comp-season', { number: fixture.league + 1 })} · ${dayName(say, fixture, 1)}`
  }

  /** Trophy points by season. */
  private get totalRows(): string[][] {
    return this.totals.map(({ place, side, seasons, total }) => [
      String(place),
      this.called(side),
      ...seasons.map(String),
      String(total),
    ])
  }

  /** How far clubs came in Europe, season by season. */
  private get abroad(): { season: number; side: number; round: string }[] {
    const seasons = Array.from({ length: this.latest }, (_, at) => at + 1)
    return seasons.flatMap((season) =>
      this.entrants(season)
        .filter((side) => this.reached(season, side) >= 0)
        .map((side) => ({ season, side, round: ROUNDS[this.reached(season, side)]! })),
    )
  }

  override text(say: Texts['say']): string[] {
    const totals = this.totalRows.map((row) => `${row[0]}. ${row[1]} ${row.at(-1)} (${row.slice(2, -1).join(' + ')})`)
    const europe = this.abroad.map(
      ({ season, side, round }) =>
        `${say('comp-season', { number: season })} · ${say('comp-europe')}: ${this.record.names[side]}, ${say(`comp-europe-${round}`)}`,
    )
    return ['', say('comp-trophies'), ...totals, ...europe]
  }

  override rows(): Cell[][] {
    const europe = this.abroad.map(({ season, side, round }) => [
      season,
      '',
      `europe-${round}`,
      this.record.names[side]!,
      '',
      '',
      '',
      '',
    ])
    return [['season', ...FIXTURE_COLUMNS], ...fixtureRows(this), ...europe]
  }

  override drawing(say: Texts['say'], heading: string): Drawn {
    const seasons = Array.from({ length: this.latest }, (_, at) => String(at + 1))
    return {
      heading,
      columns: ['#', say('part-club'), ...seasons, say('part-col-points')],
      rows: this.totalRows,
      foot: championLine(say, this),
    }
  }
}
