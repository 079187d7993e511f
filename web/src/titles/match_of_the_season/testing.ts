// Whole games, teams and questions for the tests of this folder: a test names only what it is about.
import type { Cards } from './printed'
import type { Game, GameEvent, Question, Told } from './types'
import type { MatchView, SideView, StandingView, TeamView } from './view'

type Kind = Question['kind']
type Of<K extends Kind> = Extract<Question, { kind: K }>

export function asks<K extends Kind>(kind: K, options: number[], context: Of<K>['context']): Of<K> {
  return { kind, decision: 1, options, domain: 'player', context } as Of<K>
}

export function told<N extends GameEvent['event']>(event: N, numbers?: Partial<Told<N>['numbers']>): Told<N> {
  const made: { n: number; event: string; numbers: object } = { n: 0, event, numbers: numbers ?? {} }
  return made as Told<N>
}

export function team(number: number, over: Partial<TeamView> = {}): TeamView {
  return {
    team: number,
    seat: number,
    cash: 0,
    squad: [],
    formation: -1,
    lineup: [],
    league: 0,
    points: 0,
    leagues: 0,
    national_cups: 0,
    european_cups: 0,
    sold: [],
    cards: 0,
    hand: null,
    market: null,
    missing: [],
    ...over,
  }
}

export function side(who: number, over: Partial<SideView> = {}): SideView {
  return { who, formation: 0, slots: [], stars: [], gone: [], substitutions: 0, substitutions_left: 0, ...over }
}

export function match(home: number, away: number, over: Partial<MatchView> = {}): MatchView {
  return {
    home: side(home),
    away: side(away),
    competition: 0,
    committed: false,
    card: -1,
    revealed: false,
    event: 0,
    events: 1,
    extra: 0,
    has_score: false,
    goals: [0, 0],
    outcome: -1,
    die: [],
    ...over,
  }
}

export function standing(number: number, over: Partial<StandingView> = {}): StandingView {
  return {
    team: number,
    place: number + 1,
    played: 0,
    won: 0,
    drawn: 0,
    lost: 0,
    points: 0,
    form: [],
    course: [0],
    change: 0,
    ...over,
  }
}

export function game(over: Partial<Game> = {}): Game {
  return {
    limits: {
      squad_least: 13,
      squad_most: 18,
      squad_drafted: 14,
      fielded: [...Array<string>(9).fill('forfeit'), 'short', 'short', 'full'],
      seasons: 6,
    },
    season: 1,
    drafting: false,
    token: 0,
    reach: [1, 2, 3],
    active: 0,
    youngest: 0,
    order: [0, 1, 2, 3],
    seat_of: [0, 1, 2, 3],
    teams: [0, 1, 2, 3].map((number) => team(number)),
    free_list: [],
    on_offer: [],
    transfer_deck: 0,
    scouted: [],
    chance_deck: 0,
    absent: [],
    listed: [],
    pairs: [],
    next_matches: null,
    results: [],
    standings: [],
    places: [],
    national_cup: [],
    super_cup: [],
    european_cup: { left: [], through: [], holder: -1 },
    face_down: [],
    honours: [],
    line_ups: [],
    match: null,
    odds: null,
    ...over,
  }
}

export function printed(over: Partial<Cards> = {}): Cards {
  return {
    player_names: [],
    position: [],
    stars: [],
    price: [],
    sale: [],
    country: [],
    countries: [],
    formation_names: [],
    defenders: [],
    midfielders: [],
    attackers: [],
    slot_position: [],
    week: [],
    day: [],
    kind: [],
    is_match: [],
    chance_kind: [],
    kind_codes: [],
    kind_colour: [],
    kind_amount: [],
    intl_stars: [],
    intl_formation: [],
    ...over,
  }
}
