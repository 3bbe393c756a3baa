/**
 * The scenario `hostile`: every text, address, number and map of an answer tries to inject something. The app must not drop a
 * record, and nothing may run or mislead.
 */
import {
  ADDRESSES,
  ENDLESS,
  FORMULAS,
  HTML,
  INHERITED,
  TEXT,
  rawNumber,
  writeRawNumbers,
} from './hostileValues.ts'
import { type Json, walk } from './walk.ts'

type Entry = [string, Json]

const IDS = new Set(['productId', 'skuId', 'ean', 'merchantId', 'merchantProductId', 'name', 'q'])
const ADDRESS = /url$|^images$|^videos$|^merchantLogo$/i
/** Fields whose value becomes the name of an inherited object property. */
const INHERITING = new Set(['vendor', 'articleType', 'subCategory', 'gender', 'brandName'])
const MAPS = new Set(['traits', 'extAttributes', 'attributes', 'value', 'featuredFacets'])
const ENDLESS_MAPS = new Set(['traits', 'extAttributes'])
const KEYS = [...INHERITED, TEXT]

const NUMBERS: Readonly<Record<string, string>> = {
  categoryRank: '-1e999',
  inventoryQuantity: '12345678901234567890123',
  lastChangedTime: '99999999999999999999',
  rank: '9007199254740993',
  ratingsCount: '1e999',
  trendingRank: '9007199254740993',
}

/** Of every three records, the second gets the ids of the first. */
const ID_FIELDS = ['productId', 'skuId', 'merchantId']
const ENDLESS_TITLE = 2

const isMap = (value: Json | undefined): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const withDoubles = (list: Json[]): Json[] =>
  list.map((item, at) => {
    const before = list[at - 1]
    if (at % 3 !== 1 || !isMap(item) || !isMap(before)) return item
    const ids = ID_FIELDS.filter((name) => Object.hasOwn(item, name) && Object.hasOwn(before, name))
    return Object.fromEntries(
      Object.entries(item).map(([name, value]): Entry => [
        name,
        ids.includes(name) ? (before[name] ?? value) : value,
      ]),
    )
  })

/** Cycles through its lists of values, so that each answer has some of every kind, always the same ones. */
export const hostileBody = (body: unknown): unknown => {
  const turns = new Map<readonly string[], number>()
  const next = (list: readonly string[]): string => {
    const turn = turns.get(list) ?? 0
    turns.set(list, turn + 1)
    return list[turn % list.length] ?? ''
  }
  let titles = 0
  let endless = 0

  const titleFor = (value: string): string => {
    const at = titles
    titles += 1
    return at === ENDLESS_TITLE ? `${value} ${ENDLESS}` : `${next(FORMULAS)} ${value} ${TEXT}`
  }
  const textFor = (value: string, key: string): string => {
    if (IDS.has(key)) return value
    if (ADDRESS.test(key)) return next(ADDRESSES)
    if (key === 'description') return HTML
    if (key === 'title' || key === 'merchantName') return titleFor(value)
    if (INHERITING.has(key)) return next(INHERITED)
    return value === '' ? value : `${value} ${TEXT}`
  }
  const inMap = (entries: Entry[], key: string): Entry[] => {
    const isCount = key === 'value'
    const added = KEYS.map((name): Entry => [name, isCount ? 3 : TEXT])
    if (isCount) return [...entries, ...added, ['counted', rawNumber('1e999')]]
    const isFirst = ENDLESS_MAPS.has(key) && endless === 0
    if (isFirst) endless += 1
    return [...entries, ...added, ...(isFirst ? [['endless', ENDLESS] satisfies Entry] : [])]
  }
  const entriesFor = (entries: Entry[], key: string): Entry[] => {
    if (MAPS.has(key)) return inMap(entries, key)
    const numbered = entries.map(([name, value]): Entry => {
      const digits = Object.hasOwn(NUMBERS, name) ? NUMBERS[name] : undefined
      return [name, digits !== undefined && typeof value === 'number' ? rawNumber(digits) : value]
    })
    return [
      ...numbered,
      ['__proto__', { polluted: true, title: TEXT }],
      ['constructor', { prototype: TEXT }],
    ]
  }
  // the cast: the body becomes JSON text later
  return walk(body as Json, { text: textFor, entries: entriesFor, list: withDoubles })
}

/** Writes the numbers beyond a double, which are possible only in the text of an answer. */
export const hostileText = writeRawNumbers
