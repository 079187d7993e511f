// Words in the reader's language, put together from the same Fluent files as in the terminal.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Cards, OptionInfo, SeatInfo, SharedTexts } from '../wire'
import { ask, RequestError } from './api'
import { wayOf } from './commentary'
import type { GameEvent, Numbers, Question, Refused } from './view'

type Run = NonNullable<Question['runs']>[number]
type Arguments = Record<string, FluentVariable>
export const kebab = (name: unknown): string => String(name).replaceAll('_', '-')

/** In a label: the id of a text, for a word of the reader's language. */
const WORD = /\{([a-z0-9-]+)\}/g

export class Texts {
  readonly bundle: FluentBundle

  constructor(
    readonly lang: string,
    ...sources: string[]
  ) {
    this.bundle = new FluentBundle(lang, { useIsolating: false })
    for (const source of sources) this.bundle.addResource(new FluentResource(source), { allowOverrides: true })
  }

  has(name: string): boolean {
    return this.bundle.hasMessage(name)
  }

  /** A message; one that does not exist shows its id, so that a gap is seen and hurts nobody. */
  say = (name: string, given: Arguments = {}): string => {
    const pattern = this.bundle.getMessage(name)?.value
    return pattern ? this.bundle.formatPattern(pattern, given, []) : `[${name}]`
  }

  hint(name: string): string {
    return this.attribute(name, 'hint')
  }

  /** Another text that a message carries, such as its title; '' if it has none. */
  attribute(name: string, attribute: string, given: Arguments = {}): string {
    const pattern = this.bundle.getMessage(name)?.attributes[attribute]
    return pattern ? this.bundle.formatPattern(pattern, given, []) : ''
  }

  refusal(code: string): string {
    const own = `web-refused-${kebab(code)}`
    return this.has(own) ? this.say(own) : this.say('web-refused', { code })
  }

  /** Why the server has refused something. */
  fault(caught: unknown): string {
    return caught instanceof RequestError ? this.refusal(caught.error.code) : String(caught)
  }
}

export class TitleTexts extends Texts {
  constructor(
    lang: string,
    shared: string,
    own: string,
    readonly known: Cards,
    readonly names: string[],
  ) {
    super(lang, shared, own)
  }

  /** Names given at this table: `team-0` is called as its manager. */
  aliases: Record<string, string> = {}

  /** The seat from whose side events are told; null for spectators. */
  reader: number | null = null

  /** The data printed on the cards, by the names of the title's card set. */
  get printed(): object {
    return this.known.cards as object
  }

  /** The name of a number in this domain; a number without a name stays one, so that plurals work. */
  label(domain: string, number: number, named = true): FluentVariable {
    if (domain === 'number') return number
    if (domain === 'seat' && this.names[number] !== undefined) return this.names[number]
    const own = `${kebab(domain)}-${number >= 0 ? number : 'none'}`
    if (named && this.aliases[own]) return this.aliases[own]
    if (this.has(own)) return this.say(own)
    const made = this.known.labels[domain]?.[number] ?? this.bare(domain, number)
    if (!made.startsWith('@')) return made.replace(WORD, (found, id: string) => (this.has(id) ? this.say(id) : found))
    const [id = '', ...rest] = made.slice(1).split(' ')
    return this.say(id, { name: rest.join(' ') })
  }

  private bare(domain: string, number: number): string {
    const signs = this.known.patterns[domain]
    if (!signs) return String(number)
    return `${signs[0] ?? ''}${new Intl.NumberFormat(this.lang).format(number)}${signs[1] ?? ''}`
  }

  name(domain: string, number: number): string {
    return String(this.label(domain, number))
  }

  arguments(fields: Record<string, string> | undefined, numbers: Numbers): Arguments {
    const given: Arguments = {}
    const named = !Object.values(fields ?? {}).includes('seat') // who has which team is told by the team's own name
    for (const [name, domain] of Object.entries(fields ?? {})) {
      const number = numbers[name]
      if (number === undefined) continue
      given[name] = this.label(domain, number, named)
      given[`${name}-raw`] = number
    }
    return given
  }

  private asked(question: Question, seat: number): Arguments {
    const fields = this.known.words.asks[question.kind]
    const numbers = question.context ?? {}
    const given = { ...this.arguments(fields, numbers), ...this.ownSeats(fields, numbers, seat) }
    const { previews = [], options } = question
    const shared = previews.length < options.length ? {} : sharedNumbers(previews.map((each) => each.numbers))
    return { ...this.previewed(question.kind, shared), ...given, who: this.label('seat', seat) }
  }

