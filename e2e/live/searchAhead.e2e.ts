import type { Page } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { holdBack } from './holdBack.ts'

const SERVICE = '/v1/products'

/** Delays the app's code until `arrive` is called, and records all requests to the service. */
async function withoutApp(page: Page) {
  const arrive = await holdBack(page, '**/assets/app-*.js')
  const requested: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname === SERVICE) requested.push(search)
  })
  return { arrive, requested }
}

/** The first result. Once it is shown, any further request would have been sent. */
const results = (page: Page) => page.getByRole('article').first()

test('the first search is sent once, before the app is loaded; another page sends none', async ({
  page,
}) => {
  const { arrive, requested } = await withoutApp(page)
  const first = page.waitForRequest((request) => request.url().includes(SERVICE))
  await page.goto('/search?q=cotton+shirt&country=us&merchant=Northgate&page=2', {
    waitUntil: 'commit',
  })
  const answered = (await first).response()
  expect(requested).toEqual([
    '?countryCode=us&q=cotton%20shirt&merchantFilter=Northgate&index=24&limit=24&mode=full',
  ])
  expect((await answered)?.status()).toBe(200)
  arrive()
  await expect(results(page)).toBeVisible()
  expect(requested).toHaveLength(1)
  await page.goto('/settings')
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
  expect(requested).toHaveLength(1)
})

test('the early search follows the deployment’s configuration and is sent once, too', async ({
  page,
}) => {
  await page.route('**/config.json', (route) =>
    route.fulfill({ json: { dialect: { indexBase: 1 }, countries: { default: ['in'] } } }),
  )
  const { arrive, requested } = await withoutApp(page)
  arrive()
  await page.goto('/search?q=shirt&page=2')
  await expect(results(page)).toBeVisible()
  expect(requested).toEqual(['?countryCode=in&q=shirt&index=25&limit=24&mode=full'])
})
