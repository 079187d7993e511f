/* Made by `make types` from touchline.titles.mister. Schema e8c9467c8d9dd3d6 */

export interface Declared {
  Contexts: Contexts
  Events: Events
  FixtureView: FixtureView
  ForcedView: ForcedView
  KicksView: KicksView
  MarketView: MarketView
  MatchView: MatchView
  MisterView: MisterView
  NextKickView: NextKickView
  Previews: Previews
  ResultView: ResultView
  ShootoutView: ShootoutView
  SideView: SideView
  StandingView: StandingView
}
export interface Contexts {
  decide: {
    player: number
    size: number
    left: number
  }
  field: {
    slot: number
    gk: number
    lb: number
    lcb: number
    rcb: number
    rb: number
    lm: number
    lcm: number
    rcm: number
    rm: number
    ls: number
  }
  shoot: {
    action: number
    shooter: number
    value: number
    keeper: number
    against: number
    shot: number
  }
  dive: {
    action: number
    shooter: number
    value: number
    keeper: number
    against: number
    shot: number
  }
  take: {
    action: number
    boost: number
  }
  victim: {
    action: number
    owner: number
  }
  substitute: {
    injured: number
    slot: number
  }
  kicker: {
    kick: number
    first: number
    second: number
    third: number
    fourth: number
  }
  sudden: {
    kick: number
  }
  draw: {
    left: number
  }
  exchange: {
    player: number
  }
}
export interface Events {
  'market-opened': {
    first: number
  }
  drawn: {
    seat: number
    player: number
  }
  signed: {
    seat: number
    size: number
  }
  discarded: {
    seat: number
    player: number
  }
  reshuffled: {
    cards: number
    pass: number
  }
  'market-closed': {
    free: number
  }
  tossed: {
    seat: number
    face: number
    winner: number
  }
  paired: {
    one: number
    two: number
    three: number
    four: number
  }
  round: {
    round: number
    rounds: number
  }
  fixture: {
    first: number
    second: number
  }
  fielded: {
    seat: number
    slot: number
    player: number
  }
  'kick-off': {
    seat: number
  }
  action: {
    seat: number
    against: number
    action: number
    boost: number
    left: number
  }
  missing: {
    seat: number
    slot: number
  }
  duel: {
    phase: number
    player: number
    characteristic: number
    value: number
    opponent: number
    skill: number
    against: number
    margin: number
    passed: number
  }
  unopposed: {
    phase: number
    player: number
    slot: number
  }
  'any-of': {
    phase: number
    player: number
    characteristic: number
    value: number
    needed: number
    passed: number
  }
  'own-keeper': {
    phase: number
    player: number
    characteristic: number
    value: number
    needed: number
    passed: number
  }
  'trait-needed': {
    phase: number
    trait: number
    player: number
    passed: number
  }
  taker: {
    phase: number
    seat: number
    player: number
  }
  wall: {
    phase: number
    player: number
    characteristic: number
    value: number
    needed: number
    passed: number
  }
  story: {
    phase: number
    player: number
    slot: number
  }
  faded: {
    seat: number
    phase: number
  }
  shot: {
    seat: number
    player: number
    characteristic: number
    value: number
    keeper: number
    skill: number
    against: number
    shot: number
    same_margin: number
    same_goal: number
    other_margin: number
    other_goal: number
    compared: number
  }
  directions: {
    shot: number
    dive: number
    same: number
  }
  goal: {
    seat: number
    player: number
    goals: number
    against: number
    rival: number
    home: number
  }
  saved: {
    seat: number
    player: number
  }
  'sent-off': {
    seat: number
    player: number
    slot: number
  }
  injured: {
    seat: number
    player: number
    slot: number
  }
  substituted: {
    seat: number
    player: number
    slot: number
  }
  'not-replaced': {
    seat: number
    slot: number
  }
  boosted: {
    seat: number
    trait: number
    player: number
    boost: number
  }
  'not-boosted': {
    seat: number
    trait: number
  }
  'boost-lapsed': {
    seat: number
  }
  'new-pass': {
    pass: number
  }
  'full-time': {
    first: number
    second: number
    goals: number
    against: number
  }
  shootout: {
    first: number
    second: number
  }
  takers: {
    seat: number
    first: number
    second: number
    third: number
    fourth: number
    fifth: number
  }
  penalty: {
    seat: number
    player: number
    characteristic: number
    value: number
    keeper: number
    skill: number
    against: number
    kick: number
    same_margin: number
    same_goal: number
    other_margin: number
    other_goal: number
    compared: number
    must: number
    wins: number
    sudden: number
  }
  'penalty-scored': {
    seat: number
    player: number
    scored: number
    against: number
    rival: number
    home: number
  }
  'penalty-saved': {
    seat: number
    player: number
    scored: number
    against: number
    rival: number
    home: number
  }
  'shootout-won': {
    seat: number
    scored: number
    against: number
    rival: number
    home: number
  }
  'table-row': {
    place: number
    seat: number
    points: number
    difference: number
    goals: number
  }
  lot: {
    place: number
    seat: number
  }
  window: {
    seat: number
    left: number
  }
  agent: {
    seat: number
    player: number
  }
  declined: {
    seat: number
  }
  refused: {
    seat: number
  }
  exchanged: {
    seat: number
  }
  exchange: {
    seat: number
    in: number
    out: number
  }
  winner: {
    seat: number
  }
}
/**
 * A match of this round.
 */
