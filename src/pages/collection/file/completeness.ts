/** Describes how complete a version is, for the head of a file or report. */
import { isComplete, type Version } from '@/domain/collections/collection.ts'
import type { ItemStatus } from '@/domain/collections/rowItem.ts'
import type { WorkRow } from '@/domain/rows/rowView.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { cutWords } from '@/pages/collection/versionWords.ts'

const LACKING: readonly ItemStatus[] = ['Undecided', 'Queued', 'Failed', 'Can’t be checked']

/**
 * How complete a version is: "Complete", "Incomplete: 480 of 4,213 rows were loaded", "Incomplete: 5 of 7 rows checked, 2
 * failed".
 */
export function completeness(
  version: Version,
  rows: readonly WorkRow[],
): { isWhole: boolean; message: string } {
  const lacking = LACKING.flatMap((status) => {
    const count = rows.filter(({ item }) => item?.status === status).length
    return count === 0 ? [] : [{ count, message: `${formatCount(count)} ${status.toLowerCase()}` }]
  })
  if (lacking.length > 0) {
    const checked = rows.length - lacking.reduce((sum, { count }) => sum + count, 0)
    const message = lacking.map((one) => one.message).join(', ')
    return {
      isWhole: false,
      message: `Incomplete: ${formatCount(checked)} of ${formatCount(rows.length)} rows checked; ${message}`,
    }
  }
  const { counts, promised } = version
  const cut = cutWords(version)
  const hasItems = rows.some(({ item }) => item !== undefined)
  if (hasItems || (isComplete(version) && cut === null))
    return { isWhole: true, message: 'Complete' }
  if (isComplete(version)) return { isWhole: false, message: `Incomplete: ${cut}` }
  const of = promised === null ? '' : ` of ${formatCount(promised)}`
  return {
    isWhole: false,
    message: `Incomplete: ${formatCount(counts.rows)}${of} rows were loaded`,
  }
}
