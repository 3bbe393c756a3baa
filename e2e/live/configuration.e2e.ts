import type { Page } from 'playwright/test'
import { paths } from '@/routing/paths.ts'
import { addresses } from '../support/demoData.ts'
import { expect, test } from '../support/fixtures.ts'
import { contentOf } from '../support/locators.ts'
import { KEY, origins } from '../support/ports.ts'

const { service } = origins

/** Serves this configuration instead of the build's empty one. */
const configure = (page: Page, file: object | string) =>
  page.route('**/config.json', (route) =>
    route.fulfill({
      contentType: 'application/json',
      body: typeof file === 'string' ? file : JSON.stringify(file),
    }),
  )

test('the same build also serves a deployment that connects to the service directly', async ({
  page,
}) => {
  await configure(page, { baseUrl: `${service}/v1/`, countries: { default: ['in'] } })
  await page.addInitScript(
    (secrets) => {
      sessionStorage.setItem('catalog-explorer:secrets', JSON.stringify(secrets))
    },
    { origin: service, apiKey: KEY, eanToken: null, keeping: 'tab' },
  )
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/v1/')) requested.push(request.url())
  })
  await page.goto(paths.start())
  await expect(page.getByText('Live, direct')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Country: IN' })).toBeVisible()
  await page.goto(addresses.search)
  await expect(contentOf(page, 'search')).toBeVisible()
  expect(requested.length).toBeGreaterThan(0)
  expect(requested.filter((url) => !url.startsWith(service))).toEqual([])
})

test(
  'a missing or wrong configuration shows an error instead of the app, and nothing is requested',
  { tag: '@slow' },
  async ({ page, expectNoAnswer }) => {
    expectNoAnswer()
    const requested: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/v1/')) requested.push(request.url())
    })
    const problem = page.getByRole('alert')
    const again = problem.getByRole('button', { name: 'Reload' })
    await page.route('**/config.json', (route) => route.abort('connectionreset'))
    await page.goto(addresses.search)
    await expect(problem).toContainText('config.json: didn’t load')

    await page.unroute('**/config.json')
    await configure(page, { dialect: { indexBase: '1' }, key: 'x' })
    await again.click()
    await expect(problem).toContainText('dialect.indexBase: expected 0, 1, found "1"')
    await expect(problem).toContainText('key: is no field of this file')
    expect(requested).toEqual([])

    await page.unroute('**/config.json')
    await again.click()
    await expect(contentOf(page, 'search')).toBeVisible()
    await expect(page).toHaveURL(addresses.search)
  },
)
