/* Made by `make types` from touchline.titles.masters_of_football. Schema 359547501e5f1f0d */

export interface Declared {
  Contexts: Contexts
  DiceView: DiceView
  Events: Events
  MastersOfFootballView: MastersOfFootballView
  MatchView: MatchView
  PlayedView: PlayedView
  Previews: Previews
  RulesView: RulesView
  ScorerView: ScorerView
  TableRowView: TableRowView
  TeamView: TeamView
}
export interface Contexts {
  'choose-manager': {}
  'buy-player': {
    money: number
    bought: number
  }
  'field-player': {
    slot: number
    first: number
    second: number
  }
  'choose-tactic': {
    half: number
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
 * The dice of this turn: first die, genius die, sum; and how many flames each side has.
 */
export interface DiceView {
  attack: number[]
  defence: number[]
  flames: number[]
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
 * All that a seat of Masters of Football may know.
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
  finalists: number[]
  /**
   * Rows of matchday, league, home, away.
   */
  fixtures: number[][]
  leagues: number
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
   * Action cards in the pile.
   */
  pile: number
  /**
   * Players in each pile.
   */
  piles: number[]
  /**
   * Rows of league, matchday, home, away, goals, goals.
   */
  results: number[][]
  rules: RulesView
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
   * Tactic cards by side, -1 for whoever may not see them.
   */
  chosen: number[]
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
   * Chances of home, draw and away from here, without cards.
   */
  odds: number[] | null
  /**
   * Cards revealed and not yet resolved.
   */
  placed: PlayedView[]
  /**
   * Re-rolls of abilities left, by side.
   */
  rerolls: number[]
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
   * Attack and defence of each player, by side.
   */
  values: number[][][]
  /**
   * The side that won the last tactic battle, -1 for neither.
   */
  won: number
}
/**
 * An action card on the table.
 */
export interface PlayedView {
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
 * A goal.
 */
export interface ScorerView {
  team: number
  turn: number
}
/**
 * What the options make of the printed board.
 */
export interface RulesView {
  /**
   * The side that attacks in each turn.
   */
  attackers: number[]
  genius_by_face: boolean
  /**
   * The level that the side with home advantage gets where both are at red.
   */
  red_rise: number
  thresholds: number[]
}
/**
 * One row of a league table.
 */
export interface TableRowView {
  away_goals: number
  difference: number
  drawn: number
  goals_against: number
  goals_for: number
  lost: number
  place: number
  played: number
  points: number
  team: number
  won: number
}
/**
 * One team.
 */
export interface TeamView {
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
   * Action cards; empty for another's.
   */
  hand: number[]
  hand_size: number
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
  team: number
}
export interface Previews {}
