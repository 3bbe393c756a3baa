/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- HTML has no popup for a text
   input with headings and lines of several parts, so roles make one; the focus stays in the input, which handles the keys */
import type { ReactNode } from 'react'
import { classes } from '@/components/ui/styles/classes.ts'
import { optionId } from './combobox.ts'
import styles from './OptionList.module.css'

export type OptionLine = {
  /** The option’s accessible name. */
  accessibleName: string
  icon: ReactNode
  text: ReactNode
  /** A note about the option, on a separate line; '' for none. */
  note?: string
  /** What the option is, or a count, at the end of its line. */
  end?: ReactNode
  /** The keyboard shortcut for the option; hidden on devices without a keyboard. */
  keys?: ReactNode
}

type Props<Item> = {
  id: string
  label: string
  className?: string | undefined
  items: readonly Item[]
  active: number
  line: (item: Item) => OptionLine
  onActive: (index: number) => void
  onChoose: (item: Item) => void
}

/**
 * The options below a text field, in which the focus stays. They are grouped under headings; a group with an empty name has no
 * heading.
 */
export function OptionList<Item extends { key: string; group: string }>({
  id,
  label,
  className,
  items,
  active,
  line,
  onActive,
  onChoose,
}: Props<Item>) {
  const groups = [...new Set(items.map(({ group }) => group))]
  const option = (item: Item) => {
    const index = items.indexOf(item)
    const { accessibleName, icon, text, note = '', end, keys } = line(item)
    return (
      <div
        key={item.key}
        id={optionId(id, index)}
        role="option"
        aria-label={accessibleName}
        aria-selected={index === active}
        tabIndex={-1}
        className={classes(styles.row, index === active && styles.active)}
        onPointerMove={() => index !== active && onActive(index)}
        onClick={() => onChoose(item)}
      >
        {icon}
        <span className={styles.text} dir="auto">
          {text}
          {note !== '' && <span className={styles.note}>{note}</span>}
        </span>
        {end !== undefined && end !== '' && (
          <span className={styles.end} dir="auto">
            {end}
          </span>
        )}
        {keys !== undefined && <span className={styles.keys}>{keys}</span>}
      </div>
    )
  }
  return (
    <div
      id={id}
      role="listbox"
      aria-label={label}
      className={classes(styles.list, className)}
      // The focus stays in the input; a click here must not take it away.
      onPointerDown={(event) => event.preventDefault()}
    >
      {groups.map((group) => {
        const options = items.filter((item) => item.group === group).map(option)
        return group === '' ? (
          options
        ) : (
          <div key={group} role="group" aria-label={group}>
            <p className={styles.head} aria-hidden="true">
              {group}
            </p>
            {options}
          </div>
        )
      })}
    </div>
  )
}
