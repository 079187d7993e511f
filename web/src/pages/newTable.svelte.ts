// What a new table shall be: the fields of the set-up page, and the request they make.
import { levelOffered } from '../client/ladder'
import { tileOf } from '../client/tiles'
import type { ClockWish, MakeTable, SeatWish, TitleInfo } from '../wire'
import type { ClockKind } from './timeControls'

export class NewTable {
  count = $state(2)
  level = $state('amateur')
  clock = $state<ClockWish | null>(null)
  clockKind = $state<ClockKind>('none')
  strict = $state(false)
  rated = $state(false)
  hints = $state(true)
  odds = $state(true)
  dice = $state<'server' | 'real'>('server')
  /** The set of cards; '' is our own. */
  cards = $state('')
  /** The options that are not as usual. */
  options = $state<Record<string, string | number | boolean>>({})
  /** The names as typed, by seat. */
  names = $state<string[]>([])
  /** How many names the page asks for. */
  readonly namesAsked = $derived.by(() => (this.mode === 'device' ? this.count : 1))

  /** `given` is what the companion or a game that is over passes on: names, seats, bots, kind of dice, options. */
  constructor(
    private readonly title: string,
    readonly mode: string,
    private readonly given: URLSearchParams,
  ) {
    this.dice = given.get('dice') === 'real' ? 'real' : 'server'
    this.names = given.getAll('name')
  }

  /** Take from what was passed on all that the title has; the rest is as usual. */
  fill({ seats, options, card_sets, levels }: TitleInfo): void {
    const { given } = this
    const wanted = Number(given.get('seats')) || this.names.length
    const offered = (this.mode === 'bots' && tileOf(this.title).botSeats) || (seats[0] ?? 2)
    this.count = seats.includes(wanted) ? wanted : offered
    this.options = Object.fromEntries(
      options.flatMap(({ name, choices, default: usual, on_device: onDevice }) => {
        const proposed = (this.mode === 'device' ? onDevice : null) ?? usual
        const chosen = choices.find((choice) => String(choice) === given.get(name)) ?? proposed
        return chosen === usual ? [] : [[name, chosen]]
      }),
    )
    this.cards = card_sets.find((each) => each === given.get('cards')) ?? ''
    this.level = levels.find((each) => each === given.get('level')) ?? this.firstLevel(levels)
  }

  /** The body of the request; `nameOf` names a seat whose field is empty too. */
  request(nameOf: (seat: number) => string): MakeTable {
    const { title, options, cards, clock, rated, hints, odds, dice } = this
    const seats = Array.from({ length: this.count }, (_, seat) => this.wish(seat, nameOf)) as MakeTable['seats']
    return {
      title,
      seats,
      options,
      cards,
      pace: this.pace,
      clock,
      casual: !rated,
      hints,
      odds,
      dice,
      contributes: true,
    }
  }

  private get pace(): NonNullable<MakeTable['pace']> {
    if (this.mode === 'device') return 'device'
    if (this.clockKind === 'days') return 'days'
    return this.strict ? 'strict' : 'relaxed'
  }

  private wish(seat: number, nameOf: (seat: number) => string): SeatWish {
    if (this.mode === 'device' || seat === 0) return { kind: 'me', name: nameOf(seat) }
    return this.mode === 'bots' ? { kind: 'bot', level: this.level } : { kind: 'open' }
  }

  /** The one whose turn has come; before the first win nobody has to begin at the bottom. */
  private firstLevel(levels: string[]): string {
    const offered = levelOffered(this.title, levels)
    return offered === levels[0] && levels.includes(this.level) ? this.level : offered || this.level
  }
}
