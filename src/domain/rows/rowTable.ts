/** The rows of a version as columns: figures, groups and stock in typed arrays that grow while rows arrive. */
import type { ItemRow } from '@/domain/collections/itemRows.ts'
import { rowKey, type ResultRow } from '@/domain/collections/resultRow.ts'
import {
  figureColumns,
  groupColumns,
  isOfMarket,
  textIn,
  type FigureColumn,
  type GroupColumn,
} from '@/domain/columns/columns.ts'
import {
  isTraitColumn,
  traitColumnsOf,
  traitKeyOf,
  type RowTraits,
  type TraitColumn,
} from '@/domain/columns/traitColumns.ts'
import {
  firstCodeOf,
  marketKeysOf,
  marketOfRow,
  positionOfCodes,
  type RowMarket,
} from '@/domain/market/rowMarket.ts'
import type { CodeMarket } from '@/domain/pricing/codeMarket.ts'
import { groupNames, noAliases, type AliasesByKind, type Aliases } from '@/domain/pricing/names.ts'
import { figureOf } from './figureOf.ts'
import { createRowTexts } from './rowTexts.ts'
import type {
  EanChoice,
  RowsResult,
  MarketPatch,
  StockChoice,
  TraitPatch,
  WorkRow,
} from './rowView.ts'

/** Group columns with names whose spellings are merged. */
type NameColumn = keyof AliasesByKind

const isNameColumn = (column: GroupColumn): column is NameColumn =>
  column === 'brand' || column === 'merchant'

/** A column of texts: its distinct values ('' for missing), and for each row the index of its value (`codes`). */
export type CodedColumn<Value extends string = string> = {
  values: readonly Value[]
  codes: Uint32Array
  /** All spellings of each value; only for names that have several spellings, or one that differs from the canonical name. */
  spellings?: ReadonlyMap<string, readonly string[]>
}

/** The codes of all rows. `of(row)` has the indexes of the row’s codes in `keys`; it is empty for a row without a market. */
type RowCodes = { keys: readonly string[]; of: (row: number) => Uint32Array }

export type RowTable = {
  /** Adds rows, except those whose key exists already; returns the number of added rows. */
  add: (rows: readonly ResultRow[]) => number
  /** Adds items; an item with an existing key replaces the old one. */
  put: (rows: readonly ItemRow[]) => void
  /** Removes the items with these keys; the indexes of all later rows change. */
  remove: (keys: readonly string[]) => void
  /** All rows, in the order in which they were added. */
  readonly rows: readonly WorkRow[]
  /** The figures of a column, one per row, NaN for missing. The array is valid until rows are added. */
  figure: (column: FigureColumn) => Float64Array
  /** The values of a column by which rows are grouped; spellings of brands and merchants are merged. */
  group: (column: GroupColumn) => CodedColumn
  /** Sets the aliases of brands and merchants. */
  join: (names: AliasesByKind) => void
  stock: () => CodedColumn<StockChoice>
  eans: () => CodedColumn<EanChoice>
  /** The market keys of all codes, and the indexes of each row’s codes. */
  codes: () => RowCodes
  /** Whether the market of any code, or of this code, was requested. */
  hasMarket: () => boolean
  isRequested: (key: string) => boolean
  /** The market of a code; undefined if it was not requested. */
  codeMarket: (key: string) => CodeMarket | undefined
  /** Updates the markets of these codes. */
  market: (patch: MarketPatch) => void
  /** The products of the rows, by keys from `traitKeyOf`; '' for a row without an id. */
  products: () => CodedColumn
  areTraitsRequested: (key: string) => boolean
  /** The attribute columns that any row has, the most frequent first. */
  traitColumns: () => readonly TraitColumn[]
  /** Updates the attributes of these products. */
  traits: (patch: TraitPatch) => void
  items: () => RowsResult['items']
  /**
   * Finds the rows that contain words: 1 for each row whose title, brand or an id contains all of the words, otherwise 0. The words
   * must be folded (`foldLetters`).
   */
  rowsContaining: (words: readonly string[]) => Uint8Array
}

/**
 * A column over all rows, which is extended when rows are added. `forget` makes the rows from an index on be read again; `reread`
 * reads the rows at some indexes again, so that the change of one row costs only the reading of that row.
 */
