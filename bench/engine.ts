/** `npm run bench -- engine`: what the demo's engine takes at its default size, and what looking at every listing would take in the same run. */
import { demoCatalog } from '../mocks/data/demoCatalog.ts'
import type { SearchRequest } from '../mocks/catalog/catalog.ts'
import { demoEngine } from '../mocks/catalog/demoEngine.ts'
import type { Report } from './report.ts'

const SIZE = 20_000
const QUERIES = 400

const words =
  'cotton shirt kurta blue striped slim linen sneaker watch headphones casual formal pol sh ca'.split(
    ' ',
  )
const divisions = [null, null, null, 'Apparel', 'Footwear']

/** The same requests in every run: a word or two, now and then a filter. */
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

const clock = () => performance.now()

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

async function timed(times: number, act: (number: number) => unknown): Promise<number[]> {
  const taken: number[] = []
  for (let number = 0; number < times; number += 1) {
    const from = clock()
    await act(number)
    taken.push(clock() - from)
  }
  return taken.toSorted((a, b) => a - b)
}

export const title = `the demo's engine at ${SIZE.toLocaleString('en')} listings`

export async function measure({ say }: Report): Promise<void> {
  const builds = await timed(5, () => demoEngine(SIZE))
  const engine = await demoEngine(SIZE)
  await timed(50, (number) => engine.search(request(number)))
  const searches = await timed(QUERIES, (number) => engine.search(request(number)))

  const data = demoCatalog({ size: SIZE })
  const texts = Array.from({ length: SIZE }, (_, ordinal) =>
    data.row(ordinal).title.join('').toLowerCase(),
  )
  const scans = await timed(40, (number) => {
    const wanted = request(number).q.trim().split(' ')
    return texts.filter((text) => wanted.every((word) => text.includes(word))).length
  })

  const ms = (value: number) => `${value.toFixed(2)} ms`
  say('ready (rows made and indexed), median of 5', ms(quantile(builds, 0.5)))
  say('search with all twelve facets, p50', ms(quantile(searches, 0.5)))
  say('search with all twelve facets, p95', ms(quantile(searches, 0.95)))
  say('looking through every text, no facets, p50', ms(quantile(scans, 0.5)))
  const ratio = quantile(searches, 0.5) / quantile(scans, 0.5)
  say('engine ÷ looking through every text', ratio.toFixed(2))
}
