import type { ReferenceWords } from '../../domain/market/reference.ts'
import { Fn } from '../../parts/Fn.tsx'
import { SortButton } from '../../ui/SortButton.tsx'
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
              data-column={key}
              data-number={isNumber}
              data-group={opensGroup}
              aria-sort={isUp ? 'ascending' : isDown ? 'descending' : undefined}
            >
              <span className={styles.head}>
                <SortButton
                  sorted={isUp ? 'up' : isDown ? 'down' : null}
                  title={words}
                  onClick={() => onSort(next(key))}
                >
                  {words}
                </SortButton>
                {formula !== undefined && <Fn formula={wordsOf(formula, reference)} />}
              </span>
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
