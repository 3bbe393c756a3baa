/**
 * `npm run measure:titles -- --data FILE`: measures how well rows without a code are found by their titles, in two sets. A result
 * is right if it has the same EAN; an accepted result that is not right lowers the precision.
 *
 * 1. Listings of the feed (without `--data`, of the demo catalog) with their words in another order, shortened, in other units, or
 *    without the brand.
 * 2. Listings of the same feed (without `--data`, of a small invented shop) with titles that differ as those of real merchants do:
 *    other words, languages, abbreviations, typos, noise. Each is compared with products that differ from it in one thing only, and
 *    a fifth of the products are not in the catalog.
 *
 * `--seed N` selects other listings and changes; `--titles N` sets the size of each set; `--show N` prints up to N wrong results.
 */
import { parseArgs } from 'node:util'
import { getResponse } from 'msw'
import { readProducts, type Product } from '@/api/operations/product.ts'
import type { Candidate } from '@/domain/matching/rankRecords.ts'
import { titleRecordOf } from '@/domain/matching/titleRecord.ts'
import { demoEngine } from '../mocks/catalog/demoEngine.ts'
import { DEMO_SIZE } from '../mocks/catalog/demoSize.ts'
import { createHandlers } from '../mocks/handlers/index.ts'
import { catalogOfRecords, type CatalogOfRecords } from '../mocks/server/catalogOfRecords.ts'
import { feedFromDisk } from '../service/feedFromDisk.ts'
import { changedTitle, seededRandom, type Random } from './titles/changedTitle.ts'
import { examplesOf, measuredInWords, measureSet, type TitleCase } from './titles/measureSet.ts'
import { rewordedSet } from './titles/reworded/rewordedSet.ts'
import { BRANDS, piecesOf, shopOf, type Listing } from './titles/reworded/shop.ts'

const PAGE = 24
const TITLES = 400
/** Products of each kind in the invented shop. */
const EACH = 20

const candidateOf = (product: Product): Candidate => ({
  ...titleRecordOf(product),
  id: product.productId ?? '',
  eans: product.skuSet.flatMap(({ ean }) => (ean === null || ean === '' ? [] : [ean])),
})

type Service = (query: Readonly<Record<string, string>>) => Promise<Product[]>

const listOf = (body: unknown): unknown[] => {
  const { productList } = Object(body) as { productList?: unknown } // any value becomes an object
  return Array.isArray(productList) ? productList : []
}

/** Returns a function that searches the feed, or the demo catalog if there is no feed. */
function serviceOf(feed: CatalogOfRecords | null): Service {
  const handlers = createHandlers({
    catalog: feed ? feed.catalog : (week) => demoEngine(DEMO_SIZE, week),
    scenario: () => null,
    apiVariants: () => [],
    before: async () => {},
  })
  const country = feed?.about.countries[0] ?? 'us'
  return async (query) => {
    const parameters = new URLSearchParams({ countryCode: country, mode: 'full', ...query })
    const request = new Request(`http://service.test/v1/products?${parameters}`, {
      headers: { apikey: 'demo' },
    })
    const response = await getResponse(handlers, request)
    return response?.ok ? readProducts(listOf(await response.json())) : []
  }
}

const findIn = (search: Service) => async (q: string) =>
  (await search({ q, limit: String(PAGE) })).map(candidateOf)

/** All listings of the country that have a code, page by page. */
async function everyListing(search: Service): Promise<Candidate[]> {
  const all: Candidate[] = []
  for (let index = 0; ;) {
    const page = await search({ limit: '500', index: String(index) })
    if (page.length === 0) return all.filter(({ eans }) => eans.length > 0)
    index += page.length
    all.push(...page.map(candidateOf))
  }
}

function sampleOf<One>(all: readonly One[], count: number, random: Random): One[] {
  const share = count / all.length
  return all.filter(() => random() < share)
}

async function logSet(name: string, cases: readonly TitleCase[], search: Service, shown: number) {
  const measured = await measureSet(cases, findIn(search))
  console.log(`\n${name}`)
  for (const text of [...measuredInWords(measured), ...examplesOf(measured, shown)]) {
    console.log(text)
  }
}

function changedSet(listings: readonly Candidate[], count: number, random: Random): TitleCase[] {
  return sampleOf(listings, count, random).map((meant) => ({
    row: { title: changedTitle(meant, random), brand: '', size: '' },
    meant,
    kinds: [],
    decoys: [],
    isAbsent: false,
  }))
}

/** Test cases made of a feed's listings, whose titles state all that is known of them. */
function rewordedListings(all: readonly Candidate[], count: number, random: Random): TitleCase[] {
  const brands = [...new Set(all.map(({ brand }) => brand).filter((brand) => brand !== ''))]
  const sample = sampleOf(all, count, random).map((meant) => ({
    meant,
    stated: { text: meant.title.replace(/\s+/g, ' '), brand: meant.brand },
  }))
  return rewordedSet(
    sample,
    () => brands,
    ({ text, brand }, code) => ({ id: code, title: text, brand, eans: [code] }),
    random,
  )
}

async function rewordedShop(count: number, random: Random) {
  const listings = shopOf(random, EACH)
  const shop = await catalogOfRecords({ fileName: 'shop', bytes: 0 }, piecesOf(listings))
  const all = await everyListing(serviceOf(shop))
  const byCode = new Map(all.map((one) => [one.eans[0], one]))
  const sample = sampleOf(listings, count, random).flatMap((stated: Listing) => {
    const meant = byCode.get(stated.code)
    return meant ? [{ meant, stated }] : []
  })
  const cases = rewordedSet(
    sample,
    (brand) => BRANDS.find((some) => some.includes(brand)) ?? [],
    ({ text, brand }, code) => ({ id: code, title: text, brand, eans: [code] }),
    random,
  )
  return { cases, search: serviceOf(shop) }
}

export async function main(argv: string[]): Promise<number> {
  const text = { type: 'string' } as const
  const options = { data: text, seed: text, titles: text, show: text }
  const { values } = parseArgs({ args: argv, options })
  const count = Number(values.titles ?? TITLES)
  const shown = Number(values.show ?? 0)
  const random = seededRandom(Number(values.seed ?? 1))
  const feed = values.data === undefined ? null : await feedFromDisk(values.data, {})
  const search = serviceOf(feed)
  const listings = await everyListing(search)
  console.log(
    `${listings.length} listings of ${values.data ?? 'the demo'}, seed ${values.seed ?? 1}`,
  )
  await logSet('1. changed titles', changedSet(listings, count, random), search, shown)
  const second = feed
    ? { cases: rewordedListings(listings, count, random), search }
    : await rewordedShop(count, random)
  await logSet('2. reworded titles', second.cases, second.search, shown)
  return 0
}
