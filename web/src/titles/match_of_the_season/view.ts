/* Made by `make types` from touchline.titles.match_of_the_season. Schema 9c97c04c8ca1fd59 */

export interface Declared {
  AbsenceView: AbsenceView
  Contexts: Contexts
  DieFaceView: DieFaceView
  EuropeanCupView: EuropeanCupView
  Events: Events
  FaceView: FaceView
  FormationView: FormationView
  HonourView: HonourView
  LimitsView: LimitsView
  LineUpView: LineUpView
  LineView: LineView
  MarketView: MarketView
  MatchOfTheSeasonView: MatchOfTheSeasonView
  MatchView: MatchView
  MissingView: MissingView
  NextMatchesView: NextMatchesView
  OddsView: OddsView
  PairView: PairView
  Previews: Previews
  RefusalView: RefusalView
  ReserveView: ReserveView
  ResultView: ResultView
  SideView: SideView
  SoldView: SoldView
  StandingView: StandingView
  TeamView: TeamView
}
/**
 * One cause for which a player misses the next league match; a player can have several.
 */
export interface AbsenceView {
  cause: number
  player: number
}
export interface Contexts {
  draft: {
    team: number
    stars: number
  }
  formation: {
    team: number
    competition: number
    opponent: number
  }
  slot: {
    team: number
    slot: number
    formation: number
  }
  'change-out': {
    team: number
    opponent: number
  }
  'change-in': {
    team: number
    out: number
  }
  arrange: {
    team: number
  }
  revise: {
    team: number
    opponent: number
  }
  tactic: {
    team: number
    opponent: number
    competition: number
  }
  reveal: {
    team: number
    event: number
  }
  'substitute-out': {
    team: number
    made: number
  }
  'substitute-in': {
    team: number
    out: number
  }
  bid: {
    team: number
    player: number
    price: number
    leader: number
    seller: number
  }
  window: {
    team: number
    window: number
  }
  deal: {
    team: number
  }
  sell: {
    team: number
  }
  buy: {
    team: number
  }
  list: {
    team: number
  }
  reserve: {
    team: number
    player: number
  }
  card: {
    team: number
  }
  react: {
    team: number
    point: number
  }
  cure: {
    team: number
    card: number
  }
  rival: {
    team: number
    card: number
  }
  steps: {
    team: number
  }
  top: {
    team: number
    place: number
  }
  fill: {
    team: number
    slot: number
  }
  'short-sale': {
    team: number
    need: number
  }
  youth: {
    team: number
  }
  surplus: {
    team: number
  }
  tip: {
    team: number
    player: number
    price: number
  }
  layout: {
    team: number
  }
  'stay-out': {
    team: number
    more: number
  }
  extend: {
    team: number
    more: number
  }
  'swap-first': {
    team: number
  }
  'swap-take': {
    team: number
    partner: number
  }
  'swap-give': {
    team: number
    partner: number
    taken: number
  }
  sign: {
    team: number
    missing: number
  }
  clause: {
    team: number
    card: number
  }
  reform: {
    team: number
    out: number
    in: number
  }
}
/**
 * The comparison that one face of the match die makes.
 */
export interface DieFaceView {
  /**
   * Positions of the away side whose stars count.
   */
  away_lines: number[]
  /**
   * The line of the die's table.
   */
  event: number
  face: number
  /**
   * Positions of the home side whose stars count; empty where none do.
   */
  home_lines: number[]
}
/**
 * The European Cup of this season.
 */
