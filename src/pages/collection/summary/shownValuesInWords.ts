/** How much of a group a heat table shows, as text. */
import { columnFacts, type GroupColumn } from '@/domain/columns/columns.ts'
import { formatCount, inSentence } from '@/lib/numbers/format.ts'
import { valueName } from './valueName.ts'

/**
 * How many values of a group are shown: "7 of 122 brands + no brand". As in the filters, rows without a name don't count as a
 * value; `all` includes them as one.
 */
export function shownValuesInWords(
  column: GroupColumn,
  shown: readonly string[],
  all: number,
  hasNone: boolean,
): string {
  const named = all - (hasNone ? 1 : 0)
  const label = inSentence(columnFacts(column).label)
  const what = named === 1 ? label : `${label.replace(/y$/, 'ie')}s`
  const none = shown.includes('') ? ` + ${valueName(column, '')}` : ''
  const some = shown.filter((value) => value !== '').length
  return `${formatCount(some)} of ${formatCount(named)} ${what}${none}`
}
