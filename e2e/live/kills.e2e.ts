/** What remains when the browser is killed during long work: all its processes, without warning, at any time. */
import type { RequestListener } from 'node:http'
import type { Page } from 'playwright/test'
import { checkDigit } from '@/lib/gtin.ts'
import { paths } from '@/routing/paths.ts'
import { LOAD } from '@/words/loadNames.ts'
import { OWN_CATALOG } from '@/words/ownCatalogNames.ts'
import { RUN } from '@/words/runNames.ts'
import { SETTINGS } from '@/words/settingsNames.ts'
import { connectDirectly, faultyService, reply } from '../faults/faultyService.ts'
import { us } from '../support/demoData.ts'
import { turnOnDeveloper } from '../support/developer.ts'
import { expect, test } from '../support/fixtures.ts'
import { loadSetButton } from '../support/locators.ts'
import { withMortalBrowser } from '../support/mortalBrowser.ts'
import { origins } from '../support/ports.ts'

const ROWS = 30_000
const PAGE_SIZE = 100
const PAGES = ROWS / PAGE_SIZE
const AT_ONCE = 4
const KILLS = 40

/**
 * Number of responses before a session is killed; it varies between sessions but is the same in every run. The minimum is one
 * more than can be pending at once, so that at least one is stored.
 */
const responsesBeforeKill = (session: number) => AT_ONCE + 1 + ((session * 7) % 5)

/** The app gives up a request after 15 s (§4), so the test answers a delayed one with 429 and `Retry-After` before that. */
const LONGEST_HOLD_MS = 8_000

/** A search with 30,000 results. It responds to as many pages of a load as allowed; other requests wait. */
function largeSearch() {
  const answered: number[] = []
  const waiting = new Set<() => void>()
  let allowed = 0
  let onAnswered = () => {}

  const drain = () => {
    for (const send of waiting) {
      if (allowed === 0) return
      allowed -= 1
      waiting.delete(send)
      send()
    }
  }

  const answer: RequestListener = (request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://service')
    const limit = Number(searchParams.get('limit'))
    const first = Number(searchParams.get('index') ?? 0)
    const productList = Array.from({ length: Math.min(limit, ROWS - first) }, (_, at) => ({
      productId: `P${first + at}`,
      title: `Shirt ${first + at}`,
      merchant: 'Northgate',
      offerPrice: 10,
    }))
    const send = () => reply(200, { success: true, numFound: ROWS, productList })(request, response)
    if (limit !== PAGE_SIZE) {
      send()
      return
    }
    const sendPage = () => {
      answered.push(first)
      response.on('finish', () => onAnswered())
      send()
    }
    const refusalTimer = setTimeout(() => {
      if (waiting.delete(sendPage)) reply(429, '', { 'Retry-After': '1' })(request, response)
    }, LONGEST_HOLD_MS)
    response.on('close', () => {
      clearTimeout(refusalTimer)
      waiting.delete(sendPage)
    })
    waiting.add(sendPage)
    drain()
  }

  return {
    answer,
    /** The first row number of each answered page, in the order of the responses. */
    answered,
    /** Allows `count` more responses, and resolves when the last of them has been sent. */
    allow: (count: number) =>
      new Promise<void>((resolve) => {
        let sent = 0
        onAnswered = () => {
          sent += 1
          if (sent === count) resolve()
        }
        allowed = count
        drain()
      }),
    allowAll() {
      allowed = Infinity
      drain()
    },
  }
}

/** Returns the number of rows that the collection page reports: at least 1, because before the first row it says "Loading". */
async function rowsSaid(page: Page): Promise<number> {
  const main = page.getByRole('main')
  const rowCount = /(?:^|\s)([\d,]+)(?: of 30,000)? rows/
  await expect(main).toContainText(new RegExp(`${rowCount.source}|isn’t in this browser`))
  const text = await main.innerText()
  expect(text).toMatch(rowCount)
  return Number(rowCount.exec(text)?.[1]?.replaceAll(',', ''))
}

