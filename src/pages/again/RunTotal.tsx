import { useEffect } from 'react'
import Info from 'lucide-react/icons/info'
import { formatCount } from '../../lib/numbers/format.ts'
import { totalOf, type AgainRun } from '../../model/again/againRun.ts'
import { changeFigures } from '../../runs/changeFigures.tsx'
import { announce } from '../../ui/panels/LiveRegion.tsx'
import { StatStrip } from '../../ui/tables/StatStrip.tsx'
import { AGAIN } from '../../words/againNames.ts'
import { productsInWords } from '../../words/productsInWords.ts'
import styles from './RunTotal.module.css'

/** What has changed over all sources that were compared, in counts of products. */
export function RunTotal({ run, isOver }: { run: AgainRun; isOver: boolean }) {
  const total = totalOf(run)
  const words = `${formatCount(total.changed)} of ${productsInWords(total.products)} changed`
  useEffect(() => {
    if (isOver && total.compared > 0) announce(words)
  }, [isOver, total.compared, words])
  if (total.compared === 0) {
    if (total.first === 0) return null
    return (
      <p className={styles.words}>
        <Info />
        {total.first === 1 ? 'One source was' : `${formatCount(total.first)} sources were`} loaded
        for the first time: the next run is measured against it.
      </p>
    )
  }
  return (
    <section aria-label={AGAIN.figures}>
      <StatStrip
        items={[
          {
            label: 'Changed products',
            value: formatCount(total.changed),
            sub: `of ${formatCount(total.products)} in ${formatCount(total.compared)} ${total.compared === 1 ? 'source' : 'sources'}`,
          },
          ...changeFigures(total),
        ]}
      />
      <p className={styles.words}>
        <Info />
        <span>
          Both snapshots were loaded and kept in this browser; the service has no history. “Gone”
          means not in this result. A product that changed in two ways counts in both; so does one
          that stands in two sources.
          {total.partial > 0 &&
            ` ${total.partial === 1 ? 'One comparison is' : `${formatCount(total.partial)} comparisons are`} with a snapshot that was not loaded as a whole.`}
        </span>
      </p>
    </section>
  )
}
