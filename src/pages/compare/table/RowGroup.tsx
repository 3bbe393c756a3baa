import ChevronRight from 'lucide-react/icons/chevron-right'
import { useState } from 'react'
import { formatCount } from '../../../lib/numbers/format.ts'
import { Undocumented } from '../../../products/values/Undocumented.tsx'
import { Skeleton } from '../../../ui/panels/Skeleton.tsx'
import { Calculated } from '../../../ui/figures/Calculated.tsx'
import { classes } from '../../../ui/styles/classes.ts'
import { rowsInWords, COMPARE } from '../../../words/compareNames.ts'
import { CellView } from './CellView.tsx'
import styles from './RowGroup.module.css'
import { type CompareRow, unlikeBase } from '../rows/compareRows.ts'
import type { Comparison } from '../comparison.ts'

/** As many as are drawn at once: a record may hold thousands of fields and sizes. */
const STEP = 200

/** The first rows of a group, and how to see more of them; null where all are shown. */
function useMoreRows<Row>(rows: readonly Row[]) {
  const [most, setMost] = useState(STEP)
  const left = rows.length - most
  return {
    shown: rows.slice(0, most),
    more:
      left <= 0
        ? null
        : {
            label: `Show ${formatCount(Math.min(STEP, left))} more of ${formatCount(rows.length)} rows`,
            show: () => setMost(most + STEP),
          },
  }
}

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

type RowLineProps = {
  row: CompareRow
  comparison: Comparison
  places: readonly ('anchor' | 'beside' | 'off')[]
  country: string
}

/** Numbers are read against each other; what differs as a word is marked as such. */
const NUMBERS = new Set(['offer', 'mrp', 'discount', 'figure', 'rating', 'moment', 'market'])

/** One field of every product. */
function RowLine({ row, comparison, places, country }: RowLineProps) {
  const { columns, base, marks, received } = comparison
  const unlike = unlikeBase(row, base)
  // A missing figure among figures is read like them.
  const isNumeric = row.cells.some((cell) => cell !== null && NUMBERS.has(cell.kind))
  return (
    <tr className={styles.row} data-same={row.differs || received < 2 ? undefined : true}>
      <th scope="row" className={styles.rowLineName}>
        {row.differs && (
          <>
            <i className={styles.mark} title={COMPARE.differs} aria-hidden="true" />
            <span className="vh">{`${COMPARE.differs}:`}</span>{' '}
          </>
        )}
        {row.formula !== undefined ? (
          <Calculated formula={row.formula}>{row.label}</Calculated>
        ) : row.undocumented === null ? (
          <bdi>{row.label}</bdi>
        ) : (
          <Undocumented text={row.undocumented}>
            <bdi>{row.label}</bdi>
          </Undocumented>
        )}
      </th>
      {columns.map(({ id, state }, place) => {
        const cell = row.cells[place] ?? null
        const isUnlike = unlike[place] === true && !isNumeric
        const mark = row.key === 'offerPrice' ? marks[place] : undefined
        return (
          <td key={id} data-at={places[place]} data-unlike={isUnlike || undefined}>
            {cell === null ? (
              state === 'waiting' && <Skeleton width="55%" />
            ) : (
              <div className={styles.cell}>
                <CellView cell={cell} mark={mark} country={country} />
                {isUnlike && (
                  <span className={styles.unlike}>
                    <span aria-hidden="true">≠</span>
                    <span className="vh">, differs from the base</span>
                  </span>
                )}
              </div>
            )}
          </td>
        )
      })}
    </tr>
  )
}
