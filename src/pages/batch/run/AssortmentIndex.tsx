import { formatCount, formatIndex } from '../../../lib/numbers/format.ts'
import type { ReferenceWords } from '../../../market/reference.ts'
import { Calculated } from '../../../ui/figures/Calculated.tsx'
import { Histogram } from '../../../ui/figures/Histogram.tsx'
import { Missing } from '../../../ui/tables/Missing.tsx'
import { BATCH } from '../../../words/batchNames.ts'
import styles from './AssortmentIndex.module.css'
import { exclusionInWords, type Assortment, type IndexBucket } from './assortment.ts'

type Props = {
  /** The country, where the batch has several; '' where it has one. */
  where: string
  figures: Assortment
  reference: ReferenceWords
}

/** The price index of the assortment: n, what is left out and why, how it comes about, and how it is distributed. */
export function AssortmentIndex({ where, figures, reference }: Props) {
  const { n, meanIndex, medianIndex, excluded, distribution } = figures
  const left = excluded.map(
    ({ reason, count }) => `${formatCount(count)} ${exclusionInWords(reason)}`,
  )
  const formula = `My offer price ÷ ${reference.formula} × 100`
  return (
    <div className={styles.index}>
      <div>
        <p className={styles.figure}>
          <span>
            <Calculated formula={`Mean of the price indices; each is: ${formula}`}>
              Price index of the assortment{where !== '' && ` in ${where}`}
            </Calculated>
          </span>{' '}
          <b>{meanIndex === null ? <Missing what="no price index" /> : formatIndex(meanIndex)}</b>
        </p>
        <p className={styles.quiet}>
          {medianIndex !== null && `median ${formatIndex(medianIndex)}, `}
          {`n = ${formatCount(n)}`}
          {left.length > 0 && `; left out: ${left.join(', ')}`}
          {'. Repeated rows count once.'}
        </p>
        <p className={styles.quiet}>{`Mean of: ${formula}.`}</p>
      </div>
      {distribution.length > 0 && <IndexDistribution where={where} buckets={distribution} />}
    </div>
  )
}

type IndexDistributionProps = {
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
function IndexDistribution({ where, buckets }: IndexDistributionProps) {
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
