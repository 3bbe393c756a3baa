/** The kinds of values that fields of the service have: how each is read, and how much room it takes in a table. */
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

/** `width` in px. A kind that is no column, because a value of it fills more than a cell, has none. */
export const KINDS = {
  text: { read: readText, width: 112 },
  /** Text whatever it is made of, and never a figure. */
  id: { read: (value: unknown) => readCode(value), width: 132 },
  code: { read: (value: unknown) => readCode(value), width: 132 },
  path: { read: readText, width: 160 },
  price: { read: readNumber, width: 80 },
  percent: { read: readNumber, width: 76 },
  /** A difference of percentages. */
  points: { read: readNumber, width: 86 },
  count: { read: readNumber, width: 76 },
  rank: { read: readNumber, width: 76 },
  /** A figure on a scale that nobody states. */
  score: { read: readNumber, width: 72 },
  flag: { read: readBoolean, width: 80 },
  stamp: { read: readStamp, width: 106 },
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

export type FigureKind = 'price' | 'percent' | 'points' | 'count' | 'rank' | 'score' | 'stamp'
export type TextKind = 'text' | 'id' | 'code' | 'path'
/** Kinds that a row of a result set keeps. */
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
