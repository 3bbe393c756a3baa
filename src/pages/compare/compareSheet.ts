/** A comparison to be exported: a row for each field, a column for each product. */
import { shownCountry } from '../../lib/countryCode.ts'
import { answerTexts, receivedLabelOf, withPositions } from '../../export/answerTexts.ts'
import { currencyLine, dayOf } from '../../export/exportAbout.ts'
import { formatWhen } from '../../lib/numbers/formatTimes.ts'
import type { Cell, ExportSource, SheetColumn } from '../../lib/sheet/sheet.ts'
import type { ReferenceWords } from '../../market/reference.ts'
import { filePosition } from '../../model/market/filePosition.ts'
import { measuredInWords } from '../../model/market/rowMarket.ts'
import { MARKET } from '../../words/marketNames.ts'
import type { CompareState } from '../../url/states/compareState.ts'
import { GROUPS } from '../../words/compareNames.ts'
import type { CellSku, CellValue } from './rows/cellValue.ts'
import type { Column } from './rows/compareColumns.ts'
import type { CompareRow } from './rows/compareRows.ts'
import type { Comparison } from './comparison.ts'

export type SheetRow = {
  group: string
  field: string
  /** Null for what is no field of the products. */
  differs: boolean | null
  cells: readonly Cell[]
}

type Given = {
  state: CompareState
  comparison: Comparison
  /** What my prices are measured against in the markets of the products. */
  reference: ReferenceWords
  /** The currency label of the country; '' for none. */
  label: string
  /** Epoch milliseconds. */
  at: number
}

const STOCK = { available: 'available', out: 'not available', unknown: 'stock unknown' }

function skuText({ skuId, ean, available, offerPrice, salePrice }: CellSku): string {
  const stock = available === null ? STOCK.unknown : available ? STOCK.available : STOCK.out
  const parts = [
    skuId && `SKU ${skuId}`,
    ean && `EAN ${ean}`,
    stock,
    offerPrice !== null && `offer ${offerPrice}`,
    salePrice !== null && `MRP ${salePrice}`,
  ]
  return parts.filter((part) => typeof part === 'string' && part !== '').join(', ')
}

/** What was not received is an empty cell; an empty text stays one. */
function toSheetCell(cell: CellValue | null): Cell {
  if (cell === null) return null
  switch (cell.kind) {
    case 'missing':
      return cell.what === 'empty text' ? '' : null
    case 'offer':
    case 'mrp':
      return cell.price
    case 'discount':
    case 'figure':
    case 'rating':
      return cell.value
    case 'stock':
      return cell.isIn
    case 'flag':
      return cell.isSet
    case 'moment':
      return { at: cell.at }
    case 'text':
    case 'colour':
    case 'description':
      return cell.text
    case 'values':
      return cell.values.join(' | ')
    case 'sizes':
      return cell.sizes
        .flatMap(({ name, state }) => (state === 'none' ? [] : `${name} ${STOCK[state]}`))
        .join(' | ')
    case 'skus':
      return cell.skus.map(skuText).join(' | ')
    case 'eans':
      return { code: cell.eans.join(' ') }
    case 'market':
      return cell.market?.[cell.column] ?? null
    case 'received': {
      const { value } = cell
      if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
        return value
      }
      return JSON.stringify(value)
    }
  }
}

/** A rank is two figures on the page. */
const ofRow = ({ cells }: CompareRow): SheetRow => ({
  group: GROUPS.market,
  field: MARKET.of,
  differs: null,
  cells: cells.map((cell) => (cell?.kind === 'market' ? (cell.market?.of ?? null) : null)),
})

/** A rating is three figures on the page; in a sheet each has a row. */
function ratingRows({ columns }: Comparison): SheetRow[] {
  const row = (field: string, read: (column: Column) => number | null): SheetRow => ({
    group: GROUPS.standing,
    field,
    differs: null,
    cells: columns.map(read),
  })
  return [
    row('Ratings', ({ product }) => product?.ratingsCount ?? null),
    row('Reviews', ({ product }) => product?.reviewsCount ?? null),
  ]
}

function rowsOf(comparison: Comparison): SheetRow[] {
  const { columns, rows, marks, base } = comparison
  const identity: SheetRow[] = [
    {
      group: '',
      field: 'Product id',
      differs: null,
      cells: columns.map(({ id }) => ({ code: id })),
    },
    {
      group: '',
      field: 'Title',
      differs: null,
      cells: columns.map(({ product }) => product?.title ?? null),
    },
  ]
  const change: SheetRow = {
    group: GROUPS.price,
    field: 'Offer price against the base, %',
    differs: null,
    cells: marks.map((mark) => mark.change),
  }
  return [
    ...identity,
    ...rows.flatMap((row): SheetRow[] => {
      const { group, label, differs, cells, key } = row
      const own = { group: GROUPS[group], field: label, differs, cells: cells.map(toSheetCell) }
      if (key === 'offerPrice' && base !== null) return [own, change]
      if (key === 'market rank') return [own, ofRow(row)]
      return key === 'avgRating' ? [own, ...ratingRows(comparison)] : [own]
    }),
  ]
}

function missingLine({ columns }: Comparison): string {
  const words = { waiting: 'not answered', failed: 'failed', none: 'not found', found: '' }
  const missing = columns.filter(({ compared }) => compared === null)
  return missing.length === 0
    ? 'Complete: every product was loaded'
    : `Incomplete: ${missing.map(({ id, state }) => `${id} ${words[state]}`).join('; ')}`
}

/** By product id, of those whose market is known. */
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
}: Given): ExportSource<SheetRow> {
  const { columns, base } = comparison
  const answers = columns.flatMap(({ query }) => query.data?.answer ?? [])
  const latest = Math.max(...answers.map(({ receivedAt }) => receivedAt))
  const rows = rowsOf(comparison)
  const positions = positionsOf(comparison, reference)
  return {
    name: `Comparison of ${columns.length} products, ${dayOf(at)}`,
    about: () => [
      `Comparison of the products ${state.ids.join(', ')}`,
      `Exported ${formatWhen(at)}; last answered ${formatWhen(latest)}`,
      `Country: ${shownCountry(state.country)}; mode: full`,
      currencyLine(label),
      `Measured against: ${base === null ? 'nothing' : (state.ids[base] ?? '')}`,
      'Order: that of the page',
      missingLine(comparison),
    ],
    details: () =>
      comparison.rows.some(({ group }) => group === 'market') ? [measuredInWords(reference)] : [],
    columns: [
      { key: 'group', label: 'Group', cell: ({ group }) => group },
      { key: 'field', label: 'Field', cell: ({ field }) => field },
      { key: 'differs', label: 'Differs', cell: ({ differs }) => differs },
      ...columns.map(({ id, product }, place): SheetColumn<SheetRow> => ({
        key: `product ${id}`,
        label: `${place + 1} ${product?.merchant ?? id}`,
        cell: ({ cells }) => cells[place] ?? null,
      })),
    ],
    shown: null,
    rows,
    filtered: state.diff ? rows.filter(({ differs }) => differs !== false) : null,
    received: () => withPositions(answerTexts(answers.map(({ text }) => text)), positions),
    ...receivedLabelOf(positions),
  }
}
