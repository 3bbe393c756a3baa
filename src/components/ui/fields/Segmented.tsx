import { useId, type ReactNode } from 'react'
import { classes } from '@/components/ui/styles/classes.ts'
import { useChoiceMoves } from './choiceMoves.ts'
import styles from './Segmented.module.css'

type SegmentedOption<V extends string> = {
  value: V
  label: string
  icon?: ReactNode
  disabled?: boolean
}

type SegmentedProps<V extends string> = {
  /** The accessible name of the group. */
  label: string
  options: readonly SegmentedOption<V>[]
  value: V
  /** `isMoved` is true for a further arrow key in the same visit, which adds no history entry. */
  onChange: (value: V, isMoved: boolean) => void
  name?: string | undefined
  size?: 's' | 'm'
  /** Whether the control takes the full width, with options of equal width. */
  fill?: boolean
  /** Whether options with an icon show only the icon below 640 px. */
  iconsOnPhone?: boolean
  className?: string | undefined
}

/** A control for choosing one of a few options: native radio buttons, so arrow keys move and choose. */
export function Segmented<V extends string>({
  label,
  options,
  value,
  onChange,
  name,
  size = 'm',
  fill = false,
  iconsOnPhone = false,
  className,
}: SegmentedProps<V>) {
  const id = useId()
  const { choose, onKeyDown, onPointerDown, onBlur } = useChoiceMoves()
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the radio buttons inside take the focus
    <div
      role="radiogroup"
      aria-label={label}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onBlur={onBlur}
      className={classes(
        styles.segmented,
        size === 's' && styles.s,
        fill && styles.fill,
        iconsOnPhone && styles.iconsOnPhone,
        className,
      )}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className={classes(
            styles.option,
            option.value === value && styles.checked,
            option.disabled && styles.disabled,
            option.icon !== undefined && styles.withIcon,
          )}
        >
          <input
            className={styles.input}
            type="radio"
            name={name ?? id}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled ?? false}
            onChange={() => choose((isMoved) => onChange(option.value, isMoved))}
          />
          {option.icon}
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  )
}