type Growing<Values> = ((rows: readonly WorkRow[]) => Values) & {
  forget: (from: number) => void
  reread: (rows: readonly WorkRow[], indexes: readonly number[]) => void
}

/** Makes a column as a typed array whose length is doubled when it is full, because rows arrive in pages. */
function growing<Values extends Float64Array | Uint32Array>(
  make: (length: number) => Values,
  fill: (row: WorkRow) => number,
): Growing<Values> {
  let values = make(0)
  let filled = 0
  const read = (rows: readonly WorkRow[]): Values => {
    if (values.length < rows.length) {
      const larger = make(Math.max(1024, rows.length, values.length * 2))
      larger.set(values.subarray(0, filled))
      values = larger
    }
    for (; filled < rows.length; filled += 1) {
      const row = rows[filled]
      if (row) values[filled] = fill(row)
    }
    // The view has the type of `values`, which TypeScript can’t infer.
    return values.subarray(0, rows.length) as Values
  }
  const forget = (from: number) => {
    filled = Math.min(filled, from)
  }
  const reread: Growing<Values>['reread'] = (rows, indexes) => {
    for (const index of indexes) {
      const row = rows[index]
      if (row && index < filled) values[index] = fill(row)
    }
  }
  return Object.assign(read, { forget, reread })
}

function createCodes<Value extends string>(
  valueOf: (row: WorkRow) => Value,
): Growing<CodedColumn<Value>> {
  const places = new Map<Value, number>()
  const values: Value[] = []
  const codes = growing(
    (length) => new Uint32Array(length),
    (row) => {
      const value = valueOf(row)
      const known = places.get(value)
      if (known !== undefined) return known
      places.set(value, values.length)
      return values.push(value) - 1
    },
  )
  const read = (rows: readonly WorkRow[]) => ({ codes: codes(rows), values })
  return Object.assign(read, { forget: codes.forget, reread: codes.reread })
}

function createRowCodes(): Growing<RowCodes> {
  const places = new Map<string, number>()
  const keys: string[] = []
  /** The start of each row’s codes in `flat`, and one more element for the end of the last row. */
  let starts = new Uint32Array(1024)
  let flat = new Uint32Array(2048)
  let filled = 0
  const grow = (values: Uint32Array<ArrayBuffer>, length: number) => {
    if (length <= values.length) return values
    const larger = new Uint32Array(Math.max(length, values.length * 2))
    larger.set(values)
    return larger
  }
  const placeOf = (key: string) => {
    const known = places.get(key)
    if (known !== undefined) return known
    places.set(key, keys.length)
    return keys.push(key) - 1
  }
  const of = (row: number) => flat.subarray(starts[row] ?? 0, starts[row + 1] ?? 0)
  const read = (rows: readonly WorkRow[]): RowCodes => {
    starts = grow(starts, rows.length + 1)
    for (; filled < rows.length; filled += 1) {
      const row = rows[filled]
      let end = starts[filled] ?? 0
      for (const key of row ? marketKeysOf(row).keys() : []) {
        flat = grow(flat, end + 1)
        flat[end] = placeOf(key)
        end += 1
      }
      starts[filled + 1] = end
    }
    return { keys, of }
  }
  const forget = (from: number) => {
    filled = Math.min(filled, from)
  }
  const reread: Growing<RowCodes>['reread'] = (rows, indexes) => {
    for (const index of indexes) {
      const row = rows[index]
      if (!row || index >= filled) continue
      const now = Array.from(marketKeysOf(row).keys(), placeOf)
      // With another number of codes, the codes of all later rows move, so these rows are read again.
      if (now.length === of(index).length) flat.set(now, starts[index])
      else forget(index)
    }
  }
  return Object.assign(read, { forget, reread })
}

/** A column of names in which spellings of one name, and aliases, are one value. */
function withoutSpellings({ values, codes }: CodedColumn, aliases: Aliases): Required<CodedColumn> {
  const counts = new Uint32Array(values.length)
  for (const code of codes) counts[code] = (counts[code] ?? 0) + 1
  // Leave out spellings that no row has: a row that was replaced may have been the last one with its spelling.
  const counted = values.flatMap((value, code) => {
    const count = counts[code] ?? 0
    return count > 0 ? [[value, count] as const] : []
  })
  const groups = groupNames(new Map(counted), aliases)
  const all = [...groups.values()]
  const places = new Map(
    all.flatMap(({ spellings }, index) => spellings.map((spelling) => [spelling, index])),
  )
  const placeOf = Uint32Array.from(values, (value) => places.get(value) ?? 0)
  return {
    values: all.map(({ name }) => name),
    codes: codes.map((code) => placeOf[code] ?? 0),
    spellings: new Map(
      all.flatMap(({ name, spellings }) =>
        spellings.length > 1 || spellings[0] !== name ? [[name, spellings]] : [],
      ),
    ),
  }
}

