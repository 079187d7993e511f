// The last screen of a game in words, from what the server tells of it: codes and numbers become sentences here.
import type { TitleTexts } from '../client/texts'
import type { Outcome } from '../client/view'
import type { Best, Box, BoxRow, Ending, Mood, TurningPoint } from '../kit/drama/ending'
import { byPlace, signed, type BestPlayer, type SeatEnding, type Story } from './story'

export interface EndingFacts {
  texts: TitleTexts
  names: string[]
  result: Outcome
  story: Story
  /** The reader's seat; null: a spectator, or several people at one device. */
  seat: number | null
  kit: (seat: number) => number
}

/** From whose side it is told: the reader's, else the winner's. */
interface Side extends EndingFacts {
  own: number
  told: SeatEnding
  mood: Mood
  /** For the texts: `you`, or the name of the winner. */
  given: { mine: string; who: string; rival: string }
}

export function endingOf(facts: EndingFacts): Ending | null {
  const { texts, result, story } = facts
  if (!story.endings) return null
  const side = sideOf(facts, story.endings.seats)
  const { told, mood, own } = side
  const shares = result.places.filter((place) => place === 1).length > 1
  return {
    mood,
    shout: shoutOf(side),
    occasion: texts.say('title-name'),
    score: told.score,
    sentence: sentenceOf(side),
    why: texts.say(story.endings.seats.some((each) => each.champion) ? `why-${result.why}` : 'why-unmanaged'),
    rules: story.endings.rules,
    kits: (shares && mood !== 'lost' ? byPlace(result).filter((seat) => result.places[seat] === 1) : [own]).map(
      facts.kit,
    ),
    heading: texts.say(mood === 'won' || mood === 'watched' ? 'ending-how-won' : 'ending-where-turned', side.given),
    chances: chancesOf(side),
    turns: told.turns.map((turn) => turnOf(side, turn)),
    columns: columnsOf(side),
    best: bestOf(side),
  }
}

function sideOf(facts: EndingFacts, seats: SeatEnding[]): Side {
  const { result, seat, names } = facts
  const own = seat ?? result.places.indexOf(1)
  const told = seats[own]!
  const first = result.places.filter((place) => place === 1).length
  const mood = result.places[own] !== 1 ? 'lost' : first > 1 ? 'drawn' : seat === null ? 'watched' : 'won'
  const given = {
    mine: seat === null ? 'other' : 'you',
    who: names[own] ?? '',
    rival: names[told.rival] ?? '',
  }
  return { ...facts, own, told, mood, given }
}

function shoutOf({ texts, mood, told, names, given }: Side): string {
  if (mood === 'lost') return texts.say(told.close ? 'ending-so-close' : 'ending-not-this-time')
  if (mood === 'drawn') return texts.say(told.match && names.length === 2 ? 'ending-drawn' : 'ending-shared')
  if (mood === 'watched') return texts.say('ending-wins', given)
  return texts.say(told.champion && (!told.match || names.length > 2) ? 'ending-champions' : 'ending-won')
}

function sentenceOf(side: Side): string {
  const { texts, told, result, own, seat, names } = side
  const said = told.match ? matchSentence(side) : pointsSentence(side)
  const place = result.places[own]!
  if (seat === null || place === 1 || names.length === 2) return said
  return `${said} ${texts.say('ending-place', { place })}`
}

function matchSentence({ texts, told, given }: Side): string {
  const [mine, theirs] = told.score as [number, number]
  const how = mine === theirs ? 'level' : mine > theirs ? 'won' : 'lost'
  return texts.say(`ending-match-${how}`, { ...given, for: mine, against: theirs })
}

function pointsSentence({ texts, told, mood, given, names, result }: Side): string {
  const [mine, theirs] = told.score as [number, number]
  const points = (number: number): string => texts.say('ending-points', { number })
  const all = byPlace(result).filter((seat) => result.places[seat] === 1)
  const level = mine === theirs ? '-level' : ''
  const id = mood === 'drawn' ? '-shared' : mood === 'lost' ? `${level}-lost` : level || '-won'
  return texts.say(`ending-points${id}`, {
    ...given,
    points: points(mine),
    own: mine,
    behind: points(theirs),
    all: new Intl.ListFormat(texts.lang).format(all.map((seat) => names[seat] ?? '')),
  })
}

const hundredths = (share: number): number => Math.round(100 * share)

function chancesOf({ texts, told, given }: Side): Ending['chances'] {
  if (told.curve.length < 2) return null
  return {
    points: told.curve.map(hundredths),
    marks: told.turns.map(({ at }) => at),
    label: texts.say('ending-curve', given),
    from: texts.say('ending-from'),
    to: texts.say('ending-to'),
  }
}

/** Whether the event tells a score of a match away from home: the reader's side comes first, as it did in the match. */
function isScoreAway({ story, own }: Side, { match, event }: SeatEnding['turns'][number]): boolean {
  return 'home-goals' in event.numbers && story.luck.matches[match]?.seats[1] === own
}

