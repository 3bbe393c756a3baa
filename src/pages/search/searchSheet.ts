/** One page of results, and selected products, to be exported. */
import type { Product } from '../../catalog/operations/product.ts'
import type { SearchResult } from '../../catalog/operations/search.ts'
import { aboutAnswer, currencyLineOf, dayOf } from '../../export/exportAbout.ts'
import { formatCount } from '../../lib/numbers/format.ts'
import { formatWhen } from '../../lib/numbers/formatTimes.ts'
import type { ExportSource } from '../../lib/sheet/sheet.ts'
import type { Joined } from '../../market/names.ts'
import type { RecordFields } from '../../model/columns/columns.ts'
import { orderLine, recordSheetColumns } from '../../model/columns/sheetColumns.ts'
import { withGroupedColumns } from '../../model/market/groupedColumns.ts'
import { appliedFilters, type SearchState } from '../../url/states/searchState.ts'
import { CATALOG_ORDER } from '../../words/columnNames.ts'
import { inOrder, shownColumns, usableSort } from './table/columns.ts'
import { searchTitle } from './searchWords.ts'
import type { Selected } from './selection/selection.ts'

type Given = {
  state: SearchState
  countries: readonly string[]
  result: SearchResult
  /** Columns that the user chose for the table; null for the usual ones. */
  columns: readonly string[] | null
  label: string
  /** Names that the user has joined. */
  joined: Joined
  /** Epoch milliseconds. */
  at: number
}

/** "Page 2 of this search, 24 of 4,213 products": an export of a page is not one of the search. */
function pageLine({ page }: SearchState, { products, numFound }: SearchResult): string {
  const count = formatCount(products.length)
  return numFound === null
    ? `Page ${formatCount(page)} only: ${count} products; how many there are was not stated`
    : `Page ${formatCount(page)} only: ${count} of ${formatCount(numFound)} products`
}

function isIncomplete({ products, numFound }: SearchResult): boolean {
  return numFound === null || numFound > products.length
}

const readers = {
  brand: ({ brand }: RecordFields) => brand,
  merchant: ({ merchant }: RecordFields) => merchant,
}

export function searchSheet(given: Given): ExportSource<Product> {
  const { state, countries, result, columns, label, joined, at } = given
  const { products, numFound, answer, shuffled, pageSize } = result
  const before = (state.page - 1) * pageSize
  const placeOf = new Map(products.map((product, place) => [product, before + place + 1]))
  const filters = appliedFilters(state).map(({ name, value }) => `${name} ${value}`)
  const sort = usableSort(products, countries, state.sort)
  const sheet: ExportSource<Product> = {
    name: `${searchTitle(state)}, page ${state.page}, ${dayOf(at)}`,
    about: () => [
      ...aboutAnswer({ what: searchTitle(state), answer, countries, label, at }),
      ...(filters.length === 0 ? [] : [`Filters: ${filters.join(', ')}`]),
      shuffled && sort.length === 0 ? 'Order: shuffled by the service, it says' : orderLine(sort),
      pageLine(state, result),
      isIncomplete(result) ? 'Incomplete: the other pages are not in this file' : 'Complete',
    ],
    columns: [
      ...recordSheetColumns,
      {
        key: 'place',
        label: CATALOG_ORDER,
        cell: (product) => placeOf.get(product) ?? null,
      },
    ],
    shown: state.view === 'table' ? shownColumns(products, columns).map(({ key }) => key) : null,
    rows: inOrder(products, sort),
    filtered: null,
    total: numFound,
    received: () => answer.text,
  }
  return withGroupedColumns(sheet, readers, joined)
}

type SelectedRow = Product & { country: string }

type GivenSelected = Pick<Given, 'joined' | 'at'> & {
  selected: readonly Selected[]
  labelOf: (countries: readonly string[]) => string
}

/** Products that were selected one by one, of whatever searches. */
export function selectedSheet(given: GivenSelected): ExportSource<SelectedRow> {
  const { selected, labelOf, joined, at } = given
  const countries = [...new Set(selected.map(({ country }) => country))]
  const labels = countries.map((one) => ({ countries: one, label: labelOf(one.split(',')) }))
  const sheet: ExportSource<SelectedRow> = {
    name: `Selected products, ${dayOf(at)}`,
    about: () => [
      'Selected products',
      `Exported ${formatWhen(at)}`,
      `Country: ${countries.join('; ')}`,
      currencyLineOf(labels),
      'Rows: selected one by one, in that order',
    ],
    columns: [
      ...recordSheetColumns,
      { key: 'country', label: 'Country', cell: ({ country }) => country },
    ],
    shown: null,
    rows: selected.map(({ product, country }) => ({ ...product, country })),
    filtered: null,
    receivedOf: ({ raw }) => raw,
  }
  return withGroupedColumns(sheet, readers, joined)
}
