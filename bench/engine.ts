/**
 * `npm run bench -- engine`: measures the demo's engine at three sizes: making the rows, indexing, searching, memory and code
 * size.
 */
import type { EngineRun } from './engineRuns.ts'
import { gzipSizeOf, inOwnProcess } from './inOwnProcess.ts'
import { median, quantile } from './quantile.ts'
import type { Report } from './report.ts'

const SIZES = [20_000, 100_000, 1_000_000]
/** The limits for each size, in milliseconds and megabytes. */
const GOALS: Record<number, { ready?: number; index?: number; p95?: number; memory?: number }> = {
  20_000: { ready: 300 },
  100_000: { index: 100, p95: 1 },
  1_000_000: { index: 1000, p95: 5, memory: 100 },
}
const CODE_KB = 6

export const title = "the demo's engine, exact counts of all twelve facets"

/** The figures of the runs at one size. */
type Figures = {
  rows: number
  index: number
  ready: number
  p50: number
  p95: number
  memory: number
  records: number
}

function figuresOf(runs: readonly EngineRun[]): Figures {
  const searches = runs.flatMap((run) => run.searches)
  const rows = median(runs.map((run) => run.rows))
  const index = median(runs.map((run) => run.index))
  return {
    rows,
    index,
    ready: rows + index,
    p50: median(searches),
    p95: quantile(searches, 0.95),
    memory: median(runs.map(({ remaining }) => remaining)) / 1e6,
    records: median(runs.flatMap((run) => run.records)),
  }
}

export async function measure({ addFigure, note }: Report): Promise<void> {
  const most = (value: number, limit: number | undefined, unit: string) =>
    limit === undefined
      ? undefined
      : { message: `≤ ${limit.toLocaleString('en')} ${unit}`, isMet: value <= limit }
  // printed by engineRuns.ts
  const [first] = (await inOwnProcess('engineRuns.ts', '20000')) as EngineRun[]
  const runs = (await inOwnProcess('engineRuns.ts', ...SIZES.map(String))) as EngineRun[]
  if (first) {
    const ready = first.rows + first.index
    addFigure(
      '20,000: ready in a process that has just begun',
      `${ready.toFixed(0)} ms`,
      most(ready, 300, 'ms'),
    )
  }
  const bySize = SIZES.map((size) => figuresOf(runs.filter((run) => run.size === size)))
  SIZES.forEach((size, at) => {
    const figures = bySize[at]
    if (!figures) return
    const goals = GOALS[size] ?? {}
    const n = size.toLocaleString('en')
    const ms = (value: number, digits = 0) => `${value.toFixed(digits)} ms`
    addFigure(`${n}: rows made`, ms(figures.rows))
    addFigure(`${n}: rows indexed`, ms(figures.index), most(figures.index, goals.index, 'ms'))
    addFigure(`${n}: ready, both`, ms(figures.ready), most(figures.ready, goals.ready, 'ms'))
    addFigure(`${n}: search, p50`, ms(figures.p50, 3))
    addFigure(`${n}: search, p95`, ms(figures.p95, 2), most(figures.p95, goals.p95, 'ms'))
    addFigure(`${n}: making the 24 records of a page, p50`, ms(figures.records, 2))
    addFigure(
      `${n}: memory kept`,
      `${figures.memory.toFixed(0)} MB`,
      most(figures.memory, goals.memory, 'MB'),
    )
  })
  const [small, , large] = bySize
  if (small && large) {
    const exponent = (read: (figures: Figures) => number) =>
      (Math.log(read(large) / read(small)) / Math.log(50)).toFixed(2)
    addFigure(
      'growth from 20,000 to 1,000,000: exponent of indexing',
      exponent(({ index }) => index),
    )
    addFigure(
      'growth from 20,000 to 1,000,000: exponent of search p50',
      exponent(({ p50 }) => p50),
    )
  }
  const code = (await gzipSizeOf('../mocks/catalog/createCatalog.ts', 'createCatalog')) / 1000
  addFigure(
    'code of the engine, minified, gzip',
    `${code.toFixed(1)} kB`,
    most(code, CODE_KB, 'kB'),
  )
  note(
    'Medians of three builds and 1,200 searches of a size, the sizes in turn in one process; half of the searches count merchants and brands as if their own filter were off. Memory is what stays of heap and typed arrays after garbage collection, the makers of rows and records included.',
  )
}
