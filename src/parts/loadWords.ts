/** How far a result set is loaded, in words. */
import { formatCount } from '../domain/format.ts'
import type { LoadEstimate } from '../domain/resultSet/estimateLoad.ts'
import type { Moment, SetSource } from '../domain/resultSet/resultSet.ts'

const counted = (count: number, one: string, several: string) =>
  `${formatCount(count)} ${count === 1 ? one : several}`

/** "480 of 4,213 rows"; without what was promised where that is not known. */
export function rowsInWords({ counts, promised }: Pick<Moment, 'counts' | 'promised'>): string {
  if (promised === null) return counted(counts.rows, 'row', 'rows')
  return `${formatCount(counts.rows)} of ${counted(promised, 'row', 'rows')}`
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
  return `${formatCount(done + notFound + failed)} of ${counted(asks, one, several)}`
}

/** "4,213 rows in 43 requests". */
export function costInWords({ rows, requests }: LoadEstimate): string {
  const asked = requests === null ? null : counted(requests, 'request', 'requests')
  if (rows !== null && asked !== null) return `${counted(rows, 'row', 'rows')} in ${asked}`
  return asked ?? 'number of rows not stated'
}
