import { useContext, useMemo } from 'react'
import { Grid, type GridColumn } from '../../../grid/Grid.tsx'
import { useColumnLayout } from '../../../grid/columns/useColumnLayout.ts'
import { useGridRows } from '../../../grid/rows/useGridRows.ts'
import { useTotals } from '../../../grid/rows/useTotals.ts'
import { formatPrice } from '../../../lib/numbers/format.ts'
import { figureRoom, labelRoom } from '../../../lib/text/labelled.ts'
import { nextSort, type SortKeys } from '../../../lib/sortKeys.ts'
import type { ReferenceWords } from '../../../market/reference.ts'
import type { ColumnKey } from '../../../model/columns/columns.ts'
import { columnTotal } from '../../../model/columns/formats.ts'
import { entryKey } from '../../../model/lists/productList.ts'
import { DifferenceAxis, DifferenceReach } from '../../../position/setMarket/DifferenceBar.tsx'
import { CurrencyLabel } from '../../../shell/settings/CurrencyLabel.ts'
import type { TableRow } from '../market/tableRows.ts'
import { ResultCell } from './ResultCell.tsx'
import styles from './ResultTable.module.css'
import { SelectAll } from '../selection/SelectAll.tsx'
import { SelectRow } from '../selection/SelectRow.tsx'
import { selectable, useSelection } from '../selection/selection.ts'
import { figureIn, inOrder, shownColumns, usableSort, type Column } from './columns.ts'
import { rowKeys } from '../selection/rowKeys.ts'

type ResultTableProps = {
  label: string
  products: readonly TableRow[]
  countries: string[]
  columns: readonly string[] | null
  /** What prices of the market are measured against. */
  reference: ReferenceWords
  sort: SortKeys<ColumnKey>
  onSort: (sort: SortKeys<ColumnKey>) => void
}

/** The width of one, in px, by which the room for a currency label is counted. */
const DIGIT = 8
const OF_PAGE = { all: 'this page', selected: 'selected on this page' }
const UNSORTED = 'Not sorted: this answer does not say which country a price belongs to.'

/** In px, beyond what a price usually takes. */
function priceRoom(products: readonly TableRow[], { value }: Column): number {
  const prices = products.map(value).filter((price) => typeof price === 'number')
  return figureRoom(prices.map(formatPrice)) * DIGIT
}

/** The loaded rows as a table. */
export function ResultTable(props: ResultTableProps) {
  const { label, products, countries, columns, reference, onSort } = props
  const unit = labelRoom(useContext(CurrencyLabel)) * DIGIT
  const { arrange } = useColumnLayout('search')
  const shown = useMemo(
    () => arrange(shownColumns(products, columns, reference)),
    [products, columns, reference, arrange],
  )
  const sort = useMemo(
    () => usableSort(products, countries, props.sort),
    [products, countries, props.sort],
  )
  const among = useMemo(() => inOrder(products, sort), [products, sort])
  const keys = useMemo(() => {
    const given = rowKeys(products)
    return new Map(products.map((product, place) => [product, given[place]]))
  }, [products])
  const heads = useMemo(
    () => shown.map((column) => headOf(column, products, unit, countries.length > 1)),
    [shown, products, unit, countries],
  )
  const rows = useGridRows(among.length)
  const { products: chosen } = useSelection()
  const selected = useMemo(() => {
    const chosenKeys = new Set(chosen.map(entryKey))
    return among.filter((product) => {
      const one = selectable(product, countries)
      return one !== null && chosenKeys.has(entryKey(one))
    })
  }, [among, countries, chosen])
  const totals = useTotals('search', {
    rows: among,
    selected,
    columns: heads,
    figureOf: figureIn,
    called: OF_PAGE,
  })
  const reach = Math.max(0, ...products.map(({ market }) => Math.abs(market?.difference ?? 0)))
  return (
    <DifferenceReach value={reach}>
      <Grid
        table="search"
        caption={label}
        boxLabel={`${label}, table`}
        isFramed
        className={styles.table}
        columns={heads}
        select={<SelectAll products={products} countries={countries} />}
        picture="thumb"
        sort={sort}
        onSort={(key, beside) => onSort(nextSort(sort, key, beside))}
        rows={rows}
        totals={totals}
      >
        {(place) => {
          const product = among[place]
          return (
            product && (
              <SelectRow
                key={keys.get(product)}
                product={product}
                place={place}
                among={among}
                countries={countries}
                isPlaced={typeof product.market?.index === 'number'}
              >
                <ResultCell column="picture" product={product} countries={countries} />
                {shown.map((column) => (
                  <ResultCell
                    key={column.key}
                    column={column}
                    product={product}
                    countries={countries}
                  />
                ))}
              </SelectRow>
            )
          )
        }}
      </Grid>
    </DifferenceReach>
  )
}

/** `unit` is the room for a currency label, in px. */
function headOf(
  column: Column,
  products: readonly TableRow[],
  unit: number,
  isMixed: boolean,
): GridColumn<ColumnKey> {
  const { key, label, width, isNumber, opensGroup, formula, open, isPrice } = column
  const isStill = isPrice && isMixed
  return {
    key,
    label: isStill || open !== undefined ? <span className={styles.open}>{label}</span> : label,
    width: isPrice ? width + unit + priceRoom(products, column) : width,
    takesRest: key === 'title',
    isName: key === 'title',
    isNumber,
    opensGroup,
    formula,
    axis: key === 'difference' && <DifferenceAxis />,
    says: open,
    still: isStill ? UNSORTED : undefined,
    total: columnTotal(key, isMixed),
  }
}
