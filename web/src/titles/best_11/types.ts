// The types of Best 11 at the table; its files import them from here.
import type { TableOf, TextsOf } from '../../client/screens'
import type * as client from '../../client/view'
import type { Cards, Game as LooseGame } from './data'

// LOOSE: to become `export type Types = client.TypesOf<Declared, Best11View, Cards>` of view.ts.
export interface Types extends client.AnyTitle {
  game: LooseGame
  printed: Cards
}

export type Game = Types['game']
export type Table = TableOf<Types>
export type Texts = TextsOf<Types>
export type Question = client.Question<Types>
export type GameEvent = client.GameEvent<Types>
