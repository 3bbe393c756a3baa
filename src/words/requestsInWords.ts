import { plural } from '@/lib/text/plural.ts'

/** "1 request", "14 requests": what a click costs. */
export function requestsInWords(count: number): string {
  return plural(count, 'request')
}
