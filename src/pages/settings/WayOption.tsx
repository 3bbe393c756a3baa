import type { ReactNode } from 'react'
import type { Connection } from '../../catalog/connection.ts'
import { classes } from '../../ui/classes.ts'
import styles from './WayOption.module.css'

type Props = {
  way: Connection['way']
  label: string
  says: string
  isChosen: boolean
  isOffered?: boolean
  onChoose: () => void
  /** At the end of the line. */
  end?: ReactNode
  /** What belongs to it while it is chosen. */
  children?: ReactNode
}

/** One way to reach the service. */
export function WayOption({
  way,
  label,
  says,
  isChosen,
  isOffered = true,
  onChoose,
  end,
  children,
}: Props) {
  return (
    <div className={classes(styles.option, isChosen && styles.chosen)}>
      <div className={styles.head}>
        <label className={styles.name}>
          <input
            className={styles.radio}
            type="radio"
            name="way"
            value={way}
            checked={isChosen}
            disabled={!isOffered}
            aria-describedby={`way-${way}`}
            onChange={onChoose}
          />
          {label}
        </label>
        {end}
      </div>
      <p id={`way-${way}`} className={styles.says}>
        {says}
      </p>
      {isChosen && children !== undefined && <div className={styles.body}>{children}</div>}
    </div>
  )
}
