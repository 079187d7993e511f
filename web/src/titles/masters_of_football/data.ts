// What the screens of Masters of Football read out of a view and of the card set.
import type { TitleTexts } from '../../client/texts'
import type { Game, Texts } from './types'
import type { MatchView, RulesView, TableRowView, TeamView } from './view'

export type Team = TeamView
export type Match = MatchView
export type Row = TableRowView
export type Rules = RulesView

export interface Effect {
  symbol: number
  n: number
  on: number
  when: number
}

/** The columns of the card set that the screens use. */
export interface Cards {
  player_names: string[]
  tier: number[]
  position: number[]
  cost: number[]
  rating: number[]
  attack: number[][]
  defence: number[][]
  genius: number[]
  budget: number[]
  academy_limit: number[]
  abilities: Effect[][]
  kind: number[]
  moment: number[]
  price: number[]
  tactics: number[]
  effects: Effect[][]
  personless_players: number[][]
  attack_dice: number[][]
  defence_dice: number[][]
  genius_die: number[]
  flame: number[]
  tactics_die: number[]
  minutes: number[]
  /** The side that attacks in each turn. */
  attackers: number[]
  /** The lowest team value of each level but the first. */
  thresholds: number[]
}

export const NOBODY = -1
export const TACTICS = [0, 1, 2, 3] as const
export const GENIUS = { attack: 1, defence: 2, tactic: 4 } as const
export const LEVELS = [0, 1, 2, 3, 4, 5] as const
/** "green, level 4 of 6". */
export const levelName = (texts: TitleTexts, level: number): string =>
  texts.say('mof-ui-level', { colour: texts.name('level', level), number: level + 1, all: LEVELS.length })
export const LEVEL_FILLS = [
  'var(--c-scarlet)',
  'var(--c-brown)',
  'var(--c-tangerine)',
  'var(--c-green)',
  'var(--c-blue)',
  'var(--c-lilac)',
] as const
export const TIER_FILLS = ['var(--c-coin)', 'var(--c-pewter)', 'var(--c-copper)', 'var(--c-walnut)'] as const
export const KIND_FILLS = ['var(--c-blue)', 'var(--c-green)', 'var(--c-yellow)', 'var(--c-red)'] as const
export const KIND_INKS = ['var(--c-white)', 'var(--c-ink)', 'var(--c-ink)', 'var(--c-white)'] as const
/** The option of every window that exchanges cards. */
export const EXCHANGE = 900
export const SYMBOLS = [
  'mod-attack',
  'mod-defence',
  'mod-tactic',
  'requires-home-advantage',
  'gain-home-advantage',
  'force-tactic',
  'receive-money',
  'starting-squad-advantage',
  'substitution-advantage',
  'academy-advantage',
  'player-discount',
  'zero-cost-evolution',
  'immune-all',
  'immune-corruption',
  'immune-anti-football',
  'immune-evolution',
  'disallow-goal',
  'block-corruption',
  'skip-next-turn',
  'extra-attack-turn',
  'roll-extra-attack',
  'roll-tactic-battle',
  'reroll-paid',
  'reroll-any',
  'reroll-attack',
] as const

/** A name as it stands on a shirt or a card. */
export function surname(texts: Texts, player: number): string {
  const name = String(texts.name('player', player))
  const known = texts.printed.player_names[player] ?? ''
  return known ? name.split(' ').slice(1).join(' ') || name : name
}

/** A kit belongs to a person; teams without one are grey. */
export const kitOfTeam = (game: Game, team: number): number => game.teams[team]?.seat ?? NOBODY

/** The name behind a team: its manager's, or the printed one. */
export function clubName(texts: Texts, game: Game, number: number): string {
  const team = game.teams[number]
  if (!team) return ''
  if (team.seat !== NOBODY) return texts.names[team.seat] ?? texts.name('team', number)
  return team.personless < 0 ? texts.name('team', number) : texts.name('personless', team.personless)
}

/** The match of mine that is on; else the one that is played now. */
export function matchOf(game: Game): Match | undefined {
  return game.matches.find((each) => isMine(game, each)) ?? game.matches[game.board] ?? game.matches[0]
}

export const isMine = (game: Game, match: { home: number; away: number }): boolean =>
  game.me !== NOBODY && (match.home === game.me || match.away === game.me)

/** What a symbol says, with its number and sign. */
export function says(texts: TitleTexts, effect: Effect): string {
  const code = SYMBOLS[effect.symbol] ?? ''
  const signed = code.startsWith('mod-') ? `${effect.n > 0 ? '+' : '−'}${Math.abs(effect.n)}` : String(effect.n)
  const text = texts.say(`symbol-${code}`, { n: code === 'force-tactic' ? texts.name('tactic', effect.n) : signed })
  if (effect.on === 1) return texts.say('mof-ui-for-opponent', { what: text })
  return effect.when === 1 ? texts.say('mof-ui-at-home', { what: text }) : text
}
