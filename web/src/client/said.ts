// The two sides of the conversation, as unions of the generated types.
import type * as wire from '../wire'
import type { GameEvent, View } from './view'

/** How things stand, with the view and the events as the client types them. */
export interface State extends Omit<wire.State, 'events' | 'view'> {
  events: GameEvent[]
  view: View
}

/** A game to be watched again. */
export interface Reel extends Omit<wire.Reel, 'events'> {
  events: GameEvent[]
}

export type Message =
  | wire.Pick
  | wire.Undo
  | wire.TakeBack
  | wire.Order
  | wire.Asking
  | wire.Limit
  | wire.Plan
  | wire.Nudge
  | wire.Chat
  | wire.Hold
  | wire.AskHint
  | wire.LetBot
  | wire.Sync
  | wire.Attention
export type Reply =
  | State
  | wire.Done
  | wire.Hint
  | wire.No
  | wire.Presence
  | wire.Nudged
  | wire.CheckCards
  | wire.Line
  | wire.Lines
  | wire.Proposal
  | wire.Seating
  | wire.Rematch
export type { Line, No, Proposal, Seated, TableInfo } from '../wire'