export interface EuropeanCupView {
  /**
   * Its holder, -1 for none.
   */
  holder: number
  /**
   * Sides still in this round.
   */
  left: number[]
  /**
   * Sides in the next round.
   */
  through: number[]
}
export interface Events {
  'team-drawn': {
    seat: number
    team: number
  }
  youngest: {
    team: number
  }
  dealt: {
    team: number
    player: number
  }
  drafted: {
    team: number
    player: number
  }
  rolled: {
    team: number
    face: number
  }
  'first-bid': {
    team: number
  }
  'transfer-deck': {
    cards: number
  }
  turned: {
    player: number
    price: number
  }
  bid: {
    team: number
    player: number
    price: number
  }
  'out-of-auction': {
    team: number
    player: number
  }
  sold: {
    team: number
    player: number
    price: number
  }
  'unsold-free': {
    player: number
  }
  'unsold-bottom': {
    player: number
  }
  bought: {
    team: number
    player: number
    price: number
  }
  'sold-to-bank': {
    team: number
    player: number
    price: number
  }
  listed: {
    team: number
    player: number
    price: number
  }
  'not-sold': {
    team: number
    player: number
  }
  transferred: {
    team: number
    seller: number
    player: number
    price: number
  }
  emergency: {
    team: number
    player: number
    price: number
  }
  season: {
    season: number
  }
  'first-turn': {
    team: number
  }
  'laid-out': {
    team: number
    formation: number
  }
  moved: {
    team: number
    face: number
    square: number
  }
  square: {
    team: number
    square: number
  }
  'match-day': {
    square: number
  }
  drew: {
    team: number
  }
  kept: {
    team: number
    card: number
  }
  'blue-card': {
    team: number
    card: number
  }
  played: {
    team: number
    card: number
  }
  'bank-pays': {
    team: number
    price: number
  }
  'pays-bank': {
    team: number
    price: number
  }
  pays: {
    team: number
    to: number
    price: number
  }
  'absence-roll': {
    team: number
    face: number
    cause: number
  }
  'nobody-hit': {
    team: number
  }
  absent: {
    team: number
    player: number
    cause: number
  }
  back: {
    team: number
    player: number
    cause: number
  }
  'markers-off': {}
  'slot-filled': {
    team: number
    slot: number
    player: number
  }
  'youth-player': {
    team: number
    player: number
  }
  pair: {
    first: number
    second: number
    competition: number
  }
  home: {
    team: number
    opponent: number
  }
  walkover: {
    first: number
    second: number
    competition: number
  }
  'line-up': {
    team: number
    formation: number
    fielded: number
    stars: number
  }
  'line-up-card': {
    side: number
    formation: number
    stars: number
  }
  'empty-slot': {
    team: number
    slot: number
  }
  changed: {
    team: number
    formation: number
  }
  committed: {
    team: number
  }
  'match-roll': {
    'event-number': number
    face: number
    event: number
  }
  revealed: {
    team: number
    card: number
  }
  unused: {
    team: number
    card: number
  }
  compared: {
    event: number
    'home-stars': number
    'away-stars': number
  }
  taker: {
    side: number
    face: number
    stars: number
    'keeper-stars': number
  }
  goal: {
    side: number
    'home-goals': number
    'away-goals': number
    rival: number
  }
  saved: {
    side: number
  }
  result: {
    home: number
    away: number
    outcome: number
    competition: number
  }
  score: {
    'home-goals': number
    'away-goals': number
  }
  extra: {
    extra: number
  }
  decider: {
    'home-face': number
    'away-face': number
  }
  forfeit: {
    side: number
  }
  void: {
    home: number
    away: number
  }
  'league-points': {
    team: number
    points: number
    total: number
  }
  bye: {
    team: number
  }
  'league-place': {
    team: number
    place: number
    points: number
    price: number
  }
  'cup-points': {
    team: number
    competition: number
    place: number
    points: number
  }
  'europe-ends': {}
  extended: {
    team: number
    player: number
  }
  lost: {
    team: number
    face: number
    player: number
  }
  swapped: {
    team: number
    partner: number
    taken: number
    given: number
  }
  declined: {
    team: number
    partner: number
  }
  qualified: {
    team: number
  }
  'left-out': {
    side: number
  }
  'sent-off': {
    side: number
    slot: number
  }
  hurt: {
    side: number
    slot: number
  }
  substituted: {
    team: number
    out: number
    in: number
    formation: number
  }
  scouted: {
    team: number
    player: number
  }
  over: {}
}
/**
 * The outcome of one face of the match die.
 */
export interface FaceView {
  /**
   * Chance that away does.
   */
  away: number
  /**
   * Chance that neither does.
   */
  draw: number
  /**
   * The line of the die's table.
   */
  event: number
  face: number
  /**
   * Chance that home scores by it.
   */
  home: number
  /**
   * Of a penalty: how many of them would score.
   */
  scorers: number
  /**
   * Stars that are compared, home and away; None where none are.
   */
  stars: number[] | null
  /**
   * Of a penalty: how many may take it; 0 for any other event.
   */
  takers: number
}
/**
 * A formation that may be laid out, or why it may not.
 */
