import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line'
import ArrowUpToLine from 'lucide-react/icons/arrow-up-to-line'
import { formatCount, formatPrice } from '../../lib/format.ts'
import { Unit } from '../../products/Unit.tsx'
import { Link } from '../../shell/Link.tsx'
import { Missing } from '../../ui/Missing.tsx'
import { classes } from '../../ui/classes.ts'
import { cssVars } from '../../ui/cssVars.ts'
import styles from './MatrixTable.module.css'
import type { MatrixCell } from './merchantMatrix.ts'

type Props = {
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
export function MatrixPrice({ cell, to, at, column, tab, pinnedAt }: Props) {
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
            {formatPrice(cell.price)}
          </span>
          {cell.extreme !== null && <span className="vh">{` ${cell.extreme} of the row`}</span>}
        </Link>
      ) : (
        <Missing what={cell === null ? 'not sold' : 'no price'} />
      )}
    </td>
  )
}
