/** The columns of a price list: your entries for a code, which can be edited in place, and the calculated margin. */
import { columnIds, defineColumns, type DataColumn } from '@/components/data-table/defineColumns.ts'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { EmptyValue } from '@/components/ui/tables/EmptyValue.tsx'
import { margin, MARGIN_FORMULA } from '@/domain/pricing/priceList/margin.ts'
import type { PriceEntry } from '@/domain/pricing/priceList/ownPrice.ts'
import type { PriceChanges } from '@/features/pricing/usePriceChanges.ts'
import { formatPercent } from '@/lib/numbers/format.ts'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'
import { PRICES } from '@/words/priceListNames.ts'
import { FigureField, NoteField } from './table/PriceFields.tsx'
import styles from './table/PriceTable.module.css'

export type PriceContext = {
  country: string
  /** The functions that change the list; null in a file, where nothing is edited. */
  changes: PriceChanges | null
}

const hasNames = (entries: readonly PriceEntry[]) =>
  entries.some(({ title }) => title !== undefined)
const hasFloors = (entries: readonly PriceEntry[]) =>
  entries.some(({ floor = null }) => floor !== null)
const percentOf = (value: number) => formatPercent(value, { digits: 1 })

const marginOf = ({ price, cost }: PriceEntry) => margin(price, cost)

/** A column of prices that can be edited in place. */
const ofField = <const Id extends 'price' | 'cost' | 'floor'>(id: Id) => ({
  id,
  header: PRICES[id],
  kind: 'price' as const,
  accessor: (entry: PriceEntry) => entry[id] ?? null,
  fitsAnyFigure: true as const,
  className: styles.figure,
  attributes: () => ({ 'data-field': 'true', 'data-number': undefined }),
  cell: (entry: PriceEntry, { changes }: PriceContext) =>
    changes && <FigureField entry={entry} what={id} changes={changes} />,
})

export const priceColumns = defineColumns<PriceEntry, PriceContext>()([
  {
    id: 'code',
    header: PRICES.code,
    kind: 'code',
    accessor: ({ code }) => code,
    isName: true,
    size: 160,
    className: styles.code,
    cell: ({ code }, { country }) => (
      <Link data-press to={paths.ean(code, { countries: [country] })}>
        {code}
      </Link>
    ),
    file: { header: 'EAN' },
  },
  {
    id: 'title',
    header: PRICES.title,
    kind: 'text',
    accessor: ({ title }) => title ?? null,
    // A list may have no product names.
    needs: hasNames,
    size: 180,
    takesRest: true,
    className: styles.title,
    attributes: ({ title }) => ({ dir: 'auto', title }),
    cell: ({ title }) => title ?? <EmptyValue what="no name" />,
  },
  // The width fits figures of hundreds of billions.
  { ...ofField('price'), size: 184 },
  // A cost of 0 is a valid figure, unlike a price of 0.
  { ...ofField('cost'), size: 184, hasZero: true },
  {
    id: 'margin',
    header: PRICES.margin,
    kind: 'percent',
    accessor: marginOf,
    size: 104,
    formula: `Margin = ${MARGIN_FORMULA}`,
    formatFooter: percentOf,
    className: styles.margin,
    attributes: (entry) => {
      const value = marginOf(entry)
      return { title: value === null ? undefined : percentOf(value) }
    },
    cell: (entry) => {
      const value = marginOf(entry)
      return value === null ? (
        <EmptyValue what="no margin" />
      ) : (
        <LangText>{percentOf(value)}</LangText>
      )
    },
  },
  { ...ofField('floor'), size: 144, file: { needs: hasFloors } },
  {
    id: 'note',
    header: PRICES.note,
    kind: 'text',
    accessor: ({ note }) => (note === '' ? null : note),
    size: 180,
    takesRest: true,
    opensGroup: true,
    className: styles.note,
    attributes: () => ({ 'data-field': 'true' }),
    cell: (entry, { changes }) => changes && <NoteField entry={entry} changes={changes} />,
  },
])

type ShownColumn = DataColumn<PriceEntry, (typeof priceColumns)[number]['id'], PriceContext>

/**
 * Puts the product's name first when the list has names: it is then the header of each row, or the code in rows without a name.
 */
export function namedByProduct(columns: readonly ShownColumn[]): readonly ShownColumn[] {
  const title = columns.find(({ id }) => id === 'title')
  if (!title) return columns
  const others = columns
    .filter((column) => column !== title)
    .map((column) => {
      const other: ShownColumn = { ...column }
      delete other.isName
      return other
    })
  return [{ ...title, isName: true, cell: ({ title: name, code }) => name ?? code }, ...others]
}

/** The column names in addresses. */
export const priceColumnIds = columnIds(priceColumns)
export type PriceColumn = (typeof priceColumnIds)[number]
