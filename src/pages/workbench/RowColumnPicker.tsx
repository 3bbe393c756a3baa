import { ColumnPicker } from '../../grid/ColumnPicker.tsx'
import type { ReferenceWords } from '../../market/reference.ts'
import type { ColumnKey } from '../../model/columns/columns.ts'
import type { SetSource } from '../../model/resultSet/resultSet.ts'
import type { Look } from '../../model/workbench/rowView.ts'
import { heldColumns, isAlwaysShown, shownColumns } from './tableColumns.ts'

type Props = {
  look: Look
  source: SetSource
  reference: ReferenceWords
  /** null: the usual ones. */
  chosen: readonly ColumnKey[] | null
  onChoose: (columns: ColumnKey[] | null) => void
}

/** Which columns the table shows, of those that any row has a value for; the address remembers them. */
export function RowColumnPicker({ look, source, reference, chosen, onChoose }: Props) {
  const held = heldColumns(look, source, reference)
  const keys = shownColumns(held, chosen).map(({ key }) => key)
  return (
    <ColumnPicker
      table="workbench"
      held={held.map((column) => ({
        key: column.key,
        label: column.label,
        isAlwaysShown: isAlwaysShown(column),
      }))}
      shown={keys}
      onChoose={(key, on) => onChoose(on ? [...keys, key] : keys.filter((other) => other !== key))}
      onUsual={chosen && (() => onChoose(null))}
    />
  )
}
