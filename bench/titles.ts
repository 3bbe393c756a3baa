/**
 * `npm run measure:titles -- --data FILE`: how well rows without a code are found by their title. A tenth of the listings of a
 * feed (of the demo's catalog without one) is written as other merchants would, and looked for in the whole of it, as a batch
 * does. Right is what has the same EAN. `--seed N` writes them otherwise; `--show N` prints that many that went wrong.
 */
import { parseArgs } from 'node:util'
import { getResponse } from 'msw'
import { demoEngine } from '../mocks/catalog/demoEngine.ts'
import { DEMO_SIZE } from '../mocks/catalog/demoSize.ts'
import { createHandlers } from '../mocks/handlers/index.ts'
import { feedFromDisk } from '../service/feedFromDisk.ts'
import { readProducts, type Product } from '../src/catalog/operations/product.ts'
import { rankRecords, USUAL_THRESHOLD, type Candidate } from '../src/model/matching/rankRecords.ts'
import { titleKeywords } from '../src/model/matching/titleKeywords.ts'
import { changedTitle, seededRandom } from './titles/changedTitle.ts'

const PAGE = 24
const SHARE = 0.1

const candidateOf = ({ productId, title, brand, skuSet }: Product): Candidate => ({
  id: productId ?? '',
  title: title ?? '',
  brand: brand ?? '',
  size: '',
  eans: skuSet.flatMap(({ ean }) => (ean === null ? [] : [ean])),
})

type Service = (query: Readonly<Record<string, string>>) => Promise<unknown[]>

const listOf = (body: unknown): unknown[] => {
  const { productList } = Object(body) as { productList?: unknown } // any value becomes an object
  return Array.isArray(productList) ? productList : []
}

async function serviceOf(data: string | undefined) {
  const feed = data === undefined ? null : await feedFromDisk(data, {})
  const handlers = createHandlers({
    catalog: feed ? feed.catalog : (week) => demoEngine(DEMO_SIZE, week),
    scenario: () => null,
    dialects: () => [],
    before: async () => {},
  })
  const country = feed?.about.countries[0] ?? 'us'
  const search: Service = async (query) => {
    const parameters = new URLSearchParams({ countryCode: country, mode: 'full', ...query })
    const request = new Request(`http://service.test/v1/products?${parameters}`, {
      headers: { apikey: 'demo' },
    })
    const response = await getResponse(handlers, request)
    return response?.ok ? listOf(await response.json()) : []
  }
  return search
}

/** All listings of the country, page by page. */
async function everyListing(search: Service): Promise<Candidate[]> {
  const all: Candidate[] = []
  for (;;) {
    const page = await search({ limit: '500', index: String(all.length) })
    if (page.length === 0) return all
    all.push(...readProducts(page).map(candidateOf))
  }
}

const percent = (value: number) => `${(100 * value).toFixed(1)} %`

export async function main(argv: string[]): Promise<number> {
  const text = { type: 'string' } as const
  const { values } = parseArgs({ args: argv, options: { data: text, seed: text, show: text } })
  const random = seededRandom(Number(values.seed ?? 1))
  const search = await serviceOf(values.data)
  const listings = (await everyListing(search)).filter(({ eans }) => eans.length > 0)
  const sample = listings.filter(() => random() < SHARE)

  let requests = 0
  const results: { score: number; isRight: boolean; isAmong: boolean; says: string }[] = []
  for (const meant of sample) {
    const row = { title: changedTitle(meant, random), brand: '', size: '' }
    const seen = new Map<string, Candidate>()
    let ranked: ReturnType<typeof rankRecords<Candidate>> = []
    for (const q of titleKeywords(row)) {
      requests += 1
      for (const product of readProducts(await search({ q, limit: String(PAGE) }))) {
        const candidate = candidateOf(product)
        seen.set(candidate.id, candidate)
      }
      ranked = rankRecords(row, [...seen.values()])
      if ((ranked[0]?.score ?? 0) >= USUAL_THRESHOLD) break
    }
    const isSame = ({ eans }: Candidate) => eans.some((ean) => meant.eans.includes(ean))
    const best = ranked[0]
    results.push({
      score: best?.score ?? 0,
      isRight: best !== undefined && isSame(best.record),
      isAmong: ranked.some(({ record }) => isSame(record)),
      says: `${row.title}\n   meant ${meant.title}\n   found ${best?.record.title ?? '–'} ${best?.score.toFixed(3) ?? ''} (${best?.reasons.join('; ') ?? ''})`,
    })
  }

  console.log(`${sample.length} titles of ${listings.length} listings, ${requests} requests`)
  for (const threshold of [0.7, 0.75, 0.8, USUAL_THRESHOLD, 0.9, 0.95]) {
    const taken = results.filter(({ score }) => score >= threshold)
    const right = taken.filter(({ isRight }) => isRight).length
    console.log(
      `threshold ${threshold}: ${taken.length} taken, precision ${percent(right / taken.length)}, recall ${percent(right / results.length)}`,
    )
  }
  const among = results.filter(({ isAmong }) => isAmong).length
  console.log(`the right one is among the candidates of ${percent(among / results.length)}`)
  const shown = Number(values.show ?? 0)
  const wrong = results.filter(({ score, isRight }) => score >= USUAL_THRESHOLD && !isRight)
  for (const { says } of wrong.slice(0, shown)) console.log(`taken and wrong: ${says}`)
  const left = results.filter(({ score }) => score < USUAL_THRESHOLD)
  for (const { says } of left.slice(0, shown)) console.log(`not taken: ${says}`)
  return 0
}
