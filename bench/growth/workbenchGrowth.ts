/** The workbench's engine from a thousand rows to the fifty thousand that it takes. */
import { demoCatalog } from '../../mocks/data/demoCatalog.ts'
import { readProduct } from '../../src/catalog/operations/product.ts'
import type { ResultRow } from '../../src/model/resultSet/resultRow.ts'
import { rowOfProduct } from '../../src/model/resultSet/toResultRow.ts'
import { createRowWork, type RowWork } from '../../src/model/workbench/createRowWork.ts'
import { noFilter } from '../../src/model/workbench/rowView.ts'
import type { Curve, Point } from './curve.ts'
import { bytesHeld, medianTime } from './measured.ts'

const SIZES = [1000, 2000, 5000, 10_000, 20_000, 50_000]
/** Rows that come from the worker in one message. */
const SLICE = 200
/** Rows that a screen of the table asks for. */
const SCREEN = 20

function rowsOf(size: number): ResultRow[] {
  const catalog = demoCatalog({ size })
  return Array.from({ length: size }, (_, ordinal) => {
    const { country, product } = catalog.listing(ordinal)
    return rowOfProduct(readProduct({ ...product }), country)
  })
}

function workOn(rows: readonly ResultRow[]): RowWork {
  const work = createRowWork()
  for (let at = 0; at < rows.length; at += SLICE) work.add(rows.slice(at, at + SLICE))
  work.look(noFilter, [])
  return work
}

function summarise(work: RowWork): void {
  const figure = 'offerPrice'
  const groups = {
    down: 'brand',
    across: 'merchant',
    order: { by: 'rows', value: '', down: true },
    measure: 'median',
  } as const
  work.pivot({ ...groups, figure, mostDown: 20, mostAcross: 12 })
  work.boxes({ by: 'merchant', figure, most: 12 })
  work.distribution(figure, 24)
  work.pricePoints()
}

const narrow = (work: RowWork) =>
  work.look({ ...noFilter, text: 'slim blue', ranges: { offerPrice: [10, 60] } }, [])

/** Many at once: one is shorter than the clock can tell. */
const SCREENS = 5000

function scroll(work: RowWork, rows: number): void {
  for (let screen = 0; screen < SCREENS; screen += 1) {
    const from = (screen * 7919) % (rows - SCREEN)
    work.rows(from, from + SCREEN)
  }
}

type Use = {
  name: string
  act: (work: RowWork, rows: readonly ResultRow[]) => unknown
  /** Whether it is only slow on rows that were never asked for it. */
  anew?: boolean
  times?: number
}

const uses: readonly Use[] = [
  { name: 'opened', act: (_work, rows) => workOn(rows) },
  {
    name: 'sorted by title',
    act: (work) => work.look(noFilter, [{ column: 'title', down: false }]),
    anew: true,
  },
  // The first words have every title folded, which is kept.
  { name: 'first narrowed by words', act: narrow, anew: true },
  { name: 'narrowed by words and price', act: narrow },
  { name: 'summed up', act: summarise },
  { name: 'scrolled by a screen', act: (work, rows) => scroll(work, rows.length), times: SCREENS },
]

async function timeOf({ act, anew = false, times = 1 }: Use, rows: readonly ResultRow[]) {
  const work = workOn(rows)
  // What is done once, and clearing up after it, which threads beside this one go on with, is no part of doing it again.
  if (!anew) {
    act(work, rows)
    await bytesHeld()
  }
  const time = await medianTime({
    prepare: () => (anew ? workOn(rows) : work),
    act: (ground) => act(ground, rows),
    leastMs: 100,
  })
  return time / times
}

export async function workbenchGrowth(): Promise<Curve[]> {
  const all = rowsOf(SIZES.at(-1) ?? 0)
  const curves: Curve[] = []
  for (const use of uses) {
    // Code that runs for the first time is not compiled yet.
    await timeOf(use, all.slice(0, SIZES[1]))
    const points: Point[] = []
    for (const n of SIZES) points.push({ n, value: await timeOf(use, all.slice(0, n)) })
    curves.push({ name: use.name, unit: 'ms', points })
  }
  return curves
}
