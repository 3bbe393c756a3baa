import { plural } from '@/lib/text/plural.ts'

/** "1 code", "200 codes". */
export function codesInWords(count: number): string {
  return plural(count, 'code')
}

/** "1 title", "37 titles". */
export function titlesInWords(count: number): string {
  return plural(count, 'title')
}
