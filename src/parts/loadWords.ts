/** How far a result set is loaded, in words. */
import { formatCount } from '../domain/format.ts'
import type { Moment, SetSource } from '../domain/resultSet/resultSet.ts'

/** "480 of 4,213 rows"; without what was promised where that is not known. */
export function rowsInWords({ counts, promised }: Pick<Moment, 'counts' | 'promised'>): string {
  const rows = formatCount(counts.rows)
  if (promised === null) return `${rows} ${counts.rows === 1 ? 'row' : 'rows'}`
  return `${rows} of ${formatCount(promised)} ${promised === 1 ? 'row' : 'rows'}`
}

const PARTS = {
  search: ['page', 'pages'],
  list: ['product', 'products'],
  batch: ['request', 'requests'],
} as const

/** "5 of 43 pages"; of a search, how many there are is known from the first on. */
export function partsInWords({ kind }: SetSource, { counts }: Pick<Moment, 'counts'>): string {
  const [one, several] = PARTS[kind]
  const { asks, done, notFound, failed } = counts
  if (asks === 0) return `no ${one} yet`
  return `${formatCount(done + notFound + failed)} of ${formatCount(asks)} ${asks === 1 ? one : several}`
}