  /** For each seat that is named whether it is the reader's: `$target-own` is 1, and the text says "you". */
  private ownSeats(fields: Record<string, string> | undefined, numbers: Numbers, seat: number | null): Arguments {
    const seats = Object.entries(fields ?? {}).filter(([, domain]) => domain === 'seat')
    return Object.fromEntries(seats.map(([name]) => [`${name}-own`, numbers[name] === seat ? 1 : 0]))
  }

  /** The numbers of a preview, as words. */
  private previewed(kind: string, numbers: Numbers): Arguments {
    return this.arguments(this.known.words.previews[kind], numbers)
  }

  question(question: Question, seat: number): string {
    const own = `ask-${question.kind}`
    return this.say(this.has(own) ? own : `roll-${question.kind}`, this.asked(question, seat))
  }

  /** The line of help under a question; empty where the question itself says more. */
  help(question: Question, seat: number): string {
    const pattern = this.bundle.getMessage(`ask-${question.kind}`)?.attributes['hint']
    return pattern ? this.bundle.formatPattern(pattern, this.asked(question, seat), []) : ''
  }

  option(question: Question, option: number, seat: number): string {
    const { kind } = question
    const special = question.special?.[String(option)]
    if (special !== undefined) {
      const own = `opt-${kind}-${special}`
      return this.say(this.has(own) ? own : `opt-${special}`, this.asked(question, seat))
    }
    const label = this.label(question.domain, option)
    const outcome = question.previews?.find((each) => each.option === option)?.numbers
    const own = outcome && this.has(`opt-${kind}-preview`) ? `opt-${kind}-preview` : `opt-${kind}-any`
    if (!this.has(own)) return String(label)
    const given = { ...this.asked(question, seat), ...this.previewed(kind, outcome ?? {}) }
    return this.say(own, { ...given, option: label, 'option-raw': option })
  }

  /** What an option brings, in a few words; empty where the engine or the title says nothing of it. */
  consequence(question: Question, option: number): string {
    const preview = question.previews?.find((each) => each.option === option)
    const special = question.special?.[String(option)]
    const own = special && this.has(`preview-${question.kind}-${special}`) ? `-${special}` : ''
    const name = `preview-${question.kind}${own}`
    return preview && this.has(name) ? this.say(name, this.previewed(question.kind, preview.numbers)) : ''
  }

  /** The name of a ready-made run of picks. */
  runOf(question: Question, run: Run, seat: number): string {
    return this.say(`run-${kebab(run.name)}`, { ...this.asked(question, seat), ...this.firstOf(question, run) })
  }

  /** What it brings, in a few words, by the preview of its first pick. */
  runBrings(question: Question, run: Run): string {
    const name = `preview-run-${kebab(run.name)}`
    return this.has(name) ? this.say(name, this.firstOf(question, run)) : ''
  }

  private firstOf(question: Question, run: Run): Arguments {
    const found = question.previews?.find((each) => each.option === run.picks[0])
    return found ? this.previewed(question.kind, found.numbers) : {}
  }

  why(question: Question, refused: Refused, seat: number): string {
    const given = this.arguments(this.known.words.reasons[refused.reason], refused.numbers)
    return this.say(`reason-${refused.reason}`, { ...given, option: this.option(question, refused.option, seat) })
  }

  /** A reason of a hint; a number that is called like a domain gets its label. */
  because(code: string, numbers: Numbers): string {
    const known = (name: string): string => (name in this.known.labels || name in this.known.patterns ? name : 'number')
    const given = Object.entries(numbers).map(([name, number]) => [name, this.label(known(name), number)] as const)
    return this.say(`hint-${kebab(code)}`, Object.fromEntries(given))
  }

  private ways = new Map<string, number>()

  /** The number of texts that the title has for this event. */
  private waysOf(name: string): number {
    let ways = this.ways.get(name) ?? 1
    while (this.has(`say-${name}-${ways}`)) ways += 1
    this.ways.set(name, ways)
    return ways
  }

  /**
   * Events that count what both sides have, in matches in which the reader is away: his side stands first, as on the
   * pitch.
   */
  turned = new Set<number>()

  private told({ event, n, ...given }: GameEvent, seat: number | null, turned = this.turned.has(n)): Arguments {
    const fields = this.known.words.tells[event]
    const numbers = turned ? turnSides(given.numbers) : given.numbers
    return { ...this.arguments(fields, numbers), ...this.ownSeats(fields, numbers, seat) }
  }

  /** The rules that an event follows from. */
  rulesOf(event: GameEvent): string[] {
    return this.known.words.event_rules[event.event] ?? []
  }

  /** What happened; `turned`: what both sides have stands in the order of the visitors. */
  event(event: GameEvent, turned = this.turned.has(event.n)): string {
    const way = wayOf(event.nth ?? 0, this.waysOf(event.event))
    const own = way ? `say-${event.event}-${way}` : `event-${event.event}`
    return this.say(own, this.told(event, this.reader, turned))
  }

