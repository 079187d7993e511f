// The types of Best 11 at the table; its files import them from here.
import type { TableOf, TextsOf } from '../../client/screens'
import type * as client from '../../client/view'
import type { Cards } from './data'
import type { Best11View, Declared } from './view'

export type Types = client.TypesOf<Declared, Best11View, Cards>

export type Game = Types['game']
export type Table = TableOf<Types>
export type Texts = TextsOf<Types>
export type Question = client.Question<Types>
export type GameEvent = client.GameEvent<Types>
/** The questions of one kind. */
export type Asking<Kind extends Question['kind']> = Extract<Question, { kind: Kind }>
