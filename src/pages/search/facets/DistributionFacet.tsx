import { useMemo } from 'react'
import { facetLabel, type FacetValue } from '@/api/facets.ts'
import { Bars } from '@/components/ui/figures/Bars.tsx'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { formatCount, formatPrice } from '@/lib/numbers/format.ts'
import { fewerBars, toHistogram } from './histogram.ts'
import styles from './DistributionFacet.module.css'

/** How many keys that can't be read as numbers are listed; further ones are only counted. */
const UNREAD_AT_ONCE = 20

type DistributionFacetProps = {
  name: 'price' | 'discount'
  values: FacetValue[]
  /** The currency label of prices; '' for none. */
  unit?: string
  /** The highest value in known products, if the last bar ends below it. */
  beyond?: number | null
}

/** The facet of prices or discounts: its counts as bars in numerical order; keys stay as received. */
export function DistributionFacet({
  name,
  values,
  unit = '',
  beyond = null,
}: DistributionFacetProps) {
  const { bars: received, unread } = useMemo(() => toHistogram(values, name), [values, name])
  const bars = useMemo(() => fewerBars(received), [received])
  const label = unit === '' ? facetLabel(name) : `${facetLabel(name)}, ${unit}`
  const unreadText = unread
    .slice(0, UNREAD_AT_ONCE)
    .map(([key, count]) => `“${key}” ${formatCount(count)}`)
    .join(', ')
  const unreadLeft = unread.length - UNREAD_AT_ONCE
  const middle = bars[Math.floor(bars.length / 2)]
  const ends = [bars.at(0)?.from, middle?.from, bars.at(-1)?.to]
  const axis = [...new Set(ends.map((end) => formatCount(end)))]
  return (
    <div className={styles.distribution}>
      {bars.length > 0 && (
        <Bars
          label={label}
          bars={bars.map((bar) => ({
            label: bar.label,
            value: bar.count ?? 0,
            text: formatCount(bar.count),
          }))}
          axis={axis}
        >
          <CountTable name={name} label={label} bars={bars} />
        </Bars>
      )}
      {bars.length < received.length && (
        <p className={styles.note}>
          {`${formatCount(received.length)} values, added up in ${formatCount(bars.length)} bars`}
        </p>
      )}
      {beyond !== null && (
        <p className={styles.note}>
          Ends at {formatCount(ends.at(-1))}; seen up to <LangText>{formatPrice(beyond)}</LangText>
        </p>
      )}
      {unread.length > 0 && (
        <p className={`${styles.note} ${styles.unread}`} title={unreadText}>
          {bars.length > 0 ? 'Also given: ' : `${label} as given: `}
          <bdi>{unreadText}</bdi>
          {unreadLeft > 0 && ` and ${formatCount(unreadLeft)} more`}
        </p>
      )}
    </div>
  )
}

type CountTableProps = { name: string; label: string; bars: ReturnType<typeof fewerBars> }

/** The bars as a table that only screen readers get: it is always there, because there is no room for a button that shows it. */
function CountTable({ name, label, bars }: CountTableProps) {
  return (
    <div className="vh">
      <table>
        <caption className="vh">{`${label}: products by ${name}`}</caption>
        <thead>
          <tr>
            <th scope="col">{label}</th>
            <th scope="col">Products</th>
          </tr>
        </thead>
        <tbody>
          {bars.map((bar) => (
            <tr key={bar.label}>
              <th scope="row">
                <LangText>{bar.label}</LangText>
              </th>
              <td>
                <LangText>{formatCount(bar.count)}</LangText>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
