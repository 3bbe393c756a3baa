import { formatCount } from '../../lib/format.ts'
import { Histogram } from '../../ui/Histogram.tsx'
import { BATCH } from '../../words/batchNames.ts'
import styles from './IndexDistribution.module.css'
import type { IndexBucket } from './assortment.ts'

type Props = {
  /** The country, where the batch has several; '' where it has one. */
  where: string
  /** As many below 100 as from 100 on. */
  buckets: readonly IndexBucket[]
}

function rangeOf({ from, to }: IndexBucket): string {
  if (from === null) return `below ${to ?? ''}`
  return to === null ? `${from} and above` : `${from} to below ${to}`
}

function countOf(count: number): string {
  return `${formatCount(count)} ${count === 1 ? 'row' : 'rows'}`
}

/** How many rows have which price index, with 100, the reference itself, marked in the middle. */
export function IndexDistribution({ where, buckets }: Props) {
  const label = where === '' ? BATCH.distribution : `${BATCH.distribution} in ${where}`
  const first = buckets.at(0)
  const last = buckets.at(-1)
  return (
    <div className={styles.distribution}>
      <Histogram
        label={label}
        tableLabel={`${label}, as a table`}
        keyLabel="Price index"
        countLabel="Rows"
        bars={buckets.map((bucket) => ({
          label: rangeOf(bucket),
          value: bucket.count,
          text: countOf(bucket.count),
        }))}
        axis={[`< ${first?.to ?? ''}`, '100', `≥ ${last?.from ?? ''}`]}
      />
    </div>
  )
}
