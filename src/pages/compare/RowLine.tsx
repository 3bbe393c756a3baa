import { Undocumented } from '../../products/Undocumented.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { COMPARE } from '../../words/compareNames.ts'
import { CellView } from './CellView.tsx'
import styles from './RowLine.module.css'
import { unlikeBase, type CompareRow } from './compareRows.ts'
import type { Comparison } from './comparison.ts'

type Props = {
  row: CompareRow
  comparison: Comparison
  places: readonly ('anchor' | 'beside' | 'off')[]
  country: string
}

/** Numbers are read against each other; what differs as a word is marked as such. */
const NUMBERS = new Set(['offer', 'mrp', 'discount', 'figure', 'rating', 'moment'])

/** One field of every product. */
export function RowLine({ row, comparison, places, country }: Props) {
  const { columns, base, marks, received } = comparison
  const unlike = unlikeBase(row, base)
  // A missing figure among figures is read like them.
  const isNumeric = row.cells.some((cell) => cell !== null && NUMBERS.has(cell.kind))
  return (
    <tr className={styles.row} data-same={row.differs || received < 2 ? undefined : true}>
      <th scope="row" className={styles.name}>
        {row.differs && (
          <>
            <i className={styles.mark} title={COMPARE.differs} aria-hidden="true" />
            <span className="vh">{`${COMPARE.differs}:`}</span>{' '}
          </>
        )}
        {row.undocumented === null ? (
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
