import Check from 'lucide-react/icons/check'
import Minus from 'lucide-react/icons/minus'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { Spinner } from '../../ui/Spinner.tsx'
import type { ShownRow } from './batchRows.ts'
import styles from './RowStatus.module.css'

/** How a row ended, as a sign and a word. */
export function RowStatus({ state }: Pick<ShownRow, 'state'>) {
  switch (state) {
    case 'asking':
      return <Spinner label="Asking" />
    case 'waiting':
      return <span className={styles.waiting}>Waiting</span>
    case 'cancelled':
      return <span className={styles.waiting}>Not asked</span>
    case 'done':
      return (
        <span className={styles.done}>
          <Check /> Done
        </span>
      )
    case 'not found':
      return (
        <span className={styles.missing}>
          <Minus /> Not found
        </span>
      )
    case 'failed':
      return (
        <span className={styles.failed}>
          <TriangleAlert /> Failed
        </span>
      )
    case 'invalid':
      return (
        <span className={styles.failed}>
          <TriangleAlert /> Invalid
        </span>
      )
  }
}
