import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'
import { isShown } from './isShown.ts'
import styles from './Checkbox.module.css'

type CheckboxProps = Omit<ComponentProps<'input'>, 'onChange' | 'type' | 'ref' | 'children'> & {
  label: ReactNode
  hideLabel?: boolean
  /** A smaller line under the label. */
  description?: ReactNode
  checked: boolean
  /** Some, not all: drawn as a dash. */
  indeterminate?: boolean
  onChange: (checked: boolean) => void
}

export function Checkbox({
  label,
  hideLabel = false,
  description,
  checked,
  indeterminate = false,
  onChange,
  className,
  ...rest
}: CheckboxProps) {
  return (
    <label className={classes(styles.check, className)}>
      <input
        {...rest}
        type="checkbox"
        className={styles.input}
        checked={checked}
        ref={(element) => {
          // "Some" exists as a property only; HTML has no attribute for it.
          if (element) element.indeterminate = indeterminate
        }}
        onChange={(event) => onChange(event.target.checked)}
      />
      {hideLabel ? (
        <span className="vh">{label}</span>
      ) : (
        <span className={styles.text}>
          <span>{label}</span>
          {isShown(description) && <span className={styles.more}>{description}</span>}
        </span>
      )}
    </label>
  )
}
