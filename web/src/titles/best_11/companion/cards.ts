// Every card by name, with what is printed on it.
import type { TitleTexts } from '../../../client/texts'
import type { Found } from '../../../companion/lookup'

interface Printed {
  team_names: string[]
  value: number[]
  price: number[]
  box_of: number[]
  box_names: string[]
  event_ids: string[]
  action_ids: string[]
}

export function cards(texts: TitleTexts): Found[] {
  const printed = texts.printed as Printed
  const players = printed.team_names.map((_, at): Found => ({
    kind: 'player',
    name: texts.name('player', at),
    facts: [`${printed.price[at]}M`, printed.box_names[printed.box_of[at]!] ?? ''],
  }))
  const events = printed.event_ids.map((id): Found => ({
    kind: 'card',
    name: texts.say(`card-${id.replaceAll('_', '-')}`),
    facts: [texts.say(`effect-${id.replaceAll('_', '-')}`)],
  }))
  const actions = printed.action_ids.map((id, at): Found => ({
    kind: 'card',
    name: `${texts.name('attack', at)} / ${texts.name('defence', at)} (${id})`,
    facts: [
      `${texts.name('attack', at)}: ${texts.name('needs', 2 * at)}`,
      `${texts.name('defence', at)}: ${texts.name('needs', 2 * at + 1)}`,
    ],
  }))
  return [...players, ...events, ...actions]
}
