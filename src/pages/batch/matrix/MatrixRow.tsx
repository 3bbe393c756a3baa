import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line'
import ArrowUpToLine from 'lucide-react/icons/arrow-up-to-line'
import { memo } from 'react'
import { formatPrice, formatCount } from '../../../lib/numbers/format.ts'
import type { JoinedNames } from '../../../market/names.ts'
import { offersOf } from '../../../model/batch/batchMerchants.ts'
import { Unit } from '../../../products/prices/Unit.tsx'
import { Link } from '../../../shell/Link.tsx'
import { Missing } from '../../../ui/tables/Missing.tsx'
import { classes } from '../../../ui/styles/classes.ts'
import { cssVars } from '../../../ui/styles/cssVars.ts'
import { paths } from '../../../url/paths.ts'
import type { EanStanding } from '../AskedLink.tsx'
import { Localized } from '../../../ui/figures/Localized.tsx'
import styles from './MatrixTable.module.css'
import { askedText, marketCodeOf, titleOf, type ShownRow } from '../rows/batchRows.ts'
import { matrixRow, type MatrixCell } from './merchantMatrix.ts'
import type { MatrixLayout } from './useMatrixLayout.ts'

type Props = {
  shown: ShownRow
  layout: MatrixLayout
  joined: JoinedNames
  /** Percent up to which two prices are equal. */
  tolerance: number
  /** Among the rows, from 0. */
  place: number
  /** The column that the Tab key reaches, where it is in this row: 0 for the code. */
  active: number | null
  standing: EanStanding
}

/** What each merchant asks for one code; every price leads to the code's own page. */
export const MatrixRow = memo(function MatrixRow(props: Props) {
  const { shown, layout, joined, tolerance, place, active, standing } = props
  const { hasListed, leading, pinned, drawn, drawnFrom, before, after } = layout
  const { row, summary, outcome } = shown
  const cells = matrixRow(offersOf(outcome) ?? [], [...pinned, ...drawn], tolerance, joined)
  const code = marketCodeOf(shown) ?? askedText(shown)
  const to = paths.ean(code, { countries: row.countries, ...standing })
  const tab = (column: number) => (active === column ? 0 : -1)
  const price = (at: number, column: number, pinnedAt: number | null = null) => (
    <MatrixPrice
      key={column}
      cell={cells[at] ?? null}
      to={to}
      at={`${place} ${column}`}
      column={column}
      tab={tab(column)}
      pinnedAt={pinnedAt}
    />
  )
  return (
    <tr data-row={row.row} aria-rowindex={place + 2}>
      <th
        scope="row"
        className={styles.code}
        title={titleOf(shown) ?? undefined}
        aria-colindex={1}
        data-cell={`${place} 0`}
      >
        <Link className={styles.cell} to={to} tabIndex={tab(0)}>
          {code}
        </Link>
      </th>
      {hasListed && (
        <td data-number aria-colindex={2} data-cell={`${place} 1`} tabIndex={tab(1)}>
          {summary?.mine?.source === 'price list' && (
            <>
              <Unit />
              <Localized>{formatPrice(summary.mine.price)}</Localized>
            </>
          )}
        </td>
      )}
      {pinned.map((_, at) => price(at, leading + at, at))}
      {before > 0 && <td aria-hidden="true" className={styles.beside} />}
      {drawn.map((_, at) => price(pinned.length + at, drawnFrom + at))}
      {after > 0 && <td aria-hidden="true" className={styles.beside} />}
    </tr>
  )
})

type MatrixPriceProps = {
  /** Null where the merchant does not sell the code. */
  cell: MatrixCell | null
  /** The page of the code. */
  to: string
  /** "Row column", as the keys of the grid find it. */
  at: string
  /** In the whole grid, from 0. */
  column: number
  tab: 0 | -1
  /** Among the columns of mine, which stay in sight; null for those of others. */
  pinnedAt: number | null
}

/** A cell of the matrix; one that leads nowhere takes the focus itself. */
function MatrixPrice({ cell, to, at, column, tab, pinnedAt }: MatrixPriceProps) {
  const isLink = cell !== null && cell.price !== null
  return (
    <td
      data-number
      aria-colindex={column + 1}
      data-cell={at}
      className={classes(pinnedAt !== null && styles.mine, cell?.extreme && styles[cell.extreme])}
      style={pinnedAt === null ? undefined : cssVars({ '--at': pinnedAt })}
      title={
        cell && cell.offers > 1 ? `${formatCount(cell.offers)} offers, the lowest shown` : undefined
      }
      tabIndex={isLink ? undefined : tab}
    >
      {isLink ? (
        <Link className={styles.cell} to={to} tabIndex={tab}>
          {cell.extreme === 'lowest' && <ArrowDownToLine />}
          {cell.extreme === 'highest' && <ArrowUpToLine />}
          <span>
            <Unit />
            <Localized>{formatPrice(cell.price)}</Localized>
          </span>
          {cell.extreme !== null && <span className="vh">{` ${cell.extreme} of the row`}</span>}
        </Link>
      ) : (
        <Missing what={cell === null ? 'not sold' : 'no price'} />
      )}
    </td>
  )
}
