import type { Page } from 'playwright/test'
import { paths } from '@/routing/paths.ts'
import { OFFLINE } from '@/words/offlineNames.ts'
import { START } from '@/words/startNames.ts'
import { siteServer, type SiteServer } from '../faults/siteServer.ts'
import { addresses } from '../support/demoData.ts'
import { expect, test as base } from '../support/fixtures.ts'
import { contentOf, expectSaid, lookupBox } from '../support/locators.ts'

// The app is opened offline, after a visit online.

const test = base.extend<{ site: SiteServer }>({
  site: async ({ expectStatus }, provide) => {
    expectStatus(404)
    const site = await siteServer('dist')
    await provide(site)
    site.close()
  },
})
test.use({ serviceWorkers: 'allow' })

/** The addresses that the service worker has stored. */
const saved = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return all.flat().map(({ url }) => url)
  })

/** Visits the app until the service worker has stored it; the page itself is stored last. */
async function visit(page: Page, site: SiteServer) {
  await page.clock.install()
  await page.goto(site.origin + addresses.search)
  await expect(contentOf(page, 'search')).toBeVisible()
  // Deferred work may start after the first step of the clock.
  const savedLater = async () => {
    await page.clock.fastForward('00:20')
    return saved(page)
  }
  await expect.poll(savedLater).toContain(`${site.origin}/`)
}

test(
  'the app opens offline with its saved data and says that there is no connection',
  { tag: '@slow' },
  async ({ page, context, site, expectNoAnswer }) => {
    expectNoAnswer()
    await visit(page, site)
    site.cut(true)
    await page.goto(site.origin + paths.collections())
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(
      'Collections',
    )
    // A page that opens offline first believes that it is online; the browser's event follows.
    await context.setOffline(true)
    const mark = page.getByRole('banner').getByRole('button', { name: OFFLINE.label })
    await expect(mark).toBeVisible()
    await expectSaid(page, OFFLINE.noConnection)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(
      'Collections',
    )
    await mark.click()
    const panel = page.getByRole('dialog', { name: OFFLINE.label })
    await expect(panel.getByRole('link')).toHaveCount(3)

    // Opens pages whose code the visit did not use, and the look-ups that it saved.
    await panel.getByRole('link', { name: 'Your price lists' }).click()
    await expect(page).toHaveURL(site.origin + paths.priceList())
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await mark.click()
    await panel.getByRole('link', { name: 'Recent look-ups' }).click()
    await expect(page.getByRole('region', { name: START.last })).toContainText('cotton shirt')

    await lookupBox(page).fill('linen')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main').getByText('You are offline.')).toBeVisible()
    site.cut(false)
    await context.setOffline(false)
    await expect(contentOf(page, 'search')).toBeVisible()
    await expect(mark).toHaveCount(0)
  },
)

test(
  'a search opened offline says so and is requested once there is a connection',
  { tag: '@slow' },
  async ({ page, site, expectNoAnswer }) => {
    expectNoAnswer()
    await visit(page, site)
    site.cut(true)
    // Simulates what the browser knows from the system; its offline emulation reaches only pages that are already open.
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'onLine', { configurable: true, get: () => false })
    })
    await page.goto(site.origin + addresses.search)
    await expect(page.getByRole('main').getByText('You are offline.')).toBeVisible()
    const mark = page.getByRole('banner').getByRole('button', { name: OFFLINE.label })
    await expect(mark).toBeVisible()
    site.cut(false)
    await page.evaluate(() => {
      Object.defineProperty(Navigator.prototype, 'onLine', { configurable: true, get: () => true })
      window.dispatchEvent(new Event('online'))
    })
    await expect(contentOf(page, 'search')).toBeVisible()
    await expect(mark).toHaveCount(0)
  },
)

test(
  'the worker stores only the app; online, the page comes from the server and stored code isn’t requested',
  { tag: '@slow' },
  async ({ page, site }) => {
    await visit(page, site)
    const names = (await saved(page)).map((url) => new URL(url).pathname)
    expect(names).toEqual(expect.arrayContaining(['/', '/config.json']))
    const others = names.filter((path) => !path.startsWith('/assets/'))
    expect(
      others.filter((path) => !/^\/([\w-]+\.(js|json|svg|png|webmanifest))?$/.test(path)),
    ).toEqual([])
    expect(names.filter((path) => path.endsWith('.wasm'))).toEqual([])

    const before = site.pages()
    await page.reload()
    await expect(contentOf(page, 'search')).toBeVisible()
    expect(site.pages()).toBe(before + 1)
    // Code of an earlier build that an open page still needs is available, although the server no longer has it.
    site.lose(/EanPage-.*\.js$/)
    await page.getByRole('banner').getByRole('link', { name: 'EAN prices' }).click()
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('EAN prices')
    expect(site.pages()).toBe(before + 1)
  },
)
