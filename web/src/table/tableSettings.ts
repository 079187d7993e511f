// How a table is played, besides the rules: what its maker chooses, and what everybody at it is shown.
import type { TableInfo } from '../wire'

/** The ids of the texts that describe the table, the most important first. */
export function described({ pace, casual, hints, odds, dice }: TableInfo): string[] {
  return [
    casual ? 'table-casual' : 'table-rated',
    ...(pace === 'strict' || pace === 'relaxed' ? [`table-${pace}`] : []),
    hints ? 'table-hints' : 'table-no-hints',
    odds ? 'table-odds' : 'table-no-odds',
    ...(dice === 'real' ? ['web-dice-real'] : []),
  ]
}

export const hasClock = ({ clock }: TableInfo): boolean => Boolean(clock.bank ?? clock.each)

/** The time control in words: minutes and seconds, or hours. */
export function clockText(
  { clock }: TableInfo,
  say: (id: string, args?: Record<string, string | number>) => string,
): string {
  if (clock.bank) {
    const live = say('clock-shown-live', { minutes: clock.bank / 60, seconds: clock.increment ?? 0 })
    return [live, ...(clock.grace ? [say('clock-shown-grace', { seconds: clock.grace })] : [])].join(', ')
  }
  if (clock.each) {
    const off = [
      ...(clock.nights?.length ? [say('clock-shown-nights')] : []),
      ...(clock.weekends ? [say('clock-shown-weekends')] : []),
      ...(clock.holidays ? [say('clock-shown-holidays', { days: clock.holidays })] : []),
    ]
    return [say('clock-shown-days', { hours: Math.round(clock.each / 3600) }), ...off].join(', ')
  }
  return say('clock-none')
}
