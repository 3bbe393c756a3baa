/** The price index at each run that is kept, as a part of a report. */
import type { ReportPart } from '@/domain/report/report.ts'
import { formatIndex } from '@/lib/numbers/format.ts'
import { formatDay } from '@/lib/numbers/formatTimes.ts'
import { withoutNoise } from '@/lib/numbers/offerStatistics.ts'

export type IndexPoint = {
  /** Epoch milliseconds. */
  at: number
  index: number
  /** Rows that it is the mean of. */
  rows: number
}

/** So many fit into a chart beside each other. */
const MOST = 14

/** Null below two points: one is no course. `where`: '' where there is one country, else ", United States". */
export function indexPart(
  points: readonly IndexPoint[],
  reference: string,
  country: string,
  where: string,
): ReportPart | null {
  const [first, ...rest] = points.slice(-MOST)
  const last = rest.at(-1)
  if (!first || !last) return null
  const all = [first, ...rest]
  return {
    key: `index-${country}`,
    title: `Price index over time${where}`,
    meta: `${reference} = 100; ${all.length} updates; no data between points`,
    columns: [
      { key: 'run', label: 'Update', kind: 'when' },
      { key: 'index', label: 'Index', kind: 'index' },
      {
        key: 'change',
        label: 'Change',
        kind: 'points',
        formula: 'index − index of the previous update',
      },
      { key: 'rows', label: 'Rows', kind: 'count' },
    ],
    rows: all.map(({ at, index, rows }, place) => {
      const before = all[place - 1]
      return [{ at }, index, before ? withoutNoise(index - before.index) : null, rows]
    }),
    most: null,
    chart: {
      kind: 'steps',
      says: `Price index at ${all.length} updates, from ${formatIndex(first.index)} on ${formatDay(first.at)} to ${formatIndex(last.index)} on ${formatDay(last.at)}; the values are in the table below`,
      label: 'run',
      value: 'index',
      tones: all.map(() => null),
      base: { at: 100, label: `${reference} = 100` },
    },
  }
}
