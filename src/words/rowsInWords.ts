import { plural } from '@/lib/text/plural.ts'

/** "1 row", "16,460 rows". */
export function rowsInWords(count: number): string {
  return plural(count, 'row')
}
