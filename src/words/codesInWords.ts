import { formatCount } from '@/lib/numbers/format.ts'

/** "1 code", "200 codes". */
export function codesInWords(count: number): string {
  return count === 1 ? '1 code' : `${formatCount(count)} codes`
}

/** "1 title", "37 titles". */
export function titlesInWords(count: number): string {
  return count === 1 ? '1 title' : `${formatCount(count)} titles`
}
