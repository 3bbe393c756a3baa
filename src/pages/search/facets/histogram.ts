/** Converts the price and discount facets to bars in numerical order. */
import { readDiscountKey, readPriceRange, type FacetValue } from '@/api/facets.ts'

export type HistogramBar = {
  /** The key of the facet value, as received. */
  label: string
  from: number
  /** Equal to `from` for discounts, because the range of a discount key is not documented. */
  to: number
  count: number | null
}
export type HistogramBars = {
  bars: HistogramBar[]
  /** The values, as received, whose key is neither a range nor a number. */
  unread: FacetValue[]
  /** The highest count; 0 if none is known. */
  highest: number
}

/** Makes the bars in numerical order. Keys that can't be read go to `unread`: nothing is dropped or guessed. */
export function toHistogram(values: FacetValue[], kind: 'price' | 'discount'): HistogramBars {
  const bars: HistogramBar[] = []
  const unread: FacetValue[] = []
  for (const [label, count] of values) {
    const range = kind === 'price' ? readPriceRange(label) : pointOf(label)
    if (range === null) unread.push([label, count])
    else bars.push({ label, from: range.min, to: range.max, count })
  }
  bars.sort((a, b) => a.from - b.from || a.to - b.to)
  return { bars, unread, highest: bars.reduce((most, bar) => Math.max(most, bar.count ?? 0), 0) }
}

/** The most bars: each is at least 1 px wide in a rail of 280 px, and is also a table row for screen readers. */
const MOST_BARS = 200

/**
 * Joins neighbouring bars when there are more than `MOST_BARS`, by adding them up; the order stays. A joined bar has a count if
 * any of its bars has one.
 */
export function fewerBars(bars: readonly HistogramBar[]): readonly HistogramBar[] {
  if (bars.length <= MOST_BARS) return bars
  const each = Math.ceil(bars.length / MOST_BARS)
  return Array.from({ length: Math.ceil(bars.length / each) }, (_, at) =>
    sumOf(bars.slice(at * each, (at + 1) * each)),
  )
}

function sumOf(bars: readonly HistogramBar[]): HistogramBar {
  const [first, last] = [bars.at(0), bars.at(-1)]
  if (!first || !last) throw new Error('a sum of no bars')
  const counts = bars.flatMap(({ count }) => (count === null ? [] : [count]))
  return {
    label: first === last ? first.label : `${first.label} to ${last.label}`,
    from: first.from,
    to: last.to,
    count: counts.length === 0 ? null : counts.reduce((sum, count) => sum + count, 0),
  }
}

function pointOf(key: string): { min: number; max: number } | null {
  const value = readDiscountKey(key)
  return value === null ? null : { min: value, max: value }
}