  /** The heading and the words of a lesson's step, which may use the numbers of its question or event. */
  lesson(
    step: string,
    question: Question | null,
    event: GameEvent | null,
    seat: number,
  ): { title: string; text: string } {
    const own = `lesson-${step}`
    const name = event && this.has(`${own}-${event.event}`) ? `${own}-${event.event}` : own
    const given = question ? this.asked(question, seat) : event ? this.told(event, seat) : {}
    return { title: this.attribute(name, 'title', given), text: this.say(name, given) }
  }

  setting(option: OptionInfo, value?: string | number | boolean): string {
    return setting(this, option, value)
  }

  run(code: string): string {
    return this.say(`run-${kebab(code)}`)
  }
}

const SIDES: Record<string, string> = { home: 'away', away: 'home' }

/** The same with the sides exchanged: `home-goals` are the away side's. */
export const turnSides = (numbers: Numbers): Numbers =>
  Object.fromEntries(
    Object.entries(numbers).map(([name, n]) => [name.replace(/^(home|away)\b/, (side) => SIDES[side]!), n]),
  )

/** The numbers on which the previews of all options agree: they belong to the question. */
export function sharedNumbers(previews: Numbers[]): Numbers {
  const same = Object.entries(previews[0] ?? {}).filter(([name, n]) => previews.every((each) => each[name] === n))
  return Object.fromEntries(same)
}

/** What a setting is called; with a value, what that value is called. */
export function setting(texts: Texts, option: OptionInfo, value?: string | number | boolean): string {
  if (value === undefined) return texts.say(option.meaning)
  if (option.kind === 'flag') return texts.say(value ? 'flag-true' : 'flag-false')
  return option.kind === 'choice' ? texts.say(`${option.meaning}-${kebab(value)}`) : String(value)
}

const BOT_NAMES = 8
/** The name that the first bot of a level bears, by its number among all names of bots. */
const FIRST_NAME: Record<string, number> = { rookie: 1, amateur: 2, pro: 5, legend: 7 }

/** The number of the name, and of the face, of the opponent of this level. */
export const opponentNumber = (level: string): number => FIRST_NAME[level] ?? 1

/** What the opponent of this level is called. */
export const opponentName = (texts: Texts, level: string): string =>
  texts.say('part-bot', { number: opponentNumber(level) })

/** The numbers of the bots' names, by seat: a level begins with its own name, and no name stands twice at a table. */
export function botNumbers(seats: SeatInfo[]): number[] {
  const used: number[] = []
  return seats.map(({ kind, seat, level }) => {
    if (kind !== 'bot') return 0
    const first = FIRST_NAME[level ?? ''] ?? seat + 1
    const free = Array.from({ length: BOT_NAMES }, (_, at) => ((first + at - 1) % BOT_NAMES) + 1)
    const number = free.find((each) => !used.includes(each)) ?? seat + 1
    used.push(number)
    return number
  })
}

/** The name of a seat's person or bot; outside of sentences a bot also has its level. */
export function seatNames(texts: Texts, seats: SeatInfo[], spoken = false): string[] {
  const numbers = botNumbers(seats)
  return seats.map((each, at) => {
    if (each.kind === 'open') return texts.say('web-seat-open')
    if (each.kind === 'person') return each.name
    const name = texts.say('part-bot', { number: numbers[at]! })
    return spoken ? name : texts.say('web-bot', { name, level: texts.say(`ui-bot-${each.level}`) })
  })
}

const sources = new Map<string, Promise<unknown>>()

function once<T>(path: string): Promise<T> {
  const found = sources.get(path) ?? ask<T>(path)
  sources.set(path, found)
  found.catch(() => sources.delete(path))
  return found as Promise<T>
}

export const sharedTexts = (lang: string): Promise<SharedTexts> => once(`/texts/${lang}`)
export const titleSource = (title: string, lang: string): Promise<string> => once(`/texts/${title}/${lang}`)

/** The words of a title, without a table. */
export async function titleWords(title: string, lang: string): Promise<Texts> {
  const [shared, own] = await Promise.all([sharedTexts(lang), titleSource(title, lang)])
  return new Texts(lang, shared.ftl, own)
}

export const titleCards = (title: string, set: string): Promise<Cards> =>
  once(`/cards/${title}${set ? `?name=${encodeURIComponent(set)}` : ''}`)

export async function titleTexts(title: string, lang: string, set: string, names: string[]): Promise<TitleTexts> {
  const [shared, own, cards] = await Promise.all([sharedTexts(lang), titleSource(title, lang), titleCards(title, set)])
  return new TitleTexts(lang, shared.ftl, own, cards, names)
}
