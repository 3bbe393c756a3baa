import { COLUMNS } from '../src/domain/columnNames.ts'
import { NAMES, pageNumber, removeFilter } from '../src/domain/names.ts'
import { paths } from '../src/url/paths.ts'
import { expect, test } from './fixtures.ts'
import { addresses, oxford, us } from './known.ts'
import { contentOf, expectFacets, expectSaid, lookupBox, mainHeading } from './places.ts'

const shirts = { q: 'cotton shirt', ...us }

test('keywords are searched on Enter, and the address is the search', async ({
  page,
  checkAccess,
}) => {
  await page.goto(paths.search(us))
  await expect(mainHeading(page)).toHaveText('All products')
  await lookupBox(page).fill('cotton shirt')
  await lookupBox(page).press('Enter')
  await expect(page).toHaveURL(addresses.search)
  await expect(mainHeading(page)).toHaveText('cotton shirt')
  await expect(page).toHaveTitle('cotton shirt · Catalog Explorer')
  await expect(contentOf(page, 'search')).toContainText(oxford.title)
  await expectSaid(page, /^[\d,]+ products$/)
  await expectFacets(page)
  await checkAccess()

  await page.reload()
  await expect(page).toHaveURL(addresses.search)
  await expect(contentOf(page, 'search')).toContainText(oxford.title)
  await expect(lookupBox(page)).toHaveValue('cotton shirt')

  await page.goBack()
  await expect(page).toHaveURL(paths.search(us))
  await expect(mainHeading(page)).toHaveText('All products')
  await page.goForward()
  await expect(page).toHaveURL(addresses.search)
})

test('pages are walked by links, and Back and Forward', async ({ page }) => {
  await page.goto(addresses.search)
  const steps = page.getByRole('navigation', { name: NAMES.pages, exact: true })
  const list = page.getByRole('navigation', { name: NAMES.pagesAfter })
  await expect(steps).toContainText(/1–24 of [\d,]+/)
  await steps.getByRole('link', { name: NAMES.nextPage }).click()
  await expect(page).toHaveURL(paths.search({ ...shirts, page: 2 }))
  await expect(steps).toContainText(/25–48 of [\d,]+/)
  await expect(page).toHaveTitle('cotton shirt, page 2 · Catalog Explorer')
  await expectSaid(page, /products, page 2$/)
  const second = list.getByRole('link', { name: pageNumber(2), exact: true })
  await expect(second).toHaveAttribute('aria-current', 'page')
  await list.getByRole('link', { name: pageNumber(3), exact: true }).click()
  await expect(page).toHaveURL(paths.search({ ...shirts, page: 3 }))
  await expect(steps).toContainText(/49–72 of [\d,]+/)
  await page.goBack()
  await expect(page).toHaveURL(paths.search({ ...shirts, page: 2 }))
  await expect(steps).toContainText(/25–48 of [\d,]+/)
  await page.goForward()
  await expect(steps).toContainText(/49–72 of [\d,]+/)
})

test('page size and response mode are part of the address', async ({ page, checkAccess }) => {
  await page.goto(paths.search({ ...shirts, page: 3 }))
  await expect(page.getByRole('article')).toHaveCount(24)
  await page.getByRole('combobox', { name: NAMES.perPage }).first().selectOption('48')
  await expect(page).toHaveURL(paths.search({ ...shirts, page: 2, size: 48 }))
  await expect(page.getByRole('article')).toHaveCount(48)
  await page.getByRole('radio', { name: 'Lite' }).click()
  await expect(page).toHaveURL(paths.search({ ...shirts, page: 2, size: 48, mode: 'lite' }))
  await expect(page.getByRole('region', { name: NAMES.results })).toContainText(
    'brand and rating are not part of the answer',
  )
  await checkAccess()
  await page.getByRole('link', { name: 'Ask for full' }).click()
  await expect(page).toHaveURL(paths.search({ ...shirts, page: 2, size: 48 }))
})

