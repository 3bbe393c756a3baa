import { formatCount } from '@/lib/numbers/format.ts'

/** "1 row", "16,460 rows". */
export function rowsInWords(count: number): string {
  return count === 1 ? '1 row' : `${formatCount(count)} rows`
}
