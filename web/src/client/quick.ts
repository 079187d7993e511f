// Starts a game against bots immediately, with all settings at their defaults.
import type { MakeTable, SeatResponse, TitleInfo } from '../wire'
import { ask } from './api'
import { contribute } from './seeds'

const EASY = ['rookie', 'amateur']

/** Begin the guided match of a title and return the address of its table. */
export async function beginLesson(title: string, name: string): Promise<string> {
  const made = await ask<SeatResponse>(`/lessons/${title}`, { name })
  return `/t/${made.table.code}`
}

/** Make the table and return its address; `easy`: against the gentlest bots, for a first game. */
export async function quickGame(title: TitleInfo, name: string, count: number, easy: boolean): Promise<string> {
  const wanted = easy ? EASY : EASY.slice(1)
  const level = wanted.find((each) => title.levels.includes(each)) ?? title.levels[0] ?? 'rookie'
  const bots = Array.from({ length: count - 1 }, () => ({ kind: 'bot' as const, level }))
  const seats = [{ kind: 'me' as const, name }, ...bots] as MakeTable['seats']
  const made = await ask<SeatResponse>('/tables', { title: title.code, seats, pace: 'relaxed', contributes: true })
  await contribute(made.table)
  return `/t/${made.table.code}`
}
