import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright/test'
import { NAMES } from '../src/domain/names.ts'
import { SERVICE } from '../src/domain/serviceNames.ts'
import { paths } from '../src/url/paths.ts'
import { expect, test } from './fixtures.ts'
import { inScenario, inSmallCatalog, us } from './known.ts'
import { contentOf, expectNoSidewaysScroll, mainHeading } from './places.ts'

const shirts = { q: 'cotton shirt', ...us }

/** The row of an open point by its name, as it stands in the first cell. */
function pointNamed(page: Page, name: string): Locator {
  return page
    .getByRole('table', { name: SERVICE.openPoints })
    .getByRole('row')
    .filter({
      has: page.getByRole('rowheader', { name, exact: true }),
    })
}

/** As a reader gets there: the gear, then the profile. */
async function openProfile(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: NAMES.settings }).click()
  await page.getByRole('main').getByRole('link', { name: NAMES.serviceProfile }).first().click()
  await expect(mainHeading(page)).toHaveText(NAMES.serviceProfile)
}

/** A card out of sight is not laid out (`content-visibility`): its inner text is empty, its text content is not. */
const firstCard = (page: Page) => page.getByRole('main').getByRole('article').first().textContent()

test('a service that counts from 1 is seen to, and one press makes page 2 right', async ({
  page,
  checkAccess,
}) => {
  await page.goto(inScenario(paths.search(shirts), 'index-from-1'))
  await expect(contentOf(page, 'search')).toBeVisible()
  const last = await page.getByRole('main').getByRole('article').last().textContent()
  await page
    .getByRole('navigation', { name: NAMES.pages, exact: true })
    .getByRole('link', { name: NAMES.nextPage })
    .click()
  await expect.poll(() => firstCard(page)).toBe(last)

  await openProfile(page)
  await expect(page).toHaveURL(/\/service\?.*demo=index-from-1/)
  const point = pointNamed(page, 'First value of index')
  await expect(point).toContainText('Contradicted')
  await expect(point).toContainText('index=24 began with row 24 of the first page')
  await checkAccess()
  await point.getByRole('button', { name: 'Count from 1' }).click()
  await expect(point).toContainText('Observed')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()

  await page.goto(inScenario(paths.search({ ...shirts, page: 2 }), 'index-from-1'))
  await expect(contentOf(page, 'search')).toBeVisible()
  expect(await firstCard(page)).not.toBe(last)
  await openProfile(page)
  await expect(point).toContainText('Observed')
})

test('all safe checks fill the profile, which is saved without a key', async ({
  page,
  checkAccess,
  expectStatus,
}) => {
  expectStatus(400, 404)
  await page.goto(inSmallCatalog(paths.service()))
  await page.getByRole('button', { name: /^Run all safe checks/ }).click()
  const progress = page.getByRole('progressbar', { name: SERVICE.progress })
  await expect(progress).toBeVisible()
  await checkAccess()
  await expect(progress).toHaveCount(0)
  for (const name of ['First value of index', 'Highest limit', 'Country list separator']) {
    await expect(pointNamed(page, name)).toContainText('Observed')
  }
  await expect(page.getByRole('radio', { name: 'Contradicted 0' })).toBeAttached()
  await checkAccess()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: SERVICE.exportProfile }).click()
  const file = await (await saving).path()
  const profile = readFileSync(file, 'utf8')
  expect(JSON.parse(profile)).toMatchObject({ service: { way: 'demo' } })
  expect(profile).not.toMatch(/"(?:apikey|apiKey|eanToken)"/)
})

test('the last requests show what was sent, what was applied, and the answer', async ({
  page,
  checkAccess,
}) => {
  await page.goto(inSmallCatalog(paths.search({ ...shirts, category: 'Shirts' })))
  await expect(contentOf(page, 'search')).toBeVisible()
  await openProfile(page)
  const applied = page.getByRole('region', { name: SERVICE.applied })
  await expect(applied.getByRole('row', { name: /^categoryFilter/ })).toContainText('as sent')
  const answer = page.getByRole('region', { name: SERVICE.answer, exact: true })
  await expect(answer).toContainText('GET {base_url}/v1/products?countryCode=us')
  await expect(answer).toContainText('left out of every copy')
  await expect(answer.getByRole('region', { name: 'Answer, formatted' })).toContainText(
    'productList',
  )
  await answer.getByRole('button', { name: 'cURL' }).click()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('$CATALOG_API_KEY')

  const rows = page.getByRole('table', { name: SERVICE.requests }).getByRole('button')
  await rows.last().press('Enter')
  await expect(rows.last()).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('textbox', { name: SERVICE.findRequest }).fill('no such words')
  await expect(page.getByText('No request speaks of this.')).toBeVisible()
  await checkAccess()
  await page.getByRole('button', { name: SERVICE.clearRequests, exact: true }).click()
  await expect(answer).toHaveCount(0)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the profile fits a phone, ${colorScheme}`, async ({ page, checkAccess }) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(inScenario(paths.search({ ...shirts, page: 2 }), 'index-from-1'))
    await expect(contentOf(page, 'search')).toBeVisible()
    await openProfile(page)
    await expect(page.getByRole('region', { name: SERVICE.answer, exact: true })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await checkAccess()
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page)
  })
}
