import { FIND_BY_LINK } from '@/words/findByLinkNames.ts'
import { PAGES } from '@/words/pageNames.ts'
import { siteServer, type SiteServer } from '../faults/siteServer.ts'
import { addresses, oxford } from '../support/demoData.ts'
import { expect, test as base } from '../support/fixtures.ts'
import { contentOf } from '../support/locators.ts'

// What happens to an open page when the host changes its build.

const test = base.extend<{ site: SiteServer }>({
  site: async ({ expectStatus }, provide) => {
    expectStatus(404)
    const site = await siteServer('dist')
    await provide(site)
    site.close()
  },
})

test('a page whose code disappeared with a deployment reloads once and keeps its state', async ({
  page,
  site,
  expectNoAnswer,
}) => {
  expectNoAnswer()
  // The next page load gets the new build.
  site.lose(/ProductPage-.*\.js$/)
  // The host returns 404 with the app's page for every deep link.
  expect((await page.goto(site.origin + addresses.search))?.status()).toBe(404)
  await expect(contentOf(page, 'search')).toBeVisible()
  expect(site.pages()).toBe(1)
  await page.route(
    (url) => url.pathname.startsWith('/products/'),
    async (route) => {
      if (route.request().isNavigationRequest()) site.lose(null)
      await route.continue()
    },
  )
  await page.getByRole('link', { name: oxford.title }).click()
  await expect(contentOf(page, 'product')).toBeVisible()
  expect(site.pages()).toBe(2)
  await expect(page).toHaveURL(site.origin + addresses.product)
  await page.goBack()
  await expect(contentOf(page, 'search')).toBeVisible()
  await expect(page).toHaveURL(site.origin + addresses.search)
})

test(
  'a page with only part of its code missing reloads once, too',
  { tag: '@slow' },
  async ({ page, site, expectNoAnswer, guard }) => {
    expectNoAnswer()
    site.lose(/MarketedTable-.*\.js$/)
    await page.goto(site.origin + addresses.search)
    await expect(contentOf(page, 'search')).toBeVisible()
    await page.route(
      (url) => url.pathname === '/search',
      async (route) => {
        site.lose(null)
        await route.continue()
      },
    )
    await page.getByRole('radio', { name: 'Table' }).click()
    await expect(page.getByRole('main').getByRole('table')).toBeVisible()
    expect(site.pages()).toBe(2)
    await expect(page).toHaveURL(`${site.origin}${addresses.search}&view=table`)
    // React logs the error that it caught.
    guard.complaints.splice(0)
  },
)

test(
  'code that stays missing is reported after one reload, and other pages still work',
  { tag: '@slow' },
  async ({ page, site, expectNoAnswer }) => {
    expectNoAnswer()
    site.lose(/EanPage-.*\.js$/)
    await page.goto(site.origin + addresses.search)
    await expect(contentOf(page, 'search')).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'EAN prices' }).click()
    await expect(page.getByRole('heading', { name: 'This page couldn’t be shown' })).toBeAttached()
    expect(site.pages()).toBe(2)
    await page.getByRole('banner').getByRole('link', { name: PAGES.findByLink }).click()
    await expect(page.getByRole('textbox', { name: FIND_BY_LINK.merchantUrl })).toBeVisible()
  },
)

test.describe('with service workers', () => {
  test.use({ serviceWorkers: 'allow' })

  test(
    'a leftover demo worker answers no requests of the live app',
    { tag: '@slow' },
    async ({ page, site }) => {
      site.serve('dist-demo')
      await page.goto(`${site.origin}/search?q=cotton+shirt&country=us&catalog=300`)
      await expect(page.getByRole('article').first()).toBeVisible()
      const demoWorkers = () =>
        page.evaluate(async () => {
          const registrations = await navigator.serviceWorker.getRegistrations()
          return registrations.filter(({ active }) =>
            active?.scriptURL.endsWith('mockServiceWorker.js'),
          ).length
        })
      await expect.poll(demoWorkers).toBe(1)
      expect(site.requested()).toBe(0)
      // Leaves the demo first, because its pending requests would fail without its build.
      await page.goto('about:blank')
      site.serve('dist')
      await page.goto(site.origin + addresses.search)
      await expect(page.getByRole('article')).toHaveCount(1)
      expect(site.requested()).toBe(1)
      expect(await demoWorkers()).toBe(0)
      await expect(page.getByText('Demo', { exact: true })).toHaveCount(0)
    },
  )
})
