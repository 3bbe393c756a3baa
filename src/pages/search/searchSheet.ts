/** One page of results to be exported. */
import { CATALOG_ORDER } from '../../domain/columnNames.ts'
import type { Product } from '../../api/product.ts'
import type { SearchResult } from '../../api/search.ts'
import type { ExportSource } from '../../domain/export/sheet.ts'
import { withGroupedColumns } from '../../domain/market/groupedColumns.ts'
import type { Joined } from '../../domain/market/names.ts'
import { formatCount } from '../../domain/format.ts'
import { aboutAnswer, dayOf } from '../../parts/exportAbout.ts'
import { recordSheetColumns } from '../../domain/catalog/sheetColumns.ts'
import { appliedFilters, type SearchState } from '../../url/searchState.ts'
import { shownColumns } from './columns.ts'
import { searchTitle } from './searchWords.ts'

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

export function searchSheet(given: Given): ExportSource<Product> {
  const { state, countries, result, columns, label, joined, at } = given
  const { products, numFound, answer, shuffled, pageSize } = result
  const before = (state.page - 1) * pageSize
  const placeOf = new Map(products.map((product, place) => [product, before + place + 1]))
  const filters = appliedFilters(state).map(({ name, value }) => `${name} ${value}`)
  const sheet: ExportSource<Product> = {
    name: `${searchTitle(state)}, page ${state.page}, ${dayOf(at)}`,
    about: () => [
      ...aboutAnswer({ what: searchTitle(state), answer, countries, label, at }),
      ...(filters.length === 0 ? [] : [`Filters: ${filters.join(', ')}`]),
      shuffled
        ? 'Order: shuffled by the service, it says'
        : `Order: ${CATALOG_ORDER.toLowerCase()}`,
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
    rows: products,
    filtered: null,
    total: numFound,
    received: () => answer.text,
  }
  const readers = {
    brand: ({ brand }: Product) => brand,
    merchant: ({ merchant }: Product) => merchant,
  }
  return withGroupedColumns(sheet, readers, joined)
}
