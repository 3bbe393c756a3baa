import { useState } from 'react'
import { formatCount } from '../../lib/format.ts'

/** As many as are drawn at once: a record may hold thousands of fields and sizes. */
const STEP = 200

/** The first rows of a group, and how to see more of them; null where all are shown. */
export function useMoreRows<Row>(rows: readonly Row[]) {
  const [most, setMost] = useState(STEP)
  const left = rows.length - most
  return {
    shown: rows.slice(0, most),
    more:
      left <= 0
        ? null
        : {
            label: `Show ${formatCount(Math.min(STEP, left))} more of ${formatCount(rows.length)} rows`,
            show: () => setMost(most + STEP),
          },
  }
}
