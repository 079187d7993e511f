// What lies on the table as readable sections: the list view and the sheets show these.
import type { TitleTexts } from './texts'
import type { Data, View } from './view'

export interface Section {
  tab: 'table' | 'squad' | 'league'
  heading: string
  head?: string[]
  rows?: string[][]
  items?: string[]
}

type Make = (game: Data, texts: TitleTexts, seat: number | null) => Section[]

const names = (texts: TitleTexts, domain: string, numbers: number[]): string[] =>
  numbers.filter((each) => each >= 0).map((each) => texts.name(domain, each))

const LETTERS = 'ABCDEFGH'

export function misterValues(texts: TitleTexts, player: number): string {
  const cards = texts.printed
  const values: number[] = cards.values[player] ?? []
  return `${values.map((value, at) => `${LETTERS[at]} ${value}`).join('  ')}  Σ ${cards.overall[player]}`
}

const LINES = [[0], [1, 2, 3, 4], [5, 6, 7, 8], [9, 10]]

function misterLineup(side: Data, who: string, texts: TitleTexts): Section {
  const items = LINES.map((slots, line) => {
    const there = slots.map((slot) => {
      const player: number = side.lineup[slot] ?? -1
      return `${texts.name('slot', slot)}: ${player < 0 ? texts.say('web-empty-slot') : texts.name('player', player)}`
    })
    return `${texts.say(`web-line-${line}`)}: ${there.join('; ')}`
  })
  return { tab: 'squad', heading: `${texts.say('web-lineup')}: ${who}`, items }
}

const mister: Make = (game, texts, seat) => {
  const t = texts.say
  const made: Section[] = [{
    tab: 'table',
    heading: t('web-score'),
    head: [t('ui-person'), t('web-goals'), t('web-players'), t('web-boost')],
    rows: game.sides.map((side: Data, at: number) => [
      texts.names[at] ?? '', String(side.goals), t('web-of', { some: side.size, all: 15 }), side.boost ? `+${side.boost}` : '–',
    ]),
  }]
  if (game.table.length) made.push({
    tab: 'league',
    heading: t('web-table-title'),
    head: [t('web-place'), t('ui-person'), t('web-points'), t('web-goals')],
    rows: game.table.map((row: number[]) => [`${row[0]}`, texts.name('seat', row[1]!), `${row[2]}`, `${row[4]}`]),
  })
  if (game.results.length) made.push({
    tab: 'league',
    heading: t('web-results'),
    items: game.results.map((row: Data) =>
      `${texts.name('seat', row.first)} ${row.goals}–${row.against} ${texts.name('seat', row.second)}`),
  })
  game.sides.forEach((side: Data, at: number) => {
    const who = texts.names[at] ?? ''
    if (side.lineup.length) made.push(misterLineup(side, who, texts))
    if (at === seat || side.squad.length) made.push({
      tab: 'squad',
      heading: `${t('web-squad')}: ${who}`,
      head: [t('web-players'), ...LETTERS, 'Σ'],
      rows: side.squad.map((player: number) => [
        texts.name('player', player), ...texts.printed.values[player].map(String), String(texts.printed.overall[player]),
      ]),
    })
  })
  return made
}

