import { useContext, useState } from 'react'
import { GapRow, LateRows } from '@/components/data-table/grid/rows/GapRow.tsx'
import type { GridRows } from '@/components/data-table/grid/rows/useGridRows.ts'
import { useGridKeys } from '@/components/data-table/grid/useGridKeys.ts'
import { useRestoredScroll } from '@/components/data-table/grid/useRestoredScroll.ts'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { CurrencyLabel } from '@/components/ui/figures/CurrencyLabel.ts'
import { Skeleton } from '@/components/ui/panels/Skeleton.tsx'
import { cssVars } from '@/components/ui/styles/cssVars.ts'
import { Table } from '@/components/ui/tables/Table.tsx'
import type { MerchantItem, MerchantRanking } from '@/domain/market/merchantItem.ts'
import type { OwnMerchantsByCountry } from '@/domain/pricing/ownMerchants.ts'
import { MerchantMark } from '@/features/products/pictures/MerchantMark.tsx'
import { Spellings } from '@/features/products/values/Spellings.tsx'
import { formatCount } from '@/lib/numbers/format.ts'
import { currencyLabelWidth } from '@/lib/text/currencyLabelText.ts'
import { BY_MERCHANT, moreMerchants } from '@/words/byMerchantNames.ts'
import { columnName, matrixColumns, type CellKind } from './matrixColumns.ts'
import { MatrixRow } from './MatrixRow.tsx'
import styles from './MerchantMatrix.module.css'

/** How many merchants have a column at first, and how many each click adds. */
const COLUMNS_AT_ONCE = 12
/** The widths of a digit and of a price without currency, in rem. */
const DIGIT = 0.5
const CELL = 7.5

type Props = {
  ranking: MerchantRanking
  /** The product at a place of the ranking; undefined while it is still loading. */
  itemAt: (place: number) => MerchantItem | undefined
  rows: GridRows
  kind: CellKind
  /** Prices that differ by at most this many percent are equal. */
  tolerance: number
  /** Whether the products are of several countries. */
  isMixed: boolean
  /** Settings that the link to a code’s page carries over. */
  pricing: { ownMerchants: OwnMerchantsByCountry; ref: string }
  isBusy: boolean
}

/**
 * A matrix of products and merchants, in a box that scrolls both ways with fixed headers and names. As a grid it is one tab
 * stop, in which arrow keys move between cells.
 */
export function MerchantMatrix(props: Props) {
  const { ranking, itemAt, kind, tolerance, isMixed, pricing, isBusy } = props
  const { box, body, count: products, first, last, above, below } = props.rows
  const [most, setMost] = useState(COLUMNS_AT_ONCE)
  const all = matrixColumns(ranking)
  const columns = all.slice(0, most)
  const hasOwn = ranking.own > 0
  const leading = hasOwn ? 2 : 1
  const count = leading + columns.length
  const width = CELL + currencyLabelWidth(useContext(CurrencyLabel)) * DIGIT
  useRestoredScroll(box)
  const { active, gridProps } = useGridKeys({
    rows: products,
    columns: count,
    isHere: ({ row }) => row >= first && row < last,
    firstRow: first,
    leftOf: () => 0,
    box,
  })
  const places = Array.from({ length: last - first }, (_, at) => first + at)
  const hidden = all.length - columns.length
  return (
    <>
      <section
        ref={box}
        className={styles.box}
        aria-label={BY_MERCHANT.box}
        aria-busy={isBusy}
        style={cssVars({ '--cell': `${width}rem`, '--columns': count - 1 })}
      >
        <Table
          caption={BY_MERCHANT.grid}
          className={styles.matrix}
          role="grid"
          aria-rowcount={products + 1}
          aria-colcount={count}
          {...gridProps}
        >
          <thead>
            <tr>
              <th scope="col" className={styles.name} aria-colindex={1}>
                Product
              </th>
              {hasOwn && (
                <th scope="col" data-number className={styles.own} aria-colindex={2}>
                  You <span className={styles.sold}>{formatCount(ranking.own)}</span>
                </th>
              )}
              {columns.map((column, at) => (
                <th
                  key={column.merchant}
                  scope="col"
                  data-number
                  aria-colindex={leading + at + 1}
                  title={columnName(column)}
                >
                  <span className={styles.merchant}>
                    <MerchantMark name={columnName(column)} />
                    <span dir="auto">{columnName(column)}</span>
                  </span>
                  <Spellings of={column.spellings} name={columnName(column)} />
                  <span className={styles.sold}>{formatCount(column.sold)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody ref={body}>
            <GapRow {...above} columns={count} />
            {places.map((place) => {
              const item = itemAt(place)
              return item === undefined ? (
                <tr key={place} data-row={place} data-awaited="" aria-rowindex={place + 2}>
                  <td colSpan={count}>
                    <Skeleton width="40%" />
                  </td>
                </tr>
              ) : (
                <MatrixRow
                  key={item.key}
                  item={item}
                  index={place}
                  columns={columns}
                  hasOwn={hasOwn}
                  kind={kind}
                  tolerance={tolerance}
                  isMixed={isMixed}
                  pricing={pricing}
                  active={active.row === place ? active.column : null}
                />
              )
            })}
            <LateRows
              rows={places.filter((place) => itemAt(place) === undefined).length}
              columns={count}
            />
            <GapRow {...below} columns={count} />
          </tbody>
        </Table>
      </section>
      {hidden > 0 && (
        <p className={styles.more}>
          <Button onClick={() => setMost(most + COLUMNS_AT_ONCE)}>
            {moreMerchants(Math.min(hidden, COLUMNS_AT_ONCE))}
          </Button>
          <span>
            {`${formatCount(columns.length)} of ${formatCount(all.length)} merchants, those with most of these products`}
          </span>
        </p>
      )}
    </>
  )
}
