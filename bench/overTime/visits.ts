/** Measures what stays in memory after a long visit: clicks on facets, searches, products, and collections of codes. */
import type { Page } from 'playwright'
import { paths } from '@/routing/paths.ts'
import { searchState } from '@/routing/states/searchState.ts'
import { CODE_CHECK } from '@/words/codesNames.ts'
import { moreOf, NAMES } from '@/words/names.ts'
import { demoCatalog } from '../../mocks/data/demoCatalog.ts'
import { median } from '../quantile.ts'
import type { Report } from '../report.ts'
import { clickFacets, visit, watchRequests } from './drive.ts'
import { measureMemory } from './heapInUse.ts'

/** Enough to fill everything that is limited: the request log, the responses saved for Back, the history. */
const WARM_UP = 330
const PRESSES = 350
/** Number of repetitions. In one of them the engine may recompile frequently run code, and code counts as heap. */
const TIMES = 3
/** The limit in kilobytes of heap per interaction. */
const LEAST = 1
const [SEARCHES, PRODUCTS, COLLECTIONS, CODES] = [500, 50, 20, 50]
/** The limit in megabytes of heap. */
const MOST = 50

const search = (q: string) => paths.search(searchState({ q, countries: ['us'] }))

async function measureFacetClicks(page: Page, { addFigure }: Report): Promise<void> {
  await page.goto(search('shirt'))
  for (const filter of [NAMES.merchant, NAMES.brand]) {
    await page.getByRole('button', { name: moreOf(filter) }).click()
  }
  await clickFacets(page, NAMES.facets, 0, WARM_UP)
  const before = await measureMemory(page)
  const steps = [before]
  let seen = 0
  for (let time = 0; time < TIMES; time += 1) {
    const from = WARM_UP + time * PRESSES
    seen = await clickFacets(page, NAMES.facets, from, from + PRESSES)
    steps.push(await measureMemory(page))
  }
  const after = steps.at(-1) ?? before
  const grown = steps.slice(1).map(({ heap }, at) => heap - (steps[at]?.heap ?? 0))
  const each = grown.map((bytes) => bytes / 1024 / PRESSES)
  const kilobytes = median(each)
  addFigure(
    `heap a facet pressed, the middle of ${TIMES} times ${PRESSES}, ${seen} different searches each`,
    `${kilobytes.toFixed(2)} KB (${each.map((one) => one.toFixed(2)).join(', ')})`,
    {
      message: `${LEAST} KB at the most`,
      isMet: kilobytes <= LEAST,
    },
  )
  const nodes = after.nodes - before.nodes
  const listeners = after.listeners - before.listeners
  addFigure('DOM nodes and listeners more than before', `${nodes} and ${listeners}`, {
    message: 'none',
    isMet: nodes <= 0 && listeners <= 0,
  })
}

/** Returns product IDs of the US, and codes that are sold there. */
function sold(): { ids: string[]; codes: string[] } {
  const catalog = demoCatalog()
  const ids: string[] = []
  const codes = new Set<string>()
  for (let at = 0; codes.size < COLLECTIONS * CODES || ids.length < PRODUCTS; at += 1) {
    const { country, product } = catalog.listing(at)
    if (country !== 'us') continue
    if (product.productId) ids.push(product.productId)
    for (const { ean } of product.skuSet ?? []) if (ean) codes.add(ean)
  }
  return { ids: ids.slice(0, PRODUCTS), codes: [...codes].slice(0, COLLECTIONS * CODES) }
}

async function checkCodes(page: Page, codes: readonly string[]): Promise<void> {
  await visit(page, [paths.newCollection()])
  await page.getByLabel(CODE_CHECK.file).setInputFiles({
    name: 'codes.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(codes.join('\n')),
  })
  await page.getByRole('button', { name: /^Create and check/ }).click()
  const bar = page.getByRole('progressbar', { name: CODE_CHECK.progress })
  await bar.waitFor({ state: 'attached' })
  await page.waitForFunction((name) => {
    const found = document.querySelector<HTMLProgressElement>(`progress[aria-label="${name}"]`)
    return found !== null && found.value >= found.max
  }, CODE_CHECK.progress)
}

async function longVisit(page: Page, { addFigure }: Report): Promise<void> {
  const { ids, codes } = sold()
  const before = await measureMemory(page)
  const grown = async () => ((await measureMemory(page)).heap - before.heap) / 1e6
  const steps: number[] = []
  // Each search is for the first two letters of a word, and finds something else.
  const letters = 'abcdefghijklmnopqrstuvwxyz'.split('')
  const words = letters.flatMap((a) => letters.map((b) => a + b)).slice(0, SEARCHES)
  await visit(page, words.map(search))
  steps.push(await grown())
  await visit(
    page,
    ids.map((id) => paths.product(id, { countries: ['us'] })),
  )
  steps.push(await grown())
  for (let at = 0; at < COLLECTIONS; at += 1) {
    await checkCodes(page, codes.slice(at * CODES, (at + 1) * CODES))
  }
  steps.push(await grown())
  addFigure(
    `heap more after ${SEARCHES} searches, then ${PRODUCTS} products, then ${COLLECTIONS} collections of ${CODES} codes`,
    `${steps.map((step) => step.toFixed(1)).join(', ')} MB`,
    { message: `below ${MOST} MB`, isMet: steps.every((step) => step < MOST) },
  )
}

export async function measureVisits(page: Page, report: Report): Promise<void> {
  await watchRequests(page)
  await measureFacetClicks(page, report)
  await longVisit(page, report)
}
