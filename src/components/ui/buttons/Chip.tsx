import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import type { KeyboardEvent } from 'react'
import { classes } from '@/components/ui/styles/classes.ts'
import styles from './Chip.module.css'

type ChipProps = {
  /**
   * The kind of chip. filter: the service applies it (solid line). word: it is added to the keywords (dashed line, plus sign).
   */
  tone: 'filter' | 'word'
  /** The name before the value, such as "division". */
  label?: string | undefined
  value: string
  className?: string | undefined
} & Removal

/** The accessible name of the ×, such as "Remove division Apparel". Without it the chip can’t be removed. */
type Removal =
  | { onRemove: () => void; removeLabel: string }
  | { onRemove?: undefined; removeLabel?: undefined }

export function Chip({ tone, label, value, onRemove, removeLabel, className }: ChipProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Backspace' || event.key === 'Delete') onRemove?.()
  }
  return (
    <span className={classes(styles.chip, styles[tone], !onRemove && styles.still, className)}>
      {tone === 'word' && <Plus className={styles.plus} />}
      {label !== undefined && <span className={styles.key}>{label}</span>}
      <span className={styles.value} dir="auto" title={value}>
        {value}
      </span>
      {onRemove && (
        <button
          type="button"
          className={classes(styles.remove, 'touch')}
          aria-label={removeLabel}
          onClick={onRemove}
          onKeyDown={onKeyDown}
        >
          <X />
        </button>
      )}
    </span>
  )
}