/** What happened, and what it changed: the game where one match decided it, else that match or that challenge. */
function turnOf(side: Side, turn: SeatEnding['turns'][number]): TurningPoint {
  const { texts, told, story } = side
  const unit = told.match ? 'game' : story.luck.unit === 'goals' ? 'goal' : 'match'
  return {
    what: texts.event(turn.event, isScoreAway(side, turn)),
    more: texts.say(`ending-turn-${unit}`, { before: hundredths(turn.before), after: hundredths(turn.after) }),
  }
}

function columnsOf(side: Side): Box[][] {
  const { story, names, mood } = side
  const goals = story.statistics.scorers.length ? goalsBox(side) : figuresBox(side)
  const next = mood === 'lost' ? nextBox(side) : []
  const places = names.length > 2 ? [placesBox(side)] : []
  const luck = luckBox(side)
  const together = places.length ? [goals, [...places, luck]] : [[...goals, luck]]
  const columns = next.length ? [goals, [luck, ...next], places] : together
  return columns.filter((column) => column.length > 0)
}

/** So many scorers of each side; fewer where the places stand beside them. */
const SCORERS = 3
const SCORERS_OF_MANY = 2

/** The scorers: mine, then the rival's. */
function goalsBox({ texts, story, own, told, kit, names }: Side): Box[] {
  const of = (seat: number): BoxRow[] =>
    story.statistics.scorers
      .filter((each) => each.seat === seat)
      .slice(0, names.length > 2 ? SCORERS_OF_MANY : SCORERS)
      .map(({ player, goals }) => ({
        kit: kit(seat),
        label: texts.name('player', player),
        value: String(goals),
        strong: seat === own,
      }))
  return [{ heading: texts.say('ending-goals'), rows: [...of(own), ...of(told.rival)] }]
}

/** The figures that say most about the result, mine and the rival's. */
function figuresBox({ texts, story, own, told }: Side): Box[] {
  const { figures, seats } = story.statistics
  const rows = (story.endings?.headlines ?? []).flatMap((code): BoxRow[] => {
    const figure = figures.find((each) => each.code === code)
    const value = (seat: number): string => texts.name(figure!.domain, seats[seat]?.[code] ?? 0)
    return figure
      ? [{ label: texts.say(`after-figure-${code}`), value: `${value(own)} – ${value(told.rival)}`, strong: true }]
      : []
  })
  return rows.length ? [{ heading: texts.say('ending-figures'), rows }] : []
}

/** For the reader in words; for spectators of everybody. */
function luckBox({ texts, story, told, seat, names, kit }: Side): Box {
  const heading = texts.say('ending-luck')
  if (seat === null) {
    const rows = story.luck.seats.map((luck, each) => ({
      kit: kit(each),
      label: names[each] ?? '',
      value: signed(texts.lang, luck, 1),
    }))
    return { heading, rows }
  }
  const { amount, size } = told.luck
  const whose = size === 'even' ? '' : amount > 0 ? '-for' : '-against'
  const plain = texts.say(`ending-luck-${story.luck.unit}`, { amount: signed(texts.lang, amount, 1) })
  return { heading, bold: texts.say(`ending-luck-${size}${whose}`), plain }
}

/** In a cup the places say it all; else the points stand beside them. */
function placesBox({ texts, result, names, kit, own, told }: Side): Box {
  const rows = byPlace(result).map((seat) => ({
    kit: kit(seat),
    label: `${result.places[seat]}. ${names[seat] ?? ''}`,
    value: told.match ? '' : String(result.scores[seat]),
    strong: seat === own,
  }))
  return { heading: texts.say('ending-places'), rows }
}

function nextBox({ texts, told, story, given }: Side): Box[] {
  if (!told.next || given.mine !== 'you') return []
  const { code, mine, theirs } = told.next
  const domain = story.statistics.figures.find((each) => each.code === code)?.domain ?? 'number'
  const numbers = { mine: texts.name(domain, mine), theirs: texts.name(domain, theirs), rival: given.rival }
  return [
    {
      heading: texts.say('ending-next-time'),
      bold: texts.say(`after-figure-${code}`),
      plain: texts.say('ending-next-figures', numbers),
    },
  ]
}

/** The man of the match; to whom has lost, his own best. */
function bestOf({ texts, story, told, mood, names }: Side): Best | null {
  const best = mood === 'lost' ? told.best : (story.endings?.best ?? null)
  if (!best) return null
  const single = told.match && names.length === 2
  const id = mood === 'lost' ? 'ending-your-best' : single ? 'ending-best' : 'ending-best-long'
  const { seat, player } = best
  return { heading: texts.say(id), seat, player, name: texts.name('player', player), deeds: deedsOf(texts, best) }
}

function deedsOf(texts: TitleTexts, { deeds }: BestPlayer): string {
  const [won, lost] = [deeds['duels-won'] ?? 0, deeds['duels-lost'] ?? 0]
  const said = ['goals', 'saves'].flatMap((deed) =>
    deeds[deed] ? [texts.say(`ending-deed-${deed}`, { number: deeds[deed] })] : [],
  )
  if (won) said.push(texts.say('ending-deed-duels', { number: won, all: won + lost }))
  return said.join(', ')
}
