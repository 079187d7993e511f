// The types of Masters of Football at the table; its files import them from here.
import type { TableOf, TextsOf } from '../../client/screens'
import type * as client from '../../client/view'
import type { Cards } from './data'
import type { Declared, MastersOfFootballView } from './view'

export type Types = client.TypesOf<Declared, MastersOfFootballView, Cards>
export type Game = Types['game']
export type Table = TableOf<Types>
export type Texts = TextsOf<Types>
export type Question = client.Question<Types>
export type GameEvent = client.GameEvent<Types>
/** A question of one kind, with its context. */
export type Asked<Kind extends Question['kind']> = Extract<Question, { kind: Kind }>
