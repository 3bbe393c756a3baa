import { Skeleton } from '@/components/ui/panels/Skeleton.tsx'
import styles from './ProductGrid.module.css'

/** Placeholder cards at their final size. */
export function GridSkeleton({ count }: { count: number }) {
  return (
    <div className={styles.grid} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.waiting}>
          <Skeleton height="var(--well-size)" className={styles.well ?? ''} />
          <div className={styles.lines}>
            <Skeleton width="46%" />
            <Skeleton width="92%" />
            <Skeleton width="68%" />
            <Skeleton width="38%" height={14} />
            <Skeleton width="50%" />
          </div>
        </div>
      ))}
    </div>
  )
}
