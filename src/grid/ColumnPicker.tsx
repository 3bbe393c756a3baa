import Columns3 from 'lucide-react/icons/columns-3'
import { COLUMNS } from '../domain/columnNames.ts'
import { Button } from '../ui/Button.tsx'
import { buttonClass, type ButtonSize } from '../ui/buttonClass.ts'
import { Checkbox } from '../ui/Checkbox.tsx'
import { Popover } from '../ui/Popover.tsx'
import styles from './ColumnPicker.module.css'

type Props<Key extends string> = {
  /** Columns that there is anything for. */
  held: readonly { key: Key; label: string; isAlwaysShown: boolean }[]
  /** Keys of those on the screen. */
  shown: readonly Key[]
  onChoose: (key: Key, isShown: boolean) => void
  /** Null where nothing was chosen. */
  onUsual: (() => void) | null
  size?: ButtonSize
}

/** Which columns a table shows. */
export function ColumnPicker<Key extends string>({
  held,
  shown,
  onChoose,
  onUsual,
  size = 'm',
}: Props<Key>) {
  return (
    <Popover
      label={COLUMNS.columns}
      align="end"
      triggerClassName={buttonClass({ size })}
      panelClassName={styles.panel}
      trigger={
        <>
          <Columns3 />
          <span>{COLUMNS.columns}</span>
          <span className={styles.count}>{`${shown.length} of ${held.length}`}</span>
        </>
      }
    >
      <ul className={styles.columns}>
        {held.map(({ key, label, isAlwaysShown }) => (
          <li key={key}>
            <Checkbox
              label={label}
              checked={shown.includes(key)}
              disabled={isAlwaysShown}
              onChange={(on) => onChoose(key, on)}
            />
          </li>
        ))}
      </ul>
      <Button variant="link" size="s" disabled={onUsual === null} onClick={() => onUsual?.()}>
        {COLUMNS.usual}
      </Button>
    </Popover>
  )
}
