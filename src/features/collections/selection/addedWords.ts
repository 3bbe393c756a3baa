/** Messages after something was added to the next collection of codes, or to a collection of picked products. */
import type { AddedEntries } from '@/domain/picked/changeEntries.ts'
import { MOST_ENTRIES } from '@/domain/picked/productList.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { plural, pluralForm } from '@/lib/text/plural.ts'
import type { ChangeResult, SaveResult } from '@/storage/database/entryStore.ts'

/**
 * The message after lines were added: "7 added; 9 lines in the new collection", with how many EANs are still to be found, and a
 * warning if the lines are only in memory.
 */
export function addedLines(
  added: number,
  lookUps: number,
  now: number | null,
  saveState: SaveResult,
): string {
  const found =
    lookUps === 0
      ? ''
      : `, ${lookUps === added ? '' : `${formatCount(lookUps)} of them `}by product ID: the collection looks up ${pluralForm(lookUps, 'its EANs', 'their EANs')} first`
  const all = now === null ? '' : `; ${plural(now, 'line')} in the new collection`
  const ends = '. The browser’s storage takes nothing: the input ends when the page is closed.'
  return `${formatCount(added)} added${found}${all}${saveState === 'memory' ? ends : ''}`
}

/** The message after products were added: "3 products added to Autumn shirts, 1 was in it already". */
export function addedProducts(
  { added, known, left }: Omit<AddedEntries, 'entries'>,
  name: string,
  saveState: ChangeResult,
): string {
  const parts = [
    added > 0 ? `${plural(added, 'product')} added to ${name}` : `Nothing new for ${name}`,
    ...(known > 0 ? [`${plural(known, 'was', 'were')} already in it`] : []),
    ...(left > 0 ? [`no room for ${left}: a collection can have ${MOST_ENTRIES}`] : []),
    ...(saveState === 'memory'
      ? ['only until you close this page: the browser’s storage is full or blocked']
      : []),
  ]
  return parts.join(', ')
}
