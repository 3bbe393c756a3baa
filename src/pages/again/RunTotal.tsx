import Info from 'lucide-react/icons/info'
import { formatCount, MISSING } from '../../lib/numbers/format.ts'
import { totalOf, type AgainRun, type AgainTotal } from '../../model/again/againRun.ts'
import { changeKinds, type ChangeKind } from '../../model/changes/change.ts'
import { goneInWords, kindInWords } from '../../model/changes/changesNames.ts'
import { ChangeSign } from '../../runs/ChangeMarks.tsx'
import { StatStrip } from '../../ui/tables/StatStrip.tsx'
import { AGAIN } from '../../words/againNames.ts'
import styles from './RunTotal.module.css'

/** Of the sources that can tell it; none of them is not the same as 0. */
function figureOf(kind: ChangeKind, { counts, merged, untold, compared }: AgainTotal) {
  const became = kind === 'gone' ? goneInWords(counts.gone, merged) : ''
  if (untold[kind] === 0) {
    return { value: formatCount(counts[kind]), ...(became !== '' && { sub: became }) }
  }
  if (untold[kind] === compared) return { value: MISSING, sub: 'cannot be told' }
  return {
    value: formatCount(counts[kind]),
    sub: `cannot be told in ${formatCount(untold[kind])} of ${formatCount(compared)} sources`,
  }
}

/** What has changed over all sources that were compared, in counts of products. */
export function RunTotal({ run }: { run: AgainRun }) {
  const total = totalOf(run)
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
          ...changeKinds.map((kind) => ({
            id: kind,
            label: (
              <span className={styles.kind}>
                <ChangeSign kind={kind} /> {kindInWords(kind)}
              </span>
            ),
            ...figureOf(kind, total),
          })),
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
