/**
 * `npm run bench -- importFeed`: imports a product feed with the largest allowed number of rows into the built demo, and
 * measures from the click that starts the import until the catalog can be explored. The feed is a CSV file of the demo's own
 * listings, so that titles, brands and prices repeat as they do in shops. One worker streams the file and makes a record of
 * each row; another packs the records, stores them in the browser's database and indexes them. For comparison, Papa Parse reads
 * the same text at once in Node and does nothing with it.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Papa from 'papaparse'
import type { Page } from 'playwright'
import { paths } from '@/routing/paths.ts'
import { OWN_CATALOG } from '@/words/ownCatalogNames.ts'
import { demoCatalog } from '../mocks/data/demoCatalog.ts'
import { inBuiltDemo, longestTaskIn } from './builtDemo.ts'
import type { Report } from './report.ts'

const ROWS = 200_000
/** How long a step may take on a busy machine, in milliseconds. */
const PATIENCE = 300_000
/** The limit for a task of the page's main thread, in milliseconds. */
const MOST = 50

export const title = `${ROWS.toLocaleString('en')} rows of an own feed imported into the demo`

const HEAD = ['id', 'title', 'brand', 'price', 'gtin', 'link', 'image_link', 'product_type']

function feedText(): string {
  const catalog = demoCatalog({ size: ROWS })
  const rows = Array.from({ length: ROWS }, (_, at) => {
    const { product } = catalog.listing(at)
    return [
      `row-${at}`,
      product.title ?? `Product ${at}`,
      product.brand ?? '',
      // The country is recognised by the currency.
      `${product.offerPrice ?? 10} USD`,
      product.skuSet?.find((sku) => sku.ean)?.ean ?? '',
      `https://shop.example/p/${at}`,
      `https://shop.example/i/${at % 900}.webp`,
      product.category ?? '',
    ]
  })
  return Papa.unparse([HEAD, ...rows])
}

/**
 * Memory of the page's process including its workers, in megabytes: now, and the peak so far. Null if the system does not
 * report it.
 */
async function memoryOf(page: Page): Promise<{ now: number; most: number } | null> {
  const session = await page.context().browser()?.newBrowserCDPSession()
  const info = await session?.send('SystemInfo.getProcessInfo')
  await session?.detach()
  const sizes = await Promise.all(
    (info?.processInfo ?? [])
      .filter(({ type }) => type === 'renderer')
      .map(async ({ id }) => {
        const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '')
        const read = (name: string) =>
          Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) / 1024
        return { now: read('VmRSS'), most: read('VmHWM') }
      }),
  )
  // The browser also has an empty process in reserve.
  const [largest] = sizes.toSorted((one, other) => other.now - one.now)
  return largest === undefined || largest.now === 0 ? null : largest
}

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function measureIn(page: Page, text: string, file: string, report: Report): Promise<void> {
  const { addFigure, note } = report
  page.setDefaultTimeout(PATIENCE)
  const parsing = performance.now()
  const { data } = Papa.parse(text, { header: true })
  const parse = performance.now() - parsing
  if (data.length !== ROWS) throw new Error(`Papa Parse reads ${data.length} rows`)

  await page.goto(paths.ownCatalog())
  await page.getByLabel(OWN_CATALOG.file).setInputFiles(file)
  const start = region(page, OWN_CATALOG.import).getByRole('button', { name: OWN_CATALOG.import })
  await start.waitFor()
  const before = await memoryOf(page)
  let took = 0
  const longest = await longestTaskIn(page, async () => {
    const clicked = performance.now()
    await start.click()
    await region(page, OWN_CATALOG.result).waitFor()
    took = performance.now() - clicked
  })
  const after = await memoryOf(page)

  const rows = ROWS.toLocaleString('en')
  const rate = Math.round(ROWS / (took / 1000)).toLocaleString('en')
  const megabytes = (Buffer.byteLength(text) / 1e6).toFixed(0)
  addFigure(
    `${rows} rows, ${megabytes} MB: read, checked, stored and indexed`,
    `${(took / 1000).toFixed(1)} s`,
  )
  addFigure('rows per second', rate)
  addFigure(
    '÷ Papa Parse over the same text in Node, nothing done with it',
    (took / parse).toFixed(1),
  )
  addFigure(
    'longest task of the page meanwhile, by the clock / the processor',
    `${longest.clock.toFixed(0)} / ${longest.processor.toFixed(0)} ms`,
    { message: `no task above ${MOST} ms`, isMet: longest.clock <= MOST },
  )
  if (before && after) {
    const sizes = [before.now, after.most, after.now].map((size) => size.toFixed(0))
    addFigure(
      'memory of the page with its workers: before, at most, afterwards',
      `${sizes.join(' / ')} MB`,
    )
  }

  const exploring = performance.now()
  await region(page, OWN_CATALOG.result).getByRole('button', { name: OWN_CATALOG.explore }).click()
  await page.getByRole('main').getByRole('article').first().waitFor()
  addFigure(
    'from “Explore it” to the first results',
    `${((performance.now() - exploring) / 1000).toFixed(1)} s`,
  )
  note('One import. Memory is what the system counts for the process, before anything is freed.')
}

export async function measure(report: Report): Promise<void> {
  const text = feedText()
  const folder = await mkdtemp(path.join(tmpdir(), 'catalog-feed-'))
  const file = path.join(folder, 'feed.csv')
  await writeFile(file, text)
  try {
    await inBuiltDemo((page) => measureIn(page, text, file, report))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
