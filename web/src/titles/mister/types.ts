// The types of Mister at the table; its files import them from here.
import type { TableOf, TextsOf } from '../../client/screens'
import type * as client from '../../client/view'
import type { Printed } from './printed'
import type { Declared, MisterView } from './view'

export type Types = client.TypesOf<Declared, MisterView, Printed>

export type Game = Types['game']
export type Table = TableOf<Types>
export type Texts = TextsOf<Types>
export type Question = client.Question<Types>
export type GameEvent = client.GameEvent<Types>
/** A question of one kind, an event of one name. */
export type Asked<Kind extends Question['kind']> = Extract<Question, { kind: Kind }>
export type Told<Name extends GameEvent['event']> = Extract<GameEvent, { event: Name }>
