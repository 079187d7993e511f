// Answers in advance: what is planned, under which number, and what it is called.
import type { TitleTexts } from '../../client/texts'
import type { Numbers, Plan, Plannable, PlanTarget, View } from '../../client/view'

/** The number of plans that the server keeps of a seat. */
const PLANS = 16

/** The plan that would be replaced by one for this kind and this card; for a list of wishes the card is left out. */
export function planOf(plans: Plan[], choice: Plannable, option?: number): Plan | undefined {
  return plans.find((each) => each.kind === choice.kind && (option === undefined || each.picks.includes(option)))
}

/** Its number, or the first that is free; null: all are taken. */
export function numberFor(plans: Plan[], old: Plan | undefined): number | null {
  if (old) return old.plan
  const used = new Set(plans.map((each) => each.plan))
  const free = Array.from({ length: PLANS }, (_, at) => at).filter((at) => !used.has(at))
  return free[0] ?? null
}

/** The wishes with this one moved by one place, or taken out (0). */
export function moved(picks: number[], pick: number, by: -1 | 0 | 1): number[] {
  const at = picks.indexOf(pick)
  const rest = picks.filter((each) => each !== pick)
  return by === 0 ? rest : [...rest.slice(0, at + by), pick, ...rest.slice(at + by)]
}

/** What an option is called: a card by its name, an ability by what it does. */
export function optionName(texts: TitleTexts, choice: Plannable, option: number): string {
  const special = choice.special[option]
  return special ? texts.say(`opt-${special}`) : texts.name(choice.domain, option)
}

/** Whom the option hits, if that can be planned. */
export function targetOf(choice: Plannable, option: number): PlanTarget | undefined {
  return choice.targets.find((each) => each.option === option)
}

/** What the plan says to that; undefined: I am asked. */
export function aimOf(plan: Plan | undefined, target: PlanTarget | undefined): number | undefined {
  return plan?.then.find((each) => each.kind === target?.kind)?.pick
}

/** What the planned answers take together; 0: nothing. */
export function costOf(choice: Plannable, option: number, target?: PlanTarget, aim?: number): number {
  const both = target && aim !== undefined ? target.costs[target.options.indexOf(aim)] : undefined
  return both ?? choice.costs[choice.options.indexOf(option)] ?? 0
}

/** "Goal of Ruby", or '' where the plan has no condition. */
export function condition(texts: TitleTexts, kind: string, when: Numbers): string {
  const fields = texts.known.words.asks[kind] ?? {}
  const [field] = Object.keys(when)
  if (field === undefined) return ''
  const value = texts.name(fields[field] ?? 'number', when[field]!)
  return texts.say(`plan-when-${kind}`, { field, value })
}

export interface Chip {
  key: string
  says: string
  plan?: number
  lot?: number
}

/** The card, and whom it hits: "League fine (Rui)". */
function aimed(texts: TitleTexts, choice: Plannable, plan: Plan, option: number): string {
  const what = optionName(texts, choice, option)
  const target = targetOf(choice, option)
  const aim = aimOf(plan, target)
  return target && aim !== undefined ? texts.say('plan-aimed', { what, whom: texts.name(target.domain, aim) }) : what
}

/** One for each plan and each limit; a tap clears it. */
export function chips(texts: TitleTexts, view: View): Chip[] {
  const plans = (view.plans ?? []).flatMap((each): Chip[] => {
    const choice = view.plannable?.find((some) => some.kind === each.kind)
    if (!choice) return [] // over: a draft has ended, or the card is gone
    const left = each.picks.filter((pick) => choice.options.includes(pick))
    const picks = left.length ? left : each.picks
    const what = aimed(texts, choice, each, picks[0] ?? 0)
    const when = condition(texts, each.kind, each.when) || texts.say(`plan-kind-${each.kind}`)
    const says =
      picks.length > 1
        ? texts.say('plan-chip-wishes', { first: what, more: picks.length - 1 })
        : texts.say('plan-chip', { what, when })
    return [{ key: `plan ${each.plan}`, plan: each.plan, says }]
  })
  const limits = (view.limits ?? []).map((each): Chip => {
    const what = texts.name(view.lots?.find((lot) => lot.lot === each.lot)?.domain ?? 'number', each.lot)
    const amount = texts.name('money', each.amount)
    return { key: `lot ${each.lot}`, lot: each.lot, says: texts.say(`plan-chip-limit-${each.after}`, { what, amount }) }
  })
  return [...plans, ...limits]
}
