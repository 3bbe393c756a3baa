import { formatCount } from '../lib/numbers/format.ts'

/** "1 code", "200 codes". */
export function codesInWords(count: number): string {
  return count === 1 ? '1 code' : `${formatCount(count)} codes`
}

/** "1 title", "37 titles". */
export function titlesInWords(count: number): string {
  return count === 1 ? '1 title' : `${formatCount(count)} titles`
}

/** "200 codes", "200 codes and 3 titles". */
export function linesInWords(codes: number, titles: number): string {
  if (titles === 0) return codesInWords(codes)
  return codes === 0 ? titlesInWords(titles) : `${codesInWords(codes)} and ${titlesInWords(titles)}`
}
