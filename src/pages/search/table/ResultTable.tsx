import { useContext, useMemo } from 'react'
import { ColumnHead } from '../../../grid/ColumnHead.tsx'
import { useColumnLayout } from '../../../grid/useColumnLayout.ts'
import { formatPrice } from '../../../lib/numbers/format.ts'
import { figureRoom, labelRoom } from '../../../lib/text/labelled.ts'
import { nextSort, type SortKeys } from '../../../lib/sortKeys.ts'
import type { ReferenceWords } from '../../../market/reference.ts'
import type { ColumnKey } from '../../../model/columns/columns.ts'
import { DifferenceAxis, DifferenceReach } from '../../../position/setMarket/DifferenceBar.tsx'
import { CurrencyLabel } from '../../../shell/settings/CurrencyLabel.ts'
import { MoreRows } from '../../../ui/tables/MoreRows.tsx'
import { Table } from '../../../ui/tables/Table.tsx'
import { classes } from '../../../ui/styles/classes.ts'
import { cssVars } from '../../../ui/styles/cssVars.ts'
import type { TableRow } from '../market/tableRows.ts'
import { ResultCell } from './ResultCell.tsx'
import styles from './ResultTable.module.css'
import { SelectAll } from '../selection/SelectAll.tsx'
import { SelectRow } from '../selection/SelectRow.tsx'
import { inOrder, shownColumns, usableSort, type Column } from './columns.ts'
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

const PICTURE = 44
const SELECT = 40
const LEAST_TITLE = 140
/** The width of one, in px, by which the room for a currency label is counted. */
const DIGIT = 8
const UNSORTED = 'Not sorted: this answer does not say which country a price belongs to.'
/** The room that the usual columns need; the style sheet knows both steps. */
const USUAL = 1200
const MORE = 1500

/** In px, beyond what a price usually takes. */
function priceRoom(products: readonly TableRow[], { value }: Column): number {
  const prices = products.map(value).filter((price) => typeof price === 'number')
  return figureRoom(prices.map(formatPrice)) * DIGIT
}

/** The loaded rows as a table; on a phone the same markup becomes rows of two lines. */
export function ResultTable(props: ResultTableProps) {
  const { label, products, countries, columns, reference, onSort } = props
  const unit = labelRoom(useContext(CurrencyLabel)) * DIGIT
  const layout = useColumnLayout('search')
  const { arrange } = layout
  const shown = useMemo(
    () =>
      arrange(shownColumns(products, columns, reference)).map((column) =>
        column.isPrice
          ? { ...column, width: column.width + unit + priceRoom(products, column) }
          : column,
      ),
    [products, columns, reference, unit, arrange],
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
  const widthOf = ({ key, width }: Column) => layout.widthOf(key, width)
  const least = shown.reduce(
    (sum, column) => sum + (widthOf(column) || LEAST_TITLE),
    SELECT + PICTURE,
  )
  const isStill = ({ isPrice }: Column) => isPrice && countries.length > 1
  const table = (some: readonly TableRow[]) => (
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
            {shown.map((column) => {
              const width = widthOf(column)
              return <col key={column.key} style={width === 0 ? undefined : { width }} />
            })}
          </colgroup>
          <thead>
            <tr>
              <SelectAll products={products} countries={countries} />
              <td className={styles.picture}>
                <span className="vh">Picture</span>
              </td>
              {shown.map((column) => (
                <ColumnHead
                  key={column.key}
                  column={column.key}
                  label={
                    isStill(column) || column.open !== undefined ? (
                      <span className={styles.open}>{column.label}</span>
                    ) : (
                      column.label
                    )
                  }
                  isNumber={column.isNumber}
                  opensGroup={column.opensGroup}
                  formula={column.formula}
                  axis={column.key === 'difference' && <DifferenceAxis />}
                  sort={sort}
                  onSort={(key, beside) => onSort(nextSort(sort, key, beside))}
                  onResize={(width, isOver) => layout.resize(column.key, width, isOver)}
                  says={column.open}
                  still={isStill(column) ? UNSORTED : undefined}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {some.map((product) => (
              <ResultRow
                key={keys.get(product)}
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
  const reach = Math.max(0, ...products.map(({ market }) => Math.abs(market?.difference ?? 0)))
  return (
    <DifferenceReach value={reach}>
      <MoreRows rows={among} what="products">
        {table}
      </MoreRows>
    </DifferenceReach>
  )
}

type ResultRowProps = {
  product: TableRow
  among: readonly TableRow[]
  columns: Column[]
  countries: string[]
}

function ResultRow({ product, among, columns, countries }: ResultRowProps) {
  return (
    <SelectRow
      product={product}
      among={among}
      countries={countries}
      isPlaced={typeof product.market?.index === 'number'}
    >
      <ResultCell column="picture" product={product} countries={countries} />
      {columns.map((column) => (
        <ResultCell key={column.key} column={column} product={product} countries={countries} />
      ))}
    </SelectRow>
  )
}
