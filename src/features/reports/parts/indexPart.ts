/** The price index at each stored update, as a part of a report. */
import { defineColumns } from '@/components/data-table/defineColumns.ts'
import { reportTable } from '@/components/data-table/reportTable.ts'
import type { ReportPart } from '@/domain/report/report.ts'
import { formatIndex } from '@/lib/numbers/format.ts'
import { formatDay } from '@/lib/numbers/formatTimes.ts'
import { withoutNoise } from '@/lib/numbers/offerStatistics.ts'

export type IndexPoint = {
  /** When the update was loaded, in epoch milliseconds. */
  at: number
  index: number
  /** How many rows the index is the mean of. */
  rows: number
}

type IndexLine = IndexPoint & {
  /** The difference from the update before, in points; null for the first. */
  change: number | null
}

const indexColumns = defineColumns<IndexLine, null>()([
  { id: 'run', header: 'Update', kind: 'stamp', accessor: ({ at }) => at },
  { id: 'index', header: 'Index', kind: 'points', accessor: ({ index }) => index },
  {
    id: 'change',
    header: 'Change',
    kind: 'points',
    accessor: ({ change }) => change,
    formula: 'index − index of the previous update',
    report: { kind: 'points' },
  },
  { id: 'rows', header: 'Rows', kind: 'count', accessor: ({ rows }) => rows },
])

/** The maximum number of points in the chart. */
const MOST = 14

/** The index as a part of a report; null for fewer than two points. `where`: '' for one country, otherwise ", United States". */
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
  const lines = all.map((point, place) => {
    const before = all[place - 1]
    return { ...point, change: before ? withoutNoise(point.index - before.index) : null }
  })
  return {
    key: `index-${country}`,
    title: `Price index over time${where}`,
    meta: `${reference} = 100; ${all.length} updates; no data between points`,
    ...reportTable(indexColumns, lines, null),
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
