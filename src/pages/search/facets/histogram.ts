/** The price and discount facets as bars in numerical order. */
import { readDiscountKey, readPriceRange, type FacetValue } from '../../../catalog/facets.ts'

type HistogramBar = {
  /** The key as received. */
  label: string
  from: number
  /** Equal to `from` for discounts: what a discount key spans is not stated. */
  to: number
  count: number | null
}
export type HistogramBars = {
  bars: HistogramBar[]
  /** Entries whose key is no range or number, as received. */
  unread: FacetValue[]
  /** The highest count, 0 where none is known. */
  highest: number
}

/** Sorted by figures. Keys that cannot be read are kept in `unread`: nothing is dropped or guessed. */
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

function pointOf(key: string): { min: number; max: number } | null {
  const value = readDiscountKey(key)
  return value === null ? null : { min: value, max: value }
}
