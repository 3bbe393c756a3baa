import { Panel } from '../../ui/Panel.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { MarketSkeleton } from './MarketSkeleton.tsx'
import styles from './RecordsSkeleton.module.css'

/** The records and the market to come, in their geometry. */
export function RecordsSkeleton() {
  return (
    <>
      <div className={styles.cards} aria-hidden="true">
        <Skeleton height={100} />
        <Skeleton height={100} />
      </div>
      <Panel as="div" className={styles.market ?? ''} aria-hidden="true">
        <div className={styles.head}>
          <Skeleton width={140} />
        </div>
        <MarketSkeleton rows={6} />
      </Panel>
    </>
  )
}