test(
  'loading 30,000 rows while the browser is killed 40 times loses no answer and repeats only open requests',
  { tag: '@slow' },
  async ({ launchOptions }) => {
    let kills = 0
    await withMortalBrowser(launchOptions, async (browser) => {
      const service = await faultyService()
      const search = largeSearch()
      service.fail(search.answer)
      const begin = async (address: string) => {
        const page = await browser.open()
        await connectDirectly(page, service.baseUrl, 'a key of this test')
        await turnOnDeveloper(page)
        await page.goto(`${origins.live}${address}`)
        return page
      }
      try {
        let page = await begin(paths.search({ q: 'shirt', ...us }))
        await loadSetButton(page).click()
        const panel = page.getByRole('dialog', { name: LOAD.load })
        await panel.getByRole('combobox', { name: LOAD.pageSize }).selectOption(String(PAGE_SIZE))
        await panel.getByRole('combobox', { name: RUN.atOnce }).selectOption(String(AT_ONCE))
        await panel.getByRole('button', { name: /^Load [\d,]+ products?$/ }).click()
        await expect(page).toHaveURL(/\/collections\/[a-z0-9]{10}/)
        const { pathname } = new URL(page.url())

        /** Number of responses before the previous kill. */
        let before = 0
        let rows = 0
        // Continues the count of an earlier profile: `withMortalBrowser` may start the test again on a new one.
        for (; kills < KILLS; kills += 1) {
          await search.allow(responsesBeforeKill(kills))
          await browser.kill()
          const known = new Set(search.answered.slice(0, before))
          const again = search.answered.slice(before).filter((first) => known.has(first))
          expect(again.length, `answered again in session ${kills}`).toBeLessThanOrEqual(AT_ONCE)
          before = search.answered.length
          page = await begin(pathname)
          // Only responses that were being stored when the browser was killed may be lost.
          const now = await rowsSaid(page)
          const least = Math.max(0, responsesBeforeKill(kills) - AT_ONCE)
          expect(now, `after kill ${kills}`).toBeGreaterThanOrEqual(rows + least * PAGE_SIZE)
          expect(now, `after kill ${kills}`).toBeLessThanOrEqual(
            rows + responsesBeforeKill(kills) * PAGE_SIZE,
          )
          rows = now
        }
        search.allowAll()
        await expect(page.getByText(`Complete, ${PAGES} of ${PAGES} pages`)).toBeVisible()
        expect(new Set(search.answered).size).toBe(PAGES)
        expect(search.answered.length).toBeLessThanOrEqual(PAGES + KILLS * AT_ONCE)
      } finally {
        service.close()
      }
    })
  },
)

const LOOK_UPS = 20_000
const RESTORES = 8

/** A backup with this many look-ups. */
const backup = JSON.stringify({
  format: 'catalog-explorer-backup',
  version: 1,
  madeAt: '2026-11-02T08:00:00.000Z',
  preferences: {},
  stores: {
    recents: Array.from({ length: LOOK_UPS }, (_, at) => ({
      connectionId: 'live',
      kind: 'search',
      path: `/search?q=shirt${at}`,
      label: `shirt ${at}`,
      detail: 'US',
      figure: '',
      at: 1_793_606_400_000 + at,
    })),
  },
})

const lookUps = (page: Page) =>
  page.getByRole('table', { name: SETTINGS.stored }).getByRole('row', { name: 'Recent look-ups' })

/** Opens Settings and returns the number of saved look-ups with the text after it. */
async function lookUpsText(page: Page): Promise<string> {
  await page.goto(`${origins.live}${paths.settings()}`)
  await expect(lookUps(page)).toContainText(/look-ups[\d,]/)
  return (await lookUps(page).textContent())?.replace('Recent look-ups', '') ?? ''
}

