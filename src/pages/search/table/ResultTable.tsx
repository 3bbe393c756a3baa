import { useContext, useMemo } from 'react'
import {
  figureReader,
  sortedRows,
  usableSorting,
  visibleColumns,
} from '@/components/data-table/columnState.ts'
import { DataCells } from '@/components/data-table/DataCells.tsx'
import { useColumnLayout } from '@/components/data-table/grid/columns/useColumnLayout.ts'
import { Grid } from '@/components/data-table/grid/Grid.tsx'
import { useGridRows } from '@/components/data-table/grid/rows/useGridRows.ts'
import { useTotals } from '@/components/data-table/grid/rows/useTotals.ts'
import { gridColumns } from '@/components/data-table/gridColumns.tsx'
import { CurrencyLabel } from '@/components/ui/figures/CurrencyLabel.ts'
import type { ColumnKey } from '@/domain/columns/columns.ts'
import { entryKey } from '@/domain/picked/productList.ts'
import type { ReferenceWords } from '@/domain/pricing/reference.ts'
import { DifferenceReach } from '@/features/pricing/rowsMarket/DifferenceBar.tsx'
import { ProductPicture } from '@/features/products/pictures/ProductPicture.tsx'
import { nextSort, type SortKeys } from '@/lib/sortKeys.ts'
import { searchColumns, searchContext } from '@/pages/search/columns.tsx'
import type { TableRow } from '@/pages/search/market/tableRows.ts'
import { rowKeys } from '@/pages/search/selection/rowKeys.ts'
import { SelectAll } from '@/pages/search/selection/SelectAll.tsx'
import { selectable, useSelection } from '@/pages/search/selection/selection.ts'
import { SelectRow } from '@/pages/search/selection/SelectRow.tsx'
import styles from './ResultTable.module.css'

type ResultTableProps = {
  label: string
  products: readonly TableRow[]
  countries: string[]
  columns: readonly string[] | null
  /** The figure that market prices are compared with. */
  reference: ReferenceWords
  sort: SortKeys<ColumnKey>
  onSort: (sort: SortKeys<ColumnKey>) => void
}

const OF_PAGE = { all: 'this page', selected: 'selected on this page' }
const figureIn = figureReader(searchColumns)

/** The rows of a page as a table. */
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
    const uniqueKeys = rowKeys(products)
    return new Map(products.map((product, place) => [product, uniqueKeys[place]]))
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
    groupLabels: OF_PAGE,
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
                index={place}
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
