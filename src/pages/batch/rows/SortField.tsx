import ArrowDown from 'lucide-react/icons/arrow-down-wide-narrow'
import ArrowUp from 'lucide-react/icons/arrow-up-narrow-wide'
import type { ReferenceWords } from '../../../market/reference.ts'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { BATCH } from '../../../words/batchNames.ts'
import styles from './SortField.module.css'
import type { BatchColumn, BatchSort } from '../batchState.ts'
import { labelOf, wordsOf, type RowColumn } from './rowColumns.ts'

type Props = {
  /** Those to choose from. */
  columns: readonly RowColumn[]
  reference: ReferenceWords
  sort: BatchSort
  onSort: (sort: BatchSort) => void
  /** Beside a table whose heads sort as well: only where there is no room for them. */
  beside: boolean
}

/** The order of the rows, where no column heads are there to be pressed. */
export function SortField({ columns, reference, sort, onSort, beside }: Props) {
  const [first] = sort
  const now = first?.column ?? 'latest'
  const options: { value: BatchColumn | 'latest'; label: string }[] = [
    { value: 'latest', label: 'latest first' },
    ...columns.map(({ key, label }) => ({ value: key, label: wordsOf(label, reference) })),
  ]
  const known: typeof options = options.some(({ value }) => value === now)
    ? options
    : [...options, { value: now, label: now === 'latest' ? now : labelOf(now, reference) }]
  return (
    <span className={beside ? styles.beside : styles.sort}>
      <SelectField
        size="s"
        label={BATCH.sortBy}
        options={known}
        value={now}
        onChange={(column) => onSort(column === 'latest' ? [] : [{ column, down: false }])}
      />
      <IconButton
        size="s"
        label={BATCH.reverse}
        icon={first?.down ? <ArrowDown /> : <ArrowUp />}
        disabled={!first}
        aria-pressed={first?.down ?? false}
        onClick={() => first && onSort([{ ...first, down: !first.down }])}
      />
    </span>
  )
}
