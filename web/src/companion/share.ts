// What a pad says outside: as text, as CSV, as a picture, as a game on screen.
import type { Texts } from '../client/texts'
import type { Fixture } from './fixtures'
import type { Pad } from './pad'
import type { Drawn } from './picture'

type Say = Texts['say']
export type Cell = string | number

const quoted = (cell: Cell): string =>
  /[",\n;]/.test(String(cell)) ? `"${String(cell).replaceAll('"', '""')}"` : String(cell)
export const csv = (rows: Cell[][]): string => rows.map((row) => row.map(quoted).join(',')).join('\r\n') + '\r\n'

const signed = (number: number): string => (number > 0 ? `+${number}` : String(number))

/** What a fixture belongs to, in words. */
export function dayName(say: Say, { kind, day, league }: Fixture, leagues: number): string {
  if (kind !== 'league') return say(`comp-${kind}`)
  return (leagues > 1 ? `${say('comp-league', { letter: 'AB'[league]! })} · ` : '') + say('comp-matchday', { day })
}

/** The fixtures that are known, under the heading of their day. */
export function byDay(say: Say, pad: Pad): [string, Fixture[]][] {
  const days = new Map<string, Fixture[]>()
  for (const fixture of pad.fixtures) {
    const day = pad.dayName(say, fixture)
    days.set(day, [...(days.get(day) ?? []), fixture])
  }
  return [...days]
}

function tableRows(pad: Pad, league: number): string[][] {
  const { names } = pad.record
  return pad
    .table(league)
    .map((row) =>
      [
        row.place,
        names[row.side]!,
        row.played,
        row.won,
        row.drawn,
        row.lost,
        `${row.scored}:${row.conceded}`,
        signed(row.difference),
        row.points,
      ].map(String),
    )
}

const columns = (say: Say): string[] => [
  '#',
  say('part-club'),
  ...['played', 'won', 'drawn', 'lost'].map((each) => say(`part-col-${each}`)),
  `${say('part-col-scored')}:${say('part-col-conceded')}`,
  say('part-col-difference'),
  say('part-col-points'),
]

const outcome = (pad: Pad, fixture: Fixture): string => {
  const { names } = pad.record
  const found = pad.result(fixture)
  const score = found ? `${found.goals[0]}–${found.goals[1]}` : '–'
  const after = found?.winner === undefined ? '' : ` (${names[pad.winner(fixture)]})`
  return `${names[fixture.home]} ${score} ${names[fixture.away]}${after}`
}

const leagues = (pad: Pad): number[] => Array.from({ length: pad.hasTable ? pad.leagues : 0 }, (_, league) => league)

/** The tables, a line for each side. */
export const leagueText = (pad: Pad): string[] =>
  leagues(pad).flatMap((league) => [
    '',
    ...tableRows(pad, league).map((row) => `${row[0]}. ${row[1]} ${row.at(-1)} (${row[6]})`),
  ])

export const FIXTURE_COLUMNS = ['matchday', 'kind', 'home', 'away', 'home_goals', 'away_goals', 'after_shoot_out']

/** League, matchday, home, away and the goals of each. */
export function fixtureRows(pad: Pad): Cell[][] {
  const { names } = pad.record
  return pad.fixtures.map((each) => {
    const found = pad.result(each)
    return [
      each.league + 1,
      each.day,
      each.kind,
      names[each.home]!,
      names[each.away]!,
      found?.goals[0] ?? '',
      found?.goals[1] ?? '',
      found?.winner === undefined ? '' : names[pad.winner(each)]!,
    ]
  })
}

export const leagueRows = (pad: Pad): Cell[][] => [['league', ...FIXTURE_COLUMNS], ...fixtureRows(pad)]

export const championLine = (say: Say, pad: Pad): string =>
  pad.champions.length ? say('comp-champion', { name: pad.champions.map((side) => pad.called(side)).join(', ') }) : ''

export function leagueDrawing(say: Say, pad: Pad, heading: string): Drawn {
  if (!pad.hasTable)
    return { heading, columns: ['', ''], rows: pad.fixtures.map((each) => ['', outcome(pad, each)]), foot: '' }
  return {
    heading,
    columns: columns(say),
    rows: leagues(pad).flatMap((league) => tableRows(pad, league)),
    foot: championLine(say, pad),
  }
}

/** Tables first, then the results by matchday. */
export function asText(say: Say, pad: Pad, heading: string): string {
  const days = byDay(say, pad).flatMap(([day, fixtures]) => ['', day, ...fixtures.map((each) => outcome(pad, each))])
  return [heading, ...pad.text(say), ...days].join('\n') + '\n'
}

export const asCsv = (pad: Pad): string => csv(pad.rows())

/** The address of a digital table with the same people, throwing their own dice. */
export function onScreen(pad: Pad): string {
  const asked = new URLSearchParams({ dice: 'real' })
  for (const name of pad.persons) asked.append('name', name)
  for (const [name, value] of Object.entries(pad.options)) asked.set(name, value)
  return `/new/${pad.record.title}/device?${asked}`
}
