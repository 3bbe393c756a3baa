/** Suggests the name of a collection of codes. */
import type { CodesCounts } from '@/domain/codes/planCodes.ts'
import { formatCount } from '@/lib/numbers/format.ts'

const WORDS = {
  ean: ['EAN prices', 'code', 'codes'],
  url: ['Products by link', 'URL', 'URLs'],
  id: ['Products', 'product ID', 'product IDs'],
  title: ['Products by title', 'title', 'titles'],
} as const

/** The default name: "EAN prices, 500 codes". */
export function defaultCollectionName({
  kinds,
  valid,
}: Pick<CodesCounts, 'kinds' | 'valid'>): string {
  for (const kind of ['ean', 'url', 'id', 'title'] as const) {
    if (kinds[kind] !== valid) continue
    const [what, one, several] = WORDS[kind]
    return `${what}, ${formatCount(valid)} ${valid === 1 ? one : several}`
  }
  const all =
    kinds.title > 0 ? 'Codes, links, product IDs and titles' : 'Codes, links and product IDs'
  return `${all}, ${formatCount(valid)}`
}
