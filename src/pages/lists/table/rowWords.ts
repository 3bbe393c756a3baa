/** What is said of a row: its title, how it was loaded, and what it shows as long as it is not. */
import { shortId } from '../../../lib/numbers/format.ts'
import { formatWhenShort } from '../../../lib/numbers/formatTimes.ts'
import { capital } from '../../../lib/text/capital.ts'
import type { ListEntry } from '../../../model/lists/productList.ts'
import { failureWords } from '../../../notices/failure/failureWords.ts'
import type { LoadState } from '../../workbench/items/picked/priceLoader.ts'

type Way = Parameters<typeof failureWords>[2]

export function titleOf({ id, seen }: Pick<ListEntry, 'id' | 'seen'>): string {
  return seen?.title ?? `Product ${shortId(id)}`
}

/** Null where the row shows what was answered just now. */
export function rowState(entry: ListEntry, state: LoadState | undefined, way: Way): string | null {
  const { seen, missingAt } = entry
  const asOf = seen === null ? 'never answered so far' : `as of ${formatWhenShort(seen.at)}`
  if (missingAt !== null && state?.kind !== 'failed') {
    const kept = seen === null ? 'never seen before' : 'kept as last seen'
    return `Not found on ${formatWhenShort(missingAt)}; ${kept}`
  }
  if (state?.kind === 'answered') return null
  if (state?.kind === 'failed')
    return `${failureWords(state.error, 'The look-up', way).title} ${capital(asOf)}`
  return capital(asOf)
}
