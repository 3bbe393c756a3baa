/** Writes a page of results, or the selected products, as a sheet for export. */
import type { SearchResult } from '@/api/operations/search.ts'
import {
  headerReader,
  sortedRows,
  usableSorting,
  visibleColumns,
} from '@/components/data-table/columnState.ts'
import { fileColumns } from '@/components/data-table/fileColumns.ts'
import type { RecordFields } from '@/domain/columns/columns.ts'
import { orderLine } from '@/domain/columns/sheetColumns.ts'
import { filePosition } from '@/domain/market/filePosition.ts'
import { withGroupedColumns } from '@/domain/market/groupedColumns.ts'
import type { AliasesByKind } from '@/domain/pricing/names.ts'
import type { ReferenceWords } from '@/domain/pricing/reference.ts'
import { receivedLabelOf, withPositions } from '@/features/export/answerTexts.ts'
import { aboutAnswer, currencyLineOf, dayOf } from '@/features/export/exportAbout.ts'
import type { RowsMarket } from '@/features/pricing/rowsMarket/useRowsMarket.ts'
import { shownCountries, shownCountry } from '@/lib/countryCode.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { formatWhen } from '@/lib/numbers/formatTimes.ts'
import type { ExportSource } from '@/lib/sheet/sheet.ts'
import { filtersInWords } from '@/routing/filtersInWords.ts'
import type { SearchState } from '@/routing/states/searchState.ts'
import { CATALOG_ORDER } from '@/words/columnNames.ts'
import { MARKET } from '@/words/marketNames.ts'
import { searchColumns, searchContext } from './columns.tsx'
import { tableRows, withMarkets, type TableRow } from './market/tableRows.ts'
import { searchTitle } from './searchWords.ts'
import type { SelectedProduct } from './selection/selection.ts'

type Options = {
  state: SearchState
  countries: readonly string[]
  result: SearchResult
  /** The columns that the user chose for the table; null for the default ones. */
  columns: readonly string[] | null
  /** The known market prices of the rows; null when none was requested. */
  market: RowsMarket | null
  label: string
  /** Names that the user has merged. */
  aliases: AliasesByKind
  /** The time of the export, in epoch milliseconds. */
  at: number
}

/** The line that says that the file is not the whole search: "Page 2 only: 24 of 4,213 products". */
function pageLine({ page }: SearchState, { products, numFound }: SearchResult): string {
  const count = formatCount(products.length)
  return numFound === null
    ? `Page ${formatCount(page)} only: ${count} products; the total isn’t known`
    : `Page ${formatCount(page)} only: ${count} of ${formatCount(numFound)} products`
}

function isIncomplete({ products, numFound }: SearchResult): boolean {
  return numFound === null || numFound > products.length
}

const readers = {
  brand: ({ brand }: RecordFields) => brand,
  merchant: ({ merchant }: RecordFields) => merchant,
}

/** The price positions by product ID. They are separate from the answer, which stays as received. */
const positionsOf = (rows: readonly TableRow[], reference: ReferenceWords) =>
  rows.flatMap((row) => {
    const position = filePosition(row, reference)
    return position === null ? [] : { productId: row.productId, position }
  })

export function searchSheet(options: Options): ExportSource<TableRow> {
  const { state, countries, result, columns, market, label, aliases, at } = options
  const products = tableRows({ products: result.products, countries, state, market })
  const { numFound, answer, shuffled, pageSize } = result
  const before = (state.page - 1) * pageSize
  const placeOf = new Map(result.products.map(({ raw }, index) => [raw, before + index + 1]))
  const filters = filtersInWords(state)
  const positions = market === null ? [] : positionsOf(products, market.reference)
  const context = searchContext(countries, market?.reference)
  const sort = usableSorting(searchColumns, products, context, state.sort)
  const sheet: ExportSource<TableRow> = {
    name: `${searchTitle(state)}, page ${state.page}, ${dayOf(at)}`,
    about: () => [
      ...aboutAnswer({ what: searchTitle(state), answer, countries, label, at }),
      ...(filters === '' ? [] : [`Filters: ${filters}`]),
      shuffled && sort.length === 0
        ? 'Order: shuffled by the service'
        : orderLine(sort, headerReader(searchColumns, context)),
      pageLine(state, result),
      isIncomplete(result) ? 'Incomplete: the other pages are not in this file' : 'Complete',
    ],
    details: () =>
      products.length < result.products.length ? [`Rows: ${MARKET.withEan.toLowerCase()}`] : [],
    columns: [
      ...fileColumns(searchColumns, products, context),
      {
        key: 'place',
        label: CATALOG_ORDER,
        cell: ({ raw }) => placeOf.get(raw) ?? null,
      },
    ],
    shown:
      state.view === 'table'
        ? visibleColumns(searchColumns, products, context, columns).map(({ id }) => id)
        : null,
    rows: sortedRows(searchColumns, products, sort),
    countryOf: () => countries.join(),
    filtered: null,
    total: numFound,
    received: () => withPositions(answer.text, positions),
    ...receivedLabelOf(positions),
  }
  return withGroupedColumns(sheet, readers, aliases)
}

type SelectedRow = TableRow & { country: string }

type SelectedOptions = Pick<Options, 'market' | 'aliases' | 'at'> & {
  selected: readonly SelectedProduct[]
  labelOf: (countries: readonly string[]) => string
}

/** The sheet of the selected products, which may be from several searches. */
export function selectedSheet(options: SelectedOptions): ExportSource<SelectedRow> {
  const { selected, market, labelOf, aliases, at } = options
  const found = selected.map(({ product, country }) => ({ ...product, country }))
  const rows = withMarkets(found, ({ country }) => country, market)
  const countries = [...new Set(selected.map(({ country }) => country))]
  const labels = countries.map((one) => ({ countries: one, label: labelOf(one.split(',')) }))
  const sheet: ExportSource<SelectedRow> = {
    name: `Selected products, ${dayOf(at)}`,
    about: () => [
      'Selected products',
      `Exported ${formatWhen(at)}`,
      `Country: ${shownCountries(countries)}`,
      currencyLineOf(labels),
      'Rows: selected one by one, in that order',
    ],
    columns: [
      ...fileColumns(searchColumns, rows, searchContext(countries, market?.reference)),
      { key: 'country', label: 'Country', cell: ({ country }) => shownCountry(country) },
    ],
    shown: null,
    rows,
    countryOf: ({ country }) => country,
    filtered: null,
    receivedOf: (row) =>
      market !== null && row.market !== undefined
        ? { answer: row.raw, position: filePosition(row, market.reference) }
        : row.raw,
  }
  return withGroupedColumns(sheet, readers, aliases)
}
