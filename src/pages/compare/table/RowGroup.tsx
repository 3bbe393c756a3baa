import ChevronRight from 'lucide-react/icons/chevron-right'
import { DataCells } from '@/components/data-table/DataCells.tsx'
import type { DataColumn } from '@/components/data-table/defineColumns.ts'
import { classes } from '@/components/ui/styles/classes.ts'
import { useMoreOf } from '@/components/ui/tables/useMoreOf.ts'
import type { CompareTableRow } from '@/pages/compare/columns.tsx'
import type { CompareRow } from '@/pages/compare/rows/compareRows.ts'
import { rowsThatDiffer } from '@/words/compareNames.ts'
import styles from './RowGroup.module.css'

/** How many rows are drawn at first and per click: a record may have thousands of fields and sizes. */
const STEP = 200

type Props = {
  name: string
  rows: readonly CompareRow[]
  columns: readonly DataColumn<CompareTableRow, string, null>[]
  /** How many products have data: with fewer than two, nothing differs. */
  received: number
  /** The state of a collapsible group; null for a group that is always open. */
  fold: { isOpen: boolean; onToggle: () => void } | null
}

/** A group of rows with its name as a heading. */
export function RowGroup({ name, rows, columns, received, fold }: Props) {
  const isOpen = fold?.isOpen ?? true
  const across = columns.length
  const differing = rows.filter(({ differs }) => differs).length
  const { shown, more } = useMoreOf(rows, { first: STEP, what: 'rows' })
  return (
    <tbody className={styles.group}>
      <tr className={styles.head}>
        <th scope="rowgroup" colSpan={across}>
          {fold === null ? (
            <span className={styles.name}>{name}</span>
          ) : (
            <button
              type="button"
              className={classes(styles.name, styles.fold)}
              aria-expanded={isOpen}
              onClick={fold.onToggle}
            >
              <ChevronRight />
              {name}
              <span className="vh">, </span>
              <span className={styles.count}>{rowsThatDiffer(differing, rows.length)}</span>
            </button>
          )}
        </th>
      </tr>
      {isOpen &&
        shown.map((row) => (
          <tr
            key={row.key}
            className={styles.row}
            data-same={row.differs || received < 2 ? undefined : true}
          >
            <DataCells columns={columns} row={row} context={null} />
          </tr>
        ))}
      {isOpen && more !== null && (
        <tr className={styles.head}>
          <th scope="rowgroup" colSpan={across}>
            <button type="button" className={classes(styles.name, styles.fold)} onClick={more.show}>
              {more.label}
            </button>
          </th>
        </tr>
      )}
    </tbody>
  )
}
