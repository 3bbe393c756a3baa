import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import Columns3 from 'lucide-react/icons/columns-3'
import { useLayoutEffect, useRef } from 'react'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { buttonClass, type ButtonSize } from '@/components/ui/buttons/buttonClass.ts'
import { IconButton } from '@/components/ui/buttons/IconButton.tsx'
import { Checkbox } from '@/components/ui/fields/Checkbox.tsx'
import { Popover } from '@/components/ui/layers/Popover.tsx'
import { COLUMNS, moveColumn } from '@/words/columnNames.ts'
import { useColumnLayout, type TableName } from './useColumnLayout.ts'
import styles from './ColumnPicker.module.css'

type Props<Key extends string> = {
  table: TableName
  /** The columns that have anything to show, with their labels. */
  available: readonly { key: Key; label: string; isAlwaysShown: boolean }[]
  /** The keys of the visible columns. */
  shown: readonly Key[]
  onChoose: (key: Key, isShown: boolean) => void
  /** Restores the default columns; null if they are in use. */
  onUsual: (() => void) | null
  size?: ButtonSize
}

/** A menu in which the user chooses a table’s columns and their order; the default can be restored. */
export function ColumnPicker<Key extends string>({
  table,
  available: availableColumns,
  shown: chosen,
  onChoose,
  onUsual,
  size = 'm',
}: Props<Key>) {
  const layout = useColumnLayout(table)
  const arranged = layout.arrange(availableColumns)
  const shown = arranged.map(({ key }) => key).filter((key) => chosen.includes(key))
  const isUsual = onUsual === null && layout.reset === null
  const move = (key: Key, by: 1 | -1) => layout.move(availableColumns, shown, key, by)
  // An element that moves in the DOM loses the focus.
  const clicked = useRef<HTMLElement | null>(null)
  useLayoutEffect(() => {
    clicked.current?.focus()
    clicked.current = null
  })
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
          <span className={styles.count}>{`${shown.length} of ${arranged.length}`}</span>
        </>
      }
    >
      <ul className={styles.columns}>
        {arranged.map(({ key, label, isAlwaysShown }) => (
          <li key={key} className={styles.column}>
            <Checkbox
              label={label}
              checked={shown.includes(key)}
              disabled={isAlwaysShown}
              onChange={(on) => onChoose(key, on)}
            />
            {!isAlwaysShown && shown.includes(key) && (
              <span className={styles.moves}>
                <IconButton
                  size="s"
                  label={moveColumn(label, 'up')}
                  icon={<ChevronUp />}
                  // The first column names the row and can’t move, and the second can’t move before it.
                  aria-disabled={shown.indexOf(key) <= 1 || undefined}
                  onClick={({ currentTarget }) => {
                    if (shown.indexOf(key) <= 1) return
                    clicked.current = currentTarget
                    move(key, -1)
                  }}
                />
                <IconButton
                  size="s"
                  label={moveColumn(label, 'down')}
                  icon={<ChevronDown />}
                  aria-disabled={shown.at(-1) === key || undefined}
                  onClick={({ currentTarget }) => {
                    if (shown.at(-1) === key) return
                    clicked.current = currentTarget
                    move(key, 1)
                  }}
                />
              </span>
            )}
          </li>
        ))}
      </ul>
      <Checkbox
        className={styles.totals ?? ''}
        label={COLUMNS.totals}
        checked={layout.hasTotals}
        onChange={layout.showTotals}
      />
      <Button
        variant="link"
        size="s"
        disabled={isUsual}
        onClick={() => {
          layout.reset?.()
          onUsual?.()
        }}
      >
        {COLUMNS.usual}
      </Button>
    </Popover>
  )
}
