import ArrowDown from 'lucide-react/icons/arrow-down-wide-narrow'
import ArrowUp from 'lucide-react/icons/arrow-up-narrow-wide'
import { IconButton } from '@/components/ui/buttons/IconButton.tsx'
import { SelectField } from '@/components/ui/fields/SelectField.tsx'
import type { SortKeys } from '@/lib/sortKeys.ts'
import { COLUMNS } from '@/words/columnNames.ts'
import styles from './SortField.module.css'

type Props<Key extends string> = {
  /** The columns that the user can sort by. */
  columns: readonly { key: Key; label: string }[]
  /** The name of the order without a sort column. */
  unsorted: string
  sort: SortKeys<Key>
  onSort: (sort: SortKeys<Key>) => void
  /** Whether the table’s headers sort as well; if so, the field is shown only if the headers don’t fit. */
  beside?: boolean
}

/** A field for the column to sort by, where no headers can be clicked. */
export function SortField<Key extends string>(props: Props<Key>) {
  const { columns, unsorted, sort, onSort, beside = true } = props
  const [first] = sort
  const options = [
    { value: '', label: unsorted },
    ...columns.map(({ key, label }) => ({ value: key as string, label })),
  ]
  return (
    <span className={beside ? styles.beside : styles.sort}>
      <SelectField
        size="s"
        label={COLUMNS.sortBy}
        options={options}
        value={first?.column ?? ''}
        onChange={(value) => {
          const chosen = columns.find(({ key }) => key === value)
          onSort(chosen ? [{ column: chosen.key, down: false }] : [])
        }}
      />
      <IconButton
        size="s"
        label={COLUMNS.reverse}
        icon={first?.down ? <ArrowDown /> : <ArrowUp />}
        disabled={!first}
        aria-pressed={first?.down ?? false}
        onClick={() => first && onSort([{ ...first, down: !first.down }])}
      />
    </span>
  )
}
