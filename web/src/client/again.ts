// Another game like the one that is over: the page where a table is made, filled in as that one was.
import type { TableInfo } from './messages'

export function again({ title, seats, options, cards, dice }: TableInfo): string {
  const mine = seats.filter((each) => each.mine)
  const others = seats.some((each) => each.kind === 'person' && !each.mine)
  const mode = mine.length > 1 ? 'device' : others ? 'friends' : 'bots'
  const level = seats.find((each) => each.kind === 'bot')?.level
  const query = new URLSearchParams(Object.entries(options).map(([name, value]) => [name, String(value)]))
  query.set('seats', String(seats.length))
  query.set('dice', dice)
  if (cards) query.set('cards', cards)
  if (level) query.set('level', level)
  for (const { name } of mine) query.append('name', name)
  return `/new/${title}/${mode}?${query.toString()}`
}