export interface FixtureView {
  /**
   * The seat named first.
   */
  first: number
  /**
   * The seat named second.
   */
  second: number
}
/**
 * Why nobody has a choice in the market.
 */
export interface ForcedView {
  /**
   * idle: nobody signed anybody in the last pass; alone: one squad only is incomplete.
   */
  duty: 'alone' | 'idle'
  /**
   * The rule that says so.
   */
  rule: string
  /**
   * The only seat that is incomplete, -1 where all must sign.
   */
  seat: number
}
/**
 * One side of a shoot-out.
 */
export interface KicksView {
  /**
   * Footballers who have kicked, in order.
   */
  kicked: number[]
  /**
   * Goals.
   */
  scored: number
  seat: number
  /**
   * The named takers in their order; empty until they are shown.
   */
  takers: number[]
}
export interface MarketView {
  /**
   * Whoever draws must sign.
   */
  compulsory: boolean
  /**
   * Discarded footballers in all.
   */
  discarded: number
  /**
   * Discarded footballers that this seat has seen.
   */
  discards: number[]
  forced: ForcedView | null
  /**
   * Cards in the footballer deck.
   */
  left: number
  /**
   * Times the deck has been gone through.
   */
  pass: number
  /**
   * The seat whose turn it is.
   */
  turn: number
  /**
   * Free agents below the deck, -1 for one that this seat has not seen.
   */
  under: number[]
  /**
   * Footballers who may still be drawn for all that this seat knows, by preferred role.
   */
  unseen: number[]
}
export interface MatchView {
  /**
   * Action cards still to come.
   */
  left: number
  /**
   * The action card that is being played, -1 for none.
   */
  lifted: number
  /**
   * Seats in the order in which they turn up cards.
   */
  order: number[]
  /**
   * Times the pack has been gone through.
   */
  pass: number
  /**
   * Times it is gone through in a match.
   */
  passes: number
  /**
   * Action cards played without a goal.
   */
  spent: number[]
  /**
   * The seat that turns up the next card, -1 before kick-off.
   */
  turn: number
}
/**
 * Everything that a seat of Mister may know.
 */
export interface MisterView {
  /**
   * The matches of this round.
   */
  fixtures: FixtureView[]
  market: MarketView
  match: MatchView
  mode: 'cup' | 'head_to_head' | 'league' | 'three_way'
  /**
   * Those that kick off next; empty where nothing says them yet.
   */
  next_fixtures: FixtureView[]
  /**
   * Final places by seat; empty until the end.
   */
  places: number[]
  /**
   * The seats that are player 1, 2, 3, 4.
   */
  players: number[]
  /**
   * Matches played, oldest first.
   */
  results: ResultView[]
  /**
   * The round of the tournament, from 1.
   */
  round: number
  /**
   * Rounds in all.
   */
  rounds: number
  shootout: ShootoutView | null
  /**
   * One for each seat.
   */
  sides: SideView[]
  /**
   * Footballers in a complete squad.
   */
  squad_size: number
  stage: 'lineup' | 'market' | 'match' | 'over' | 'shootout' | 'transfers'
  /**
   * The league table from the top; empty outside a league.
   */
  table: StandingView[]
}
/**
 * A match that has been played.
 */
