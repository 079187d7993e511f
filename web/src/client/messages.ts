// The two sides of the conversation, as unions of the generated types.
import type * as wire from '../wire'
import type { GameEvent, View } from './view'

/** How things stand, with the view and the events as the client types them. */
export interface State extends Omit<wire.State, 'events' | 'view'> {
  events: GameEvent[]
  view: View
}

/** A game to be watched again. */
export interface ReplayIndex extends Omit<wire.ReplayIndex, 'events'> {
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
  | wire.TakeDaysOff
  | wire.AskHint
  | wire.LetBot
  | wire.Sync
  | wire.Attention
export type Reply =
  | State
  | wire.Done
  | wire.Hint
  | wire.Rejected
  | wire.Presence
  | wire.Nudged
  | wire.CheckCards
  | wire.ChatMessage
  | wire.ChatHistory
  | wire.Proposal
  | wire.Seating
  | wire.Rematch
export type { ChatMessage, Proposal, Rejected, SeatResponse, TableInfo } from '../wire'
