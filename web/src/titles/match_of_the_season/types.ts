// The types of Match of the Season at the table; its files import them from here.
import type { TableOf, TextsOf } from '../../client/screens'
import type * as client from '../../client/view'
import type { Cards } from './printed'
import type { Declared, MatchOfTheSeasonView } from './view'

export type Types = client.TypesOf<Declared, MatchOfTheSeasonView, Cards>

export type Game = Types['game']
export type Table = TableOf<Types>
export type Texts = TextsOf<Types>
export type Question = client.Question<Types>
export type GameEvent = client.GameEvent<Types>
/** The events of these names. */
export type Told<Name extends GameEvent['event']> = Extract<GameEvent, { event: Name }>
