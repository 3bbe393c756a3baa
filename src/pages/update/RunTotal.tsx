import Info from 'lucide-react/icons/info'
import { useEffect } from 'react'
import { announce } from '@/components/ui/panels/LiveRegion.tsx'
import { StatStrip } from '@/components/ui/tables/StatStrip.tsx'
import { totalOf, type UpdateRun } from '@/domain/updates/updateRun.ts'
import { changeFigures } from '@/features/job-progress/changeFigures.tsx'
import { formatCount } from '@/lib/numbers/format.ts'
import { plural } from '@/lib/text/plural.ts'
import { UPDATE_ALL } from '@/words/updateAllNames.ts'
import styles from './RunTotal.module.css'

/** The panel with the changes over all compared sources, as numbers of products. */
export function RunTotal({ run, isOver }: { run: UpdateRun; isOver: boolean }) {
  const total = totalOf(run)
  const words = `${formatCount(total.changed)} of ${plural(total.products, 'product')} changed`
  useEffect(() => {
    if (isOver && total.compared > 0) announce(words)
  }, [isOver, total.compared, words])
  if (total.compared === 0) {
    if (total.first === 0) return null
    return (
      <p className={styles.words}>
        <Info />
        {total.first === 1
          ? 'One collection was'
          : `${formatCount(total.first)} collections were`}{' '}
        loaded for the first time: the next update shows what changed.
      </p>
    )
  }
  return (
    <section aria-label={UPDATE_ALL.figures}>
      <StatStrip
        items={[
          {
            label: 'Changed products',
            value: formatCount(total.changed),
            sub: `of ${formatCount(total.products)} in ${plural(total.compared, 'collection')}`,
          },
          ...changeFigures(total),
        ]}
      />
      <p className={styles.words}>
        <Info />
        <span>
          Two versions saved in this browser are compared. “Gone” means no longer listed. A product
          that changed in two ways, or is in two collections, counts twice.
          {total.partial > 0 &&
            ` ${total.partial === 1 ? 'One comparison is' : `${formatCount(total.partial)} comparisons are`} with a version that was not loaded completely.`}
        </span>
      </p>
    </section>
  )
}
