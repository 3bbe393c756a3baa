import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import styles from './SelectField.module.css'

export type SelectOption<V extends string> = { value: V; label: string; disabled?: boolean }

type SelectFieldProps<V extends string> = Omit<
  ComponentProps<'select'>,
  'value' | 'onChange' | 'children' | 'size'
> & {
  /** Stands inside the control, before the value: "Per page 24". */
  label: string
  value: V
  onChange: (value: V) => void
  options: readonly SelectOption<V>[]
  size?: 's' | 'm'
  hideLabel?: boolean
}

/** A native select in the dress of the design. */
export function SelectField<V extends string>({
  label,
  value,
  onChange,
  options,
  size = 'm',
  hideLabel = false,
  className,
  ...rest
}: SelectFieldProps<V>) {
  return (
    <label
      className={classes(
        styles.field,
        size === 's' && styles.s,
        hideLabel && styles.hidden,
        className,
      )}
    >
      <span className={hideLabel ? 'vh' : styles.label}>{label}</span>
      <select
        {...rest}
        className={styles.select}
        value={value}
        onChange={(event) => {
          // The element can only hold one of the options given.
          onChange(event.target.value as V)
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled ?? false}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown className={styles.chevron} />
    </label>
  )
}
