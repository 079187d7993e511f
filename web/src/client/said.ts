// The two sides of the conversation, as unions of the generated types.
import type * as wire from '../wire'

export type Message =
  | wire.Pick
  | wire.Undo
  | wire.TakeBack
  | wire.Order
  | wire.Limit
  | wire.Nudge
  | wire.Chat
  | wire.Hold
  | wire.AskHint
  | wire.LetBot
  | wire.Sync
export type Reply =
  | wire.State
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
export type { Line, No, Proposal, Seated, TableInfo } from '../wire'
