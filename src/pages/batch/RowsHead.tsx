import { Fn } from '../../parts/Fn.tsx'
import type { BatchColumn, BatchSort } from '../../url/batchState.ts'
import styles from './RowsTable.module.css'

type Head = {
  column: BatchColumn
  label: string
  isNumber?: boolean
  opensGroup?: boolean
  formula?: string
}

const HEADS: readonly Head[] = [
  { column: 'row', label: 'Row', isNumber: true },
  { column: 'code', label: 'Code' },
  { column: 'status', label: 'Status' },
  { column: 'product', label: 'Product' },
  { column: 'merchants', label: 'Merchants', isNumber: true, opensGroup: true },
  { column: 'lowest', label: 'Lowest', isNumber: true },
  { column: 'median', label: 'Median', isNumber: true, formula: 'Median of all offer prices' },
  { column: 'highest', label: 'Highest', isNumber: true },
  { column: 'yours', label: 'Yours', isNumber: true, opensGroup: true },
  {
    column: 'difference',
    label: 'vs others',
    isNumber: true,
    formula: 'My offer price ÷ median of the other merchants’ offer prices − 1',
  },
  { column: 'took', label: 'Took', isNumber: true },
]

type Props = { sort: BatchSort; onSort: (sort: BatchSort) => void }

/** The columns; a press sorts by one, the next one from its end, the third gives the latest first again. */
export function RowsHead({ sort, onSort }: Props) {
  const next = (column: BatchColumn): BatchSort =>
    sort === column ? `-${column}` : sort === `-${column}` ? 'latest' : column
  return (
    <thead>
      <tr>
        {HEADS.map(({ column, label, isNumber, opensGroup, formula }) => {
          const isUp = sort === column
          const isDown = sort === `-${column}`
          return (
            <th
              key={column}
              scope="col"
              data-number={isNumber}
              data-group={opensGroup}
              className={styles[column]}
              aria-sort={isUp ? 'ascending' : isDown ? 'descending' : undefined}
            >
              <button type="button" className={styles.sort} onClick={() => onSort(next(column))}>
                {label}
                {(isUp || isDown) && (
                  <svg viewBox="0 0 8 8" aria-hidden="true">
                    <path d={isDown ? 'M4 7 .4 1h7.2z' : 'M4 1 7.6 7H.4z'} />
                  </svg>
                )}
              </button>
              {formula !== undefined && <Fn formula={formula} />}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
