/** Stored data when the browser's storage fails: the app reports it at once, and no edit is lost silently. */
import type { BrowserContext, Page } from 'playwright/test'
import { STORAGE } from '@/features/messages/storage/storageNames.ts'
import { encodeSharedList } from '@/pages/collection/link/pickedLink.ts'
import { paths } from '@/routing/paths.ts'
import { OWN_CATALOG } from '@/words/ownCatalogNames.ts'
import { fieldOf, myPriceOf, PRICES } from '@/words/priceListNames.ts'
import { SETTINGS } from '@/words/settingsNames.ts'
import { SHARE } from '@/words/shareNames.ts'
import { addresses, inSmallCatalog, oxford } from './support/demoData.ts'
import { expect, test } from './support/fixtures.ts'
import { contentOf } from './support/locators.ts'
import { origins } from './support/ports.ts'
import { refuseLocalStorage } from './support/refusedStorage.ts'

const NAME = 'catalog-explorer'
const prices = inSmallCatalog(paths.priceList())
const notice = (page: Page) => page.getByRole('region', { name: STORAGE.label })
const price = (page: Page) => page.getByRole('textbox', { name: fieldOf('Price', oxford.ean) })

/** Opens a page of the same origin that does not run the app. */
async function beside(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${origins.demo}/icon.svg`)
  return page
}

/** Opens the database as another version of the app would, with these stores. Closes it afterwards unless `isInMemory` is true. */
const openAs = (
  page: Page,
  version: number,
  stores: readonly string[],
  isInMemory: boolean,
  database = NAME,
) =>
  page.evaluate(
    ([name, number, names, holds]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name, number)
        opening.addEventListener('upgradeneeded', () => {
          for (const store of names) opening.result.createObjectStore(store)
        })
        opening.addEventListener('error', () => reject(new Error('not opened')))
        opening.addEventListener('success', () => {
          if (holds) Object.assign(globalThis, { held: opening.result })
          else opening.result.close()
          resolve()
        })
      }),
    [database, version, stores, isInMemory] as const,
  )

const deleteDatabase = (page: Page, database: string) =>
  page.evaluate(
    (name) =>
      new Promise<void>((resolve) => {
        indexedDB.deleteDatabase(name).addEventListener('success', () => resolve())
      }),
    database,
  )

/** How many entries a store has. */
const countOf = (page: Page, store: string) =>
  page.evaluate(
    ([name, of]) =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open(name)
        opening.addEventListener('success', () => {
          const db = opening.result
          const end = (count: number) => {
            db.close()
            resolve(count)
          }
          if (!db.objectStoreNames.contains(of)) return end(-1)
          const counting = db.transaction(of).objectStore(of).count()
          counting.addEventListener('success', () => end(counting.result))
        })
      }),
    [NAME, store] as const,
  )

async function savePrice(page: Page, text = '45.50'): Promise<void> {
  await page.goto(prices)
  await page.getByRole('textbox', { name: PRICES.paste }).fill(`EAN\tPrice\n${oxford.ean}\t${text}`)
  await page.getByRole('button', { name: new RegExp(`^${PRICES.save}`) }).click()
  await expect(price(page)).toHaveValue(text)
}

async function changePrice(page: Page, text: string): Promise<void> {
  await price(page).fill(text)
  await price(page).press('Enter')
  await expect(price(page)).toHaveValue(text)
}

const SLOW = { tag: '@slow' }

test(
  'while an older tab blocks the database, the app waits, and stores the look-up afterwards',
  SLOW,
  async ({ page, context, checkAccess }) => {
    const older = await beside(context)
    await openAs(older, 1, ['lists'], true)
    await page.goto(inSmallCatalog(addresses.ean))
    await expect(contentOf(page, 'ean')).toBeVisible()
    await expect(notice(page).getByRole('alert')).toContainText(STORAGE.waiting.title)
    await checkAccess()
    await older.close()
    await expect(notice(page)).toHaveCount(0)
    await expect.poll(() => countOf(page, 'recents'), 'the look-up that waited').toBe(1)
  },
)

test(
  'a database deleted under an open page is reported, and the next edit is stored',
  SLOW,
  async ({ page, context, checkAccess }) => {
    await savePrice(page)
    const other = await beside(context)
    await deleteDatabase(other, NAME)
    await expect(notice(page).getByRole('alert')).toContainText(STORAGE.deleted.title)
    await checkAccess()
    await savePrice(page, '44.90')
    await page.reload()
    await expect(price(page)).toHaveValue('44.90')
  },
)

const OWN_NAME = 'own-catalog-1'

test(
  'while an older tab blocks your own catalog’s database, the page waits and says so',
  SLOW,
  async ({ page, context, checkAccess }) => {
    const older = await beside(context)
    await openAs(older, 1, ['catalogs'], true, OWN_NAME)
    await page.goto(paths.ownCatalog())
    await expect(notice(page).getByRole('alert')).toContainText(STORAGE.catalogWaiting.title)
    await checkAccess()
    await older.close()
    await expect(notice(page)).toHaveCount(0)
    await expect(page.getByLabel(OWN_CATALOG.file)).toBeAttached()
  },
)

test(
  'if your own catalog is deleted under the page, a notice stays until the next import',
  SLOW,
  async ({ page, context, checkAccess }) => {
    await importRows(page, 3)
    const result = page.getByRole('region', { name: OWN_CATALOG.result, exact: true })
    await expect(result).toContainText('Rows3')
    const other = await beside(context)
    await deleteDatabase(other, OWN_NAME)
    await expect(notice(page).getByRole('alert')).toContainText(STORAGE.catalogDeleted.title)
    await checkAccess()
    await expect(notice(page).getByRole('link', { name: STORAGE.toCatalog })).toBeVisible()
    await importRows(page, 4)
    await expect(result).toContainText('Rows4')
    await expect(notice(page)).toHaveCount(0)
  },
)

const REFUSALS: Record<string, () => void> = {
  'is not there, as in private windows': () => {
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined })
  },
  'throws when it is asked for': () => {
    Object.defineProperty(globalThis, 'indexedDB', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  },
  'throws when it is opened': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
  },
}
for (const [how, refuse] of Object.entries(REFUSALS)) {
  test(
    `a database that ${how} is reported at once, and edits last until the page closes`,
    SLOW,
    async ({ page, checkAccess }) => {
      await page.addInitScript(refuse)
      await savePrice(page)
      await expect(notice(page).getByRole('alert')).toContainText(STORAGE.refused.title)
      await checkAccess()
      await changePrice(page, '44.90')
      await notice(page).getByRole('button', { name: STORAGE.dismiss }).click()
      await expect(notice(page)).toHaveCount(0)
    },
  )
}

test(
  'settings that the browser can’t save apply for the visit, and the notice appears once',
  SLOW,
  async ({ page, checkAccess }) => {
    await page.addInitScript(refuseLocalStorage)
    await page.goto(inSmallCatalog(paths.settings()))
    await expect(notice(page).getByRole('alert')).toContainText(STORAGE.settings.title)
    await checkAccess()
    await notice(page).getByRole('button', { name: STORAGE.dismiss }).click()
    await page.getByRole('radio', { name: 'Dark' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.getByRole('link', { name: 'EAN prices' }).first().click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(notice(page)).toHaveCount(0)
    await page.goto(inSmallCatalog(addresses.search))
    await expect(contentOf(page, 'search')).toBeVisible()
    await page.goto(inSmallCatalog(addresses.ean))
    await expect(contentOf(page, 'ean')).toBeVisible()
  },
)

test(
  'a full database is reported at once; the unsaved edit is stored once there is room',
  SLOW,
  async ({ page, checkAccess }) => {
    await savePrice(page)
    // Chromium checks the quota only for large writes, so the error is simulated.
    await page.evaluate(() => {
      const { prototype } = IDBObjectStore
      const put = Object.getOwnPropertyDescriptor(prototype, 'put') ?? {}
      prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
      Object.assign(globalThis, { makeRoom: () => Object.defineProperty(prototype, 'put', put) })
    })
    await changePrice(page, '44.90')
    await expect(notice(page).getByRole('alert')).toContainText(STORAGE.full.title)
    await checkAccess()
    await page.evaluate(() => (Reflect.get(globalThis, 'makeRoom') as () => void)()) // set above
    await notice(page).getByRole('button', { name: STORAGE.tryAgain }).click()
    await expect(notice(page)).toHaveCount(0)
    await page.reload()
    await expect(price(page)).toHaveValue('44.90')
  },
)

test(
  'a newer database version is used without losing anything',
  SLOW,
  async ({ page, context }) => {
    const other = await beside(context)
    await openAs(other, 99, ['holograms'], false)
    await savePrice(page)
    expect(await countOf(other, 'holograms')).toBe(0)
    await page.reload()
    await expect(price(page)).toHaveValue('45.50')
    await expect(notice(page)).toHaveCount(0)
  },
)

test('an interrupted restore leaves everything or nothing', SLOW, async ({ page, context }) => {
  await savePrice(page)
  const entries = Array.from({ length: 20_000 }, (_, at) => ({
    connectionId: 'demo',
    path: `/ean/${at}`,
    kind: 'ean',
    label: 'x'.repeat(200),
    detail: '',
    figure: '',
    at: 1,
  }))
  const backup = {
    format: 'catalog-explorer-backup',
    version: 1,
    madeAt: '2026-05-03T10:12:00.000Z',
    preferences: {},
    stores: { recents: entries },
  }
  await page.goto(inSmallCatalog(paths.settings()))
  await page.getByLabel(SETTINGS.backupFile).setInputFiles({
    name: 'backup.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(backup)),
  })
  await page.getByRole('button', { name: SETTINGS.replace }).click()
  await page.close()
  const next = await context.newPage()
  await next.goto(prices)
  const list = await countOf(next, 'priceLists')
  const restored = await countOf(next, 'recents')
  expect([`${list} ${restored}`]).toContainEqual(
    expect.stringMatching(restored === 0 ? /^1 0$/ : /^0 20000$/),
  )
})

/** Chooses a feed with `count` rows and starts its import. */
async function importRows(page: Page, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, at) => `${at},Shirt ${at},12.50 USD`)
  await page.goto(paths.ownCatalog())
  await page.getByLabel(OWN_CATALOG.file).setInputFiles({
    name: 'feed.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['id,title,price', ...rows].join('\n')),
  })
  await page
    .getByRole('region', { name: OWN_CATALOG.import, exact: true })
    .getByRole('button', { name: new RegExp(`^${OWN_CATALOG.import}`) })
    .click()
}

test(
  'an interrupted import leaves nothing behind, and the next one works',
  SLOW,
  async ({ page, context }) => {
    await importRows(page, 150_000)
    await expect(page.getByRole('region', { name: OWN_CATALOG.importing })).toBeVisible()
    await page.close()
    const next = await context.newPage()
    await importRows(next, 3)
    const result = next.getByRole('region', { name: OWN_CATALOG.result, exact: true })
    await expect(result).toContainText('Rows3Left out0')
  },
)

test(
  'one cell edited in two tabs: the second tab gets a notice, and neither text is lost',
  SLOW,
  async ({ page, context }) => {
    await savePrice(page)
    const other = await context.newPage()
    await other.goto(prices)
    await price(page).fill('44.90')
    await price(other).fill('43.00')
    await price(other).press('Enter')
    const conflictNote = page.getByRole('alert').filter({ hasText: 'changed in another tab' })
    await expect(conflictNote).toContainText(
      'There it is 43.00. Enter saves 44.90, Escape cancels.',
    )
    await expect(price(page)).toHaveValue('44.90')
    await price(page).press('Enter')
    await expect(price(other)).toHaveValue('44.90')
  },
)

/** Blocks messages between tabs, so that a tab does not know what another tab has saved. */
function sayNothing(): void {
  BroadcastChannel.prototype.postMessage = () => {}
}

test(
  'one cell saved in two tabs at once: the second sees the other value and keeps its own',
  SLOW,
  async ({ page, context }) => {
    await context.addInitScript(sayNothing)
    await savePrice(page)
    const other = await context.newPage()
    await other.goto(prices)
    await price(page).fill('44.90')
    await price(other).fill('43.00')
    await Promise.all([price(page).press('Enter'), price(other).press('Enter')])
    const conflictNote = (tab: Page) =>
      tab.getByRole('alert').filter({ hasText: 'changed in another tab' })
    await expect
      .poll(
        async () => (await conflictNote(page).count()) + (await conflictNote(other).count()),
        'one of the two',
      )
      .toBe(1)
    const [first, second] = (await conflictNote(page).count()) === 1 ? [other, page] : [page, other]
    const saved = await price(first).inputValue()
    const typed = await price(second).inputValue()
    expect([saved, typed].toSorted()).toEqual(['43.00', '44.90'])
    await expect(conflictNote(second)).toContainText(
      `There it is ${saved}. Enter saves ${typed}, Escape cancels.`,
    )
    const third = await context.newPage()
    await third.goto(prices)
    await expect(price(third)).toHaveValue(saved)
    await price(second).press('Enter')
    await expect(conflictNote(second)).toHaveCount(0)
    await third.reload()
    await expect(price(third)).toHaveValue(typed)
  },
)

test(
  'your price removed in one tab after a change in another: removing it needs a second Enter',
  SLOW,
  async ({ page, context }) => {
    await context.addInitScript(sayNothing)
    await savePrice(page)
    const own = (tab: Page) => tab.getByRole('textbox', { name: myPriceOf(oxford.ean) })
    const other = await context.newPage()
    for (const tab of [page, other]) {
      await tab.goto(inSmallCatalog(addresses.ean))
      await expect(own(tab)).not.toHaveValue('')
    }
    await own(other).fill('43.00')
    await own(other).press('Enter')
    await expect(other.getByText(/43\.00, saved in your price list/).last()).toBeVisible()
    await own(page).fill('')
    await own(page).press('Enter')
    const conflictNote = page.getByRole('alert').filter({ hasText: 'changed in another tab' })
    await expect(conflictNote).toContainText(
      'There it is 43.00. Enter saves nothing, Escape cancels.',
    )
    await other.reload()
    await expect(own(other)).toHaveValue('43.00')
    await own(page).press('Enter')
    await expect(conflictNote).toHaveCount(0)
    await other.reload()
    await expect(contentOf(other, 'ean')).toBeVisible()
    await expect(own(other)).toHaveValue('')
  },
)

test(
  'one note saved in two tabs at once: the second gets a notice, and neither text is lost',
  SLOW,
  async ({ page, context }) => {
    await context.addInitScript(sayNothing)
    const shared = encodeSharedList({
      name: 'Shirts',
      entries: [{ id: oxford.id, country: 'us', note: '' }],
    })
    await page.goto(inSmallCatalog(paths.sharedCollection(shared)))
    await page.getByRole('button', { name: SHARE.start }).click()
    const note = (tab: Page) => tab.getByRole('row').getByRole('textbox')
    const open = (tab: Page) => tab.getByRole('button', { name: /^Add a note/ }).click()
    await open(page)
    const other = await context.newPage()
    await other.goto(page.url())
    await open(other)
    await note(page).fill('Hero')
    await note(other).fill('Hold')
    await note(page).press('Enter')
    await expect(page.getByRole('button', { name: /: Hero$/ })).toBeVisible()
    await note(other).press('Enter')
    await expect(other.getByRole('alert')).toContainText(
      'There it is Hero. Enter saves Hold, Escape cancels.',
    )
    await expect(note(other)).toHaveValue('Hold')
    await note(other).press('Enter')
    await expect(other.getByRole('button', { name: /: Hold$/ })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: /: Hold$/ })).toBeVisible()
  },
)
