import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState, type ComponentProps } from 'react'
import { classes } from '@/components/ui/styles/classes.ts'
import styles from './SelectField.module.css'

export type SelectOption<V extends string> = { value: V; label: string; disabled?: boolean }

type SelectFieldProps<V extends string> = Omit<
  ComponentProps<'select'>,
  'value' | 'onChange' | 'children' | 'size'
> & {
  /** The label inside the control, before the value: "Per page 24". */
  label: string
  value: V
  onChange: (value: V) => void
  options: readonly SelectOption<V>[]
  size?: 's' | 'm'
  hideLabel?: boolean
}

const CHEVRON = <ChevronDown className={styles.chevron} />

/** A control with more options than this draws them when it is first used, so that a closed list doesn’t slow the page. */
const MANY = 200

/** A native select in the app’s style. */
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
  const [isWanted, setWanted] = useState(false)
  const isShort = options.length <= MANY
  const offered = isShort || isWanted ? options : options.filter((option) => option.value === value)
  return (
    <label
      className={classes(
        styles.field,
        size === 's' && styles.s,
        hideLabel && styles.hidden,
        className,
      )}
    >
      {!hideLabel && <span className={styles.label}>{label}</span>}
      <select
        // The label is an attribute, because screen readers would read a hidden label a second time when going through the page.
        aria-label={hideLabel ? label : undefined}
        {...rest}
        className={styles.select}
        value={value}
        {...(!isShort && {
          onPointerDown: () => setWanted(true),
          onFocus: () => setWanted(true),
        })}
        onChange={(event) => {
          // The element can only have one of the given options as value.
          onChange(event.target.value as V)
        }}
      >
        {offered.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled ?? false}>
            {option.label}
          </option>
        ))}
      </select>
      {CHEVRON}
    </label>
  )
}