test(
  'a restore is complete or has no effect, whenever the browser is killed',
  { tag: '@slow' },
  async ({ launchOptions }) =>
    withMortalBrowser(launchOptions, async (browser) => {
      const all = LOOK_UPS.toLocaleString('en')
      const begin = async (page: Page) => {
        await page.getByLabel(SETTINGS.backupFile).setInputFiles({
          name: 'backup.json',
          mimeType: 'application/json',
          buffer: Buffer.from(backup),
        })
        await page.getByRole('button', { name: SETTINGS.replace, exact: true }).click()
      }
      let page = await browser.open()
      let shownText = await lookUpsText(page)
      expect(shownText).toMatch(/^0/)
      for (let round = 0; round < RESTORES && shownText.startsWith('0'); round += 1) {
        await begin(page)
        // Each round lets the page draw a little longer before the kill.
        await page.evaluate(async (frames) => {
          for (let left = frames; left > 0; left -= 1) await new Promise(requestAnimationFrame)
        }, round * 8)
        await browser.kill()
        page = await browser.open()
        shownText = await lookUpsText(page)
        expect(
          shownText.startsWith('0') || shownText.startsWith(all),
          `round ${round}: ${shownText}`,
        ).toBe(true)
      }
      if (shownText.startsWith('0')) await begin(page)
      await expect(lookUps(page)).toContainText(all)
    }),
)

const FEED_ROWS = 120_000
const IMPORTS = 8

const ean13 = (body: number) => `${body}${checkDigit(String(body))}`

/** A product feed whose rows are all usable. */
const feed = (rows: number) =>
  Buffer.from(
    [
      'ean,title,price,brand,country',
      ...Array.from(
        { length: rows },
        (_, at) => `${ean13(204_980_000_000 + at)},Shirt ${at},${10 + (at % 90)}.50,Haferhof,US`,
      ),
    ].join('\n'),
  )

const yourCatalog = (page: Page) =>
  page.getByRole('region', { name: OWN_CATALOG.yourCatalog, exact: true })

async function startImport(page: Page, name: string, rows: number) {
  await page
    .getByLabel(OWN_CATALOG.file)
    .or(page.getByLabel('Other file'))
    .setInputFiles({ name, mimeType: 'text/csv', buffer: feed(rows) })
  const panel = page.getByRole('region', { name: OWN_CATALOG.import, exact: true })
  await panel.getByRole('button', { name: OWN_CATALOG.import }).click()
}

test(
  'a catalog import leaves the old or the complete new catalog, whenever the browser is killed',
  { tag: '@slow' },
  async ({ launchOptions }) =>
    withMortalBrowser(launchOptions, async (browser) => {
      const begin = async () => {
        const page = await browser.open()
        await page.goto(`${origins.demo}${paths.ownCatalog()}`)
        return page
      }
      const before = 'before.csv'
      const after = 'after.csv'
      const has = (name: string, rows: number) =>
        new RegExp(`${name.replace('.', String.raw`\.`)}[^]*${rows.toLocaleString('en')}`)
      let page = await begin()
      await startImport(page, before, 3)
      await expect(yourCatalog(page)).toContainText(has(before, 3))
      let isOver = false
      for (let round = 0; round < IMPORTS && !isOver; round += 1) {
        await startImport(page, after, FEED_ROWS)
        // Each round lets the page draw a little longer before the kill.
        await page.evaluate(async (frames) => {
          for (let left = frames; left > 0; left -= 1) await new Promise(requestAnimationFrame)
        }, round * 12)
        await browser.kill()
        page = await begin()
        await expect(yourCatalog(page)).toContainText(/(?:before|after)\.csv/)
        const shownText = (await yourCatalog(page).textContent()) ?? ''
        isOver = shownText.includes(after)
        expect(shownText, `round ${round}`).toMatch(isOver ? has(after, FEED_ROWS) : has(before, 3))
      }
      if (!isOver) await startImport(page, after, FEED_ROWS)
      await expect(yourCatalog(page)).toContainText(has(after, FEED_ROWS))
      await yourCatalog(page).getByRole('button', { name: OWN_CATALOG.explore }).click()
      await expect(page.getByRole('main').getByText(/^120,000 products/)).toBeVisible()
    }),
)

