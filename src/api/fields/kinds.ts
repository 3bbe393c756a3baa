/** The kinds of values that fields of the service have: how each is read, and how much room it takes in a table. */
import type { TotalKind } from '@/lib/numbers/totals.ts'
import {
  readAny,
  readBoolean,
  readCode,
  readHttpUrl,
  readHttpUrls,
  readNumber,
  readRecords,
  readStamp,
  readText,
} from './readers.ts'

/**
 * `width` in px. A kind that is no column, because a value of it fills more than a cell, has none. `total` is what many
 * figures of it come to: without one they come to nothing, as ranks do. `above`: only figures above it say anything. A price
 * of 0 is none that anyone pays, and a rank begins at 1.
 */
export const KINDS = {
  text: { read: readText, width: 112 },
  /** Text whatever it is made of, and never a figure. */
  id: { read: (value: unknown) => readCode(value), width: 132 },
  code: { read: (value: unknown) => readCode(value), width: 132 },
  path: { read: readText, width: 160 },
  price: { read: readNumber, width: 80, total: 'median', above: 0 },
  percent: { read: readNumber, width: 76, total: 'median' },
  /** A difference of percentages. */
  points: { read: readNumber, width: 86, total: 'median' },
  count: { read: readNumber, width: 76, total: 'sum' },
  rank: { read: readNumber, width: 76, above: 0 },
  /** A figure on a scale that nobody states. */
  score: { read: readNumber, width: 72, total: 'median' },
  flag: { read: readBoolean, width: 80 },
  stamp: { read: readStamp, width: 124 },
  url: { read: readHttpUrl, width: null },
  urls: { read: readHttpUrls, width: null },
  html: { read: readText, width: null },
  /** A list or a map whose contents are not documented. */
  any: { read: readAny, width: null },
  records: { read: readRecords, width: null },
} as const

export type Kind = keyof typeof KINDS

/** What is read of a value of a kind. */
export type ValueOf<K extends Kind> = ReturnType<(typeof KINDS)[K]['read']>

/** What many figures of a kind come to; null where that is nothing. */
export function totalOfKind(kind: Kind): TotalKind | null {
  const facts = KINDS[kind]
  return 'total' in facts ? facts.total : null
}

/**
 * Whether a figure of a kind counts: in statistics, in orders, in rules and in "top N". One that does not is missing there,
 * never a 0.
 */
export function isCounted(kind: Kind, figure: number): boolean {
  const facts = KINDS[kind]
  return Number.isFinite(figure) && !('above' in facts && figure <= facts.above)
}

export type FigureKind = 'price' | 'percent' | 'points' | 'count' | 'rank' | 'score' | 'stamp'
export type TextKind = 'text' | 'id' | 'code' | 'path'
/** Kinds that a row of a collection keeps. */
export type RowKind = FigureKind | TextKind | 'flag' | 'url'

const isOneOf =
  <Some extends Kind>(some: readonly Some[]) =>
  (kind: Kind): kind is Some =>
    (some as readonly Kind[]).includes(kind) // widened, so that any kind may be looked for

export const isFigureKind = isOneOf<FigureKind>([
  'price',
  'percent',
  'points',
  'count',
  'rank',
  'score',
  'stamp',
])
export const isTextKind = isOneOf<TextKind>(['text', 'id', 'code', 'path'])

export const isRowKind = (kind: Kind): kind is RowKind =>
  isFigureKind(kind) || isTextKind(kind) || kind === 'flag' || kind === 'url'
