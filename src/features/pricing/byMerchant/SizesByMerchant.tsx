import { LangText } from '@/components/ui/figures/LangText.tsx'
import { EmptyValue } from '@/components/ui/tables/EmptyValue.tsx'
import { Table } from '@/components/ui/tables/Table.tsx'
import type { CodePrices } from '@/domain/market/merchantItem.ts'
import { CurrencyPrefix } from '@/features/products/prices/CurrencyPrefix.tsx'
import { formatPrice } from '@/lib/numbers/format.ts'
import { Link } from '@/routing/Link.tsx'
import { CellFigure } from './CellFigure.tsx'
import { matrixCells } from './matrixCells.ts'
import { columnName, type CellKind, type MatrixColumn } from './matrixColumns.ts'
import styles from './MerchantMatrix.module.css'

type Props = {
  codes: readonly CodePrices[]
  columns: readonly MatrixColumn[]
  kind: CellKind
  /** Prices that differ by at most this many percent are equal. */
  tolerance: number
  toCode: (code: string) => string
}

/** The prices of each code of a product; merchants that sell none of them have no column. */
export function SizesByMerchant({ codes, columns, kind, tolerance, toCode }: Props) {
  const lines = codes.map((code) => ({ code, ...matrixCells(code, tolerance) }))
  const sellers = columns.filter(({ merchant }) => lines.some(({ cells }) => cells.has(merchant)))
  return (
    <section
      className={styles.sizesBox}
      aria-label="Prices of each size, all columns"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls takes the focus
      tabIndex={0}
    >
      <Table caption="Prices of each size">
        <thead>
          <tr>
            <th scope="col">EAN</th>
            <th scope="col" data-number className={styles.own}>
              You
            </th>
            {sellers.map((column) => (
              <th key={column.merchant} scope="col" data-number>
                {columnName(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ code: { code, own }, cells, isOwnLowest }) => (
            <tr key={code}>
              <th scope="row">
                <Link to={toCode(code)}>{code}</Link>
              </th>
              <td data-number className={styles.own}>
                {own === null ? (
                  <EmptyValue what="you don’t sell it" />
                ) : (
                  <span className={isOwnLowest ? styles.lowest : undefined}>
                    <CurrencyPrefix />
                    <LangText>{formatPrice(own)}</LangText>
                  </span>
                )}
              </td>
              {sellers.map(({ merchant }) => {
                const cell = cells.get(merchant)
                return (
                  <td key={merchant} data-number>
                    {cell ? <CellFigure cell={cell} kind={kind} /> : <EmptyValue what="not sold" />}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  )
}
