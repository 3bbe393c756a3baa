import { useContext, useMemo } from 'react'
import { DataCells } from '../../../components/data-table/DataCells.tsx'
import {
  figureReader,
  sortedRows,
  usableSorting,
  visibleColumns,
} from '../../../components/data-table/columnState.ts'
import { gridColumns } from '../../../components/data-table/gridColumns.tsx'
import { Grid } from '../../../grid/Grid.tsx'
import { useColumnLayout } from '../../../grid/columns/useColumnLayout.ts'
import { useGridRows } from '../../../grid/rows/useGridRows.ts'
import { useTotals } from '../../../grid/rows/useTotals.ts'
import { nextSort, type SortKeys } from '../../../lib/sortKeys.ts'
import type { ReferenceWords } from '../../../market/reference.ts'
import type { ColumnKey } from '../../../model/columns/columns.ts'
import { entryKey } from '../../../model/lists/productList.ts'
import { ProductPicture } from '../../../pictures/ProductPicture.tsx'
import { DifferenceReach } from '../../../position/setMarket/DifferenceBar.tsx'
import { CurrencyLabel } from '../../../shell/settings/CurrencyLabel.ts'
import { searchColumns, searchContext } from '../columns.tsx'
import type { TableRow } from '../market/tableRows.ts'
import { rowKeys } from '../selection/rowKeys.ts'
import { SelectAll } from '../selection/SelectAll.tsx'
import { SelectRow } from '../selection/SelectRow.tsx'
import { selectable, useSelection } from '../selection/selection.ts'
import styles from './ResultTable.module.css'

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

const OF_PAGE = { all: 'this page', selected: 'selected on this page' }
const figureIn = figureReader(searchColumns)

/** The loaded rows as a table. */
export function ResultTable(props: ResultTableProps) {
  const { label, products, countries, columns, reference, onSort } = props
  const currencyLabel = useContext(CurrencyLabel)
  const context = useMemo(() => searchContext(countries, reference), [countries, reference])
  const { arrange } = useColumnLayout('search')
  const shown = useMemo(
    () => arrange(visibleColumns(searchColumns, products, context, columns)),
    [products, columns, context, arrange],
  )
  const sort = useMemo(
    () => usableSorting(searchColumns, products, context, props.sort),
    [products, context, props.sort],
  )
  const among = useMemo(() => sortedRows(searchColumns, products, sort), [products, sort])
  const keys = useMemo(() => {
    const given = rowKeys(products)
    return new Map(products.map((product, place) => [product, given[place]]))
  }, [products])
  const heads = useMemo(
    () => gridColumns(shown, { rows: products, context, currencyLabel }),
    [shown, products, context, currencyLabel],
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
                <PictureCell product={product} />
                <DataCells columns={shown} row={product} context={context} />
              </SelectRow>
            )
          )
        }}
      </Grid>
    </DifferenceReach>
  )
}

function PictureCell({ product }: { product: TableRow }) {
  return (
    <td data-stick="picture">
      <ProductPicture
        key={product.imageUrl}
        className={styles.thumb ?? ''}
        src={product.imageUrl}
        size="thumb"
        faded={product.active === false}
      />
    </td>
  )
}
