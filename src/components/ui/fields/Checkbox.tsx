import type { ComponentProps, ReactNode } from 'react'
import { isShown } from '@/components/ui/browser/isShown.ts'
import { classes } from '@/components/ui/styles/classes.ts'
import styles from './Checkbox.module.css'

type CheckboxProps = Omit<ComponentProps<'input'>, 'onChange' | 'type' | 'ref' | 'children'> & {
  label: ReactNode
  hideLabel?: boolean
  /** A smaller line of text below the label. */
  description?: ReactNode
  checked: boolean
  /** Whether some but not all are selected, which is drawn as a dash. */
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
  // The label is an attribute where possible, because a hidden element for each checkbox makes long lists slow.
  const ariaLabel = hideLabel && typeof label === 'string' ? label : undefined
  return (
    <label
      className={classes(
        styles.check,
        rest.disabled && styles.disabled,
        hideLabel && 'touch',
        className,
      )}
    >
      <input
        aria-label={ariaLabel}
        {...rest}
        type="checkbox"
        className={styles.input}
        checked={checked}
        ref={(element) => {
          // HTML has no attribute for `indeterminate`, only a property.
          if (element) element.indeterminate = indeterminate
        }}
        onChange={(event) => onChange(event.target.checked)}
      />
      {ariaLabel !== undefined ? null : hideLabel ? (
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
