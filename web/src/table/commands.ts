// What a key does at a table.
import { tick } from 'svelte'
import type { Command } from '../client/keys'
import { choices, isRoll } from '../client/prompt'
import { settings } from '../client/settings.svelte'
import type { Question } from '../client/view'
import { same } from '../kit/picks'
import type { ShellState } from './shellState.svelte'

/** Move the focus to the first of these that is there to be seen. */
function focus(where: string): boolean {
  const found = [...document.querySelectorAll<HTMLElement>(where)].find((each) => each.offsetParent !== null)
  found?.focus()
  return found !== undefined
}

async function openChat(shell: ShellState): Promise<void> {
  shell.talking = true
  await tick()
  if (focus('[data-chat]')) return
  shell.sheet = 'log'
  await tick()
  focus('[data-chat]')
}

function openHand(shell: ShellState): void {
  if (!focus('[data-hand] button, [data-hand] [tabindex]')) shell.sheet = 'squad'
}

/** Enter: what is being shown is skipped, a replay plays or stops, a question gets its best answer. */
function main({ table, film, question, best }: ShellState): void {
  if (table.pace.busy) table.pace.pressDown()
  else if (film?.playing) film.stop()
  else if (film) film.play()
  else if (table.ahead) table.ahead.go()
  else if (question && table.seat !== null && !isRoll(question)) void table.pick(...(table.draft ?? best))
}

function chosen(shell: ShellState, asked: Question, said: Command): number[] | undefined {
  const all = choices(asked, shell.texts, shell.table.seat ?? 0)
  if (said.do === 'pass') return all.find((each) => same(each.picks, [-1]))?.picks
  return said.do === 'choice' ? all[said.number - 1]?.picks : undefined
}

function answer(shell: ShellState, asked: Question, said: Command): void {
  const picks = chosen(shell, asked, said)
  if (picks) void shell.table.pick(...picks)
  if (said.do !== 'face') return
  const face = asked.domain === 'face' ? said.face : asked.options[said.face - 1]
  if (face !== undefined && asked.options.includes(face)) void shell.table.pick(face)
}

export function act(shell: ShellState, said: Command): void {
  const { table, question } = shell
  if (said.do === 'main') main(shell)
  else if (said.do === 'keys') shell.sheet = 'keys'
  else if (said.do === 'signs') shell.sheet = 'signs'
  else if (said.do === 'list') settings.list = !settings.list
  else if (said.do === 'mute') settings.sound = !settings.sound
  else if (said.do === 'tab') shell.openTab(said.tab)
  else if (said.do === 'chat') void openChat(shell)
  else if (said.do === 'hand') openHand(shell)
  else if (said.do === 'odds') focus('[data-odds]')
  else if (said.do === 'step') shell.film?.step(said.by)
  else if (said.do === 'rules') shell.openRules()
  else if (said.do === 'undo' && table.undoable) table.takeBack()
  else if (question && table.seat !== null && !table.ahead) answer(shell, question, said)
}