const SET_ROWS = 30_000
const ROWS_A_PART = 100
const ANSWERS = 8000
const CONVERSIONS = 8

type Stores = Record<string, number>

/**
 * The number of entries in each store of an earlier version of the app: a search result, a collection of codes with a version of
 * it, a list and a saved search.
 */
const formerCounts: Stores = {
  batches: 2 + ANSWERS,
  lists: 1,
  resultSets: 4 + SET_ROWS / ROWS_A_PART,
  savedSearches: 1,
}
/**
 * The number of entries after the conversion to collections: one fewer, because the set of the codes' version does not become a
 * collection.
 */
const collectionCount = Object.values(formerCounts).reduce((sum, count) => sum + count, 0) - 1

/** Stores the data of the earlier version in a database that has only the stores of that version. */
const storeFormer = (page: Page) =>
  page.evaluate(
    async ([rows, aPart, answers]) => {
      const keys = {
        batches: ['connectionId', 'of', 'part'],
        lists: ['connectionId', 'id'],
        resultSets: ['connectionId', 'of', 'part'],
        savedSearches: ['connectionId', 'path'],
      }
      const opening = indexedDB.open('catalog-explorer', 1)
      opening.addEventListener('upgradeneeded', () => {
        for (const [name, keyPath] of Object.entries(keys)) {
          opening.result.createObjectStore(name, { keyPath })
        }
      })
      await new Promise((resolve) => opening.addEventListener('success', resolve))
      const db = opening.result
      const transaction = db.transaction(Object.keys(keys), 'readwrite')
      const at = 1_793_606_400_000
      const head = { connectionId: 'demo', of: '', at }
      const settings = {
        as: 'auto',
        atOnce: 4,
        mode: 'full',
        names: false,
        otherForms: false,
        chain: false,
      }
      const sets = transaction.objectStore('resultSets')
      const putSet = (id: string, source: object, name: string) => {
        const set = { id, at, name, source, countries: ['us'], views: [] }
        sets.put({ ...head, part: id, holds: 'set', set })
      }
      const putVersion = (id: string, collectionId: string, count: number) => {
        const counts = {
          asks: Math.max(count / aPart, 1),
          done: Math.max(count / aPart, 1),
          notFound: 0,
          failed: 0,
          rows: count,
          duplicates: 0,
          withoutId: 0,
        }
        const load = { mode: 'full', pageSize: aPart, atOnce: 4, most: 50_000, batch: null }
        const moment = {
          id,
          setId: collectionId,
          at,
          endedAt: at,
          settings: load,
          isRunning: false,
          promised: count,
          counts,
          notes: [],
        }
        const ends = { bytes: 1, notFound: [], failed: [], products: null }
        sets.put({ ...head, part: id, holds: 'moment', moment, ...ends })
      }
      const filters = { words: [], merchant: [], brand: [], category: '', division: '' }
      putSet('shirts', { kind: 'search', q: 'shirt', ...filters }, 'Shirts of a search')
      putVersion('shirtsv1', 'shirts', rows)
      for (let part = 0; part < rows / aPart; part += 1) {
        sets.put({
          connectionId: 'demo',
          of: 'shirtsv1',
          part,
          holds: 'rows',
          at,
          rows: Array.from({ length: aPart }, (_, place) => ({
            country: 'us',
            productId: `P${part * aPart + place}`,
            title: `Shirt ${part * aPart + place}`,
            offerPrice: 10,
          })),
        })
      }
      putSet('versions', { kind: 'batch', batchId: 'codes' }, 'Codes of a file')
      putVersion('codesv1', 'versions', 0)
      const batches = transaction.objectStore('batches')
      batches.put({
        ...head,
        part: 'codes',
        holds: 'batch',
        name: 'Codes of a file',
        groups: [['us']],
        settings,
        isRunning: false,
        counts: { lines: 1, invalid: 0, asks: answers, done: 0, notFound: answers, failed: 0 },
      })
      const lines = [{ line: 1, text: '2049811763054', target: null }]
      batches.put({ connectionId: 'demo', of: 'codes', part: -1, holds: 'lines', at, lines })
      for (let part = 0; part < answers; part += 1) {
        const outcome = { state: 'not found', at, ms: 1, tries: 1 }
        const key = `ean us ${part}`
        batches.put({ connectionId: 'demo', of: 'codes', part, holds: 'row', at, key, outcome })
      }
      const picked = { id: 'picked', at, changedAt: at, name: 'Picked by hand', entries: [] }
      transaction.objectStore('lists').put({ connectionId: 'demo', ...picked })
      const search = { path: '/search?q=linen&country=us', name: 'linen', at }
      transaction
        .objectStore('savedSearches')
        .put({ connectionId: 'demo', ...search, saved: null, seen: null })
      await new Promise((resolve) => transaction.addEventListener('complete', resolve))
      db.close()
    },
    [SET_ROWS, ROWS_A_PART, ANSWERS] as const,
  )

