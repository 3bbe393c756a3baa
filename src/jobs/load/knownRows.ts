/** Notes which rows a load has and with which part each came, to distinguish repeated rows from new ones. */
import { rowKey, type ResultRow } from '@/domain/collections/resultRow.ts'

export type KnownRows = {
  clear: () => void
  add: (part: number, rows: readonly ResultRow[]) => void
  /** Adds rows and returns the new ones, each once; rows without a product ID all count as new. */
  fresh: (rows: readonly ResultRow[]) => ResultRow[]
  /** The number of these rows that already came with another part. */
  repeated: (part: number, rows: readonly ResultRow[]) => number
  /** Whether these rows are exactly the rows of one other part. */
  isRepeatedPart: (part: number, rows: readonly ResultRow[]) => boolean
}

/** The number of different product IDs in a part, and of rows without one. */
type Size = { named: number; unnamed: number }

const sizeOf = (rows: readonly ResultRow[]): Size => {
  const keys = rows.map(rowKey).filter((key) => key !== null)
  return { named: new Set(keys).size, unnamed: rows.length - keys.length }
}

/** The content of rows as text, without their places in the result, for comparing. */
const contentOf = (rows: readonly ResultRow[]) =>
  JSON.stringify(rows, (key, value: unknown) => (key === 'place' ? undefined : value))

export function createKnownRows(): KnownRows {
  const partOf = new Map<string, number>()
  const sizes = new Map<number, Size>()
  /** The content of the first part, to recognise a part that repeats it without product IDs. */
  let first = ''

  const isSameSize = (part: number, { named, unnamed }: Size) => {
    const other = sizes.get(part)
    return other?.named === named && other.unnamed === unnamed
  }

  return {
    clear() {
      partOf.clear()
      sizes.clear()
      first = ''
    },
    add(part, rows) {
      sizes.set(part, sizeOf(rows))
      if (part === 0) first = contentOf(rows)
      for (const row of rows) {
        const key = rowKey(row)
        if (key !== null) partOf.set(key, part)
      }
    },
    fresh(rows) {
      const seen = new Set<string>()
      return rows.filter((row) => {
        const key = rowKey(row)
        if (key === null) return true
        const isFresh = !partOf.has(key) && !seen.has(key)
        seen.add(key)
        return isFresh
      })
    },
    repeated: (part, rows) =>
      rows.filter((row) => {
        const before = partOf.get(rowKey(row) ?? '')
        return before !== undefined && before !== part
      }).length,
    isRepeatedPart(part, rows) {
      if (part === 0 || rows.length === 0) return false
      const size = sizeOf(rows)
      if (size.named === 0) return contentOf(rows) === first
      const named = rows.filter((row) => rowKey(row) !== null)
      const parts = new Set(named.map((row) => partOf.get(rowKey(row) ?? '')))
      const [other] = parts
      const isOne = parts.size === 1 && other !== undefined && other !== part
      return isOne && isSameSize(other, size)
    },
  }
}
