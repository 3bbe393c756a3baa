import type { Page } from 'playwright/test'
import { findInFacet, moreOf, NAMES } from '../src/domain/names.ts'
import type { ScenarioName } from '../mocks/scenarios.ts'
import { expect, test } from './fixtures.ts'
import { addresses, asks, inScenario, type AskingPage } from './known.ts'
import { contentOf } from './places.ts'

const pages = Object.keys(asks) as AskingPage[] // its own keys

type Failure = { scenario: ScenarioName; status?: number; title: string; says: string }

/** What replaces the answer, and what is said of it after the name of the request. */
const failures: Failure[] = [
  { scenario: 'offline', title: 'did not reach the service.', says: 'Check the connection' },
  {
    scenario: 'error-500',
    status: 500,
    title: 'failed: the service answered 500.',
    says: 'The catalog could not be read (code INTERNAL)',
  },
  {
    scenario: 'error-503-html',
    status: 503,
    title: 'failed: the service answered 503.',
    says: 'The trouble is on the side of the service.',
  },
  {
    scenario: 'key-401',
    status: 401,
    title: 'was refused because of the key.',
    says: 'The apikey header is missing or its key is not known',
  },
  {
    scenario: 'key-403',
    status: 403,
    title: 'was refused because of the key.',
    says: 'This key may not use this operation',
  },
  {
    scenario: 'truncated',
    title: 'got an unreadable answer.',
    says: 'The answer is not complete, well-formed JSON.',
  },
  {
    scenario: 'html',
    title: 'got an unreadable answer.',
    says: 'The service answered with a web page instead of data.',
  },
  {
    scenario: 'refused',
    title: 'was not carried out.',
    says: 'The catalog is being rebuilt (code CATALOG_REBUILD)',
  },
  {
    scenario: 'bad-request',
    status: 400,
    title: 'failed: the service answered 400.',
    says: 'The request could not be understood: limit is out of range',
  },
]

const nothing: Record<AskingPage, RegExp> = {
  search: /^No product found/,
  product: /^No product with this id in us/,
  resolve: /^No record for this URL/,
  ean: /^No merchant sells this code/,
}

const main = (page: Page) => page.getByRole('main')

/** Every fault meets every operation in the page tests (`src/testing/faults`); here each kind is seen once, on one page after another. */
const inTurn = (index: number): AskingPage => pages[index % pages.length] ?? 'search'