export interface FormationView {
  /**
   * Players that it has a place for.
   */
  fielded: number
  formation: number
  /**
   * None: it may be laid out.
   */
  refusal: RefusalView | null
}
/**
 * Why something that can be seen cannot be done, as questions tell it.
 */
export interface RefusalView {
  numbers: {
    [k: string]: number
  }
  option: number
  reason: string
  rules: string[]
}
/**
 * A place that gave trophy points.
 */
export interface HonourView {
  /**
   * 0 league, 1 National Cup, 2 European Cup.
   */
  competition: number
  place: number
  /**
   * Trophy points that it gave.
   */
  points: number
  season: number
  team: number
}
/**
 * Numbers of the book that do not change in a game.
 */
export interface LimitsView {
  /**
   * By players on the pitch: "forfeit", "short" or "full".
   */
  fielded: string[]
  seasons: number
  /**
   * Players of a squad when the draft is over.
   */
  squad_drafted: number
  squad_least: number
  squad_most: number
}
/**
 * The possible line-ups for a team's next match; the client checks every tap against it.
 */
export interface LineUpView {
  competition: number
  formations: FormationView[]
  /**
   * By position: goalkeeper, defenders, midfielders, attackers.
   */
  lines: LineView[]
  /**
   * The other side, -1 at kick-off.
   */
  opponent: number
  team: number
}
/**
 * The players that may play in the slots of one position.
 */
export interface LineView {
  players: number[]
  position: number
  /**
   * Players of this position who may not play, and why.
   */
  refusals: RefusalView[]
}
/**
 * The actions of a team on the market, if a window were open now.
 */
export interface MarketView {
  /**
   * Players of the free list whom this team may not buy.
   */
  buy: RefusalView[]
  /**
   * Red cards that could be played.
   */
  cards: number[]
  /**
   * Players who may not be put on the list.
   */
  list: RefusalView[]
  reserve: ReserveView
  /**
   * Why nobody may be sold; None: anybody may.
   */
  sell: RefusalView | null
}
/**
 * The reserve prices that may be named for a player on the list.
 */
export interface ReserveView {
  least: number
  most: number
  step: number
}
/**
 * Everything that a seat of Match of the Season may know.
 */
export interface MatchOfTheSeasonView {
  absent: AbsenceView[]
  /**
   * The team whose turn it is.
   */
  active: number
  /**
   * Cards in the chance deck.
   */
  chance_deck: number
  /**
   * Squads are being drafted.
   */
  drafting: boolean
  european_cup: EuropeanCupView
  /**
   * Players whose cards lie face down at the end of a season.
   */
  face_down: number[]
  free_list: number[]
  honours: HonourView[]
  limits: LimitsView
  /**
   * Of the teams that this seat may line up now.
   */
  line_ups: LineUpView[]
  /**
   * Players put on the list in vain in this window.
   */
  listed: number[]
  match: MatchView | null
  /**
   * Finalists of the National Cup, then winner and runner-up.
   */
  national_cup: number[]
  /**
   * What comes after this match day; null: nothing this season.
   */
  next_matches: NextMatchesView | null
  /**
   * While both line-ups lie open.
   */
  odds: OddsView | null
  /**
   * Players turned up and not yet sold.
   */
  on_offer: number[]
  /**
   * Managed teams by seat.
   */
  order: number[]
  /**
   * The matches of this match day.
   */
  pairs: PairView[]
  /**
   * Teams by league place, champion first; empty before the end.
   */
  places: number[]
  /**
   * The spaces that the next roll can reach, the nearest first.
   */
  reach: number[]
  /**
   * League matches of this season.
   */
  results: ResultView[]
  /**
   * Its top cards, for the seat that has looked at them.
   */
  scouted: number[]
  season: number
  /**
   * The seat of each team, -1 for the ghost team.
   */
  seat_of: number[]
  /**
   * The league table, first place first.
   */
  standings: StandingView[]
  /**
   * The pair of the Super Cup.
   */
  super_cup: number[]
  teams: TeamView[]
  /**
   * The space on which the token stands.
   */
  token: number
  /**
   * Cards in the transfer deck.
   */
  transfer_deck: number
  /**
   * The team that began the season.
   */
  youngest: number
}
/**
 * The match that is being played, or the last one.
 */
