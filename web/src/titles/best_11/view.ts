/* Made by `make types` from touchline.titles.best_11. Schema 7b1e5d89ffc84dfa */

export interface Declared {
  BarredView: BarredView
  Best11View: Best11View
  BetView: BetView
  ChallengeView: ChallengeView
  Contexts: Contexts
  DeckView: DeckView
  Events: Events
  HouseView: HouseView
  InjuredView: InjuredView
  MarketRowView: MarketRowView
  Previews: Previews
  ScoreView: ScoreView
  TeamView: TeamView
  TwinnedView: TwinnedView
  TwinningView: TwinningView
  UnderView: UnderView
  WayView: WayView
}
/**
 * A rival that this seat cannot challenge now, and why.
 */
export interface BarredView {
  numbers: {
    [k: string]: number
  }
  option: number
  reason: string
  rules: string[]
}
/**
 * Everything that a seat of Best 11 may know.
 */
export interface Best11View {
  active: number
  /**
   * Rivals that this seat cannot challenge now.
   */
  barred: BarredView[]
  base_order: number[]
  challenge: ChallengeView | null
  decks: DeckView[]
  house: HouseView
  injured: InjuredView[]
  market: MarketRowView[]
  notice: string
  order: number[]
  /**
   * Seats by the score as it stands, the first first.
   */
  ranking: number[]
  round: number
  teams: TeamView[]
  twinned: TwinnedView[]
  twinnings: TwinningView[]
  /**
   * Cards that this seat has put under its deck.
   */
  under: UnderView[]
}
/**
 * The challenge that runs.
 */
export interface ChallengeView {
  /**
   * The attack card, -1 before it is turned up.
   */
  attack: number
  bets: BetView[]
  /**
   * Points taken off each of them.
   */
  cautions: number[]
  challenger: number
  /**
   * One footballer for each term of the card.
   */
  committed: number[]
  defence: number
  /**
   * The action succeeds as it stands.
   */
  made: boolean
  /**
   * The number that the total must reach, 0 without a card.
   */
  number: number
  /**
   * Points added by money and events.
   */
  points: number
  sent_off: boolean[]
  /**
   * What each of them adds.
   */
  shares: number[]
  side: number
  /**
   * Points taken away by money.
   */
  taken: number
  target: number
  total: number
  /**
   * For who must commit: every way to fill the terms.
   */
  ways: WayView[]
}
/**
 * A stake on the challenge that runs.
 */
export interface BetView {
  /**
   * The stake is on a goal; else on none.
   */
  on_goal: boolean
  seat: number
  stake: number
}
/**
 * A way to fill the terms of the action card.
 */
export interface WayView {
  /**
   * One footballer for each term.
   */
  committed: number[]
  /**
   * The event card in hand that makes up for it alone, -1 for none.
   */
  helper: number
  /**
   * Points that they fall short by, 0 for none.
   */
  missing: number
  /**
   * What has to be picked for it: a term that only one can fill is no question.
   */
  picks: number[]
  /**
   * What the missing points cost, 0 for none, -1 if the money is not there.
   */
  price: number
  /**
   * What they come to, with bonuses.
   */
  total: number
}
/**
 * The piles of one box.
 */
export interface DeckView {
  action_discard: number[]
  actions: number
  box: number
  eliminated: number[]
  events: number
  management: number
  management_discard: number[]
  team: number
  team_discard: number[]
}
/**
 * The settings that are drawn.
 */
export interface HouseView {
  all_opportunities: number
  /**
   * What a goal conceded counts.
   */
  conceded_points: number
  /**
   * Points for a coach who suits the formation.
   */
  fit_points: number
  /**
   * Footballers of a complete team.
   */
  footballers: number
  /**
   * What a goal scored counts.
   */
  goal_points: number
  stadium_points: number
  stand_cost: number
  /**
   * Stands of a whole stadium, 0 without stadiums.
   */
  stands: number
}
/**
 * A footballer who cannot be committed.
 */
export interface InjuredView {
  player: number
  /**
   * The last round that he misses.
   */
  until: number
}
/**
 * A card on the market.
 */
