import { Panel } from '../../ui/Panel.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './EanSkeleton.module.css'

const STATS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
const ROWS = ['a', 'b', 'c', 'd', 'e', 'f']

/** The boxes of the figures and of the table, before they are known. */
export function EanSkeleton() {
  return (
    <>
      <Panel as="div" className={styles.stats} aria-hidden="true">
        {STATS.map((key) => (
          <span key={key} className={styles.stat}>
            <Skeleton width="60%" />
            <Skeleton width="45%" height={16} />
            <Skeleton width="70%" />
          </span>
        ))}
      </Panel>
      <Panel as="div" aria-hidden="true">
        <span className={styles.head}>
          <Skeleton width={160} />
        </span>
        {ROWS.map((key) => (
          <span key={key} className={styles.row}>
            <Skeleton width={28} height={28} />
            <Skeleton width="14%" />
            <Skeleton width="6%" height={16} />
            <Skeleton width="46%" height={3} />
            <Skeleton width="8%" />
          </span>
        ))}
      </Panel>
    </>
  )
}
