// Match of the Season as the shell around every title needs it.
import type { Screens } from '../../client/screens'
import Aside from './Aside.svelte'
import { main } from './choose'
import Idle from './Idle.svelte'
import League from './League.svelte'
import { passes } from './market/market'
import { kit, stamp, where } from './place'
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
  Aside,
  Idle,
  kit,
  main,
  managerNote,
  passes,
  sections,
  stamp,
  where,
  reasons: true,
}
