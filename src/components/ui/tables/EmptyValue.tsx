import { MISSING } from '@/lib/text/missing.ts'
import styles from './EmptyValue.module.css'

type MissingProps = {
  /** What is missing, in words that are read aloud and shown on hover. */
  what?: string
  /** Shows the words after the dash too. */
  shown?: boolean
}

/** A value that was not received: an en dash, never 0 or "N/A". */
export function EmptyValue({ what = 'not given', shown = false }: MissingProps) {
  return (
    <span className={styles.missing} title={shown ? undefined : what}>
      <span aria-hidden="true">{MISSING}</span>
      <span className={shown ? styles.words : 'vh'}>{what}</span>
    </span>
  )
}
