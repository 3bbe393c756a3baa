/** The suggested name for a saved view: a description of what it shows. */
import { columnFacts, type ColumnKey } from '@/domain/columns/columns.ts'
import { cleanName } from '@/domain/picked/productList.ts'
import { countsRows } from '@/domain/rows/rowView.ts'
import type { SummaryState } from '@/domain/rows/summaryState.ts'
import { inSentence } from '@/lib/numbers/format.ts'
import type { CollectionViewState } from '@/pages/collection/collectionViewState.ts'
import { activeFilters } from '@/pages/collection/filters/filterWords.ts'
import { measureLabels } from '@/pages/collection/summary/summaryNames.ts'

/** What the summary shows, as text: "Discount by brand", "Median discount by brand and merchant". */
function summaryInWords(
  { down, across, figure, measure }: SummaryState,
  labelOf: (column: ColumnKey) => string,
): string {
  const groups = [down, ...(across === '' ? [] : [across])].map((group) =>
    inSentence(columnFacts(group).label),
  )
  const by = `by ${groups.join(' and ')}`
  if (across !== '' && countsRows(measure)) {
    return measure === 'count' ? `Products ${by}` : `Products ${by}, ${measureLabels[measure]}`
  }
  if (figure === null) return `Summary ${by}`
  const what = inSentence(labelOf(figure))
  return across === '' ? `${what} ${by}` : `${measureLabels[measure]} ${what} ${by}`
}

/**
 * The suggested name of a view, "Discount by brand, Northgate"; when nothing is chosen, the view's standard name. It differs from
 * `usedNames`.
 */
export function suggestedViewName(
  {
    view,
    filter,
    sort,
    summary,
  }: Pick<CollectionViewState, 'view' | 'filter' | 'sort' | 'summary'>,
  labelOf: (column: ColumnKey) => string,
  usedNames: readonly string[],
): string {
  const summed = view === 'summary' ? summaryInWords(summary, labelOf) : ''
  const prices = view === 'merchants' ? ['prices by merchant'] : []
  const filters = activeFilters(filter, labelOf).map(({ value }) => value)
  const order = sort.map(({ column }) => `by ${inSentence(labelOf(column))}`)
  const parts = [summed, ...prices, ...filters, ...(view === 'summary' ? [] : order)].filter(
    (one) => one !== '',
  )
  const words = parts.join(', ') || 'All products'
  const name = cleanName(words.charAt(0).toUpperCase() + words.slice(1))
  if (!usedNames.includes(name)) return name
  const further = usedNames.map((_, at) => cleanName(`${name} ${at + 2}`))
  return further.find((one) => !usedNames.includes(one)) ?? name
}
