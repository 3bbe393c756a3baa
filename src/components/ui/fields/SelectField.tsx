import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState, type ComponentProps } from 'react'
import { classes } from '@/components/ui/styles/classes.ts'
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

const CHEVRON = <ChevronDown className={styles.chevron} />

/** More options than these wait until someone turns to the control: a page must not be slow for a list that is closed. */
const MANY = 200

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
        // Said by an attribute: a hidden text beside the control is read a second time by whoever goes through the page.
        aria-label={hideLabel ? label : undefined}
        {...rest}
        className={styles.select}
        value={value}
        {...(!isShort && {
          onPointerDown: () => setWanted(true),
          onFocus: () => setWanted(true),
        })}
        onChange={(event) => {
          // The element can only hold one of the options given.
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
