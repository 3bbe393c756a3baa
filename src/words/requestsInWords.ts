import { formatCount } from '@/lib/numbers/format.ts'

/** "1 request", "14 requests": what a click costs. */
export function requestsInWords(count: number): string {
  return count === 1 ? '1 request' : `${formatCount(count)} requests`
}
