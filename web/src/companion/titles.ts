// What the companion needs of a title; each title declares it in its companion.ts.
import type { Component } from 'svelte'
import type { TitleTexts } from '../client/texts'
import type { Die } from './box'
import type { Found } from './lookup'
import type { Count, Pad, PadRecord, Result } from './pad'
import type { Board } from './score'

/** A pad that is not a list of fixtures beside a table draws itself. */
export interface PadView {
  texts: TitleTexts
  pad: Pad
  record: PadRecord
  enter: (id: string, result: Result | null) => void
}

export interface PadRules {
  /** The number of sides on the pad for this many people. */
  sides: (people: number) => number
  open: (record: PadRecord, cards: Record<string, unknown> | null) => Pad
  /** By mode. */
  views?: Record<string, Component<PadView, object, 'record'>>
  /** Where points are counted and not results: a count to begin with. */
  blank?: () => Count
  /** What a side is called before somebody names it; '' as people are called. */
  usualName?: (texts: TitleTexts, people: number, side: number) => string
  /** The words beside a side that nobody manages: the id of a text; '' for none. */
  remark?: (people: number, side: number) => string
  /** A digital game can go on with its results. */
  carries?: boolean
}

export interface DiceRules {
  box: (printed: TitleTexts['printed']) => Die[]
  /** The preselected choice: the usual throw. */
  usual: string[]
  /** Which text stands above the trays. */
  note?: string
  /** What a die is called, and what it has shown; without them, as plain dice. */
  called?: (texts: TitleTexts, die: Die) => string
  said?: (texts: TitleTexts, die: Die, face: number) => string
  Face?: Component<{ texts: TitleTexts; die: Die; face: number; size: number; rolled: number }>
}

export interface BankRules {
  start: number
  steps: number[]
  /** The amount to begin with. */
  amount: number
  seats: number[]
  money: (texts: TitleTexts, sum: number) => string
  /** The owners of the purses, if the title names them. */
  names?: (texts: TitleTexts) => string[]
}

/** A match that goes in turns: the scoreboard shows more than goals. */
export interface BoardRules {
  /** Between the two sides. */
  Middle: Component<{ texts: TitleTexts; board: Board; names: [string, string]; go: (turn: number) => void }>
  facts: (texts: TitleTexts, board: Board, names: [string, string]) => string[]
  /** Minutes in which a goal can fall; that of the board's turn is null before the kick-off. */
  minutes: (texts: TitleTexts) => number[]
  minute: (texts: TitleTexts, board: Board) => number | null
  /** What can be corrected besides goals. */
  Corrections: Component<{ texts: TitleTexts; board: Board; teams: string[] }, object, 'board'>
}

export interface Companion {
  seats: number[]
  /** The competitions for this many people; the first is the usual one. */
  modes: (people: number) => string[]
  pad: PadRules
  dice: DiceRules
  /** Where money passes from hand to hand. */
  bank?: BankRules
  board?: BoardRules
  cards: (texts: TitleTexts) => Found[]
}

const FILES = import.meta.glob<{ companion: Companion }>('../titles/*/companion.ts', { eager: true })

export const companionOf = (title: string): Companion | undefined => FILES[`../titles/${title}/companion.ts`]?.companion

/** Those that have a companion. */
export const titles = Object.keys(FILES).map((file) => file.split('/').at(-2)!)

export const PARTS = ['score', 'pad', 'dice', 'bank', 'referee'] as const
export type Part = (typeof PARTS)[number]

export const partsOf = (title: string): Part[] => PARTS.filter((part) => part !== 'bank' || companionOf(title)?.bank)

/** Which one is shown when nobody has chosen: the one whose scoreboard shows most. */
export const usualTitle = (): string => titles.find((title) => companionOf(title)?.board) ?? titles[0] ?? ''
