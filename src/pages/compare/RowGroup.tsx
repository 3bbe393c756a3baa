import ChevronRight from 'lucide-react/icons/chevron-right'
import { classes } from '../../ui/classes.ts'
import { rowsInWords } from '../../words/compareNames.ts'
import styles from './RowGroup.module.css'
import { RowLine } from './RowLine.tsx'
import type { CompareRow } from './compareRows.ts'
import type { Comparison } from './comparison.ts'
import { useMoreRows } from './useMoreRows.ts'

type Props = {
  name: string
  rows: readonly CompareRow[]
  comparison: Comparison
  places: readonly ('anchor' | 'beside' | 'off')[]
  country: string
  /** Null for a group that is always open. */
  fold: { isOpen: boolean; onToggle: () => void } | null
}

/** Rows that belong together, under their name. */
export function RowGroup({ name, rows, comparison, places, country, fold }: Props) {
  const isOpen = fold?.isOpen ?? true
  const across = comparison.columns.length + 1
  const differing = rows.filter(({ differs }) => differs).length
  const { shown, more } = useMoreRows(rows)
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
              <span className={styles.count}>{rowsInWords(differing, rows.length)}</span>
            </button>
          )}
        </th>
      </tr>
      {isOpen &&
        shown.map((row) => (
          <RowLine
            key={row.key}
            row={row}
            comparison={comparison}
            places={places}
            country={country}
          />
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