/** Number of entries in each store that the conversion changes. */
const entriesIn = (page: Page): Promise<Stores> =>
  page.evaluate(async () => {
    const opening = indexedDB.open('catalog-explorer')
    await new Promise((resolve) => opening.addEventListener('success', resolve))
    const db = opening.result
    const counts: Record<string, number> = {}
    for (const name of ['batches', 'lists', 'resultSets', 'savedSearches', 'collections']) {
      if (!db.objectStoreNames.contains(name)) continue
      const counting = db.transaction(name).objectStore(name).count()
      await new Promise((resolve) => counting.addEventListener('success', resolve))
      counts[name] = counting.result
    }
    db.close()
    return counts
  })

test(
  'converting data of an earlier version is complete or has no effect, whenever the browser is killed',
  { tag: '@slow' },
  async ({ launchOptions }) =>
    withMortalBrowser(launchOptions, async (browser) => {
      /** A page of the same origin that does not run the app. */
      const beside = async () => {
        const page = await browser.open()
        await page.goto(`${origins.demo}/icon.svg`)
        return page
      }
      let page = await beside()
      await storeFormer(page)
      let converted = 0
      for (let round = 0; round < CONVERSIONS; round += 1) {
        await page.goto(`${origins.demo}${paths.collections()}`, { waitUntil: 'commit' })
        // Each round lets the page draw a little longer before the kill.
        await page.evaluate(async (frames) => {
          for (let left = frames; left > 0; left -= 1) await new Promise(requestAnimationFrame)
        }, round * 8)
        await browser.kill()
        page = await beside()
        const now = await entriesIn(page)
        const isConverted = 'collections' in now
        expect(now, `round ${round}`).toEqual(
          isConverted ? { collections: collectionCount } : formerCounts,
        )
        if (!isConverted) continue
        converted += 1
        await page.evaluate(
          () =>
            new Promise<void>((resolve) => {
              const deletion = indexedDB.deleteDatabase('catalog-explorer')
              deletion.addEventListener('success', () => resolve())
            }),
        )
        await storeFormer(page)
      }
      expect(converted).toBeLessThan(CONVERSIONS)
      await page.goto(`${origins.demo}${paths.collections()}`)
      const rows = page.getByRole('main').getByRole('row')
      for (const name of ['Shirts of a search', 'Codes of a file', 'Picked by hand', 'linen']) {
        await expect(rows.filter({ hasText: name })).toHaveCount(1)
      }
      expect(await entriesIn(page)).toEqual({ collections: collectionCount })
      // The address of the set that contained the versions of the codes leads to these codes.
      await page.goto(`${origins.demo}${paths.collection('versions')}`)
      await expect(page.getByRole('heading', { name: 'Codes of a file' })).toBeVisible()
      await page.goto(`${origins.demo}${paths.collection('shirts')}`)
      await expect(page.getByText('30,000 of 30,000 loaded rows')).toBeVisible()
    }),
)
