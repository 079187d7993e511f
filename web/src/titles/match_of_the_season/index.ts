// Match of the Season as the shell around every title needs it.
import type { Screens } from '../../client/screens'
import Aside from './Aside.svelte'
import End from './End.svelte'
import Idle from './Idle.svelte'
import League from './League.svelte'
import { moment } from './match/moment'
import { press } from './match/story'
import { passes } from './market/market'
import { heading, kit, where } from './choose'
import Rail from './Rail.svelte'
import { managerNote, sections } from './sections'
import Squad from './Squad.svelte'
import Stage from './Stage.svelte'
import Strip from './Strip.svelte'
import type { Types } from './types'

export const screens: Screens<Types> = {
  Stage,
  Rail,
  Squad,
  League,
  Strip,
  End,
  Aside,
  Idle,
  heading,
  isFinal: ({ kind }) => ['draft', 'sell', 'short-sale', 'surplus'].includes(kind),
  kit,
  managerNote,
  moment,
  passes,
  press,
  sections,
  seatOf: (game, side) => game.seat_of[side] ?? null,
  where,
  reasons: true,
}
