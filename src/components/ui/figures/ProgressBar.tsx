import { cssVars } from '@/components/ui/styles/cssVars.ts'
import styles from './ProgressBar.module.css'

type Part = 'done' | 'missing' | 'failed'

type ProgressBarProps = {
  label: string
  /** The progress as screen readers read it, instead of the percentage: "24 of 50". */
  valueText: string
  value: number
  max: number
  /** How much of `max` ended with each result, in the order in which they are drawn. */
  parts: Partial<Record<Part, number>>
}

/** A progress bar that is divided by the results so far. */
export function ProgressBar({ label, valueText, value, max, parts }: ProgressBarProps) {
  const share = (count = 0) => cssVars({ '--share': max === 0 ? 0 : count / max })
  return (
    <div className={styles.bar}>
      <progress
        className="vh"
        aria-label={label}
        max={max || 1}
        value={value}
        aria-valuetext={valueText}
      />
      <i style={share(parts.done)} />
      <i className={styles.missing} style={share(parts.missing)} />
      <i className={styles.failed} style={share(parts.failed)} />
    </div>
  )
}