function stockOf({ active }: ResultRow): StockChoice {
  if (active === null) return 'unknown'
  return active ? 'in' : 'out'
}

/** Makes a record with one value per name. */
function eachOf<Name extends string, Value>(names: readonly Name[], make: (name: Name) => Value) {
  // All names are present.
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>
}

/**
 * The number of rows that are added to all columns at a time, so that they stay in the processor’s caches. If fifty thousand rows
 * were read for one column after the other, each row would have to be read from memory again.
 */
const AT_ONCE = 200

/** The maximum number of attribute columns; of more attributes, the most frequent ones become columns. */
const MOST_TRAITS = 60

/** The indexes from 0 to `count` − 1. */
export function everyPlace(count: number): Uint32Array {
  const places = new Uint32Array(count)
  for (let index = 0; index < count; index += 1) places[index] = index
  return places
}

export function createRowTable(): RowTable {
  const rows: WorkRow[] = []
  const markets = new Map<string, CodeMarket>()
  const placeOf = new Map<string, number>()
  const items = { areFromInput: false, haveNotes: false, haveReasons: false, haveSizes: false }
  /** Notes which optional columns the rows need. */
  const noteItem = ({ item, eans: [, second] }: WorkRow) => {
    items.haveNotes ||= (item?.note ?? null) !== null
    items.haveReasons ||= (item?.reason ?? null) !== null
    items.haveSizes ||= second !== undefined
  }
  const texts = createRowTexts()
  const figuresOf = (column: FigureColumn) =>
    growing(
      (length) => new Float64Array(length),
      (row) => figureOf(row, column),
    )
  const figures = eachOf(figureColumns, figuresOf)
  const codesOf = (column: GroupColumn) => createCodes((row) => textIn(row, column) ?? '')
  const groups = eachOf(groupColumns, codesOf)
  let aliases = noAliases
  /** The merged columns of names; valid until rows are added or aliases change. */
  const named = new Map<NameColumn, Required<CodedColumn>>()
  const stock = createCodes(stockOf)
  const codes = createRowCodes()
  const products = createCodes((row) => traitKeyOf(row))
  const stated = new Map<string, RowTraits>()
  /** The attribute columns that were read; valid until rows are added or other attributes arrive. */
  const ofTraits = new Map<TraitColumn, ReturnType<typeof createCodes<string>>>()
  let traitColumns: TraitColumn[] | null = null
  const forgetTraits = () => {
    ofTraits.clear()
    traitColumns = null
  }
  const eans = createCodes((row): EanChoice => (firstCodeOf(row) === null ? 'without' : 'with'))
  const columns = [
    ...figureColumns.filter((column) => !isOfMarket(column)).map((column) => figures[column]),
    ...groupColumns.filter((column) => !isOfMarket(column)).map((column) => groups[column]),
    stock,
    codes,
    eans,
    products,
  ]
  let filled = 0
  const fill = () => {
    for (const column of columns) column(rows)
    filled = rows.length
  }
  const ofMarket = () => [
    ...figureColumns.filter(isOfMarket).map((column) => figures[column]),
    ...groupColumns.filter(isOfMarket).map((column) => groups[column]),
  ]
  /** The row together with the market and the attributes that are known for it. */
  const withKnown = (row: WorkRow): WorkRow => {
    const market = marketOfRow(row, markets)
    const traits = stated.size === 0 ? undefined : stated.get(traitKeyOf(row))
    if (!market && !traits) return row
    return { ...row, ...(market && { market }), ...(traits && { traits }) }
  }
  return {
    rows,
    add(more) {
      const before = rows.length
      for (const row of more) {
        const key = rowKey(row)
        if (key !== null && placeOf.has(key)) continue
        if (key !== null) placeOf.set(key, rows.length)
        rows.push(withKnown(row))
        noteItem(row)
        if (rows.length - filled === AT_ONCE) fill()
      }
      fill()
      named.clear()
      traitColumns = null
      return rows.length - before
    },
    put(more) {
      const before = rows.length
      const replaced: number[] = []
      for (const row of more) {
        const key = rowKey(row)
        const index = (key === null ? undefined : placeOf.get(key)) ?? rows.length
        if (key !== null) placeOf.set(key, index)
        rows[index] = withKnown(row)
        if (index < before) replaced.push(index)
        noteItem(row)
      }
      items.areFromInput ||= more.length > 0
      for (const column of [...columns, ...ofMarket()]) column.reread(rows, replaced)
      texts.forget(replaced.reduce((least, index) => Math.min(least, index), before))
      fill()
      named.clear()
      forgetTraits()
    },
    remove(keys) {
      const removedKeys = new Set(keys)
      const isLeft = (row: WorkRow) => {
        const key = rowKey(row)
        return key === null || !removedKeys.has(key)
      }
      const left = rows.filter(isLeft)
      placeOf.clear()
      for (const [at, row] of left.entries()) {
        rows[at] = row
        const key = rowKey(row)
        if (key !== null) placeOf.set(key, at)
      }
      rows.length = left.length
      Object.assign(items, { haveNotes: false, haveReasons: false, haveSizes: false })
      for (const row of left) noteItem(row)
      for (const column of [...columns, ...ofMarket()]) column.forget(0)
      texts.forget(0)
      fill()
      named.clear()
      forgetTraits()
    },
    items: () => ({ ...items }),
    figure: (column) => figures[column](rows),
    group(column) {
      if (isTraitColumn(column)) {
        const made = ofTraits.get(column) ?? codesOf(column)
        ofTraits.set(column, made)
        return made(rows)
      }
      const spelled = groups[column](rows)
      if (!isNameColumn(column)) return spelled
      const made = named.get(column) ?? withoutSpellings(spelled, aliases[column])
      named.set(column, made)
      return made
    },
    join(names) {
      aliases = names
      named.clear()
    },
    stock: () => stock(rows),
    eans: () => eans(rows),
    codes: () => codes(rows),
    hasMarket: () => markets.size > 0,
    isRequested: (key) => markets.has(key),
    codeMarket: (key) => markets.get(key),
    market(patch) {
      for (const [key, market] of patch) {
        if (market) markets.set(key, market)
        else markets.delete(key)
      }
      const changed = new Set(patch.map(([key]) => key))
      const { keys: known, of } = codes(rows)
      const isChanged = Uint8Array.from(known, (key) => Number(changed.has(key)))
      const marketAt = known.map((key) => markets.get(key))
      // Listings of one product have the same codes, so their position is computed once.
      const positions = new Map<string, RowMarket>()
      const positionAt = (row: WorkRow, places: Uint32Array) => {
        const ofCodes = Array.from(places).flatMap((index) => marketAt[index] ?? [])
        if (ofCodes.length < places.length) return marketOfRow(row, markets)
        const key = places.join(' ')
        const position = positions.get(key) ?? positionOfCodes(ofCodes)
        positions.set(key, position)
        return position
      }
      const replaced: number[] = []
      for (const [at, before] of rows.entries()) {
        const places = of(at)
        if (!places.some((index) => isChanged[index] === 1)) continue
        const { market: _, ...row } = before
        const market = positionAt(row, places)
        rows[at] = market ? { ...row, market } : row
        replaced.push(at)
      }
      for (const column of ofMarket()) column.reread(rows, replaced)
    },
    products: () => products(rows),
    areTraitsRequested: (key) => stated.has(key),
    traitColumns() {
      traitColumns ??= stated.size === 0 ? [] : traitColumnsOf(rows, MOST_TRAITS)
      return traitColumns
    },
    traits(patch) {
      for (const [key, traits] of patch) {
        if (traits) stated.set(key, traits)
        else stated.delete(key)
      }
      const changed = new Map(patch)
      const { values, codes: codeOf } = products(rows)
      const traitsOf = values.map((key) => changed.get(key))
      for (const [at, before] of rows.entries()) {
        const now = traitsOf[codeOf[at] ?? 0]
        if (now === undefined) continue
        const { traits: _, ...row } = before
        rows[at] = now ? { ...row, traits: now } : row
      }
      forgetTraits()
    },
    rowsContaining: (words) => texts.rowsContaining(rows, words),
  }
}
