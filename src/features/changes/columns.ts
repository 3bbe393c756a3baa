/**
 * The one definition of the columns for changed products: table, column picker, order, totals, file and report follow from it.
 * The cells are drawn in ChangeCells.tsx, so that files and reports load no components.
 */
import { FIELDS } from '@/api/fields/fields.ts'
import { availableColumns, visibleColumns } from '@/components/data-table/columnState.ts'
import { defineColumns, type DataColumn } from '@/components/data-table/defineColumns.ts'
import type { Change, ChangeSide } from '@/domain/changes/change.ts'
import { changeInWords } from '@/domain/changes/changesNames.ts'
import {
  changeTotalKind,
  foundKind,
  isPriceColumn,
  positionColumn,
  stockChange,
  valueInChange,
  type ChangeColumn,
  type ChangeTop,
} from '@/domain/changes/orderChanges.ts'
import { sideOf, type Positions, type PricedChange } from '@/domain/changes/productChanges.ts'
import { columnTotal } from '@/domain/columns/formats.ts'
import { besideMarket } from '@/domain/columns/sheetColumns.ts'
import { MARKET_COLUMNS, marketColumns, marketLabel } from '@/domain/market/rowMarket.ts'
import type { MarketColumn } from '@/domain/market/rowMarket.ts'
import type { ReferenceWords } from '@/domain/pricing/reference.ts'
import { shownCountry } from '@/lib/countryCode.ts'
import { formatPercent, formatSigned } from '@/lib/numbers/format.ts'
import type { Cell } from '@/lib/sheet/sheet.ts'

export type ChangesContext = {
  reference: Pick<ReferenceWords, 'label'>
  /** Whether any row has market data. */
  isKnown: boolean
  hasBefore: boolean
  /** Whether the rating of any product changed. */
  hasRatings: boolean
  /** Whether the rows are of several countries, so that their prices can’t be sorted. */
  isMixed: boolean
  top: ChangeTop | null
}

type FileId =
  | 'kinds'
  | 'productId'
  | 'mergedInto'
  | 'code'
  | 'sizes'
  | 'brand'
  | 'country'
  | 'priceBefore'
export type ChangesColumn = DataColumn<PricedChange, ChangeColumn | FileId, ChangesContext>
/** A column that a table can show. */
export type TableColumn = ChangesColumn & { id: ChangeColumn }

const inPercent = (value: number) => formatPercent(value, { digits: 1, signed: true })

const column = (id: ChangeColumn, columnOptions: Partial<TableColumn>): TableColumn => ({
  id,
  header: '',
  kind: 'text',
  accessor: (row) => valueInChange(row, id),
  footer: changeTotalKind(id),
  ...(isPriceColumn(id) && {
    incomparable: ({ isMixed }: ChangesContext) =>
      isMixed
        ? {
            order: 'Not sorted: prices of several countries can’t be compared.',
            total: 'prices of several countries have no median',
          }
        : null,
  }),
  ...columnOptions,
})

/** A column of files only: a text about the change whose figures are in the row. */
const inFile = (
  id: FileId,
  header: string,
  cell: (side: ChangeSide, row: PricedChange) => Cell,
): ChangesColumn => ({
  id,
  header,
  kind: 'text',
  accessor: () => null,
  isFileOnly: true,
  file: {
    cell: (row) => {
      const side = sideOf(row.lead)
      return side && cell(side, row)
    },
  },
})

const code = (text: string | null | undefined): Cell => (text ? { code: text } : null)

/** Two columns with the values of both versions. */
const beforeAndNow = (
  id: string,
  label: string,
  value: (side: ChangeSide) => Cell,
  changeOf: (row: PricedChange) => Change = ({ lead }) => lead,
) =>
  (['before', 'now'] as const).map((when) => ({
    key: `${id}-${when}`,
    label: `${label} ${when}`,
    cell: (row: PricedChange) => {
      const side = changeOf(row)[when]
      return side && value(side)
    },
  }))

/**
 * How an offer of the product changed, "Now out", "New" and so on: it appeared, disappeared or changed its stock. Null if it did
 * none of these.
 */
const foundInWords = (row: PricedChange): string | null => {
  const kind = foundKind(row)
  const change = kind && row.changes.find(({ kinds }) => kinds.includes(kind))
  return kind && change ? changeInWords(kind, change) : null
}