export interface MarketRowView {
  /**
   * What a coach would score for this seat by the formation he favours.
   */
  fit: number
  /**
   * What it costs this seat.
   */
  mine: number
  player: number
  /**
   * The printed price.
   */
  price: number
}
/**
 * One person's team.
 */
export interface TeamView {
  /**
   * The captain's armband may still be given.
   */
  armband: boolean
  /**
   * The formation board, -1 for none.
   */
  board: number
  bonus: number
  bought: boolean
  box: number
  /**
   * Stands built in this turn.
   */
  built: number
  captain: number
  /**
   * Event cards in hand.
   */
  cards: number
  coach: number
  conceded: number
  discount: number
  /**
   * The management card lies face up.
   */
  face_up: boolean
  footballers: number[]
  /**
   * Event cards that this seat knows.
   */
  hand: number[]
  held: boolean
  immune: number
  /**
   * What the start of the next round pays, as things stand.
   */
  income: number
  /**
   * The management card, -1 for whoever does not know it.
   */
  management: number
  money: number
  negation: boolean
  /**
   * Places of the board by role.
   */
  places: number[]
  /**
   * The sum of the score.
   */
  points: number
  /**
   * Whether another of each role fits in; empty before the first round.
   */
  room: boolean[]
  score: ScoreView
  scored: number
  stands: number
  /**
   * Opportunities used in this round, as bits.
   */
  used: number
  /**
   * The value of each footballer now.
   */
  values: number[]
  /**
   * White event cards in play.
   */
  white: number[]
}
/**
 * The lines of a team's score.
 */
export interface ScoreView {
  coach: number
  conceded: number
  fit: number
  footballers: number
  scored: number
  stadium: number
}
/**
 * Two seats that cannot challenge each other.
 */
export interface TwinnedView {
  one: number
  two: number
  /**
   * The last round of their twinning.
   */
  until: number
}
/**
 * A Twinning that was played, also if an appeal stopped it.
 */
export interface TwinningView {
  by: number
  on: number
}
/**
 * An event card that this seat has put under its deck.
 */
