import { ColumnHead } from '../../grid/ColumnHead.tsx'
import type { ColumnSizing } from '../../grid/useColumnLayout.ts'
import { nextSort } from '../../lib/sortKeys.ts'
import type { ReferenceWords } from '../../market/reference.ts'
import type { BatchSort } from './batchState.ts'
import { wordsOf, type RowColumn } from './rowColumns.ts'

type Props = {
  columns: readonly RowColumn[]
  reference: ReferenceWords
  sort: BatchSort
  onSort: (sort: BatchSort) => void
  onResize: ColumnSizing['resize']
}

/** The columns: a press sorts by one, with Shift after those pressed before; by none the latest stand first. */
export function RowsHead({ columns, reference, sort, onSort, onResize }: Props) {
  return (
    <thead>
      <tr>
        {columns.map(({ key, label, isNumber, opensGroup, formula }) => (
          <ColumnHead
            key={key}
            column={key}
            label={wordsOf(label, reference)}
            title={wordsOf(label, reference)}
            isNumber={isNumber}
            opensGroup={opensGroup}
            formula={formula && wordsOf(formula, reference)}
            sort={sort}
            onSort={(column, beside) => onSort(nextSort(sort, column, beside))}
            onResize={(width, isOver) => onResize(key, width, isOver)}
          />
        ))}
      </tr>
    </thead>
  )
}
