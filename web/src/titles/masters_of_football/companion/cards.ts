// Every card by name, with what is printed on it.
import type { TitleTexts } from '../../../client/texts'
import type { Found } from '../../../companion/lookup'
import { type Cards as Printed, says, TACTICS } from '../data'

export function cards(texts: TitleTexts): Found[] {
  const printed = texts.printed as Printed
  const under = (values: number[]): string =>
    TACTICS.map((tactic) => `${texts.name('tactic', tactic)} ${values[tactic]}`).join(', ')
  const genius = (mark: number): string[] =>
    ['attack', 'defence', 'tactic']
      .filter((_, bit) => mark & (1 << bit))
      .map((name) => texts.say(`mof-ui-genius-${name}`))
  const players = printed.player_names.map((name, at): Found => ({
    kind: 'player',
    name,
    facts: [
      texts.name('position', printed.position[at]!),
      texts.name('money', printed.cost[at]!),
      `${texts.say('mof-ui-rating')} ${printed.rating[at]}`,
      `${texts.say('mof-ui-attack')}: ${under(printed.attack[at]!)}`,
      `${texts.say('mof-ui-defence')}: ${under(printed.defence[at]!)}`,
      ...genius(printed.genius[at]!),
    ],
  }))
  const actions = printed.effects.map((effects, at): Found => ({
    kind: 'card',
    name: texts.name('card', at),
    facts: [
      texts.name('card-moment', printed.moment[at]!),
      ...(printed.price[at]! < 0 ? [] : [texts.name('money', printed.price[at]!)]),
      ...effects.map((each) => says(texts, each)),
    ],
  }))
  const managers = printed.abilities.map((abilities, at): Found => ({
    kind: 'manager',
    name: texts.name('manager', at),
    facts: [
      `${texts.say('mof-ui-budget')} ${texts.name('money', printed.budget[at]!)}`,
      `${texts.say('mof-ui-limit')} ${printed.academy_limit[at]}`,
      ...abilities.map((each) => says(texts, each)),
    ],
  }))
  return [...players, ...actions, ...managers]
}