export interface UnderView {
  /**
   * How many cards are drawn before it.
   */
  above: number
  card: number
}
export interface Contexts {
  board: {}
  item: {
    management: number
  }
  event: {
    active: number
  }
  poach: {}
  'sign-free': {}
  'swap-out': {}
  'swap-in': {
    out: number
  }
  'buy-more': {}
  captain: {}
  'make-room': {
    draws: number
    held: number
  }
  'cut-hand': {
    over: number
  }
  target: {}
  declared: {
    challenger: number
    target: number
  }
  shelter: {
    by: number
    management: number
  }
  revealed: {
    performer: number
    needs: number
  }
  commit: {
    needs: number
    term: number
    total: number
    number: number
  }
  boost: {
    needs: number
    total: number
    number: number
    performer: number
  }
  failed: {
    challenger: number
    target: number
  }
  pending: {
    challenger: number
    target: number
  }
  scored: {
    challenger: number
    target: number
  }
  appeal: {
    by: number
    card: number
  }
  'aim-rival': {
    card: number
  }
  'aim-player': {
    card: number
  }
  'aim-own-player': {
    card: number
  }
  bet: {
    card: number
  }
  accept: {
    by: number
    gets: number
    gives: number
  }
  give: {
    other: number
  }
  take: {
    other: number
    give: number
  }
}
export interface Events {
  seated: {
    seat: number
    money: number
  }
  board: {
    seat: number
    formation: number
  }
  dealt: {
    seat: number
    cards: number
  }
  round: {
    round: number
    first: number
  }
  income: {
    seat: number
    money: number
  }
  laid: {
    player: number
    price: number
  }
  reshuffled: {
    box: number
  }
  'left-over': {
    player: number
  }
  management: {
    seat: number
    management: number
  }
  'turned-up': {
    seat: number
    management: number
  }
  bought: {
    seat: number
    player: number
    price: number
  }
  built: {
    seat: number
    stands: number
    price: number
  }
  'ended-turn': {
    seat: number
  }
  used: {
    seat: number
    management: number
    kind: number
  }
  earned: {
    seat: number
    money: number
  }
  'made-room': {
    seat: number
    cards: number
  }
  discarded: {
    seat: number
    card: number
  }
  drew: {
    seat: number
    cards: number
  }
  'drew-card': {
    seat: number
    card: number
  }
  'lost-draws': {
    seat: number
    cards: number
  }
  poached: {
    seat: number
    from: number
    player: number
    price: number
  }
  signed: {
    seat: number
    player: number
  }
  swapped: {
    seat: number
    out: number
    in: number
    price: number
  }
  renewed: {
    seat: number
  }
  captain: {
    seat: number
    player: number
  }
  'armband-lost': {
    seat: number
    player: number
  }
  immune: {
    seat: number
  }
  stopped: {
    seat: number
    by: number
  }
  bonus: {
    seat: number
    bonus: number
    negation: number
  }
  challenged: {
    challenger: number
    target: number
  }
  'attack-card': {
    seat: number
    attack: number
    needs: number
  }
  'defence-card': {
    seat: number
    defence: number
    needs: number
  }
  'cannot-fill': {
    seat: number
    needs: number
    lacks: number
  }
  declined: {
    seat: number
  }
  picked: {
    seat: number
    player: number
  }
  committed: {
    seat: number
    total: number
    number: number
  }
  raised: {
    seat: number
    points: number
    price: number
    total: number
  }
  lowered: {
    seat: number
    points: number
    price: number
    total: number
  }
  succeeded: {
    seat: number
    total: number
  }
  'fell-short': {
    seat: number
    total: number
    number: number
  }
  'only-a-save': {
    seat: number
    defence: number
  }
  goal: {
    challenger: number
    target: number
  }
  'no-goal': {
    challenger: number
    target: number
  }
  played: {
    seat: number
    card: number
  }
  white: {
    seat: number
    card: number
  }
  appealed: {
    seat: number
    with: number
    by: number
    card: number
  }
  twinned: {
    seat: number
    other: number
    until: number
  }
  jinxed: {
    seat: number
    needs: number
  }
  refused: {
    seat: number
    by: number
  }
  exchanged: {
    seat: number
    gives: number
    other: number
    gets: number
  }
  bet: {
    seat: number
    money: number
    goal: number
  }
  'bet-paid': {
    seat: number
    money: number
  }
  'bet-lost': {
    seat: number
    money: number
  }
  'bet-back': {
    seat: number
    money: number
  }
  redirected: {
    challenger: number
    target: number
  }
  retried: {
    challenger: number
    target: number
  }
  switched: {
    seat: number
    other: number
  }
  'switched-card': {
    seat: number
    management: number
  }
  stolen: {
    seat: number
    from: number
  }
  'stolen-card': {
    seat: number
    card: number
  }
  looked: {
    seat: number
    other: number
  }
  saw: {
    other: number
    card: number
  }
  traded: {
    seat: number
    other: number
  }
  'traded-cards': {
    seat: number
    give: number
    take: number
  }
  cautioned: {
    player: number
    points: number
    total: number
    of: number
  }
  'sent-off': {
    player: number
    total: number
    of: number
  }
  injured: {
    player: number
    until: number
    of: number
  }
  gained: {
    seat: number
    money: number
  }
  fined: {
    seat: number
    money: number
  }
  sold: {
    seat: number
    player: number
    money: number
  }
  bargain: {
    seat: number
    money: number
  }
  score: {
    seat: number
    total: number
    footballers: number
    coach: number
    fit: number
    scored: number
    conceded: number
    stadium: number
  }
}
export interface Previews {
  item: {
    cost: number
    left: number
    points: number
  }
  poach: {
    cost: number
    left: number
    points: number
  }
  'sign-free': {
    cost: number
    left: number
    points: number
  }
  'swap-in': {
    cost: number
    left: number
    points: number
  }
  'buy-more': {
    cost: number
    left: number
    points: number
  }
  captain: {
    value: number
  }
  commit: {
    total: number
  }
  boost: {
    cost: number
    left: number
    total: number
    turns: number
  }
  'aim-player': {
    total: number
  }
  'aim-own-player': {
    money: number
    points: number
  }
  bet: {
    cost: number
    left: number
    back: number
  }
  accept: {
    points: number
  }
}
