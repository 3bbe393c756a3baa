import type { ReferenceWords } from '../../domain/batch/batchReference.ts'
import { Fn } from '../../parts/Fn.tsx'
import type { BatchColumn, BatchSort } from '../../url/batchState.ts'
import { wordsOf, type RowColumn } from './rowColumns.ts'
import styles from './RowsTable.module.css'

type Props = {
  columns: readonly RowColumn[]
  reference: ReferenceWords
  sort: BatchSort
  onSort: (sort: BatchSort) => void
}

/** The columns; a press sorts by one, the next one from its end, the third gives the latest first again. */
export function RowsHead({ columns, reference, sort, onSort }: Props) {
  const next = (column: BatchColumn): BatchSort =>
    sort === column ? `-${column}` : sort === `-${column}` ? 'latest' : column
  return (
    <thead>
      <tr>
        {columns.map(({ key, label, isNumber, opensGroup, formula }) => {
          const isUp = sort === key
          const isDown = sort === `-${key}`
          const words = wordsOf(label, reference)
          return (
            <th
              key={key}
              scope="col"
              data-number={isNumber}
              data-group={opensGroup}
              aria-sort={isUp ? 'ascending' : isDown ? 'descending' : undefined}
            >
              <span className={styles.head}>
                <button
                  type="button"
                  className={styles.sort}
                  title={words}
                  onClick={() => onSort(next(key))}
                >
                  <span>{words}</span>
                  {(isUp || isDown) && (
                    <svg viewBox="0 0 8 8" aria-hidden="true">
                      <path d={isDown ? 'M4 7 .4 1h7.2z' : 'M4 1 7.6 7H.4z'} />
                    </svg>
                  )}
                </button>
                {formula !== undefined && <Fn formula={wordsOf(formula, reference)} />}
              </span>
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
