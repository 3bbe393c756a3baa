import type { RequestListener } from 'node:http'
import type { Page } from 'playwright/test'
import { KEY_NAMES } from '@/words/apiKeyNames.ts'
import { NAMES } from '@/words/names.ts'
import {
  connectDirectly,
  faultyService,
  reply,
  SENTINEL,
  type FaultyService,
} from '../faults/faultyService.ts'
import { HTML, kinds } from '../faults/kinds.ts'
import { addresses, operationNames } from '../support/demoData.ts'
import { expect, test as base } from '../support/fixtures.ts'
import { contentOf } from '../support/locators.ts'

// One fault per kind, over a real socket and another origin; test/faults runs every fault × operation.

const test = base.extend<{ service: FaultyService }>({
  service: async ({ page }, provide) => {
    const service = await faultyService()
    await connectDirectly(page, service.baseUrl, SENTINEL)
    await provide(service)
    service.close()
  },
})

/** For tests that every run may skip, because `test/faults` covers them for every operation over real sockets. */
const SLOW = { tag: '@slow' }

const main = (page: Page) => page.getByRole('main')

/** Checks that neither the key nor raw text is in the page or its storage, except for the session that the test filled. */
async function expectClean(page: Page): Promise<void> {
  const seen = await page.evaluate(() =>
    [
      document.documentElement.outerHTML,
      location.href,
      JSON.stringify(Object.entries(localStorage)),
    ].join(),
  )
  expect(seen).not.toContain(SENTINEL)
  expect(seen).not.toContain('RAW-PAGE')
}

/** Faults that every test run covers; the others run only in a complete run. */
const inEveryRun = ['T1, reset']

for (const { name, on, fault, message, tries, status, after } of kinds) {
  const details = inEveryRun.includes(name) ? {} : SLOW
  test(
    `${name}: is said, and Retry recovers`,
    details,
    async ({ page, service, expectStatus, expectNoAnswer }) => {
      expectNoAnswer()
      if (status !== undefined) expectStatus(status)
      service.fail(fault)
      // Chromium itself repeats a request after the reset of a reused connection; such a repetition is not counted.
      let requested = 0
      page.on('request', (request) => {
        if (request.url().startsWith(service.baseUrl) && request.method() === 'GET') requested += 1
      })
      if (after !== undefined) await page.clock.install()
      await page.goto(addresses[on])
      if (after !== undefined) {
        await expect.poll(() => service.requested().length).toBe(1)
        await page.clock.runFor(after * 1000)
      }
      await expect(main(page)).toContainText(operationNames[on])
      await expect(main(page)).toContainText(message)
      expect(requested).toBe(tries)
      expect(service.requested()[0]?.headers['apikey']).toBe(SENTINEL)
      await expect(page).toHaveURL(addresses[on])
      await expectClean(page)
      service.recover()
      await main(page).getByRole('button', { name: NAMES.retry, exact: true }).first().click()
      if (after !== undefined) await page.clock.runFor(1000)
      await expect(contentOf(page, on)).toBeVisible()
      await expect(main(page)).not.toContainText(message)
      await expect(page.locator(':focus')).toHaveCount(1)
    },
  )
}

test('T2, denied by CORS: the page names possible causes', async ({ page, guard }) => {
  const service = await faultyService({ allowing: false })
  await connectDirectly(page, service.baseUrl, SENTINEL)
  await page.goto(addresses.search)
  await expect(main(page)).toContainText('The search failed: the service couldn’t be reached.')
  for (const cause of ['(CORS)', 'base URL', 'the key', 'proxy']) {
    await expect(main(page)).toContainText(cause)
  }
  await expectClean(page)
  service.close()
  // Chromium logs details that it does not reveal to the page.
  expect(guard.complaints.splice(0).join()).toContain('CORS policy')
})

