/** Writes a comparison as a sheet for export: a row for each field, a column for each product. */
import { fileColumns } from '@/components/data-table/fileColumns.ts'
import { filePosition } from '@/domain/market/filePosition.ts'
import { measuredInWords } from '@/domain/market/rowMarket.ts'
import type { ReferenceWords } from '@/domain/pricing/reference.ts'
import { answerTexts, receivedLabelOf, withPositions } from '@/features/export/answerTexts.ts'
import { currencyLine, dayOf } from '@/features/export/exportAbout.ts'
import { shownCountry } from '@/lib/countryCode.ts'
import { formatWhen } from '@/lib/numbers/formatTimes.ts'
import type { ExportSource } from '@/lib/sheet/sheet.ts'
import type { CompareState } from '@/routing/states/compareState.ts'
import type { GroupKey } from '@/words/compareNames.ts'
import { MARKET } from '@/words/marketNames.ts'
import { compareColumns, type CompareTableRow } from './columns.tsx'
import type { Comparison } from './comparison.ts'
import type { CellValue } from './rows/cellValue.ts'
import type { CompareRow } from './rows/compareRows.ts'

type Options = {
  state: CompareState
  comparison: Comparison
  /** The figure that your prices are compared with in the markets of the products. */
  reference: ReferenceWords
  /** The currency label of the country; '' for none. */
  label: string
  /** The time of the export, in epoch milliseconds. */
  at: number
}

const NOT_GIVEN: CellValue = { kind: 'missing', what: 'not given' }

const figureCell = (value: number | null | undefined): CellValue =>
  value === null || value === undefined ? NOT_GIVEN : { kind: 'figure', value }

/** A row that only the file has, for what the page shows in a header or inside the cell of another row. */
const besideRow = (
  group: GroupKey | null,
  label: string,
  cells: readonly CellValue[],
): CompareTableRow => ({
  key: `beside ${label}`,
  label,
  group,
  undocumented: null,
  differs: null,
  cells,
})

/** The file's row for the number that a rank is out of; the page shows both in one cell. */
const ofRow = ({ cells }: CompareRow): CompareTableRow =>
  besideRow(
    'market',
    MARKET.of,
    cells.map((cell) => figureCell(cell?.kind === 'market' ? cell.market?.of : null)),
  )

/** The rows of the file for the counts of ratings and reviews, which the page shows in the cell of the rating. */
const ratingRows = ({ columns }: Comparison): CompareTableRow[] => [
  besideRow(
    'standing',
    'Ratings',
    columns.map(({ product }) => figureCell(product?.ratingsCount)),
  ),
  besideRow(
    'standing',
    'Reviews',
    columns.map(({ product }) => figureCell(product?.reviewsCount)),
  ),
]

/** The rows of the file: those of the page, and those for what the page shows elsewhere. */
function rowsOf(comparison: Comparison): CompareTableRow[] {
  const { columns, rows, marks, base } = comparison
  const ids = columns.map(({ id }): CellValue => ({ kind: 'eans', eans: [id] }))
  const titles = columns.map(({ product }): CellValue =>
    product?.title ? { kind: 'text', text: product.title } : NOT_GIVEN,
  )
  const changes = marks.map(({ change }) => figureCell(change))
  return [
    besideRow(null, 'Product ID', ids),
    besideRow(null, 'Title', titles),
    ...rows.flatMap((row): CompareTableRow[] => {
      const { key } = row
      if (key === 'offerPrice' && base !== null) {
        return [row, besideRow('price', 'Offer price compared with the base, %', changes)]
      }
      if (key === 'market rank') return [row, ofRow(row)]
      return key === 'avgRating' ? [row, ...ratingRows(comparison)] : [row]
    }),
  ]
}

function missingLine({ columns }: Comparison): string {
  const words = { waiting: 'not loaded', failed: 'failed', none: 'not found', found: '' }
  const missing = columns.filter(({ compared }) => compared === null)
  return missing.length === 0
    ? 'Complete: every product was loaded'
    : `Incomplete: ${missing.map(({ id, state }) => `${id} ${words[state]}`).join('; ')}`
}

/** The price positions of the products with a known market, with their product IDs. */
function positionsOf({ columns, rows }: Comparison, reference: ReferenceWords) {
  const cells = rows.find(({ key }) => key === 'market index')?.cells ?? []
  return columns.flatMap(({ id }, place) => {
    const cell = cells[place]
    const market = cell?.kind === 'market' ? cell.market : undefined
    const position = market ? filePosition({ market }, reference) : null
    return position === null ? [] : { productId: id, position }
  })
}

export function compareSheet({
  state,
  comparison,
  reference,
  label,
  at,
}: Options): ExportSource<CompareTableRow> {
  const { columns, base } = comparison
  const answers = columns.flatMap(({ query }) => query.data?.answer ?? [])
  const latest = Math.max(...answers.map(({ receivedAt }) => receivedAt))
  const rows = rowsOf(comparison)
  const positions = positionsOf(comparison, reference)
  return {
    name: `Comparison of ${columns.length} products, ${dayOf(at)}`,
    about: () => [
      `Comparison of the products ${state.ids.join(', ')}`,
      `Exported ${formatWhen(at)}; data up to ${formatWhen(latest)}`,
      `Country: ${shownCountry(state.country)}; mode: full`,
      currencyLine(label),
      `Compared with: ${base === null ? 'nothing' : (state.ids[base] ?? '')}`,
      'Order: as on the page',
      missingLine(comparison),
    ],
    details: () =>
      comparison.rows.some(({ group }) => group === 'market') ? [measuredInWords(reference)] : [],
    columns: fileColumns(compareColumns(comparison, null), rows, null),
    shown: null,
    rows,
    filtered: state.diff ? rows.filter(({ differs }) => differs !== false) : null,
    received: () => withPositions(answerTexts(answers.map(({ text }) => text)), positions),
    ...receivedLabelOf(positions),
  }
}
