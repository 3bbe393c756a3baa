import Columns3 from 'lucide-react/icons/columns-3'
import type { ReferenceWords } from '../../domain/batch/batchReference.ts'
import { BATCH } from '../../domain/batchNames.ts'
import { usePreference } from '../../parts/usePreference.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/buttonClass.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Popover } from '../../ui/Popover.tsx'
import { heldColumns, isAlwaysShown, wordsOf, type RowColumn, type RowsHold } from './rowColumns.ts'
import styles from './RowColumnPicker.module.css'

type Props = { hold: RowsHold; shown: readonly RowColumn[]; reference: ReferenceWords }

/** Which columns the table shows, of those that this batch has anything for; remembered for the next one. */
export function RowColumnPicker({ hold, shown, reference }: Props) {
  const [chosen, choose] = usePreference('batchColumns')
  const held = heldColumns(hold)
  const keys = shown.map(({ key }) => key)
  // What was chosen for another batch stays chosen, although this one has nothing to show there.
  const now: readonly string[] = chosen ?? keys
  return (
    <div className={styles.picker}>
      <Popover
        label={BATCH.columns}
        align="end"
        triggerClassName={buttonClass({ size: 's' })}
        panelClassName={styles.panel}
        trigger={
          <>
            <Columns3 />
            <span>{BATCH.columns}</span>
            <span className={styles.count}>{`${shown.length} of ${held.length}`}</span>
          </>
        }
      >
        <ul className={styles.columns}>
          {held.map((column) => (
            <li key={column.key}>
              <Checkbox
                label={wordsOf(column.label, reference)}
                checked={keys.includes(column.key)}
                disabled={isAlwaysShown(column)}
                onChange={(on) =>
                  choose(on ? [...now, column.key] : now.filter((key) => key !== column.key))
                }
              />
            </li>
          ))}
        </ul>
        <Button variant="link" size="s" disabled={chosen === null} onClick={() => choose(null)}>
          {BATCH.usualColumns}
        </Button>
      </Popover>
    </div>
  )
}
