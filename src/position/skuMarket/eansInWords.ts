import { formatCount } from '../../lib/numbers/format.ts'

export function eansInWords(count: number): string {
  return count === 1 ? '1 EAN' : `${formatCount(count)} EANs`
}
