import { formatPercent } from '@/lib/numbers/format.ts'
import { statusAt } from './priceStatus.ts'

/**
 * The distance of a price index from 100 in words: "8.1% above the market", "at the market". `than` names the compared figure
 * (`ReferenceWords.than`); differences within `tolerance`, in percent, count as equal.
 */
export function distanceInWords(index: number, than: string, tolerance: number): string {
  const side = statusAt(index, tolerance)
  if (side === 'equal') return `at ${than}`
  const distance = formatPercent(Math.abs(index - 100), { digits: 1 })
  return `${distance} ${side === 'dearer' ? 'above' : 'below'} ${than}`
}
