import { Skeleton } from '@/components/ui/panels/Skeleton.tsx'
import styles from './MarketSkeleton.module.css'

/** Placeholder rows for the table, at their final height. */
export function MarketSkeleton({ rows }: { rows: number }) {
  return (
    <div aria-hidden="true">
      <div className={styles.head} />
      {Array.from({ length: rows }, (_, index) => (
        <div
          // Skeleton rows are identical, so the index is a safe key.
          key={index}
          className={styles.row}
        >
          <Skeleton width={90} />
          <Skeleton width={100} />
          <Skeleton width={60} />
          <Skeleton width={180} className={styles.dots} />
        </div>
      ))}
    </div>
  )
}
