import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line'
import ArrowUpToLine from 'lucide-react/icons/arrow-up-to-line'
import { memo, type ReactNode } from 'react'
import { matrixRow, type MatrixCell, type MatrixColumn } from '../../domain/batch/merchantMatrix.ts'
import { formatCount, formatPrice } from '../../domain/format.ts'
import { Link } from '../../parts/Link.tsx'
import { Missing } from '../../parts/Missing.tsx'
import { Unit } from '../../parts/Unit.tsx'
import { classes } from '../../ui/classes.ts'
import { paths } from '../../url/paths.ts'
import type { EanStanding } from './AskedLink.tsx'
import { offersOf } from './batchMerchants.ts'
import { askedText, marketCodeOf, titleOf, type ShownRow } from './batchRows.ts'
import styles from './MatrixTable.module.css'

type Props = {
  shown: ShownRow
  columns: readonly MatrixColumn[]
  /** With a column for my own price list. */
  hasListed: boolean
  /** Among the rows, from 0. */
  place: number
  /** The cell that the Tab key reaches, where it is in this row: 0 for the code. */
  active: number | null
  standing: EanStanding
}

/** What each merchant asks for one code; every price leads to the code's own page. */
export const MatrixRow = memo(function MatrixRow(props: Props) {
  const { shown, columns, hasListed, place, active, standing } = props
  const { row, summary } = shown
  const cells = matrixRow(offersOf(shown.outcome) ?? [], columns)
  const code = marketCodeOf(shown) ?? askedText(shown)
  const to = paths.ean(code, { countries: row.countries, ...standing })
  const tab = (column: number) => (active === column ? 0 : -1)
  const link = (column: number, what: ReactNode) => (
    <Link className={styles.cell} to={to} tabIndex={tab(column)}>
      {what}
    </Link>
  )
  const before = 1 + Number(hasListed)
  return (
    <tr data-row={row.row} aria-rowindex={place + 2}>
      <th
        scope="row"
        className={styles.code}
        title={titleOf(shown) ?? undefined}
        data-cell={`${place} 0`}
      >
        {link(0, code)}
      </th>
      {hasListed && (
        <td data-number data-cell={`${place} 1`} tabIndex={tab(1)}>
          {summary?.mine?.source === 'price list' ? (
            <>
              <Unit />
              {formatPrice(summary.mine.price)}
            </>
          ) : null}
        </td>
      )}
      {cells.map((cell, at) => {
        const column = before + at
        const isMine = columns[at]?.isMine === true
        const hasPrice = cell !== null && cell.price !== null
        return (
          <td
            key={columns[at]?.key}
            data-number
            data-cell={`${place} ${column}`}
            className={classes(isMine && styles.mine, cell?.extreme && styles[cell.extreme])}
            title={
              cell && cell.offers > 1
                ? `${formatCount(cell.offers)} offers, the lowest shown`
                : undefined
            }
            // A cell that leads nowhere takes the focus itself.
            tabIndex={hasPrice ? undefined : tab(column)}
          >
            {hasPrice && link(column, <CellPrice cell={cell} />)}
            {cell?.price === null && <Missing what="no price" />}
            {cell === null && <Missing what="not sold" />}
          </td>
        )
      })}
    </tr>
  )
})

function CellPrice({ cell: { price, extreme } }: { cell: MatrixCell }) {
  return (
    <>
      {extreme === 'lowest' && <ArrowDownToLine />}
      {extreme === 'highest' && <ArrowUpToLine />}
      <span>
        <Unit />
        {formatPrice(price)}
      </span>
      {extreme !== null && <span className="vh">{` ${extreme} of the row`}</span>}
    </>
  )
}
