/**
 * Makes the rows of picked products, with the result of each check; the values that were last seen stay until the next answer.
 */
import { listItemRow, type ItemRow } from '@/domain/collections/itemRows.ts'
import type { ItemStatus } from '@/domain/collections/rowItem.ts'
import { entryKey, missingSince, type ListEntry } from '@/domain/picked/productList.ts'
import { failureWords } from '@/features/messages/failure/failureWords.ts'
import { formatWhenShort } from '@/lib/numbers/formatTimes.ts'
import type { LoadState } from './priceLoader.ts'

type ConnectionMode = Parameters<typeof failureWords>[2]
type Ended = { status: ItemStatus; reason: string | null }

/**
 * The status of a row after its check, and the age of figures that are not from this visit. `state` is undefined before the
 * check.
 */
export function getCheckResult(
  entry: Pick<ListEntry, 'seen' | 'missingAt'>,
  state: LoadState | undefined,
  mode: ConnectionMode,
): Ended {
  const asOf = entry.seen === null ? null : `Prices of ${formatWhenShort(entry.seen.at)}`
  if (state?.kind === 'failed') {
    const { title } = failureWords(state.error, 'The update', mode)
    return { status: 'Failed', reason: [title, asOf ?? 'Never loaded so far'].join(' ') }
  }
  const missing = missingSince(entry)
  if (missing !== null) return { status: 'Not found', reason: `On ${formatWhenShort(missing)}` }
  if (entry.seen === null) return { status: 'Queued', reason: null }
  return { status: 'Found', reason: state?.kind === 'answered' ? null : asOf }
}

/** Returns a function that makes a row. An unchanged row stays the same object, so that engine and table skip it. */
export function createPickedRowMaker() {
  const known = new Map<string, { written: string; row: ItemRow }>()
  return (
    entry: ListEntry,
    index: number,
    state: LoadState | undefined,
    mode: ConnectionMode,
  ): ItemRow => {
    const bare = listItemRow(entry, index)
    const row: ItemRow = { ...bare, item: { ...bare.item, ...getCheckResult(entry, state, mode) } }
    const written = JSON.stringify(row)
    const key = entryKey(entry)
    const before = known.get(key)
    if (before?.written === written) return before.row
    known.set(key, { written, row })
    return row
  }
}