const season: Make = (game, texts, seat) => {
  const t = texts.say
  const made: Section[] = [{
    tab: 'league',
    heading: t('web-season', { number: game.season }),
    head: [t('web-club'), t('ui-person'), t('web-points'), t('web-trophies'), t('web-money'), t('web-players')],
    rows: game.teams.map((team: Data) => [
      texts.name('team', team.team), texts.name('seat', team.seat), `${team.league}`, `${team.points}`,
      texts.name('money', team.cash), `${team.squad.length}`,
    ]),
  }]
  if (game.match) made.unshift({
    tab: 'table',
    heading: t('web-match'),
    head: [t('web-club'), t('web-formation'), t('web-goals')],
    rows: [game.match.home, game.match.away].map((side: Data, at: number) => [
      texts.name('side', side.who), texts.name('formation', side.formation), `${game.match.goals[at] ?? 0}`,
    ]),
  })
  for (const team of game.teams) {
    if (team.hand?.length) made.push({
      tab: 'table', heading: `${t('web-hand')}: ${texts.name('team', team.team)}`, items: names(texts, 'chance', team.hand),
    })
  }
  const own = [...game.teams].sort((one: Data, two: Data) => Number(two.seat === seat) - Number(one.seat === seat))
  for (const team of own) made.push({
    tab: 'squad', heading: `${t('web-squad')}: ${texts.name('team', team.team)}`, items: names(texts, 'player', team.squad),
  })
  if (game.free_list.length) made.push({ tab: 'squad', heading: t('web-free-agents'), items: names(texts, 'player', game.free_list) })
  if (game.listed.length) made.push({ tab: 'squad', heading: t('web-on-sale'), items: names(texts, 'player', game.listed) })
  return made
}

const masters: Make = (game, texts, seat) => {
  const t = texts.say
  const made: Section[] = game.matches.map((match: Data) => ({
    tab: 'table',
    heading: `${t('web-match')} · ${t('web-minute')} ${match.minute}`,
    head: [t('web-club'), t('web-goals'), t('web-tactic'), t('web-players')],
    rows: [match.home, match.away].map((team: number, at: number) => [
      texts.name('team', team), `${match.goals[at]}`, texts.name('tactic', match.chosen?.[at] ?? match.tactic),
      names(texts, 'player', match.lineups?.[at] ?? []).join(', '),
    ]),
  }))
  for (const team of game.teams) {
    if (team.seat === seat && team.hand.length) made.push({ tab: 'table', heading: t('web-hand'), items: names(texts, 'card', team.hand) })
  }
  for (const rows of game.tables) made.push({
    tab: 'league',
    heading: t('web-table-title'),
    head: [t('web-place'), t('web-club'), t('web-played'), t('web-points'), t('web-goals')],
    rows: rows.map((row: Data) => [
      `${row.place}`, texts.name('team', row.team), `${row.played}`, `${row.points}`, `${row.goals_for}–${row.goals_against}`,
    ]),
  })
  made.push({
    tab: 'league',
    heading: t('web-teams'),
    head: [t('web-club'), t('ui-person'), t('web-money')],
    rows: game.teams.map((team: Data) => [
      texts.name('team', team.team), texts.name('seat', team.seat), texts.name('money', team.money),
    ]),
  })
  for (const team of game.teams) made.push({
    tab: 'squad', heading: `${t('web-squad')}: ${texts.name('team', team.team)}`, items: names(texts, 'player', team.squad),
  })
  return made
}

const best: Make = (game, texts, seat) => {
  const t = texts.say
  const made: Section[] = [{
    tab: 'table', heading: t('web-market'), head: [t('web-players'), t('web-money')],
    rows: game.market.map((row: Data) => [texts.name('player', row.player), texts.name('money', row.mine)]),
  }, {
    tab: 'league',
    heading: t('web-round', { number: game.round }),
    head: [t('ui-person'), t('web-money'), t('web-goals'), t('web-stands')],
    rows: game.teams.map((team: Data, at: number) => [
      texts.name('seat', at), texts.name('money', team.money), `${team.scored}–${team.conceded}`, `${team.stands}`,
    ]),
  }]
  game.teams.forEach((team: Data, at: number) => {
    if (at === seat && team.hand?.length) made.push({ tab: 'table', heading: t('web-hand'), items: names(texts, 'event', team.hand) })
    made.push({
      tab: 'squad', heading: `${t('web-squad')}: ${texts.name('seat', at)}`,
      items: names(texts, 'player', [team.coach, ...team.footballers]),
    })
  })
  return made
}

const MAKERS: Record<string, Make> = { mister, match_of_the_season: season, masters_of_football: masters, best_11: best }

export function sections(view: View, texts: TitleTexts, seat: number | null): Section[] {
  const made = MAKERS[view.title]?.(view.game, texts, seat) ?? []
  return made.filter((each) => each.rows?.length || each.items?.length)
}
