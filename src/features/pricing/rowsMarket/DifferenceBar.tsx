import { createContext, useContext } from 'react'
import { cssVars } from '@/components/ui/styles/cssVars.ts'
import { Delta } from '@/features/products/prices/Delta.tsx'
import { formatPercent } from '@/lib/numbers/format.ts'
import { markFor, placeOn } from './differenceScale.ts'
import styles from './DifferenceBar.module.css'

/**
 * The largest absolute difference in a column, in percent, so that all its bars share a scale. Null if the differences are not in a
 * column and are shown as figures only.
 */
export const DifferenceReach = createContext<number | null>(null)

type Props = {
  /** The difference in percent; null if there is none. */
  value: number | null
  /** Whether the difference is within the tolerance, so that it has no colour and no triangle. */
  isEqual?: boolean
}

/** A difference as a figure and a bar from the column’s zero: solid to the left if cheaper. */
export function DifferenceBar({ value, isEqual = false }: Props) {
  const reach = useContext(DifferenceReach)
  if (value === null || reach === null) return <Delta value={value} plain={isEqual} />
  const mark = markFor(reach)
  const [from, to] = [50, placeOn(mark, value)].toSorted((a, b) => a - b)
  return (
    <span className={styles.difference}>
      <span className={styles.track} aria-hidden="true">
        {value !== 0 && !isEqual && (
          <span
            className={value > 0 ? styles.dearer : styles.cheaper}
            style={cssVars({ '--a': `${from}%`, '--b': `${to}%` })}
          />
        )}
      </span>
      <Delta value={value} plain={isEqual} />
    </span>
  )
}

/** The scale of the bars, below the name of their column. */
export function DifferenceAxis() {
  const mark = markFor(useContext(DifferenceReach) ?? 0)
  return (
    <span className={styles.axis} aria-hidden="true">
      {[-mark, 0, mark].map((at) => (
        <span key={at} style={cssVars({ '--x': `${placeOn(mark, at)}%` })}>
          {at === 0 ? '0' : formatPercent(at, { digits: 0, signed: true })}
        </span>
      ))}
    </span>
  )
}
