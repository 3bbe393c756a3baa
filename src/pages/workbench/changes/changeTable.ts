/** The columns of the table of changes, as they are headed, as wide as they need. */
import { FIELDS } from '../../../catalog/fields/fields.ts'
import { isFigureKind } from '../../../catalog/fields/kinds.ts'
import { formatPercent, formatSigned, formatWorkedOut } from '../../../lib/numbers/format.ts'
import type { ColumnTotal } from '../../../lib/numbers/totals.ts'
import {
  MARKET_COLUMNS,
  marketColumns,
  marketLabel,
  type MarketColumn,
} from '../../../model/market/rowMarket.ts'
import {
  changeTotalKind,
  isPriceColumn,
  marketColumnOf,
  positionColumn,
  type ChangeColumn,
} from '../../../model/changes/orderChanges.ts'
import { columnTotal, formatMeasured } from '../../../model/columns/formats.ts'
import type { ChangesState } from '../../../url/states/changesState.ts'
import type { ChangeMarkets } from './useChangeMarkets.ts'

export type TableColumn = {
  key: ChangeColumn
  label: string
  /** In px; the title takes what is left, if that is more. */
  width: number
  isNumber?: boolean
  opensGroup?: boolean
  /** How the figure comes about, where it is worked out here. */
  formula?: string | undefined
}

const columns: readonly TableColumn[] = [
  { key: 'title', label: FIELDS.title.label, width: 140 },
  { key: 'merchant', label: FIELDS.merchant.label, width: 128 },
  {
    key: 'price',
    label: FIELDS.offerPrice.label,
    width: 136,
    isNumber: true,
    opensGroup: true,
  },
  {
    key: 'difference',
    label: 'Difference',
    width: 94,
    isNumber: true,
    formula: 'Offer price now − offer price before',
  },
  {
    key: 'percent',
    label: 'In percent',
    width: 106,
    isNumber: true,
    formula: '(Offer price now − offer price before) ÷ offer price before × 100',
  },
  { key: 'change', label: 'New or gone', width: 132, opensGroup: true },
  { key: 'stock', label: FIELDS.active.label, width: 96, opensGroup: true },
  {
    key: 'discount',
    label: FIELDS.discount.label,
    width: 136,
    isNumber: true,
    opensGroup: true,
  },
]

/** From what was to what is needs twice the room. */
const ROOM: Record<MarketColumn, number> = {
  myPrice: 56,
  reference: 56,
  difference: 68,
  index: 50,
  amount: 64,
  above: 140,
  rank: 56,
  rival: 96,
  rivalPrice: 56,
  n: 28,
  merchants: 40,
  lowest: 56,
  median: 56,
  mean: 56,
  highest: 56,
  spread: 56,
  excluded: 32,
  priceStatus: 84,
}
const widthOf = (column: MarketColumn, isTwice: boolean) => ROOM[column] * (isTwice ? 2 : 1) + 16

/** With those of the market, named by what prices are compared with, once it is known of any row. */
export function heldColumns({
  isKnown,
  hasBefore,
  standing: { reference },
}: Pick<ChangeMarkets, 'isKnown' | 'hasBefore' | 'standing'>): readonly TableColumn[] {
  if (!isKnown) return columns
  return [
    ...columns,
    ...marketColumns.map((column): TableColumn => {
      const { kind, opensGroup = false, formula } = MARKET_COLUMNS[column]
      return {
        key: positionColumn(column),
        // Without the time before, it is no change.
        label:
          column === 'priceStatus' && !hasBefore
            ? `${marketLabel(column, reference)} now`
            : marketLabel(column, reference),
        width: widthOf(column, hasBefore),
        isNumber: isFigureKind(kind),
        opensGroup,
        formula,
      }
    }),
  ]
}

const POSITION = positionColumn('priceStatus')

/** Without a choice every kind of change has its column, the price position last; what is left out says the same otherwise. The column that a top is ranked by is always among them. */
export function shownColumns(
  chosen: readonly string[] | null,
  held: readonly TableColumn[] = columns,
  top: ChangesState['top'] = null,
): readonly TableColumn[] {
  const isUsual = (key: ChangeColumn) =>
    key !== 'difference' && (marketColumnOf(key) === undefined || key === POSITION)
  return held.filter(({ key }) => {
    if (key === top?.column || key === 'title') return true
    return chosen === null ? isUsual(key) : chosen.includes(key)
  })
}

/** Those that have a top: figures, and of several countries no prices. */
export function topColumns(held: readonly TableColumn[], isMixed: boolean): readonly TableColumn[] {
  return held.filter(({ key, isNumber }) => isNumber && !(isMixed && isPriceColumn(key)))
}

const written: Partial<Record<ChangeColumn, (value: number) => string>> = {
  price: formatWorkedOut,
  difference: formatSigned,
  percent: (value) => formatPercent(value, { digits: 1, signed: true }),
  discount: (value) => formatMeasured('discount', value),
}

/** What a column comes to, and how that is written. */
export function totalOfColumn({ key }: TableColumn, isMixed: boolean): ColumnTotal | undefined {
  const market = marketColumnOf(key)
  if (market !== undefined) return columnTotal(market, isMixed)
  const kind = changeTotalKind(key)
  const write = written[key]
  if (kind === null || write === undefined) return undefined
  if (isMixed && isPriceColumn(key)) return { why: 'prices of several countries have no median' }
  return { kind, write, isPrice: key === 'price' }
}
