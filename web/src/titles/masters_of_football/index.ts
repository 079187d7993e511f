// Masters of Football as the shell around every title needs it.
import type { Screens } from '../../client/screens'
import { main, stamp, where } from './choose'
import End from './End.svelte'
import League from './League.svelte'
import Rail from './Rail.svelte'
import { managerNote, sections } from './sections'
import Squad from './Squad.svelte'
import Stage from './Stage.svelte'
import Strip from './Strip.svelte'

export const screens: Screens = {
  Stage,
  Rail,
  Squad,
  League,
  Strip,
  End,
  main,
  managerNote,
  sections,
  stamp,
  where,
}
