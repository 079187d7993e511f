/* Made by `make types` from touchline.titles.masters_of_football. Schema 7ff13b835273c3ff */

export interface Declared {
  Contexts: Contexts
  CourseView: CourseView
  DialView: DialView
  DiceView: DiceView
  Events: Events
  FinalView: FinalView
  FixtureView: FixtureView
  LegView: LegView
  MastersOfFootballView: MastersOfFootballView
  MatchView: MatchView
  OddsView: OddsView
  PaperView: PaperView
  PlayedView: PlayedView
  PlayerValuesView: PlayerValuesView
  Previews: Previews
  ResultView: ResultView
  RolledView: RolledView
  RulesView: RulesView
  ScorerView: ScorerView
  StopView: StopView
  TableRowView: TableRowView
  TeamView: TeamView
  TrioView: TrioView
}
export interface Contexts {
  'choose-manager': {}
  'buy-player': {
    money: number
    bought: number
    most: number
  }
  'field-player': {
    slot: number
    first: number
    second: number
  }
  'choose-tactic': {
    half: number
    first: number
    second: number
    third: number
  }
  'announce-cards': {
    home: number
    away: number
    window: number
  }
  'place-card': {
    window: number
    money: number
    granted: number
  }
  'choose-team': {
    card: number
  }
  'choose-slot': {
    card: number
    team: number
  }
  'choose-target': {
    card: number
    team: number
  }
  'act-between-turns': {
    home: number
    away: number
    moment: number
  }
  'act-reroll': {
    attacker: number
    total: number
    against: number
  }
  'choose-dice': {
    attacker: number
    defender: number
  }
  'answer-goal': {
    team: number
  }
  'blow-whistle': {
    owner: number
    against: number
  }
  'announce-substitution': {
    home: number
    away: number
  }
  'take-off': {
    change: number
  }
  'bring-on': {
    off: number
  }
  'act-between-matches': {
    matchday: number
  }
  'exchange-card': {
    money: number
  }
  'play-academy-card': {}
  'choose-tier': {}
  'roll-again': {}
  'take-player': {
    limit: number
    taken: number
  }
  'release-player': {
    number: number
  }
  'discard-card': {
    number: number
  }
  'enter-goals': {
    home: number
    away: number
    team: number
  }
  'correct-result': {}
}
/**
 * The chances after one of the turns.
 */
export interface CourseView {
  away: number
  draw: number
  home: number
  /**
   * The last turn that was over, 0 at kick-off.
   */
  turn: number
}
/**
 * The place of a turn on the dial of the board.
 */
export interface DialView {
  /**
   * 0 is the outer one, 1 the inner one.
   */
  ring: number
  /**
   * Clockwise from the top, from 0.
   */
  space: number
}
/**
 * The dice of this turn.
 */
export interface DiceView {
  attack: RolledView
  defence: RolledView
}
/**
 * The two dice of one side in this turn.
 */
