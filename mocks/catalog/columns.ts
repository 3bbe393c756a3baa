/** What the rows say, as columns of small numbers while the index is built: one entry a listing, code 0 for no value. */
import type { Row } from './catalog.ts'
import { discountLabel, discountStep, priceLabel, priceStep } from './ranges.ts'
import { fold } from './tokens.ts'

/** Code c means the texts at c: one, or several for sizes; none for code 0. */
export type Values = readonly (readonly string[])[]
/** `counts[c]` of the entries have code c. */
type Column = { codes: Uint16Array | Uint32Array; values: Values; counts: number[] }

type Writer = { write: (position: number, row: Row) => void; column: Column }

const writer = <Key>(
  size: number,
  keyOf: (row: Row) => Key,
  textsOf: (key: Key) => readonly string[],
): Writer => {
  const known = new Map<Key, number>()
  const values: (readonly string[])[] = [[]]
  const counts = [0]
  const column: Column = { codes: new Uint16Array(size), values, counts }
  const fresh = (key: Key): number => {
    const texts = textsOf(key)
    const code = texts.length === 0 ? 0 : values.push(texts) - 1
    if (code > 0) counts.push(0)
    if (code === 0x10000) column.codes = Uint32Array.from(column.codes)
    known.set(key, code)
    return code
  }
  return {
    column,
    write: (position, row) => {
      const key = keyOf(row)
      const code = known.get(key) ?? fresh(key)
      column.codes[position] = code
      counts[code] = (counts[code] as number) + 1 // every code has its count
    },
  }
}

const texts = (size: number, read: (row: Row) => string): Writer =>
  writer(size, read, (text) => (text === '' ? [] : [text]))

const steps = (
  size: number,
  read: (row: Row) => number,
  isNone: (step: number) => boolean,
  label: (step: number) => string,
): Writer => writer(size, read, (step) => (isNone(step) ? [] : [label(step)]))

/** Lists that many rows share are told apart by themselves, others by what they hold. */
const MOST_SHARED = 4096

const lists = (size: number, read: (row: Row) => readonly string[]): Writer => {
  const shared = new Map<readonly string[], string>()
  const keyOf = (row: Row): string => {
    const list = read(row)
    const found = shared.get(list)
    if (found !== undefined) return found
    const key = [...new Set(list)].filter((text) => text !== '').join('\0')
    if (shared.size < MOST_SHARED) shared.set(list, key)
    return key
  }
  return writer(size, keyOf, (key) => (key === '' ? [] : key.split('\0')))
}

/** The twelve facets in the order of §2.5, and what else can be filtered by. */
const writersOf = (size: number) => ({
  gender: texts(size, (row) => row.gender),
  silhouette: texts(size, (row) => row.silhouette),
  merchant: texts(size, (row) => row.merchant),
  brand: texts(size, (row) => row.brand),
  pattern: texts(size, (row) => row.pattern),
  primaryColor: texts(size, (row) => row.primaryColor),
  fabric: texts(size, (row) => row.fabric),
  occasion: texts(size, (row) => row.occasion),
  price: steps(
    size,
    (row) => priceStep(row.offerPrice),
    (step) => step < 0,
    priceLabel,
  ),
  discount: steps(size, (row) => discountStep(row.discount), Number.isNaN, discountLabel),
  size: lists(size, (row) => row.sizes),
  subSilhouette: texts(size, (row) => row.subSilhouette),
  country: texts(size, (row) => fold(row.country)),
  category: texts(size, (row) => row.category),
  division: texts(size, (row) => row.division),
})

export type ColumnName = keyof ReturnType<typeof writersOf>
export type Columns = Record<ColumnName, Column>

/** Takes rows by position; `columns` may be read once all are written. */
export const columnWriter = (size: number) => {
  const writers = Object.entries(writersOf(size))
  const all = writers.map(([, each]) => each)
  return {
    write: (position: number, row: Row): void => {
      for (const { write } of all) write(position, row)
    },
    // one entry for every name written above
    columns: Object.fromEntries(writers.map(([name, { column }]) => [name, column])) as Columns,
  }
}
