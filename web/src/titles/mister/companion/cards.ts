// Every card by name, with what is printed on it.
import type { TitleTexts } from '../../../client/texts'
import type { Found } from '../../../companion/lookup'

interface Phase {
  slot: number
  value: number
  their_slot: number
  their_value: number
}
interface Printed {
  names: string[]
  role: number[]
  values: number[][]
  overall: number[]
  actions: { phases: Phase[] }[]
}

export function cards(texts: TitleTexts): Found[] {
  const printed = texts.printed as Printed
  const players = printed.names.map((name, at): Found => ({
    kind: 'player',
    name,
    facts: [
      texts.name('role', printed.role[at]!),
      ...printed.values[at]!.map((value, nth) => `${texts.name('characteristic', nth)} ${value}`),
    ],
  }))
  const half = (slot: number, value: number): string =>
    slot < 0 ? '' : `${texts.name('slot', slot)}: ${texts.name('characteristic', value)}`
  const actions = printed.actions.map(({ phases }, at): Found => ({
    kind: 'card',
    name: texts.name('action', at),
    facts: phases
      .map((each) => [half(each.slot, each.value), half(each.their_slot, each.their_value)].filter(Boolean).join(' – '))
      .filter(Boolean),
  }))
  return [...players, ...actions]
}
