// Cards by name, with what is printed on them, in the reader's language.
import type { TitleTexts } from '../client/texts'
import { plain } from '../rules/search'
import { says, TACTICS, type Cards as Masters } from '../titles/masters_of_football/data'
import { B11, MISTER, MOF, MOTS } from './titles'

export interface Found {
  kind: 'player' | 'card' | 'manager' | 'club'
  name: string
  facts: string[]
}

interface Phase { slot: number; value: number; their_slot: number; their_value: number }
interface MisterCards { names: string[]; role: number[]; values: number[][]; overall: number[]; actions: { phases: Phase[] }[] }
interface MotsCards { player_names: string[]; position: number[]; stars: number[]; price: number[]; sale: number[]; country: number[]; countries: string[]; kind_codes: string[]; kind_amount: number[]; intl_names: string[]; intl_formation: number[]; formation_names: string[] }
interface B11Cards { team_names: string[]; value: number[]; price: number[]; box_of: number[]; box_names: string[]; event_ids: string[]; action_ids: string[] }

function mister(texts: TitleTexts): Found[] {
  const cards = texts.printed as unknown as MisterCards
  const players = cards.names.map((name, at): Found => ({
    kind: 'player', name,
    facts: [texts.name('role', cards.role[at]!), ...cards.values[at]!.map((value, nth) => `${texts.name('characteristic', nth)} ${value}`)],
  }))
  const half = (slot: number, value: number): string => (slot < 0 ? '' : `${texts.name('slot', slot)}: ${texts.name('characteristic', value)}`)
  const actions = cards.actions.map(({ phases }, at): Found => ({
    kind: 'card', name: texts.name('action', at),
    facts: phases.map((each) => [half(each.slot, each.value), half(each.their_slot, each.their_value)].filter(Boolean).join(' – ')).filter(Boolean),
  }))
  return [...players, ...actions]
}

function mots(texts: TitleTexts): Found[] {
  const cards = texts.printed as unknown as MotsCards
  const players = cards.player_names.map((name, at): Found => ({
    kind: 'player', name,
    facts: [texts.name('position', cards.position[at]!), `${cards.stars[at]} ★`, texts.name('money', cards.price[at]!), ...(cards.country[at]! < 0 ? [] : [texts.say(`country-${cards.countries[cards.country[at]!]}`)])],
  }))
  const chances = cards.kind_codes.map((code, at): Found => {
    const hint = texts.bundle.getMessage(`chance-${code}`)?.attributes['hint']
    const amount = texts.name('money', cards.kind_amount[at]!)
    return { kind: 'card', name: texts.say(`chance-${code}`), facts: hint ? [texts.bundle.formatPattern(hint, { amount }, [])] : [] }
  })
  const clubs = cards.intl_names.map((name, at): Found => ({ kind: 'club', name, facts: [cards.formation_names[cards.intl_formation[at]!]!] }))
  return [...players, ...chances, ...clubs]
}

function masters(texts: TitleTexts): Found[] {
  const cards = texts.printed as unknown as Masters
  const under = (values: number[]): string => TACTICS.map((tactic) => `${texts.name('tactic', tactic)} ${values[tactic]}`).join(', ')
  const genius = (mark: number): string[] => ['attack', 'defence', 'tactic'].filter((_, bit) => mark & (1 << bit)).map((name) => texts.say(`mof-ui-genius-${name}`))
  const players = cards.player_names.map((name, at): Found => ({
    kind: 'player', name,
    facts: [texts.name('position', cards.position[at]!), texts.name('money', cards.cost[at]!), `${texts.say('mof-ui-rating')} ${cards.rating[at]}`,
      `${texts.say('mof-ui-attack')}: ${under(cards.attack[at]!)}`, `${texts.say('mof-ui-defence')}: ${under(cards.defence[at]!)}`, ...genius(cards.genius[at]!)],
  }))
  const actions = cards.effects.map((effects, at): Found => ({
    kind: 'card', name: texts.name('card', at),
    facts: [texts.name('card-moment', cards.moment[at]!), ...(cards.price[at]! < 0 ? [] : [texts.name('money', cards.price[at]!)]), ...effects.map((each) => says(texts, each))],
  }))
  const managers = cards.abilities.map((abilities, at): Found => ({
    kind: 'manager', name: texts.name('manager', at),
    facts: [`${texts.say('mof-ui-budget')} ${texts.name('money', cards.budget[at]!)}`, `${texts.say('mof-ui-limit')} ${cards.academy_limit[at]}`, ...abilities.map((each) => says(texts, each))],
  }))
  return [...players, ...actions, ...managers]
}

function best11(texts: TitleTexts): Found[] {
  const cards = texts.printed as unknown as B11Cards
  const players = cards.team_names.map((_, at): Found => ({ kind: 'player', name: texts.name('player', at), facts: [`${cards.price[at]}M`, cards.box_names[cards.box_of[at]!] ?? ''] }))
  const events = cards.event_ids.map((id): Found => ({ kind: 'card', name: texts.say(`card-${id.replaceAll('_', '-')}`), facts: [texts.say(`effect-${id.replaceAll('_', '-')}`)] }))
  const actions = cards.action_ids.map((id, at): Found => ({
    kind: 'card', name: `${texts.name('attack', at)} / ${texts.name('defence', at)} (${id})`, facts: [`${texts.name('attack', at)}: ${texts.name('needs', 2 * at)}`, `${texts.name('defence', at)}: ${texts.name('needs', 2 * at + 1)}`],
  }))
  return [...players, ...events, ...actions]
}

const SHELVES: Record<string, (texts: TitleTexts) => Found[]> = { [MISTER]: mister, [MOTS]: mots, [MOF]: masters, [B11]: best11 }
export const allCards = (texts: TitleTexts, title: string): Found[] => SHELVES[title]?.(texts) ?? []

/** Those in whose name every word occurs. */
export function named(cards: Found[], wanted: string): Found[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean)
  return words.length ? cards.filter(({ name }) => words.every((word) => plain(name).includes(word))) : []
}