export interface RolledView {
  /**
   * The number on the die of the level.
   */
  die: number
  /**
   * The genius die shows its genius face.
   */
  flame: boolean
  /**
   * The number on the genius die.
   */
  genius: number
  total: number
}
export interface Events {
  seated: {
    seat: number
    team: number
  }
  'manager-kept': {
    team: number
    manager: number
  }
  'money-received': {
    team: number
    money: number
  }
  'players-dealt': {
    team: number
    number: number
  }
  'player-dealt': {
    player: number
  }
  'players-bought': {
    team: number
    number: number
    money: number
  }
  'player-bought': {
    player: number
    money: number
  }
  'player-discarded': {
    team: number
    player: number
  }
  'wood-joined': {
    team: number
  }
  'wood-seen': {
    player: number
  }
  'cards-dealt': {
    team: number
    number: number
  }
  'card-drawn': {
    card: number
  }
  'card-discarded': {
    team: number
    card: number
  }
  'cards-exchanged': {
    team: number
    number: number
  }
  reshuffled: {
    pile: number
  }
  'matchday-begins': {
    matchday: number
  }
  'match-begins': {
    home: number
    away: number
  }
  'lineups-placed': {
    home: number
    away: number
  }
  announced: {
    team: number
    window: number
    play: number
  }
  'card-revealed': {
    team: number
    card: number
    target: number
    slot: number
  }
  'card-played': {
    team: number
    card: number
    target: number
  }
  'card-blocked': {
    team: number
    card: number
    by: number
  }
  'card-void': {
    team: number
    card: number
  }
  'lineup-shown': {
    team: number
    first: number
    second: number
    third: number
  }
  'battle-rolled': {
    team: number
    die: number
    genius: number
    ratings: number
    added: number
    total: number
  }
  'battle-won': {
    team: number
    tactic: number
  }
  'tactic-forced': {
    team: number
    tactic: number
  }
  'home-advantage': {
    team: number
  }
  values: {
    team: number
    attack: number
    defence: number
  }
  levels: {
    team: number
    attack: number
    defence: number
    'attack-moved': number
    'defence-moved': number
  }
  'turn-begins': {
    turn: number
    team: number
  }
  'turn-skipped': {
    turn: number
  }
  'attack-rolled': {
    team: number
    die: number
    genius: number
    total: number
  }
  'defence-rolled': {
    team: number
    die: number
    genius: number
    total: number
  }
  'dice-rerolled': {
    team: number
    whose: number
  }
  goal: {
    team: number
    'home-goals': number
    'away-goals': number
    rival: number
  }
  'genius-goal': {
    team: number
  }
  'genius-save': {
    team: number
  }
  'no-goal': {
    team: number
  }
  'goal-disallowed': {
    team: number
  }
  'half-time': {
    home: number
    away: number
  }
  'substitution-announced': {
    team: number
    when: number
  }
  substituted: {
    team: number
    off: number
    on: number
  }
  'substitution-lapsed': {
    team: number
  }
  'stoppage-rolled': {
    team: number
    die: number
  }
  'extra-rolled': {
    team: number
    die: number
  }
  'extra-attack': {
    team: number
  }
  'final-whistle': {
    home: number
    away: number
    'home-goals': number
    'away-goals': number
  }
  'points-won': {
    team: number
    points: number
  }
  'bonus-paid': {
    team: number
    money: number
  }
  'academy-begins': {}
  'academy-rolled': {
    team: number
    die: number
    tier: number
  }
  'academy-taken': {
    team: number
    number: number
  }
  'academy-joined': {
    player: number
  }
  'market-begins': {}
  champion: {
    team: number
  }
  'final-begins': {
    first: number
    second: number
  }
  'lots-drawn': {
    team: number
  }
  'result-entered': {
    home: number
    away: number
    'home-goals': number
    'away-goals': number
  }
}
/**
 * The final between the winners of two leagues.
 */
export interface FinalView {
  /**
   * The winner of league A.
   */
  first: number
  /**
   * Goals of the winner of league A in both legs.
   */
  first_goals: number
  legs: LegView[]
  /**
   * The winner of league B.
   */
  second: number
  /**
   * Goals of the winner of league B in both legs.
   */
  second_goals: number
}
/**
 * A leg of the final.
 */
export interface LegView {
  away: number
  /**
   * Null before it is over.
   */
  away_goals: number | null
  home: number
  /**
   * Null before it is over.
   */
  home_goals: number | null
}
/**
 * A match of the calendar.
 */
export interface FixtureView {
  away: number
  /**
   * Null before kick-off.
   */
  away_goals: number | null
  home: number
  /**
   * Null before kick-off.
   */
  home_goals: number | null
  /**
   * It lies on a board now.
   */
  is_on: boolean
  league: number
  matchday: number
}
/**
 * Everything that a seat of Masters of Football may know.
 */
