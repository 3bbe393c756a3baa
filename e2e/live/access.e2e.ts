import { paths } from '@/routing/paths.ts'
import { NAMES } from '@/words/names.ts'
import { OFFLINE } from '@/words/offlineNames.ts'
import { SETTINGS } from '@/words/settingsNames.ts'
import { connectDirectly } from '../faults/faultyService.ts'
import { addresses } from '../support/demoData.ts'
import { expect, test } from '../support/fixtures.ts'
import { contentOf, lookupBox } from '../support/locators.ts'
import { KEY, origins } from '../support/ports.ts'

// States that only the live build has, or that the demo's service worker would hide; e2e/access covers all others.

const HTML = '<!doctype html><html><body><h1>Gateway</h1></body></html>'

test(
  'a search that fails or waits for a connection is accessible',
  { tag: '@slow' },
  async ({ page, context, checkAccess, expectStatus, expectNoAnswer }) => {
    expectStatus(409)
    expectNoAnswer()
    const main = page.getByRole('main')
    const nextPage = page
      .getByRole('navigation', { name: NAMES.pages, exact: true })
      .getByRole('link', { name: NAMES.nextPage })
    // Before the page opens, because an idle page prefetches the next page of results.
    await page.route(/index=24/, (route) => route.fulfill({ status: 409, json: { message: 'No' } }))
    await page.goto(addresses.search)
    await expect(contentOf(page, 'search')).toBeVisible()
    await nextPage.click()
    await expect(main).toContainText('You still see the products of the previous search.')
    await checkAccess()

    await page.goto(paths.start())
    await expect(contentOf(page, 'start')).toBeVisible()
    // The code of panels is loaded once the page is idle; this build has no service worker that stores it.
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    const mark = page.getByRole('banner').getByRole('button', { name: OFFLINE.label })
    await mark.click()
    await expect(page.getByRole('dialog', { name: OFFLINE.label }).getByRole('link')).toHaveCount(3)
    await checkAccess()
    await page.keyboard.press('Escape')
    await lookupBox(page).fill('linen')
    await lookupBox(page).press('Enter')
    await expect(main).toContainText('You are offline.')
    await checkAccess()
    await context.setOffline(false)
    await expect(main).not.toContainText('You are offline.')
  },
)

test(
  'a direct connection, HTML instead of data, missing code and a wrong configuration are accessible',
  { tag: '@slow' },
  async ({ page, checkAccess, expectStatus, expectNoAnswer }) => {
    expectStatus(404)
    expectNoAnswer()
    await connectDirectly(page, origins.service, KEY)
    await page.goto(paths.settings())
    await page.getByRole('button', { name: SETTINGS.test }).click()
    await expect(page.getByRole('region', { name: SETTINGS.connection })).toContainText(
      '4 of 4 operations work',
    )
    await checkAccess()

    await page.route('**/v1/**', (route) => route.fulfill({ status: 404, body: HTML }))
    await page.goto(addresses.product)
    await expect(page.getByRole('main')).toContainText('The response was a web page, not data')
    await checkAccess()

    await page.route('**/assets/EanPage-*.js', (route) => route.abort('failed'))
    await page.getByRole('banner').getByRole('link', { name: 'EAN prices' }).click()
    await expect(page.getByRole('heading', { name: 'This page couldn’t be shown' })).toBeAttached()
    await checkAccess()

    await page.route('**/config.json', (route) => route.fulfill({ json: { key: 'x' } }))
    await page.goto(addresses.search)
    await expect(page.getByRole('alert')).toContainText('key: is no field of this file')
    await checkAccess()
  },
)
