import { columnLabels } from '../../domain/workbench/columnLabels.ts'
import type { ColumnKey } from '../../domain/workbench/columns.ts'
import type { Look, RowSort } from '../../domain/workbench/rowView.ts'
import { WORKBENCH } from '../../domain/workbenchNames.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import styles from './FilterSheet.module.css'
import { heldColumns, isPrice } from './tableColumns.ts'

type Props = {
  look: Look
  sort: RowSort
  onSort: (sort: RowSort) => void
  isMixed: boolean
}

const DIRECTIONS = [
  { value: 'up', label: 'up' },
  { value: 'down', label: 'down' },
] as const

/** The order by up to two columns, where the table has no heads to press. */
export function SortFields({ look, sort, onSort, isMixed }: Props) {
  const columns = heldColumns(look, { kind: 'batch', batchId: '' }).filter(
    ({ key }) => !(isMixed && isPrice(key)),
  )
  const [first, second] = sort
  const field = (at: 0 | 1) => {
    const label = at === 0 ? WORKBENCH.sortBy : WORKBENCH.thenBy
    const now = sort[at]
    const other = sort[1 - at]?.column
    const options = columns
      .filter(({ key }) => key !== other)
      .map(({ key }) => ({ value: key as string, label: columnLabels[key] }))
    const none = { value: '', label: at === 0 ? 'order of loading' : 'nothing else' }
    const choose = (next: RowSort[number] | null) =>
      onSort(
        at === 0
          ? [...(next ? [next] : []), ...(second ? [second] : [])]
          : [...(first ? [first] : []), ...(next ? [next] : [])],
      )
    return (
      <>
        <SelectField
          label={label}
          value={now?.column ?? ''}
          options={[none, ...options]}
          onChange={(value) =>
            // Only columns are offered, and none.
            choose(value === '' ? null : { column: value as ColumnKey, down: now?.down ?? false })
          }
        />
        <SelectField
          hideLabel
          label={at === 0 ? WORKBENCH.direction : WORKBENCH.nextDirection}
          value={now?.down ? 'down' : 'up'}
          options={DIRECTIONS}
          disabled={!now}
          onChange={(value) => now && choose({ ...now, down: value === 'down' })}
        />
      </>
    )
  }
  return (
    <div className={styles.sort}>
      {field(0)}
      {first && field(1)}
    </div>
  )
}
