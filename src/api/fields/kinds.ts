/** The kinds of the service's fields: how each is read, and its column width in a table. */
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
 * How each kind of value is read and shown. `width` is the width of its column in px; null for values that are too large for a
 * column. `total` is how figures are summarised; kinds without it, such as ranks, have no total. Only figures above `above`
 * count, because nobody pays a price of 0, and ranks begin at 1.
 */
export const KINDS = {
  text: { read: readText, width: 112 },
  /** An id is always text, even if it consists of digits. */
  id: { read: (value: unknown) => readCode(value), width: 132 },
  code: { read: (value: unknown) => readCode(value), width: 132 },
  path: { read: readText, width: 160 },
  price: { read: readNumber, width: 80, total: 'median', above: 0 },
  percent: { read: readNumber, width: 76, total: 'median' },
  /** A difference of percentages. */
  points: { read: readNumber, width: 86, total: 'median' },
  count: { read: readNumber, width: 76, total: 'sum' },
  rank: { read: readNumber, width: 76, above: 0 },
  /** A figure on an unknown scale. */
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

/** The type of a value of a kind after reading. */
export type ValueOf<K extends Kind> = ReturnType<(typeof KINDS)[K]['read']>

/** How figures of a kind are summarised; null if they have no total. */
export function totalOfKind(kind: Kind): TotalKind | null {
  const facts = KINDS[kind]
  return 'total' in facts ? facts.total : null
}

/**
 * Returns true if a figure of a kind counts in statistics, sorting, rules and "top N". Any other figure is treated as missing,
 * never as 0.
 */
export function isCounted(kind: Kind, figure: number): boolean {
  const facts = KINDS[kind]
  return Number.isFinite(figure) && !('above' in facts && figure <= facts.above)
}

export type FigureKind = 'price' | 'percent' | 'points' | 'count' | 'rank' | 'score' | 'stamp'
export type TextKind = 'text' | 'id' | 'code' | 'path'
/** Kinds that a row of a collection stores. */
export type RowKind = FigureKind | TextKind | 'flag' | 'url'

const isOneOf =
  <Some extends Kind>(some: readonly Some[]) =>
  (kind: Kind): kind is Some =>
    (some as readonly Kind[]).includes(kind) // the type is widened, so that the list can be searched for any kind

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