/** Columns that show a change need an earlier version. */
const hasTwo = ({ hasBefore }: ChangesContext) => hasBefore

/** The default columns for a collection of codes, whose versions contain the whole market. */
const USUAL_POSITIONS: ReadonlySet<MarketColumn> = new Set([
  'myPrice',
  'reference',
  'rivalPrice',
  'priceStatus',
])

/** The widths of columns, in px: showing both the old and the new value needs twice the usual width. */
const ROOM: Partial<Record<MarketColumn, number>> = {
  rival: 210,
  above: 190,
  difference: 170,
  n: 90,
  merchants: 104,
  excluded: 90,
  priceStatus: 208,
}

function marketColumn(market: MarketColumn): TableColumn {
  const { kind, opensGroup, formula, hasZero } = MARKET_COLUMNS[market]
  const id = positionColumn(market)
  const columnLabel = ({ reference }: ChangesContext) => marketLabel(market, reference)
  const total = columnTotal(market, false)
  const isUsual = ({ hasBefore }: ChangesContext) =>
    market === 'priceStatus' || (hasBefore && USUAL_POSITIONS.has(market))
  return column(id, {
    header: (context) =>
      market === 'priceStatus' && !context.hasBefore
        ? `${columnLabel(context)} now`
        : columnLabel(context),
    kind,
    size: ROOM[market] ?? (kind === 'price' ? 176 : 116),
    opensGroup,
    formula,
    needs: (_, { isKnown }) => isKnown,
    isUsual: (_, context) => isUsual(context),
    ...(hasZero && { hasZero }),
    ...(total && 'write' in total && { formatFooter: total.write }),
    file: {
      header: columnLabel,
      beside: (context) => {
        const beside = besideMarket(market, columnLabel(context))
        const at = (when: keyof Positions) =>
          beside.map(({ key, label, cell }) => ({
            key: `market-${key}${when === 'now' ? '' : '-before'}`,
            label: when === 'now' ? label : `${label} before`,
            cell: ({ position }: PricedChange) => {
              const known = position?.[when]
              return known ? cell({ market: known }) : null
            },
          }))
        if (!context.hasBefore) return at('now')
        const before = {
          key: `${id}-before`,
          label: `${columnLabel(context)} before`,
          cell: ({ position }: PricedChange) => position?.before?.[market] ?? null,
        }
        return [...at('now'), before, ...at('before')]
      },
    },
  })
}

const ofPrice = FIELDS.offerPrice.label

const tableColumns: readonly TableColumn[] = [
  column('title', {
    header: FIELDS.title.label,
    isName: true,
    takesRest: true,
    size: 180,
  }),
  column('merchant', {
    header: FIELDS.merchant.label,
    size: 128,
    report: { kind: 'merchant' },
    // Not by default with market data, because one row then contains the offers of many merchants.
    isUsual: (_, { hasBefore }) => !hasBefore,
  }),
  column('price', {
    header: `${ofPrice} now`,
    kind: 'price',
    size: 104,
    isUsual: false,
    file: { cell: ({ lead }) => lead.now?.offerPrice ?? null },
  }),
  column('difference', {
    header: 'Difference',
    kind: 'price',
    size: 104,
    hasZero: true,
    format: formatSigned,
    formatFooter: formatSigned,
    formula: 'Offer price now − offer price before',
    isUsual: false,
  }),
  column('percent', {
    header: ofPrice,
    kind: 'percent',
    size: 212,
    opensGroup: true,
    formula: '(Offer price now − offer price before) ÷ offer price before × 100',
    formatFooter: inPercent,
    file: { header: 'In percent' },
    // Reports colour price changes.
    report: { header: 'In percent', kind: 'change' },
  }),
  column('change', {
    header: 'New or gone',
    size: 140,
    opensGroup: true,
    file: { cell: foundInWords },
  }),
  column('stock', {
    header: FIELDS.active.label,
    size: 110,
    opensGroup: true,
    isUsual: (_, context) => !hasTwo(context),
    file: {
      header: 'Stock, change',
      cell: (row) =>
        row.kinds.includes('stock') ? changeInWords('stock', stockChange(row)) : null,
      beside: () => beforeAndNow('stock', 'In stock', ({ active }) => active, stockChange),
    },
  }),
  column('discount', {
    header: FIELDS.discount.label,
    kind: 'percent',
    size: 136,
    opensGroup: true,
    isUsual: (_, context) => !hasTwo(context),
    file: {
      header: 'Discount, change in points',
      beside: () => [
        ...beforeAndNow('mrp', FIELDS.salePrice.label, ({ salePrice }) => salePrice),
        ...beforeAndNow('discount', FIELDS.discount.label, ({ discount }) => discount),
      ],
    },
  }),
  column('rating', {
    header: FIELDS.avgRating.label,
    kind: 'points',
    size: 116,
    footer: null,
    opensGroup: true,
    isUsual: (_, { hasRatings }) => hasRatings,
    file: {
      header: 'Rating, change',
      beside: () => beforeAndNow('rating', FIELDS.avgRating.label, ({ avgRating }) => avgRating),
    },
  }),
  ...marketColumns.map(marketColumn),
]

