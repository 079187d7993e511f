// What a pad says outside: as text, as CSV, as a picture, as a game on screen.
import type { Texts } from '../client/texts'
import { csv, type Pad, placed } from './pad'
import type { Drawn } from './picture'
import type { Fixture } from './schedule'
import { ROUNDS, SeasonsPad } from './seasons'
import { B11, MISTER, MOF } from './titles'

type Say = Texts['say']
const signed = (number: number): string => (number > 0 ? `+${number}` : String(number))

/** What a fixture belongs to, in words. */
export function dayName(say: Say, { kind, day, league }: Fixture, leagues: number): string {
  if (kind === 'league') return (leagues > 1 ? `${say('comp-league', { letter: 'AB'[league]! })} · ` : '') + say('comp-matchday', { day })
  return kind === 'leg' ? say('comp-leg', { leg: day - 6 }) : say(`comp-${kind}`)
}

/** The fixtures that are known, under the heading of their day. */
export function byDay(say: Say, pad: Pad): [string, Fixture[]][] {
  const days = new Map<string, Fixture[]>()
  const seasons = pad instanceof SeasonsPad
  for (const fixture of pad.fixtures) {
    const day = seasons ? `${say('comp-season', { number: fixture.league + 1 })} · ${dayName(say, fixture, 1)}` : dayName(say, fixture, pad.leagues)
    days.set(day, [...(days.get(day) ?? []), fixture])
  }
  return [...days]
}

export function tableRows(pad: Pad, league: number): string[][] {
  const { names } = pad.record
  return pad.table(league).map((row) => [row.place, names[row.side]!, row.played, row.won, row.drawn, row.lost, `${row.scored}:${row.conceded}`, signed(row.difference), row.points].map(String))
}

const columns = (say: Say): string[] =>
  ['#', say('part-club'), ...['played', 'won', 'drawn', 'lost'].map((each) => say(`part-col-${each}`)), `${say('part-col-scored')}:${say('part-col-conceded')}`, say('part-col-difference'), say('part-col-points')]

const outcome = (pad: Pad, fixture: Fixture): string => {
  const { names } = pad.record
  const found = pad.result(fixture)
  const score = found ? `${found.goals[0]}–${found.goals[1]}` : '–'
  const after = found?.winner === undefined ? '' : ` (${names[pad.winner(fixture)]})`
  return `${names[fixture.home]} ${score} ${names[fixture.away]}${after}`
}

/** Trophy points by season, and how far clubs came in Europe. */
const totalRows = (pad: SeasonsPad): string[][] => pad.totals.map(({ place, side, seasons, total }) => [String(place), pad.called(side), ...seasons.map(String), String(total)])
const abroad = (pad: SeasonsPad): { season: number; side: number; round: string }[] =>
  Array.from({ length: pad.latest }, (_, at) => at + 1).flatMap((season) => pad.entrants(season).filter((side) => pad.reached(season, side) >= 0)
    .map((side) => ({ season, side, round: ROUNDS[pad.reached(season, side)]! })))

const pointRows = (pad: Pad): string[][] => placed(pad.record.counts).map(({ side, place, total }) => [String(place), pad.record.names[side]!, String(total)])

/** Tables first, then the results by matchday. */
export function asText(say: Say, pad: Pad, heading: string): string {
  const lines = [heading]
  if (pad.record.title === B11) lines.push('', ...pointRows(pad).map(([place, name, points]) => `${place}. ${name} ${points}`))
  if (pad instanceof SeasonsPad) {
    lines.push('', say('comp-trophies'), ...totalRows(pad).map((row) => `${row[0]}. ${row[1]} ${row.at(-1)} (${row.slice(2, -1).join(' + ')})`))
    for (const { season, side, round } of abroad(pad)) lines.push(`${say('comp-season', { number: season })} · ${say('comp-europe')}: ${pad.record.names[side]}, ${say(`comp-europe-${round}`)}`)
  } else if (pad.hasTable) for (let league = 0; league < pad.leagues; league += 1) lines.push('', ...tableRows(pad, league).map((row) => `${row[0]}. ${row[1]} ${row.at(-1)} (${row[6]})`))
  for (const [day, fixtures] of byDay(say, pad)) lines.push('', day, ...fixtures.map((each) => outcome(pad, each)))
  return lines.join('\n') + '\n'
}

/** MOF-APP-04: league, matchday, home, away and the goals of each; for Best 11 what each has scored. */
export function asCsv(pad: Pad): string {
  const { names, counts, title } = pad.record
  if (title === B11) {
    const fields = ['footballers', 'coach', 'fit', 'scored', 'conceded', 'stadium', 'money'] as const
    const rows = placed(counts).map(({ side, place, total }) => [place, names[side]!, ...fields.map((field) => Number(counts[side]![field])), total])
    return csv([['place', 'name', ...fields, 'points'], ...rows])
  }
  const rows = pad.fixtures.map((each) => {
    const found = pad.result(each)
    return [each.league + 1, each.day, each.kind, names[each.home]!, names[each.away]!, found?.goals[0] ?? '', found?.goals[1] ?? '', found?.winner === undefined ? '' : names[pad.winner(each)]!]
  })
  if (pad instanceof SeasonsPad) rows.push(...abroad(pad).map(({ season, side, round }) => [season, '', `europe-${round}`, names[side]!, '', '', '', '']))
  return csv([[pad instanceof SeasonsPad ? 'season' : 'league', 'matchday', 'kind', 'home', 'away', 'home_goals', 'away_goals', 'after_shoot_out'], ...rows])
}

export function asDrawing(say: Say, pad: Pad, heading: string): Drawn {
  if (pad.record.title === B11) return { heading, columns: ['#', say('part-club'), say('part-col-points')], rows: pointRows(pad), foot: '' }
  if (pad instanceof SeasonsPad) {
    const seasons = Array.from({ length: pad.latest }, (_, at) => String(at + 1))
    return { heading, columns: ['#', say('part-club'), ...seasons, say('part-col-points')], rows: totalRows(pad), foot: pad.champions.length ? say('comp-champion', { name: pad.champions.map((side) => pad.called(side)).join(', ') }) : '' }
  }
  if (!pad.hasTable) return { heading, columns: ['', ''], rows: pad.fixtures.map((each) => ['', outcome(pad, each)]), foot: '' }
  const rows = Array.from({ length: pad.leagues }, (_, league) => tableRows(pad, league)).flat()
  const { names } = pad.record
  const foot = pad.champions.length ? say('comp-champion', { name: pad.champions.map((side) => names[side]).join(', ') }) : ''
  return { heading, columns: columns(say), rows, foot }
}

/** The address of a digital table with the same people, throwing their own dice. */
export function onScreen(pad: Pad): string {
  const { title, mode, names, people } = pad.record
  const asked = new URLSearchParams({ dice: 'real' })
  const persons = title === MOF ? names.filter((_, side) => !pad.personless(side)) : names.slice(0, people)
  for (const name of persons) asked.append('name', name)
  if (title === MISTER) asked.set('mode', mode === 'short_league' ? 'league' : mode)
  if (mode === 'short_league') asked.set('league_legs', '1')
  return `/new/${title}/device?${asked}`
}
