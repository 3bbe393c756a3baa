import type { Page } from 'playwright/test'
import { paths } from '../../src/url/paths.ts'
import { expect, test } from '../fixtures.ts'
import { addresses, us } from '../known.ts'
import { contentOf } from '../places.ts'
import { KEY, origins } from '../ports.ts'

const { service } = origins

/** Serves a configuration in place of the empty one that every build brings. */
const configure = (page: Page, file: object | string) =>
  page.route('**/config.json', (route) =>
    route.fulfill({
      contentType: 'application/json',
      body: typeof file === 'string' ? file : JSON.stringify(file),
    }),
  )

test('one build serves a deployment that asks the service directly', async ({
  page,
  checkAccess,
}) => {
  await configure(page, { baseUrl: `${service}/v1/`, countries: { default: ['in'] } })
  await page.addInitScript(
    (secrets) => {
      sessionStorage.setItem('catalog-explorer:secrets', JSON.stringify(secrets))
    },
    { origin: service, apiKey: KEY, eanToken: null, keeping: 'tab' },
  )
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/v1/')) asked.push(request.url())
  })
  await page.goto(paths.start())
  await expect(page.getByText('Live, direct')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Country: in' })).toBeVisible()
  await page.goto(addresses.search)
  await expect(contentOf(page, 'search')).toBeVisible()
  expect(asked.length).toBeGreaterThan(0)
  expect(asked.filter((url) => !url.startsWith(service))).toEqual([])
  await checkAccess()
})

test('a dialect of the deployment is what is sent', async ({ page, expectStatus }) => {
  expectStatus(404)
  await configure(page, { dialect: { indexBase: 1, countryLists: 'pipe' } })
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/v1/products?')) asked.push(new URL(request.url()).search)
  })
  // The demo service joins countries with commas: it knows no country of this name.
  await page.goto(paths.search({ q: 'cotton shirt', countries: ['us', 'in'], page: 2 }))
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  await expect.poll(() => asked[0]).toContain('countryCode=us%7Cin')
  expect(asked[0]).toContain('index=25')
})

test('a wrong configuration names its field in place of the app', async ({ page, checkAccess }) => {
  await configure(page, { dialect: { indexBase: '1' }, key: 'x' })
  await page.goto(addresses.search)
  const problem = page.getByRole('alert')
  await expect(problem).toContainText('dialect.indexBase: expected 0, 1, found "1"')
  await expect(problem).toContainText('key: is no field of this file')
  await checkAccess()
  await page.unroute('**/config.json')
  await problem.getByRole('button', { name: 'Load it again' }).click()
  await expect(contentOf(page, 'search')).toBeVisible()
  await expect(page).toHaveURL(addresses.search)
})

test('a configuration that does not arrive stops the app before it asks the wrong service', async ({
  page,
  expectNoAnswer,
}) => {
  expectNoAnswer()
  await page.route('**/config.json', (route) => route.abort('connectionreset'))
  await page.goto(paths.product('A'.repeat(32), us))
  await expect(page.getByRole('alert')).toContainText('config.json: did not arrive')
})
