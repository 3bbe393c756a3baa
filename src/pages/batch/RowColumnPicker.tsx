import { ColumnPicker } from '../../grid/ColumnPicker.tsx'
import type { ReferenceWords } from '../../market/reference.ts'
import { usePreference } from '../../shell/usePreference.ts'
import styles from './RowColumnPicker.module.css'
import { heldColumns, isAlwaysShown, wordsOf, type RowColumn, type RowsHold } from './rowColumns.ts'

type Props = { hold: RowsHold; shown: readonly RowColumn[]; reference: ReferenceWords }

/** Which columns the table shows, of those that this batch has anything for; remembered for the next one. */
export function RowColumnPicker({ hold, shown, reference }: Props) {
  const [chosen, choose] = usePreference('batchColumns')
  const keys = shown.map(({ key }) => key)
  // What was chosen for another batch stays chosen, although this one has nothing to show there.
  const now: readonly string[] = chosen ?? keys
  return (
    <div className={styles.picker}>
      <ColumnPicker
        table="batch"
        held={heldColumns(hold).map((column) => ({
          key: column.key,
          label: wordsOf(column.label, reference),
          isAlwaysShown: isAlwaysShown(column),
        }))}
        shown={keys}
        onChoose={(key, on) => choose(on ? [...now, key] : now.filter((other) => other !== key))}
        onUsual={chosen && (() => choose(null))}
        size="s"
      />
    </div>
  )
}