test(
  'T8, T9 and T10, nothing found: one request, no alarm, and a hint if the response was HTML',
  SLOW,
  async ({ page, service, expectStatus }) => {
    expectStatus(404)
    service.fail(reply(404, HTML))
    await page.goto(addresses.product)
    await expect(page.getByRole('heading', { name: /^No product with this ID/ })).toBeVisible()
    await expect(main(page)).toContainText('The response was a web page, not data')
    expect(service.requested()).toHaveLength(1)
    await expectClean(page)
    service.fail(reply(200, ''))
    await page.goto(addresses.resolve)
    await expect(page.getByRole('heading', { name: /^No listing for this link/ })).toBeVisible()
    await expect(main(page)).not.toContainText('The response was a web page')
  },
)

test(
  'T12 and T13, a refused key: another key can be entered in the error message',
  SLOW,
  async ({ page, service, expectStatus }) => {
    expectStatus(401, 403)
    const guarded: RequestListener = (request, response) => {
      const key = request.headers['apikey']
      if (key === SENTINEL)
        reply(200, { numFound: 1, productList: [{ title: 'Mine' }] })(request, response)
      else if (key === 'tired')
        reply(403, { message: 'This key may not search' })(request, response)
      else reply(401, { message: 'Unknown key' })(request, response)
    }
    service.fail(guarded)
    await connectDirectly(page, service.baseUrl, 'wrong')
    await page.goto(addresses.search)
    const panel = page.getByRole('group', { name: 'The search failed: the key was refused.' })
    await expect(panel).toContainText('Unknown key.')
    await panel.getByLabel(KEY_NAMES.apiKey).fill('tired')
    await panel.getByRole('button', { name: KEY_NAMES.takeKey }).click()
    await expect(panel).toContainText('This key may not search.')
    await panel.getByLabel(KEY_NAMES.apiKey).fill(SENTINEL)
    await panel.getByRole('button', { name: KEY_NAMES.takeKey }).click()
    await expect(page.getByRole('article')).toContainText('Mine')
    await expect(page).toHaveURL(addresses.search)
    await expect(page.locator(':focus')).toHaveCount(1)
    await expectClean(page)
  },
)

test(
  'T14, too many requests: the page counts down and retries automatically',
  SLOW,
  async ({ page, service, expectStatus }) => {
    expectStatus(429)
    await page.clock.install()
    service.fail(reply(429, { message: 'Slow down' }, { 'Retry-After': '60' }))
    await page.goto(addresses.ean)
    await expect(main(page)).toContainText('The price comparison failed, retrying.')
    // The clock stands still from here on, so that time spent by a slow machine does not count.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000)
    await expect(main(page)).toContainText(/Next attempt in (50|[1-4]?\d) s\./)
    expect(service.requested()).toHaveLength(1)
    service.recover()
    await page.clock.runFor(51_000)
    await page.clock.resume()
    await expect(contentOf(page, 'ean')).toBeVisible()
  },
)

test('T19, a redirect to another origin: nothing is sent there', async ({ page, service }) => {
  const other = await faultyService()
  const elsewhere = { Location: `${other.baseUrl}/v1/login` }
  service.fail(reply(302, HTML, elsewhere))
  await page.goto(addresses.resolve)
  await expect(main(page)).toContainText('The look-up was redirected.')
  await expect(main(page)).toContainText('The key is never sent to another address.')
  expect(service.requested()).toHaveLength(1)
  expect(other.requested()).toEqual([])
  await expectClean(page)
  other.close()
})

test(
  'T20, ten thousand rows: the first are shown, and more on request',
  SLOW,
  async ({ page, service }) => {
    const productList = Array.from({ length: 10_000 }, (_, at) => ({
      productId: `P${at}`,
      title: `Shirt ${at}`,
      offerPrice: at + 1,
    }))
    service.fail(reply(200, { numFound: 10_000, productList }))
    await page.goto(addresses.search)
    await expect(page.getByRole('article')).toHaveCount(200)
    await page.getByRole('button', { name: 'Show 200 more of 10,000 products' }).click()
    await expect(page.getByRole('article')).toHaveCount(400)
    await page.getByRole('radio', { name: 'Table' }).click()
    // Only the rows in view are in the page; the row count includes all.
    await expect(main(page).getByRole('table')).toHaveAttribute('aria-rowcount', '10002')
    await expect(main(page).getByRole('row', { name: /Shirt 0/ })).toBeVisible()
  },
)
