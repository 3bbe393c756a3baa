/** `npm run bench -- growth`: what a catalog, a workbench and a batch take while they grow, with the exponent of each curve, drawn into `docs`. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { batchGrowth } from './growth/batchGrowth.ts'
import { catalogGrowth } from './growth/catalogGrowth.ts'
import { exponentOf, shortSize, written, type Curve } from './growth/curve.ts'
import { drawCurves } from './growth/drawCurves.ts'
import { workbenchGrowth } from './growth/workbenchGrowth.ts'
import type { Report } from './report.ts'

/** Above it something is done to each thing more often the more things there are. */
const LINEAR = 1.1

const TIMES = 'milliseconds of the processor'
const BOTH = 'milliseconds of the processor; megabytes'

const parts = [
  {
    file: 'growth-catalog.svg',
    title: 'The demo’s catalog',
    across: 'listings',
    up: BOTH,
    measure: catalogGrowth,
  },
  {
    file: 'growth-workbench.svg',
    title: 'The workbench’s rows',
    across: 'rows',
    up: TIMES,
    measure: workbenchGrowth,
  },
  {
    file: 'growth-batch.svg',
    title: 'A batch, on a service that answers at once',
    across: 'rows',
    up: BOTH,
    measure: batchGrowth,
  },
]

function sayCurve({ say }: Report, of: string, { name, unit, points }: Curve): void {
  const exponent = exponentOf(points)
  const values = points.map(({ n, value }) => `${shortSize(n)} ${written(value)}`)
  say(`${of}: ${name}, ${unit}`, `n^${exponent.toFixed(2)}: ${values.join(', ')}`, {
    says: 'linear at the most',
    isMet: exponent <= LINEAR,
  })
}

export const title = 'what work costs while there is more of it, on one thread of Node'

export async function measure(report: Report): Promise<void> {
  for (const { file, measure: curvesOf, ...picture } of parts) {
    const curves = await curvesOf()
    for (const curve of curves) sayCurve(report, picture.title, curve)
    const svg = drawCurves({ ...picture, curves })
    writeFileSync(path.resolve(import.meta.dirname, '../docs', file), svg)
  }
  report.note(
    `n^x: the power that fits the points best, by least squares of the logarithms; above ${LINEAR} it counts as worse than linear. Sorting compares, n log n. Nothing is done to a row more often because there are others: what reads every row once and is above 1 all the same owes it to the processor’s caches, which a thousand rows fit and fifty thousand do not (one field of each row: 7 ns a row, and 600).`,
  )
}
