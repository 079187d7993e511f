// Every card by name, with what is printed on it.
import type { TitleTexts } from '../../../client/texts'
import type { Found } from '../../../companion/lookup'

interface Printed {
  player_names: string[]
  position: number[]
  stars: number[]
  price: number[]
  sale: number[]
  country: number[]
  countries: string[]
  kind_codes: string[]
  kind_amount: number[]
  intl_names: string[]
  intl_formation: number[]
  formation_names: string[]
}

export function cards(texts: TitleTexts): Found[] {
  const printed = texts.printed as Printed
  const players = printed.player_names.map((name, at): Found => ({
    kind: 'player',
    name,
    facts: [
      texts.name('position', printed.position[at]!),
      `${printed.stars[at]} ★`,
      texts.name('money', printed.price[at]!),
      ...(printed.country[at]! < 0 ? [] : [texts.say(`country-${printed.countries[printed.country[at]!]}`)]),
    ],
  }))
  const chances = printed.kind_codes.map((code, at): Found => {
    const hint = texts.bundle.getMessage(`chance-${code}`)?.attributes['hint']
    const amount = texts.name('money', printed.kind_amount[at]!)
    return {
      kind: 'card',
      name: texts.say(`chance-${code}`),
      facts: hint ? [texts.bundle.formatPattern(hint, { amount }, [])] : [],
    }
  })
  const clubs = printed.intl_names.map((name, at): Found => ({
    kind: 'club',
    name,
    facts: [printed.formation_names[printed.intl_formation[at]!]!],
  }))
  return [...players, ...chances, ...clubs]
}
