import { facetLabel, type FacetValue } from '../../catalog/facets.ts'
import { formatCount, formatPrice } from '../../lib/format.ts'
import { Histogram } from '../../ui/Histogram.tsx'
import styles from './DistributionFacet.module.css'
import { toHistogram } from './histogram.ts'

type DistributionFacetProps = {
  name: 'price' | 'discount'
  values: FacetValue[]
  /** The currency label of prices; '' for none. */
  unit?: string
  /** The highest value seen in products, where the last bar ends below it. */
  beyond?: number | null
}

/** Counts by price or discount, in numerical order; keys stay as the service gives them. */
export function DistributionFacet({
  name,
  values,
  unit = '',
  beyond = null,
}: DistributionFacetProps) {
  const { bars, unread } = toHistogram(values, name)
  const label = unit === '' ? facetLabel(name) : `${facetLabel(name)}, ${unit}`
  const unreadText = unread.map(([key, count]) => `“${key}” ${formatCount(count)}`).join(', ')
  const middle = bars[Math.floor(bars.length / 2)]
  const ends = [bars.at(0)?.from, middle?.from, bars.at(-1)?.to]
  const axis = [...new Set(ends.map((end) => formatCount(end)))]
  return (
    <div className={styles.distribution}>
      {bars.length > 0 && (
        <Histogram
          label={label}
          bars={bars.map((bar) => ({
            label: bar.label,
            value: bar.count ?? 0,
            text: formatCount(bar.count),
          }))}
          axis={axis}
          keyLabel={label}
          tableLabel={`${label}: products by ${name}`}
        />
      )}
      {beyond !== null && (
        <p className={styles.note}>
          Ends at {formatCount(ends.at(-1))}; seen up to {formatPrice(beyond)}
        </p>
      )}
      {unread.length > 0 && (
        <p className={`${styles.note} ${styles.unread}`} title={unreadText}>
          {bars.length > 0 ? 'Also given: ' : `${label} as given: `}
          <bdi>{unreadText}</bdi>
        </p>
      )}
    </div>
  )
}