export interface MastersOfFootballView {
  /**
   * The best-placed teams with a person, by league.
   */
  best_people: number[][]
  /**
   * The board whose step runs.
   */
  board: number
  champions: number[]
  /**
   * Discarded action cards.
   */
  discard: number[]
  /**
   * Discarded players of each pile.
   */
  discards: number[][]
  final: FinalView | null
  finalists: number[]
  /**
   * The matches of the leagues, in the order of play.
   */
  fixtures: FixtureView[]
  leagues: number
  /**
   * The leg of the final that is played, 0 for none.
   */
  leg: number
  matchday: number
  /**
   * One for each board.
   */
  matches: MatchView[]
  /**
   * The own team, -1 for a spectator.
   */
  me: number
  /**
   * The league of the seat's team; for a spectator the first.
   */
  my_league: number
  /**
   * Action cards in the pile.
   */
  pile: number
  /**
   * Players in each pile.
   */
  piles: number[]
  results: ResultView[]
  rules: RulesView
  /**
   * Matchdays, academy, market and final in their order.
   */
  season: StopView[]
  /**
   * One league table each.
   */
  tables: TableRowView[][]
  teams: TeamView[]
}
/**
 * A match on a board.
 */
export interface MatchView {
  /**
   * Teams that have announced cards.
   */
  announced: number[]
  /**
   * Attack value by side.
   */
  attack: number[]
  attack_levels: number[]
  /**
   * The team that attacks in this turn.
   */
  attacker: number | null
  away: number
  /**
   * Threes that may not be fielded, until the lineup is laid.
   */
  barred: TrioView[]
  /**
   * Tactic cards by side, -1 for whoever may not see them.
   */
  chosen: number[]
  /**
   * The chances after each turn so far, kick-off first.
   */
  course: CourseView[]
  /**
   * Defence value by side.
   */
  defence: number[]
  defence_levels: number[]
  dice: DiceView | null
  /**
   * The tactic that a card forces, -1 for none.
   */
  forced: number
  genius_spent: number[]
  goals: number[]
  half: number
  home: number
  /**
   * The team with home advantage.
   */
  home_advantage: number
  /**
   * Kinds of cards that each side is immune to, as bits.
   */
  immune: number[]
  league: number
  /**
   * Players by side; empty while they lie face down for this seat.
   */
  lineups: number[][]
  minute: number
  /**
   * The moment of the last window between turns, -1 before kick-off.
   */
  moment: number
  /**
   * The chances from here, null before kick-off.
   */
  odds: OddsView | null
  /**
   * Cards revealed and not yet resolved.
   */
  placed: PlayedView[]
  /**
   * Re-rolls of abilities left, by side.
   */
  rerolls: number[]
  /**
   * By tactic, the opponent's strongest three of those known, until the lineup is laid.
   */
  rival_best: PaperView[]
  scorers: ScorerView[]
  /**
   * Turns to be skipped.
   */
  skips: number
  /**
   * Substitutions by side.
   */
  substitutions: number[]
  /**
   * Cards in force.
   */
  table: PlayedView[]
  /**
   * The tactic in force, -1 for none.
   */
  tactic: number
  /**
   * The last turn begun, 0 before kick-off.
   */
  turn: number
  /**
   * Each player who lies face up, by side.
   */
  values: PlayerValuesView[][]
  /**
   * The side that won the last tactic battle, -1 for neither.
   */
  won: number
}
/**
 * Three players.
 */
export interface TrioView {
  first: number
  second: number
  third: number
}
/**
 * Chances between 0 and 1, without cards.
 */
export interface OddsView {
  away: number
  draw: number
  home: number
}
/**
 * An action card on the table.
 */
export interface PlayedView {
  /**
   * Its restriction does not fit the tactic in force.
   */
  asleep: boolean
  card: number
  /**
   * The team that played it.
   */
  owner: number
  /**
   * The slot of the player it is applied to, -1 for none.
   */
  slot: number
  /**
   * The team it is applied to, -1 for none.
   */
  target: number
  /**
   * Re-rolls left.
   */
  uses: number
}
/**
 * The sums of three players under one tactic, without cards.
 */
export interface PaperView {
  attack: number
  attack_level: number
  defence: number
  defence_level: number
}
/**
 * A goal.
 */
export interface ScorerView {
  team: number
  turn: number
}
/**
 * The values of a fielded player under the tactic in force, with cards.
 */
