/** What changed, to be exported: what stands above the rows, and a column for everything that is known of a change. */
import { shownCountries, shownCountry } from '../../../lib/countryCode.ts'
import { FIELDS } from '../../../catalog/fields/fields.ts'
import { KINDS } from '../../../catalog/fields/kinds.ts'
import { currencyLine, dayOf } from '../../../export/exportAbout.ts'
import { formatCount } from '../../../lib/numbers/format.ts'
import { formatWhen } from '../../../lib/numbers/formatTimes.ts'
import type { Cell, ExportSource, SheetColumn } from '../../../lib/sheet/sheet.ts'
import type { Change, ChangeSide } from '../../../model/changes/change.ts'
import { changeInWords } from '../../../model/changes/changesNames.ts'
import { discountChange, sideOf } from '../../../model/changes/orderChanges.ts'
import { marketSheetColumns, sheetTotal } from '../../../model/columns/sheetColumns.ts'
import { filePosition } from '../../../model/market/filePosition.ts'
import { measuredInWords } from '../../../model/market/rowMarket.ts'
import { isComplete, type Snapshot, type ResultSet } from '../../../model/resultSet/resultSet.ts'
import { rowsInWords } from '../../../runs/load/loadWords.ts'
import type { FoundChanges } from '../../../work/workers/changesTasks.ts'
import type { ChosenVersions } from '../versions/chosenVersions.ts'
import type { ChangeMarkets } from './useChangeMarkets.ts'
import { notMatched, notTold } from './comparedWords.ts'

type SheetGiven = {
  set: ResultSet
  chosen: ChosenVersions
  found: FoundChanges
  all: readonly Change[]
  /** Those of one kind, in the order of the table; null where it shows all. */
  shown: readonly Change[] | null
  /** `all` are those that were selected, one by one. */
  isSelection?: boolean
  /** Where my price stands at the codes of the rows; null where no market is known. */
  markets: ChangeMarkets | null
  /** The currency label that the user has set; '' for none. */
  label: string
  /** Epoch milliseconds. */
  at: number
}

type Column = SheetColumn<Change>

const code = (text: string | null | undefined): Cell => (text ? { code: text } : null)

const ofProduct = (key: string, label: string, cell: (side: ChangeSide) => Cell): Column => ({
  key,
  label,
  cell: (change) => {
    const side = sideOf(change)
    return side && cell(side)
  },
})

const both = (
  key: string,
  label: string,
  field: 'offerPrice' | 'salePrice' | 'discount' | 'active',
): Column[] => [
  {
    key: `${key}-before`,
    label: `${label} before`,
    cell: ({ before }) => before?.[field] ?? null,
  },
  {
    key: `${key}-now`,
    label: `${label} now`,
    cell: ({ now }) => now?.[field] ?? null,
    total: field === 'active' ? undefined : sheetTotal(field),
  },
]

/** Of a change by itself, without what the market says. */
export const changeColumns: readonly Column[] = [
  {
    key: 'change',
    label: 'Change',
    cell: (change) => change.kinds.map((kind) => changeInWords(kind, change)).join('; '),
  },
  ofProduct('title', FIELDS.title.label, ({ title }) => title),
  ofProduct('product-id', FIELDS.productId.label, ({ productId }) => code(productId)),
  {
    key: 'merged-into',
    label: 'Product id now',
    cell: ({ mergedInto }) => code(mergedInto ?? null),
  },
  ofProduct('code', 'Offer for code', (side) => code(side.code)),
  ofProduct('merchant', FIELDS.merchant.label, ({ merchant }) => merchant),
  ofProduct('brand', FIELDS.brand.label, ({ brand }) => brand),
  ofProduct('country', 'Country', ({ country }) => shownCountry(country)),
  ...both('price', FIELDS.offerPrice.label, 'offerPrice'),
  {
    key: 'difference',
    label: 'Difference',
    cell: ({ difference }) => difference,
    total: { kind: KINDS.price.total, isPrice: true, hasZero: true },
  },
  {
    key: 'percent',
    label: 'In percent',
    cell: ({ percent }) => percent,
    total: { kind: KINDS.percent.total, isPrice: false },
  },
  ...both('mrp', FIELDS.salePrice.label, 'salePrice'),
  ...both('discount', FIELDS.discount.label, 'discount'),
  { key: 'discount-points', label: 'Discount, change in points', cell: discountChange },
  ...both('stock', 'In stock', 'active'),
]

/** Of the time before, too, where that is known. */
function marketColumns({ of, hasBefore, standing: { reference } }: ChangeMarkets): Column[] {
  return marketSheetColumns(reference).flatMap(({ key, label, cell, total }): Column[] => {
    const at = (when: 'before' | 'now') => (change: Change) => {
      const market = of(sideOf(change), when)
      return market ? cell({ market }) : null
    }
    const now = { key: `market-${key}`, label, cell: at('now'), total }
    if (!hasBefore) return [now]
    return [{ key: `market-${key}-before`, label: `${label} before`, cell: at('before') }, now]
  })
}

function snapshotLine(name: string, snapshot: Snapshot): string {
  const state = isComplete(snapshot) ? 'complete' : 'partial'
  return `${name}: ${formatWhen(snapshot.at)}, ${rowsInWords(snapshot)}, ${state}; mode: ${snapshot.settings.mode}`
}

function aboutOf({ set, chosen, found, label, at, isSelection }: SheetGiven): string[] {
  const { summary } = found
  return [
    `What changed in ${set.name}`,
    `Exported ${formatWhen(at)}; both versions were loaded and stored in one browser, the service has no history`,
    snapshotLine('Before', chosen.before),
    snapshotLine('Now', chosen.now),
    `Country: ${shownCountries(set.countries)}`,
    `${formatCount(summary.changed)} of ${formatCount(summary.products)} products changed; products are told by product id`,
    isSelection ? 'Rows: selected one by one' : 'Order: as the table shows them',
    currencyLine(label),
  ]
}

function detailsOf({ chosen, found, markets }: SheetGiven): string[] {
  return [
    ...notTold(chosen, found),
    ...notMatched(found),
    '“Gone” means not in this result, not that it was delisted',
    'In percent = (offer price now − offer price before) ÷ offer price before × 100',
    ...(markets?.isKnown ? [measuredInWords(markets.standing.reference)] : []),
  ]
}

/** Where my price stood, and where it stands. */
function positionsOf(change: Change, { of, standing: { reference } }: ChangeMarkets) {
  const at = (when: 'before' | 'now') => {
    const market = of(sideOf(change), when)
    return market ? filePosition({ market }, reference) : null
  }
  return { before: at('before'), now: at('now') }
}

export function changesSheet(given: SheetGiven): ExportSource<Change> {
  const { set, all, shown, markets, at } = given
  return {
    name: `${set.name}, what changed, ${dayOf(at)}`,
    about: () => aboutOf(given),
    details: () => detailsOf(given),
    columns: [...changeColumns, ...(markets?.isKnown ? marketColumns(markets) : [])],
    shown: null,
    rows: all,
    countryOf: (change) => sideOf(change)?.country ?? '',
    filtered: shown,
    receivedOf: (change) =>
      markets?.isKnown ? { ...change, position: positionsOf(change, markets) } : change,
    receivedLabel: 'JSON of both rows as this browser keeps them',
  }
}