export interface MatchView {
  away: SideView
  /**
   * The tactic card, -1 for whoever may not see it.
   */
  card: number
  /**
   * A tactic card lies face down.
   */
  committed: boolean
  competition: number
  die: DieFaceView[]
  /**
   * Rolls so far.
   */
  event: number
  /**
   * Rolls of a match.
   */
  events: number
  /**
   * Extra rolls so far.
   */
  extra: number
  /**
   * Goals of home and away.
   */
  goals: number[]
  /**
   * Goals are counted; else the match has a winner and no score.
   */
  has_score: boolean
  home: SideView
  /**
   * 0 home, 1 away, 2 neither, 3 void; -1 while it is played.
   */
  outcome: number
  /**
   * The tactic card lies face up.
   */
  revealed: boolean
}
/**
 * One side of a match.
 */
export interface SideView {
  formation: number
  /**
   * Players sent off or carried off.
   */
  gone: number[]
  /**
   * Players by slot, -1 where nobody stands, -2 for a player of a European club.
   */
  slots: number[]
  /**
   * Stars by slot.
   */
  stars: number[]
  /**
   * Substitutions made.
   */
  substitutions: number
  /**
   * Substitutions that it may still make.
   */
  substitutions_left: number
  /**
   * The team; from 4 on a club of the European Cup.
   */
  who: number
}
/**
 * The next space of the board on which matches are played.
 */
export interface NextMatchesView {
  /**
   * The matches there; empty where a draw or earlier matches decide them.
   */
  pairs: PairView[]
  space: number
}
/**
 * A match of this match day.
 */
export interface PairView {
  away: number
  home: number
}
/**
 * How the match would end from here.
 */
export interface OddsView {
  away: number
  basis: 'public'
  draw: number
  /**
   * False where line-ups may still change.
   */
  exact: boolean
  faces: FaceView[]
  home: number
}
/**
 * A league match of this season.
 */
export interface ResultView {
  away: number
  home: number
  /**
   * 0 home, 1 away, 2 neither, 3 void.
   */
  outcome: number
}
/**
 * A row of the league table; void matches do not count.
 */
export interface StandingView {
  /**
   * Places gained by its last match.
   */
  change: number
  /**
   * Its points before the first match and after each.
   */
  course: number[]
  drawn: number
  /**
   * Its matches, the first of the season first.
   */
  form: ('drew' | 'lost' | 'won')[]
  lost: number
  /**
   * 1 is first; level teams are told apart by play-offs after the last match day.
   */
  place: number
  played: number
  points: number
  team: number
  won: number
}
/**
 * One of the four teams.
 */
export interface TeamView {
  /**
   * Chance cards in hand.
   */
  cards: number
  cash: number
  /**
   * European Cups won.
   */
  european_cups: number
  /**
   * The formation of the last line-up, -1 before the first.
   */
  formation: number
  /**
   * The cards themselves, None for another's.
   */
  hand: number[] | null
  /**
   * League points of this season.
   */
  league: number
  /**
   * League titles won.
   */
  leagues: number
  /**
   * The last line-up by slot, -1 where nobody stands.
   */
  lineup: number[]
  /**
   * What it could do on the market, None for another's.
   */
  market: MarketView | null
  /**
   * While squads are drafted: what each formation still needs.
   */
  missing: MissingView[]
  /**
   * National Cups won.
   */
  national_cups: number
  /**
   * Trophy points of the game.
   */
  points: number
  /**
   * The seat that manages it, -1 for the ghost team.
   */
  seat: number
  /**
   * What was sold this season: its team may not buy the like back.
   */
  sold: SoldView[]
  squad: number[]
  team: number
}
/**
 * Players whom a team still needs for a formation, by position.
 */
export interface MissingView {
  attackers: number
  defenders: number
  formation: number
  goalkeepers: number
  midfielders: number
}
/**
 * A kind of player that a team has sold this season.
 */
export interface SoldView {
  position: number
  stars: number
}
export interface Previews {
  'change-in': {
    gain: number
  }
  reveal: {
    'home-stars': number
    'away-stars': number
  }
  'substitute-in': {
    gain: number
  }
  bid: {
    left: number
  }
  sell: {
    price: number
    left: number
  }
  buy: {
    price: number
    left: number
  }
  reserve: {
    bidders: number
  }
  steps: {
    square: number
  }
  'short-sale': {
    price: number
    left: number
  }
  surplus: {
    price: number
    left: number
  }
  tip: {
    price: number
    left: number
  }
  sign: {
    price: number
    left: number
  }
  clause: {
    price: number
    left: number
  }
}
