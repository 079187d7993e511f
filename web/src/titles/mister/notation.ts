// What the catalogue says of Mister's action cards in signs, in the reader's words.
type Say = (id: string, facts?: Record<string, string>) => string

const SLOTS = ['GK', 'LB', 'LCB', 'RCB', 'RB', 'LM', 'LCM', 'RCM', 'RM', 'LS', 'RS']
const TRAITS: Record<string, number> = { back_heel: 1, overhead_kick: 2, crowd_favourite: 4, true_leader: 8 }
const KEEPER = 0

/** A value and what it must reach: `E >= 8` as E ≥ 8, `C -2` as C − 2. */
const signs = (code: string): string =>
  code.replace('>=', '≥').replace(/ ([+-])(\d)/, (_, sign, number) => ` ${sign === '-' ? '−' : '+'} ${number}`)

/** The conditions that are not about two slots: how each is written, and what is said of it. */
const FORMS: [RegExp, string, (say: Say, found: string[]) => Record<string, string>][] = [
  [/^taker$/, 'chosen', () => ({})],
  [/^story\((\w+)\)$/, 'story', (say, [slot]) => ({ slot: say(`slot-${SLOTS.indexOf(slot!)}`) })],
  [/^own\.any\(([A-H])\) (.+)$/, 'any', (_, [value, needs]) => ({ needs: `${value} ${signs(needs!)}` })],
  [/^opp\.none\((.+)\)$/, 'none', (_, [needs]) => ({ needs: signs(needs!) })],
  [/^own\.GK\.(.+)$/, 'keeper', (_, [needs]) => ({ needs: signs(needs!) })],
  [/^own\.trait\((\w+)\) in MID_ATT$/, 'trait', (say, [trait]) => ({ trait: say(`trait-${TRAITS[trait!]}`) })],
]

/** Null: it is no sign of these, and stands as it is. */
export function inWords(code: string, say: Say): string | null {
  for (const [form, name, facts] of FORMS) {
    const found = form.exec(code)
    if (found) return say(`mister-ui-rule-${name}`, facts(say, found.slice(1)))
  }
  if (!/[A-H]@\w+/.test(code)) return null
  const slot = (name: string): string =>
    name === 'taker' ? say('mister-ui-rule-taker') : say(`slot-${SLOTS.indexOf(name)}`)
  return signs(code)
    .replace(/([A-H])@(\w+)/g, (_, value: string, name: string) => `${value} (${slot(name)})`)
    .replace(
      / v ([A-H])$/,
      (_, value: string) => ` ${say('mister-ui-rule-against')} ${value} (${say(`slot-${KEEPER}`)})`,
    )
}
