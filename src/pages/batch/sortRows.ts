/** Orders the rows of a batch. Prices of different countries are never put in one order: the country comes first. */
import type { BatchColumn, BatchSort } from '../../url/batchState.ts'
import { askedText, statusOf, titleOf, type ShownRow } from './batchRows.ts'

type Key = string | number | null

const byText = new Intl.Collator('en', { numeric: true })

const STATUS_ORDER = ['done', 'not-found', 'failed', 'waiting', 'invalid'] as const

function keyOf(shown: ShownRow, column: BatchColumn): Key {
  const { row, summary, outcome } = shown
  switch (column) {
    case 'row':
      return row.row
    case 'code':
      return askedText(shown)
    case 'status':
      return STATUS_ORDER.indexOf(statusOf(shown))
    case 'product':
      return titleOf(shown)
    case 'merchants':
      return summary?.merchants ?? null
    case 'lowest':
      return summary?.min ?? null
    case 'median':
      return summary?.median ?? null
    case 'highest':
      return summary?.max ?? null
    case 'yours':
      return summary?.mine?.price ?? null
    case 'difference':
      return summary?.index?.index ?? null
    case 'took':
      return outcome?.ms ?? null
  }
}

const PRICES: readonly BatchColumn[] = ['lowest', 'median', 'highest', 'yours']

function compare(a: Key, b: Key): number {
  return typeof a === 'string' || typeof b === 'string'
    ? byText.compare(String(a), String(b))
    : (a ?? 0) - (b ?? 0)
}

/** Asked now, the last begun first; then what has ended, the last row first; then what waits, in its order. */
function latestFirst(rows: readonly ShownRow[]): ShownRow[] {
  const asking = rows.filter(({ state }) => state === 'asking').toReversed()
  const isWaiting = ({ state }: ShownRow) => state === 'waiting' || state === 'cancelled'
  const ended = rows.filter((row) => row.state !== 'asking' && !isWaiting(row)).toReversed()
  return [...asking, ...ended, ...rows.filter(isWaiting)]
}

/** Rows without a value come last either way; equal ones keep the order of the input. */
export function sortRows(rows: readonly ShownRow[], sort: BatchSort): ShownRow[] {
  if (sort === 'latest') return latestFirst(rows)
  const isDown = sort.startsWith('-')
  const column = (isDown ? sort.slice(1) : sort) as BatchColumn // what is left of a BatchSort
  const keyed = rows.map((row) => ({ row, key: keyOf(row, column), of: row.row.countries.join() }))
  const sorted = keyed.toSorted((a, b) => {
    if (a.key === null || b.key === null) return Number(a.key === null) - Number(b.key === null)
    const byCountry = PRICES.includes(column) ? byText.compare(a.of, b.of) : 0
    return byCountry || (isDown ? compare(b.key, a.key) : compare(a.key, b.key))
  })
  return sorted.map(({ row }) => row)
}
