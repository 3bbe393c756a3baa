import Columns3 from 'lucide-react/icons/columns-3'
import type { SetSource } from '../../domain/resultSet/resultSet.ts'
import { columnLabels } from '../../domain/workbench/columnLabels.ts'
import type { ColumnKey } from '../../domain/workbench/columns.ts'
import type { Look } from '../../domain/workbench/rowView.ts'
import { WORKBENCH } from '../../domain/workbenchNames.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/buttonClass.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Popover } from '../../ui/Popover.tsx'
import styles from './ColumnPicker.module.css'
import { heldColumns, isAlwaysShown, shownColumns } from './tableColumns.ts'

type Props = {
  look: Look
  source: SetSource
  /** null: the usual ones. */
  chosen: readonly ColumnKey[] | null
  onChoose: (columns: ColumnKey[] | null) => void
}

/** Which columns the table shows, of those that any row has a value for; the address remembers them. */
export function ColumnPicker({ look, source, chosen, onChoose }: Props) {
  const held = heldColumns(look, source)
  const keys = shownColumns(held, chosen).map(({ key }) => key)
  return (
    <Popover
      label={WORKBENCH.columns}
      align="end"
      triggerClassName={buttonClass()}
      panelClassName={styles.panel}
      trigger={
        <>
          <Columns3 />
          <span>{WORKBENCH.columns}</span>
          <span className={styles.count}>{`${keys.length} of ${held.length}`}</span>
        </>
      }
    >
      <ul className={styles.columns}>
        {held.map((column) => (
          <li key={column.key}>
            <Checkbox
              label={columnLabels[column.key]}
              checked={keys.includes(column.key)}
              disabled={isAlwaysShown(column)}
              onChange={(on) =>
                onChoose(on ? [...keys, column.key] : keys.filter((other) => other !== column.key))
              }
            />
          </li>
        ))}
      </ul>
      <Button variant="link" size="s" disabled={chosen === null} onClick={() => onChoose(null)}>
        {WORKBENCH.usualColumns}
      </Button>
    </Popover>
  )
}
