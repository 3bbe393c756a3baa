import type { ReactNode } from 'react'
import { Panel } from '../../ui/Panel.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './ProductSkeleton.module.css'
import record from './ProductRecord.module.css'

const rows = (count: number) => Array.from({ length: count }, (_, place) => place)

/** The page's boxes where they will stand; a notice takes the place of the top line, so that nothing moves. */
export function ProductSkeleton({ notice, headed }: { notice: ReactNode; headed: boolean }) {
  return (
    <div>
      <div className={styles.line} data-headed={headed || undefined}>
        {notice}
      </div>
      <div className={record.grid} aria-hidden="true">
        <div className={styles.pictures}>
          <div className={styles.well} />
          <div className={styles.thumbs}>
            {rows(5).map((place) => (
              <span key={place} className={styles.thumb} />
            ))}
          </div>
        </div>
        <Panel as="div" className={record.main}>
          <div className={styles.head}>
            <Skeleton width="40%" height={12} />
            <Skeleton width="75%" height={22} />
            <Skeleton width="48%" height={12} />
          </div>
          <div className={styles.hero}>
            <Skeleton width={88} height={28} />
            <Skeleton width={56} height={18} />
            <Skeleton width={56} height={18} />
          </div>
          <div className={styles.skus}>
            {rows(8).map((place) => (
              <Skeleton key={place} height={12} />
            ))}
          </div>
        </Panel>
        <div className={record.aside}>
          {rows(2).map((panel) => (
            <Panel key={panel} as="div">
              <div className={styles.skus}>
                {rows(5).map((place) => (
                  <Skeleton key={place} width={`${80 - place * 8}%`} />
                ))}
              </div>
            </Panel>
          ))}
        </div>
      </div>
    </div>
  )
}
