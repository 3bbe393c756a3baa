import type { ReactNode } from 'react'
import { brandStatusClass } from '@/components/ui/figures/brandStatusClass.ts'
import { classes } from '@/components/ui/styles/classes.ts'
import { cssVars } from '@/components/ui/styles/cssVars.ts'
import { EmptyValue } from '@/components/ui/tables/EmptyValue.tsx'
import type { AssortmentCell, AssortmentColumn } from '@/domain/assortment/makeAssortment.ts'
import { monogram } from '@/features/products/pictures/monogram.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { cellInWords } from '@/pages/assortment/assortmentWords.ts'
import { Link } from '@/routing/Link.tsx'
import styles from './AssortmentGrid.module.css'

type Props = {
  cell: AssortmentCell
  column: AssortmentColumn
  highest: number
  /** Whether only your merchant has the brand. */
  isOnly: boolean
  /** The address that the cell links to: a search, or for a gap the price ladder. */
  to: string
  /** The row (`index`) and column (`at`) of the cell, by which the grid's keyboard navigation finds it; `tab` is its tabindex. */
  index: number
  at: number
  tab: 0 | -1
}

/** The strength of a cell's shade, as a percentage. The square root makes small counts distinguishable beside large ones. */
function heatOf(count: number | null, highest: number): string {
  const share = highest > 0 ? Math.sqrt((count ?? 0) / highest) : 0
  return `${Math.round(10 + 74 * share)}%`
}

/** A cell of the grid: how many products of a brand a merchant has. A cell without a link takes the focus itself. */
export function AssortmentGridCell({ cell, column, highest, isOnly, to, index, at, tab }: Props) {
  const isLink = cell.kind !== 'none' && cell.kind !== 'waiting'
  return (
    <td
      aria-colindex={at + 1}
      data-cell={`${index} ${at}`}
      className={classes(styles.cell, column.isOwn && styles.mine)}
      style={column.isOwn ? cssVars({ '--at': at - 1 }) : undefined}
      tabIndex={isLink ? undefined : tab}
    >
      <span className={styles.mark} aria-hidden="true" translate="no">
        {monogram(column.merchant)}
      </span>
      {isLink ? (
        <Link
          className={classes(
            styles[cell.kind],
            (cell.kind === 'gap' || cell.kind === 'unknown') && brandStatusClass(cell.kind),
            isOnly && brandStatusClass('only'),
          )}
          to={to}
          // A gap opens the ladder beside the grid, so the page must not scroll.
          preserveScroll={cell.kind === 'gap'}
          tabIndex={tab}
          title={cellInWords(cell, column)}
          style={
            cell.kind === 'sold' ? cssVars({ '--heat': heatOf(cell.count, highest) }) : undefined
          }
        >
          <span className={classes('vh', styles.merchant)}>{column.merchant} </span>
          <span>{inside(cell)}</span>
          {isOnly && <span className="vh"> only here</span>}
        </Link>
      ) : (
        cell.kind === 'none' && <EmptyValue what={cellInWords(cell, column)} />
      )}
    </td>
  )
}

function inside(cell: AssortmentCell): ReactNode {
  switch (cell.kind) {
    case 'sold':
      if (cell.count === null) return 'yes'
      return cell.isLeast ? `≥ ${formatCount(cell.count)}` : formatCount(cell.count)
    case 'gap':
      return 'gap'
    case 'unknown':
      return (
        <>
          ?<span className="vh"> not known</span>
        </>
      )
    case 'none':
    case 'waiting':
      return null
  }
}