export interface PlayerValuesView {
  attack: number
  defence: number
}
/**
 * A match that was played.
 */
export interface ResultView {
  away: number
  away_goals: number
  home: number
  home_goals: number
  /**
   * The league, 2 for the final.
   */
  league: number
  matchday: number
}
/**
 * The board under this game's options, and the numbers of the rules that screens show.
 */
export interface RulesView {
  /**
   * The side that attacks in each turn.
   */
  attackers: number[]
  /**
   * The space of each turn.
   */
  dial: DialView[]
  hand_limit: number
  /**
   * The level of each team value, from 0 up, without home advantage.
   */
  levels: number[]
  lineup_size: number
  squad_limit: number
}
/**
 * A stop of the season.
 */
export interface StopView {
  kind: 'academy' | 'final' | 'market' | 'matchday'
  /**
   * The number of a matchday, else 0.
   */
  matchday: number
}
/**
 * One row of a league table.
 */
export interface TableRowView {
  away_goals: number
  /**
   * What puts this team before the next one; nothing where they are level.
   */
  before_next_by: 'away-goals' | 'difference' | 'goals' | 'nothing' | 'points'
  difference: number
  drawn: number
  /**
   * What each match brought, in the order of play.
   */
  form: ('drew' | 'lost' | 'won')[]
  goals_against: number
  goals_for: number
  lost: number
  place: number
  played: number
  points: number
  /**
   * The points after each match.
   */
  race: number[]
  team: number
  won: number
}
/**
 * One team.
 */
export interface TeamView {
  /**
   * What a player of the academy may cost, 0 without a manager.
   */
  academy_limit: number
  /**
   * The sets of them that can be bought together, as bits by place.
   */
  baskets: number[]
  /**
   * What each card of the hand costs now.
   */
  costs: number[]
  /**
   * Players on offer.
   */
  dealt: number[]
  dealt_size: number
  /**
   * Cards of the hand that can be exchanged now.
   */
  exchanges: number
  /**
   * Action cards; empty for another's.
   */
  hand: number[]
  hand_size: number
  league: number
  /**
   * The manager card, -1 for none.
   */
  manager: number
  money: number
  /**
   * Manager cards on offer.
   */
  offer: number[]
  /**
   * Which of the ready-made teams this is, -1 for a team with a person.
   */
  personless: number
  /**
   * What each player on offer costs.
   */
  prices: number[]
  /**
   * Money that only some cards may be paid with.
   */
  reserve: number
  /**
   * The seat that manages it, -1 for a team without a person.
   */
  seat: number
  /**
   * Players that this seat knows to be in the squad.
   */
  squad: number[]
  squad_size: number
  /**
   * The fixed tactic of a team without a person, else -1.
   */
  tactic: number
  /**
   * Players on offer whom the academy would give.
   */
  takeable: number[]
  team: number
}
export interface Previews {
  'buy-player': {
    cost: number
    left: number
  }
  'choose-tactic': {
    attack: number
    defence: number
    'attack-level': number
    'defence-level': number
  }
  'announce-cards': {
    rival: number
  }
  'place-card': {
    cost: number
    left: number
    now: number
    whom: number
    by: number
  }
  'act-between-turns': {
    cost: number
    left: number
    now: number
    whom: number
    by: number
    own: number
    rival: number
    scored: number
    conceded: number
    lead: number
  }
  'act-reroll': {
    cost: number
    left: number
    now: number
    whom: number
    by: number
    own: number
    rival: number
    scored: number
    conceded: number
    lead: number
    verdict: number
    mine: number
    'mine-of': number
    theirs: number
    'theirs-of': number
  }
  'choose-dice': {
    good: number
    of: number
    attack: number
  }
  'answer-goal': {
    cost: number
    left: number
    now: number
    whom: number
    by: number
    own: number
    rival: number
    scored: number
    conceded: number
    lead: number
  }
  'blow-whistle': {
    cost: number
    left: number
    now: number
    whom: number
    by: number
  }
  'act-between-matches': {
    cost: number
    left: number
    now: number
    whom: number
    by: number
  }
}