export interface ResultView {
  /**
   * Goals of the second seat.
   */
  against: number
  /**
   * Goals of the second seat in the shoot-out.
   */
  conceded: number
  /**
   * The seat named first.
   */
  first: number
  /**
   * Goals of the first seat.
   */
  goals: number
  /**
   * The round, from 1.
   */
  round: number
  /**
   * Goals of the first seat in the shoot-out.
   */
  scored: number
  /**
   * The seat named second.
   */
  second: number
  /**
   * The seat that won, -1 for a draw.
   */
  winner: number
}
/**
 * A shoot-out from the spot.
 */
export interface ShootoutView {
  /**
   * Takers whom each side names.
   */
  kicks: number
  next: NextKickView
  /**
   * The two sides, first kick first.
   */
  sides: KicksView[]
}
/**
 * The possible outcomes of the next kick.
 */
export interface NextKickView {
  /**
   * A miss loses the shoot-out.
   */
  must: boolean
  /**
   * Who takes it.
   */
  seat: number
  /**
   * It belongs to sudden death.
   */
  sudden: boolean
  /**
   * A goal wins it.
   */
  wins: boolean
}
/**
 * One manager's side.
 */
export interface SideView {
  /**
   * Footballers on the bench that this seat knows.
   */
  bench: number[]
  /**
   * Footballers on the bench.
   */
  bench_size: number
  /**
   * Points that the team's lift adds to every duel, 0 without one.
   */
  boost: number
  /**
   * The eleven that kicked off.
   */
  fielded: number[]
  /**
   * Goals of the match so far.
   */
  goals: number
  /**
   * Footballers who were carried off.
   */
  injured: number[]
  /**
   * Action cards kept as goals.
   */
  kept: number[]
  /**
   * The eleven by slot, -1 where nobody stands; empty before kick-off.
   */
  lineup: number[]
  /**
   * Footballers who were shown the red card.
   */
  sent_off: number[]
  /**
   * Footballers in the squad.
   */
  size: number
  /**
   * Footballers of the squad that this seat knows; the seat's own squad in its order.
   */
  squad: number[]
}
/**
 * One row of the league table.
 */
export interface StandingView {
  /**
   * Goals conceded.
   */
  conceded: number
  /**
   * Goals scored less goals conceded.
   */
  difference: number
  /**
   * What came of each match, oldest first.
   */
  form: ('drew' | 'lost' | 'won')[]
  /**
   * Goals scored.
   */
  goals: number
  /**
   * 1 is first; those who are level share a place.
   */
  place: number
  points: number
  /**
   * Points after each match, beginning with none.
   */
  race: number[]
  seat: number
}
export interface Previews {
  decide: {
    size: number
  }
  field: {
    fit: number
    in_role: number
  }
  shoot: {
    same_margin: number
    same_goal: number
    other_margin: number
    other_goal: number
    compared: number
  }
  dive: {
    same_margin: number
    same_goal: number
    other_margin: number
    other_goal: number
    compared: number
  }
  take: {
    characteristic: number
    value: number
    keeper: number
    skill: number
    against: number
    same_margin: number
    same_goal: number
    other_margin: number
    other_goal: number
    compared: number
  }
  victim: {
    overall: number
  }
  substitute: {
    fit: number
    in_role: number
  }
  kicker: {
    characteristic: number
    value: number
    keeper: number
    skill: number
    against: number
    same_margin: number
    same_goal: number
    other_margin: number
    other_goal: number
    compared: number
  }
  sudden: {
    characteristic: number
    value: number
    keeper: number
    skill: number
    against: number
    same_margin: number
    same_goal: number
    other_margin: number
    other_goal: number
    compared: number
  }
  draw: {
    left: number
  }
  exchange: {
    gain: number
  }
}
