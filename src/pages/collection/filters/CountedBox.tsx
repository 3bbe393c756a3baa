import { Checkbox } from '@/components/ui/fields/Checkbox.tsx'
import { classes } from '@/components/ui/styles/classes.ts'
import { Spellings } from '@/features/products/values/Spellings.tsx'
import { formatCount } from '@/lib/numbers/format.ts'
import styles from './ValueFilter.module.css'

type Props = {
  label: string
  /** The spellings of the value, when it has several. */
  spellings?: readonly string[]
  /** Whether the label means a missing value; it is then shown muted. */
  isQuiet?: boolean
  /** How many of all rows have the value (`all`), and how many of those that pass the other filters (`remaining`). */
  all: number
  remaining: number
  checked: boolean
  disabled?: boolean
  onChange: (checked: boolean) => void
}

/** The checkbox of a filter value with its number of rows, or with two numbers if other filters reduce it. */
export function CountedBox({
  label,
  spellings = [],
  isQuiet,
  all,
  remaining,
  checked,
  disabled,
  onChange,
}: Props) {
  return (
    <div className={classes(styles.option, remaining === 0 && styles.none)}>
      <Checkbox
        className={styles.box}
        label={
          <span className={classes(styles.value, isQuiet && styles.quiet)} dir="auto" title={label}>
            {label}
            <Spellings of={spellings} />
          </span>
        }
        checked={checked}
        disabled={disabled ?? false}
        onChange={onChange}
      />
      <span className={styles.count}>
        {remaining < all && (
          <>
            {formatCount(remaining)}
            <span aria-hidden="true"> / </span>
            <span className="vh"> of </span>
          </>
        )}
        {formatCount(all)}
      </span>
    </div>
  )
}
