import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './TableSkeleton.module.css'

/** Rows on their way, in their final geometry. */
export function TableSkeleton({ count }: { count: number }) {
  return (
    <div className={styles.box} aria-hidden="true">
      <div className={styles.head} />
      {Array.from({ length: count }, (_, place) => (
        <div key={place} className={styles.row}>
          <span className={styles.picture}>
            <Skeleton height="100%" />
          </span>
          <Skeleton width={`${62 - ((place * 7) % 24)}%`} />
          <Skeleton width="60%" />
          <Skeleton width="40%" />
          <Skeleton width="70%" />
        </div>
      ))}
    </div>
  )
}