const [name, merchant, ...others] = tableColumns

/**
 * All columns in the order of files, which begin with how the product changed; columns that identify the product follow its name.
 */
const all = defineColumns<PricedChange, ChangesContext>()<ChangeColumn | FileId>([
  {
    ...inFile('kinds', 'Change', (_, { kinds, changes }) => {
      const words = kinds.flatMap((kind) =>
        changes
          .filter((change) => change.kinds.includes(kind))
          .map((change) => changeInWords(kind, change)),
      )
      return words.length === 0 ? 'Unchanged' : [...new Set(words)].join('; ')
    }),
  },
  ...(name ? [name] : []),
  inFile('productId', FIELDS.productId.label, ({ productId }) => code(productId)),
  inFile('mergedInto', 'Product ID now', (_, { changes }) =>
    code(changes.find(({ mergedInto }) => mergedInto !== undefined)?.mergedInto),
  ),
  inFile('code', 'EAN', (_, { codes: [first] }) => code(first)),
  inFile('sizes', 'Sizes', (_, { codes }) => codes.length),
  inFile('brand', FIELDS.brand.label, ({ brand }) => brand),
  inFile('country', 'Country', ({ country }) => shownCountry(country)),
  ...(merchant ? [merchant] : []),
  {
    ...inFile('priceBefore', `${ofPrice} before`, () => null),
    kind: 'price',
    accessor: ({ lead }) => lead.before?.offerPrice ?? null,
    file: {},
  },
  ...others,
])

/** Every column of a file of these changes. */
export const changesFileColumns: readonly ChangesColumn[] = all

const isTableColumn = (one: ChangesColumn): one is TableColumn => one.isFileOnly !== true

/** The columns that have anything to show for the given context. */
export const availableChangeColumns = (context: ChangesContext): TableColumn[] =>
  availableColumns<PricedChange, ChangeColumn | FileId, ChangesContext>(all, [], context).filter(
    isTableColumn,
  )

/** The chosen available columns, or the default ones; the column that a top list is ranked by is always included. */
export function visibleChangeColumns(
  context: ChangesContext,
  chosen: readonly string[] | null,
): TableColumn[] {
  const { top } = context
  const usual = visibleColumns<PricedChange, ChangeColumn | FileId, ChangesContext>(
    all,
    [],
    context,
    chosen,
  )
  return availableChangeColumns(context).filter(
    (one) => usual.includes(one) || one.id === top?.column,
  )
}

/** The columns that a top list can be ranked by: figures, but no prices if the rows are of several countries. */
export const topChangeColumns = (context: ChangesContext): TableColumn[] =>
  availableChangeColumns(context).filter(
    (one) => one.kind !== 'text' && (one.incomparable?.(context) ?? null) === null,
  )

/** The columns of a report on the largest changes. */
const REPORTED: readonly string[] = [
  'kinds',
  'title',
  'code',
  'merchant',
  'priceBefore',
  'price',
  'percent',
  positionColumn('priceStatus'),
]
export const reportedChangeColumns: readonly ChangesColumn[] = all.filter(({ id }) =>
  REPORTED.includes(id),
)

/** The context of a file or a report without market data. */
export const withoutMarkets: ChangesContext = {
  reference: { label: '' },
  isKnown: false,
  hasBefore: false,
  hasRatings: false,
  isMixed: false,
  top: null,
}