for (const [index, { scenario, status, title, says }] of failures.entries()) {
  const name = inTurn(index)
  test(`${name}, ${scenario}: the failure is named, with Retry`, async ({
    page,
    checkAccess,
    expectStatus,
    expectNoAnswer,
  }) => {
    if (status !== undefined) expectStatus(status)
    if (scenario === 'offline') expectNoAnswer()
    const address = inScenario(addresses[name], scenario)
    await page.goto(address)
    const retry = main(page).getByRole('button', { name: NAMES.retry }).first()
    await expect(retry).toBeVisible()
    await expect(main(page)).toContainText(`${asks[name]} ${title}`)
    await expect(main(page)).toContainText(says)
    await expect(main(page)).not.toContainText('<h1>')
    await expect(page).toHaveURL(address)
    await checkAccess()
    if (scenario !== 'offline') {
      await expect(main(page)).toContainText(/GET \/v1\//)
      await expect(main(page).getByRole('button', { name: NAMES.copyCurl }).first()).toBeVisible()
    }
  })
}

for (const [index, name] of pages.entries()) {
  const scenario = index % 2 === 0 ? 'empty' : 'no-content'
  test(`${name}, ${scenario}: nothing found is a calm answer`, async ({
    page,
    checkAccess,
    expectStatus,
  }) => {
    if (scenario === 'empty') expectStatus(404)
    await page.goto(inScenario(addresses[name], scenario))
    await expect(main(page).getByRole('heading', { name: nothing[name] })).toBeVisible()
    await expect(main(page).getByRole('button', { name: NAMES.retry })).toHaveCount(0)
    await checkAccess()
  })
}

test('hang: a slow request can be stopped and asked again', async ({ page, checkAccess }) => {
  await page.goto(inScenario(addresses.search, 'hang'))
  await expect(main(page)).toContainText(`${asks.search} is taking long.`)
  await checkAccess()
  await main(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(main(page)).toContainText(`${asks.search} was stopped.`)
  await main(page).getByRole('button', { name: 'Ask again' }).click()
  await expect(main(page)).not.toContainText('was stopped.')
})

test('rate-limit: the wait is counted down', async ({ page, checkAccess, expectStatus }) => {
  expectStatus(429)
  await page.goto(inScenario(addresses.product, 'rate-limit'))
  await expect(main(page)).toContainText(`${asks.product} is asked again.`)
  await expect(main(page)).toContainText('Too many requests with this key')
  await expect(main(page)).toContainText(/Next try in \d+ s\./)
  await checkAccess()
})

test('flaky: a passing fault needs nobody', async ({ page, expectStatus }) => {
  expectStatus(503)
  await page.goto(inScenario(addresses.resolve, 'flaky'))
  await expect(contentOf(page, 'resolve')).toBeVisible()
  await expect(main(page).getByRole('button', { name: NAMES.retry })).toHaveCount(0)
})

test('slow: the right answer still arrives', async ({ page }) => {
  await page.goto(inScenario(addresses.ean, 'slow'))
  await expect(main(page).locator('[aria-busy=true]').first()).toBeVisible()
  await expect(contentOf(page, 'ean')).toBeVisible()
})

test('an answer that never comes is given up after its deadline', async ({
  page,
  expectNoAnswer,
}) => {
  expectNoAnswer()
  await page.clock.install()
  await page.goto(inScenario(addresses.search, 'hang'))
  await expect(main(page)).toContainText('The search is taking long.')
  await page.clock.fastForward('00:15')
  await expect(main(page)).toContainText('The search took too long.')
  await expect(main(page).getByRole('button', { name: NAMES.retry })).toBeVisible()
})

test('a shuffled order is said', async ({ page }) => {
  await page.goto(inScenario(addresses.search, 'shuffled'))
  await expect(main(page)).toContainText('Order: shuffled by the service, it says')
})

test('a service that counts only the chosen value does not take the others away', async ({
  page,
}) => {
  await page.goto(inScenario(addresses.search, 'conjunctive'))
  const merchants = page.getByRole('radiogroup', { name: NAMES.merchant }).getByRole('radio')
  await expect(merchants.nth(2)).toBeVisible()
  const [, first = '', second = ''] = await merchants.allInnerTexts()
  const nameOf = (text: string) => text.replace(/[\d,\s]+$/, '')
  await merchants.nth(1).click()
  await expect(page).toHaveURL(/merchant=.*demo=conjunctive/)
  await expect(merchants.filter({ hasText: nameOf(first) })).toBeChecked()
  await expect(merchants.filter({ hasText: nameOf(second) })).toHaveText(nameOf(second))
})

test('five thousand brands stay at hand', async ({ page, expectStatus }) => {
  // The catalog has no product of any of them.
  expectStatus(404)
  await page.goto(inScenario(addresses.search, 'long'))
  const brands = page.getByRole('radiogroup', { name: NAMES.brand })
  await expect(brands).toContainText('5,000')
  await brands.getByRole('button', { name: moreOf('Brand') }).click()
  await expect(brands.getByRole('radio', { name: /^Brand 0001/ })).toBeVisible()
  await brands.getByRole('button', { name: findInFacet('Brand') }).click()
  await page.keyboard.type('brand 4321')
  await brands.getByRole('radio', { name: /^Brand 4321/ }).click()
  await expect(page).toHaveURL(/brand=Brand\+4321/)
})

for (const name of pages) {
  test(`${name}, long: texts and lists beyond all measure keep the page whole`, async ({
    page,
    checkAccess,
  }) => {
    await page.goto(inScenario(addresses[name], 'long'))
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
    await expect(main(page).getByRole('link').first()).toBeVisible()
    await checkAccess()
  })
}
