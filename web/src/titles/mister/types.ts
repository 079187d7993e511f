// The types of Mister at the table; its files import them from here.
import type { TableOf, TextsOf } from '../../client/screens'
import type * as client from '../../client/view'

// LOOSE: to become `export type Types = client.TypesOf<Declared, MisterView, Printed>` with what `make types` writes into
// view.ts, and Printed of printed.ts.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Loose = any
export interface Types extends client.AnyTitle {
  game: Loose
  printed: Loose
}

export type Game = Types['game']
export type Table = TableOf<Types>
export type Texts = TextsOf<Types>
export type Question = client.Question<Types>
export type GameEvent = client.GameEvent<Types>
