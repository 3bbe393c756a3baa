import { useContext, useMemo } from 'react'
import type { Product } from '../../api/product.ts'
import { formatPrice } from '../../domain/format.ts'
import { figureRoom, labelRoom } from '../../domain/labelled.ts'
import { CurrencyLabel } from '../../parts/CurrencyLabel.ts'
import { MoreRows } from '../../parts/MoreRows.tsx'
import { classes } from '../../ui/classes.ts'
import { cssVars } from '../../ui/cssVars.ts'
import { Table } from '../../ui/Table.tsx'
import { shownColumns, type Column } from './columns.ts'
import { ResultCell } from './ResultCell.tsx'
import { ResultColumnHead } from './ResultColumnHead.tsx'
import styles from './ResultTable.module.css'
import { rowKeys } from './rowKeys.ts'
import { SelectAll } from './SelectAll.tsx'
import { SelectRow } from './SelectRow.tsx'
import { nextSorting, sortRows, type Sorting } from './sortRows.ts'

type ResultTableProps = {
  label: string
  products: readonly Product[]
  countries: string[]
  columns: readonly string[] | null
  sorting: Sorting | null
  onSort: (sorting: Sorting | null) => void
}

type Row = { product: Product; key: string | undefined }

const PICTURE = 44
const SELECT = 40
const LEAST_TITLE = 140
/** The width of one, in px, by which the room for a currency label is counted. */
const DIGIT = 8
/** The room that the usual columns need; the style sheet knows both steps. */
const USUAL = 1200
const MORE = 1500

/** In px, beyond what a price usually takes. */
function priceRoom(products: readonly Product[], { value }: Column): number {
  const prices = products.map(value).filter((price) => typeof price === 'number')
  return figureRoom(prices.map(formatPrice)) * DIGIT
}

/** The loaded rows as a table; on a phone the same markup becomes rows of two lines. */
export function ResultTable(props: ResultTableProps) {
  const { label, products, countries, columns, sorting, onSort } = props
  const unit = labelRoom(useContext(CurrencyLabel)) * DIGIT
  const shown = useMemo(
    () =>
      shownColumns(products, columns).map((column) =>
        column.isPrice
          ? { ...column, width: column.width + unit + priceRoom(products, column) }
          : column,
      ),
    [products, columns, unit],
  )
  const rows = useMemo(() => {
    const keys = rowKeys(products)
    const keyed = products.map((product, place) => ({ product, key: keys[place] }))
    const column = shown.find(({ id }) => id === sorting?.column)
    if (!sorting || !column) return keyed
    return sortRows(keyed, ({ product }) => column.value(product), sorting.direction)
  }, [products, shown, sorting])
  const among = useMemo(() => rows.map(({ product }) => product), [rows])
  const least = shown.reduce((sum, { width }) => sum + (width || LEAST_TITLE), SELECT + PICTURE)
  const table = (some: readonly Row[]) => (
    <div className={styles.room}>
      {/* Wide tables scroll in their own box, which therefore has to be within reach of the keyboard. */}
      <section
        className={classes(styles.box, least > USUAL && styles.more, least > MORE && styles.most)}
        aria-label={`${label}, table`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls takes the focus
        tabIndex={0}
        style={cssVars({ '--least': `${least}px` })}
      >
        <Table className={styles.table ?? ''} sticky lines caption={label}>
          <colgroup>
            <col style={{ width: SELECT }} />
            <col style={{ width: PICTURE }} />
            {shown.map(({ id, width }) => (
              <col key={id} style={width === 0 ? undefined : { width }} />
            ))}
          </colgroup>
          <thead>
            <tr>
              <SelectAll products={products} countries={countries} />
              <td className={styles.picture}>
                <span className="vh">Picture</span>
              </td>
              {shown.map((column) => (
                <ResultColumnHead
                  key={column.id}
                  column={column}
                  direction={sorting?.column === column.id ? sorting.direction : undefined}
                  onSort={
                    column.isPrice && countries.length > 1
                      ? null
                      : () => onSort(nextSorting(sorting, column))
                  }
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {some.map(({ product, key }) => (
              <ResultRow
                key={key}
                product={product}
                among={among}
                columns={shown}
                countries={countries}
              />
            ))}
          </tbody>
        </Table>
      </section>
    </div>
  )
  return (
    <MoreRows rows={rows} what="products">
      {table}
    </MoreRows>
  )
}

type ResultRowProps = {
  product: Product
  among: readonly Product[]
  columns: Column[]
  countries: string[]
}

function ResultRow({ product, among, columns, countries }: ResultRowProps) {
  return (
    <SelectRow product={product} among={among} countries={countries}>
      <ResultCell column="picture" product={product} countries={countries} />
      {columns.map((column) => (
        <ResultCell key={column.id} column={column} product={product} countries={countries} />
      ))}
    </SelectRow>
  )
}