test('the table sorts the rows on the page and says so', async ({ page, checkAccess }) => {
  await page.goto(addresses.search)
  await expect(contentOf(page, 'search')).toBeVisible()
  await page.getByRole('radio', { name: 'Table' }).click()
  const asTable = paths.search({ ...shirts, view: 'table' })
  await expect(page).toHaveURL(asTable)
  const results = page.getByRole('region', { name: NAMES.results, exact: true })
  const table = results.getByRole('table')
  await expect(table.getByRole('row')).toHaveCount(25)
  await expect(results).toContainText('Order: as the service returned it')
  const head = table.getByRole('columnheader', { name: 'Offer price' })
  await head.getByRole('button').click()
  await expect(head).toHaveAttribute('aria-sort', 'descending')
  await expect(results).toContainText('Sorted by offer price, these 24 rows only')
  await checkAccess()
  await results.getByRole('button', { name: 'Undo' }).click()
  await expect(results).toContainText('Order: as the service returned it')
  await expect(table.getByRole('row').nth(1)).toContainText(oxford.title)

  await page.getByRole('button', { name: /^Columns/ }).click()
  const columns = page.getByRole('dialog', { name: COLUMNS.columns })
  await columns.getByRole('checkbox', { name: 'Category', exact: true }).uncheck()
  await expect(table.getByRole('columnheader', { name: 'Category', exact: true })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^Columns/ })).toBeFocused()

  await page.reload()
  await expect(page).toHaveURL(asTable)
  await expect(table.getByRole('row')).toHaveCount(25)
})

test('Back returns to the place and the link that one left', async ({ page }) => {
  await page.goto(addresses.search)
  const card = page.getByRole('article').nth(17).getByRole('link').first()
  await card.scrollIntoViewIfNeeded()
  await card.focus()
  const top = await page.evaluate(() => Math.round(scrollY))
  expect(top).toBeGreaterThan(300)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/products\//)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(addresses.search)
  await expect(card).toBeFocused()
  await expect.poll(() => page.evaluate((was) => Math.abs(scrollY - was), top)).toBeLessThan(4)
})

test('nothing found offers each filter for removal, with what there is without it', async ({
  page,
  checkAccess,
  expectStatus,
}) => {
  expectStatus(404)
  const narrow = { q: oxford.title, ...us, merchant: ['Northgate'], division: 'Footwear' }
  await page.goto(paths.search(narrow))
  await expect(page.getByRole('heading', { name: 'No product found' })).toBeVisible()
  await expectSaid(page, 'No product found')
  const without = page.getByRole('listitem').filter({ hasText: 'without it' })
  await expect(without).toContainText('Footwear')
  await checkAccess()
  await without.getByRole('link', { name: removeFilter('division', 'Footwear') }).click()
  await expect(page).toHaveURL(paths.search({ ...narrow, division: '' }))
  await expect(contentOf(page, 'search')).toContainText(oxford.title)
})

test('a page past the end leads back to the last one', async ({
  page,
  checkAccess,
  expectStatus,
}) => {
  expectStatus(404)
  await page.goto(paths.search({ ...shirts, page: 999 }))
  await expect(page.getByRole('heading', { name: 'There is nothing on page 999' })).toBeVisible()
  await expectSaid(page, 'Nothing on page 999')
  const last = page.getByRole('link', { name: /^Go to the last page/ })
  await expect(last).toBeVisible()
  await checkAccess()
  await last.click()
  await expect(page).toHaveURL(/page=\d+/)
  await expect(contentOf(page, 'search')).toBeVisible()
})

test('two countries are two sections with answers of their own', async ({ page, checkAccess }) => {
  await page.goto(paths.search({ q: 'cotton', countries: ['us', 'in'] }))
  const countries = { us: 'United States', in: 'India' }
  for (const [code, country] of Object.entries(countries)) {
    const section = page.getByRole('region', { name: `${NAMES.results}, ${code}`, exact: true })
    await expect(section.getByRole('heading', { level: 2 })).toHaveText(country)
    await expect(section.getByRole('article').first()).toBeVisible()
  }
  await expectSaid(page, /us: [\d,]+ products; in: [\d,]+ products/)
  await expectFacets(page)
  await checkAccess()
})
