/** The records behind a URL, from all requested countries, which are exported together. */
import type { LookupResult } from '@/api/operations/lookup.ts'
import type { Product } from '@/api/operations/product.ts'
import { defineColumns } from '@/components/data-table/defineColumns.ts'
import { fileColumns } from '@/components/data-table/fileColumns.ts'
import { recordSheetColumns } from '@/domain/columns/sheetColumns.ts'
import { answerTexts } from '@/features/export/answerTexts.ts'
import { currencyLineOf, dayOf } from '@/features/export/exportAbout.ts'
import { shownCountries } from '@/lib/countryCode.ts'
import { formatWhen } from '@/lib/numbers/formatTimes.ts'
import { columnsOfPart, type ExportSource } from '@/lib/sheet/sheet.ts'
import type { ResolveState } from '@/routing/states/resolveState.ts'

export type MatchedLink = {
  countries: readonly string[]
  /** The variant of the link that has the records. */
  url: string
  result: LookupResult
  /** The currency label of these countries; '' for none. */
  label: string
}

type Row = { product: Product; matched: MatchedLink }

const linkColumns = defineColumns<Row, null>()([
  {
    id: 'country',
    header: 'Country',
    kind: 'text',
    accessor: ({ matched }) => shownCountries(matched.countries),
  },
  { id: 'matched', header: 'Matched link', kind: 'url', accessor: ({ matched }) => matched.url },
])

function currency(all: readonly MatchedLink[]): string {
  return currencyLineOf(all.map(({ countries, label }) => ({ countries: countries.join(), label })))
}

/** Writes the records as a sheet; `at` is the time of the export, in epoch milliseconds. */
export function resolveSheet(
  state: ResolveState,
  all: readonly MatchedLink[],
  at: number,
): ExportSource<Row> {
  const { url, countries, mode, merchant, strict } = state
  const sent = [
    `mode: ${mode}`,
    ...(merchant === '' ? [] : [`merchant: ${merchant}`]),
    ...(strict === '' ? [] : [`strict: ${strict}`]),
  ]
  const answered = () => all.map(({ result }) => formatWhen(result.answer.receivedAt))
  const unmatched = countries.filter((code) => !all.some((one) => one.countries.includes(code)))
  const rows = all.flatMap((matched) =>
    matched.result.products.map((product) => ({ product, matched })),
  )
  return {
    name: `Listings of ${new URL(url).hostname}, ${dayOf(at)}`,
    about: () => [
      `Listings for ${url}`,
      `Exported ${formatWhen(at)}; data from ${[...new Set(answered())].join(', ')}`,
      `Country: ${shownCountries(countries)}; ${sent.join('; ')}`,
      currency(all),
      'Order: by country',
      unmatched.length === 0
        ? 'Complete: all listings'
        : `All listings; none for ${shownCountries(unmatched)}`,
    ],
    columns: [
      ...fileColumns(linkColumns, rows, null),
      ...columnsOfPart(recordSheetColumns, ({ product }: Row) => product),
    ],
    shown: null,
    rows,
    countryOf: ({ matched }) => matched.countries.join(),
    filtered: null,
    received: () => answerTexts(all.map(({ result }) => result.answer.text)),
  }
}
