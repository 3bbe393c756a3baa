/** The demo's engine from its usual size to a million listings. */
import type { Catalog, SearchRequest } from '../../mocks/catalog/catalog.ts'
import { demoEngine } from '../../mocks/catalog/demoEngine.ts'
import type { Curve } from './curve.ts'
import { bytesHeld, middle, processorTime } from './measured.ts'

const SIZES = [20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000]
const SEARCHES = 200

const words =
  'cotton shirt kurta blue striped slim linen sneaker watch headphones casual formal pol sh ca'.split(
    ' ',
  )
const divisions = [null, null, null, 'Apparel', 'Footwear']

/** The same in every size: a word or two or the beginning of one, now and then a filter. */
function request(number: number): SearchRequest {
  const pick = <Thing>(list: readonly Thing[], step: number) => list[(number * step) % list.length]
  const second = number % 3 === 0 ? ` ${pick(words, 7) ?? ''}` : ''
  return {
    countries: ['us'],
    q: (pick(words, 5) ?? '') + second,
    merchant: number % 4 === 0 ? 'Northgate' : null,
    brand: null,
    category: null,
    division: pick(divisions, 3) ?? null,
    start: 0,
    rows: 24,
    ownFacet: 'all',
  }
}

async function searchTimes(catalog: Catalog): Promise<number[]> {
  const times: number[] = []
  for (let number = 0; number < SEARCHES; number += 1) {
    const from = processorTime()
    await catalog.search(request(number))
    times.push(processorTime() - from)
  }
  return times
}

async function figuresOf(n: number) {
  const before = await bytesHeld()
  const from = processorTime()
  const catalog = await demoEngine(n)
  const ready = processorTime() - from
  const memory = ((await bytesHeld()) - before) / 1e6
  // Code that runs for the first time is not compiled yet.
  await searchTimes(catalog)
  const times = await searchTimes(catalog)
  return { ready, memory, usual: middle(times), slow: middle(times, 0.95) }
}

type Figure = keyof Awaited<ReturnType<typeof figuresOf>>

/** A small catalog is ready so soon that one time says little. */
const timesOf = (n: number) => (n <= 100_000 ? 3 : 1)

export async function catalogGrowth(): Promise<Curve[]> {
  await figuresOf(SIZES[0] ?? 0)
  const found: { n: number; figures: Record<Figure, number>[] }[] = []
  for (const n of SIZES) {
    const figures = []
    for (let round = 0; round < timesOf(n); round += 1) figures.push(await figuresOf(n))
    found.push({ n, figures })
  }
  // What is left of an earlier catalog only ever makes the next one look smaller.
  const one = (figure: Figure, values: number[]) =>
    figure === 'memory' ? Math.max(...values) : middle(values)
  const curve = (name: string, unit: string, figure: Figure) => ({
    name,
    unit,
    points: found.map(({ n, figures }) => ({
      n,
      value: one(
        figure,
        figures.map((of) => of[figure]),
      ),
    })),
  })
  return [
    curve('ready', 'ms', 'ready'),
    curve('memory', 'MB', 'memory'),
    curve('search, p95', 'ms', 'slow'),
    curve('search, p50', 'ms', 'usual'),
  ]
}
