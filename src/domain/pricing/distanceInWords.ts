import { formatPercent } from '@/lib/numbers/format.ts'
import { statusAt } from './priceStatus.ts'

/**
 * "8.1% above the market", "at the market": how far a price index is from 100. `than` names what it is compared with
 * (`ReferenceWords.than`); `tolerance` is the percentage up to which a difference is none.
 */
export function distanceInWords(index: number, than: string, tolerance: number): string {
  const side = statusAt(index, tolerance)
  if (side === 'equal') return `at ${than}`
  const distance = formatPercent(Math.abs(index - 100), { digits: 1 })
  return `${distance} ${side === 'dearer' ? 'above' : 'below'} ${than}`
}
