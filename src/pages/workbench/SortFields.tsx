import { Fragment } from 'react'
import { MOST_SORT_KEYS } from '../../lib/sortKeys.ts'
import type { ReferenceWords } from '../../market/reference.ts'
import { isPrice, type ColumnKey } from '../../model/columns/columns.ts'
import type { Look, RowSort } from '../../model/workbench/rowView.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { CATALOG_ORDER } from '../../words/columnNames.ts'
import { directionOf, thenBy, WORKBENCH } from '../../words/workbenchNames.ts'
import styles from './FilterSheet.module.css'
import { heldColumns } from './tableColumns.ts'

type Props = {
  look: Look
  reference: ReferenceWords
  sort: RowSort
  onSort: (sort: RowSort) => void
  isMixed: boolean
}

const DIRECTIONS = [
  { value: 'up', label: 'up' },
  { value: 'down', label: 'down' },
] as const

/** The order by several columns, where the table has no heads to press. */
export function SortFields({ look, reference, sort, onSort, isMixed }: Props) {
  const columns = heldColumns(look, { kind: 'batch', batchId: '' }, reference).filter(
    ({ key }) => !(isMixed && isPrice(key)),
  )
  const field = (at: number) => {
    const label = at === 0 ? WORKBENCH.sortBy : thenBy(at)
    const now = sort[at]
    const others = sort.filter((_, place) => place !== at).map(({ column }) => column)
    const options = columns
      .filter(({ key }) => !others.includes(key))
      .map((column) => ({ value: column.key as string, label: column.label }))
    const none = { value: '', label: at === 0 ? CATALOG_ORDER : 'nothing else' }
    const choose = (next: RowSort[number] | null) =>
      onSort([...sort.slice(0, at), ...(next ? [next] : []), ...sort.slice(at + 1)])
    return (
      <Fragment key={at}>
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
          label={at === 0 ? WORKBENCH.direction : directionOf(at)}
          value={now?.down ? 'down' : 'up'}
          options={DIRECTIONS}
          disabled={!now}
          onChange={(value) => now && choose({ ...now, down: value === 'down' })}
        />
      </Fragment>
    )
  }
  return (
    <div className={styles.sort}>
      {[...sort, null].slice(0, MOST_SORT_KEYS).map((_, at) => field(at))}
    </div>
  )
}
