import { NAMES, pageNumber } from '../../src/domain/names.ts'
import { paths } from '../../src/url/paths.ts'
import { expect, test } from '../fixtures.ts'
import { addresses, asks, us, type AskingPage } from '../known.ts'
import { contentOf } from '../places.ts'

// Requests are stopped on their way here, which only works because this project blocks service workers.

// Every fault at every operation runs in src/testing/faults; one a kind over real sockets in sockets.e2e.ts.
const pages: readonly AskingPage[] = ['search', 'resolve']

for (const name of pages) {
  test(`${name}: a connection that fails is said, and Retry recovers`, async ({
    page,
    checkAccess,
    expectNoAnswer,
  }) => {
    expectNoAnswer()
    let tries = 0
    await page.route('**/v1/**', (route) => {
      tries += 1
      return route.abort('connectionreset')
    })
    await page.goto(addresses[name])
    const main = page.getByRole('main')
    await expect(main).toContainText(`${asks[name]} is asked again.`)
    await expect(main).toContainText(`${asks[name]} did not reach the service.`)
    expect(tries).toBeGreaterThanOrEqual(3)
    await checkAccess()
    await page.unroute('**/v1/**')
    await main.getByRole('button', { name: NAMES.retry }).first().click()
    await expect(contentOf(page, name)).toBeVisible()
    await expect(main).not.toContainText('did not reach the service.')
    await expect(page).toHaveURL(addresses[name])
  })
}

test('offline, a search waits and goes out by itself when the connection is back', async ({
  page,
  context,
  checkAccess,
  expectNoAnswer,
}) => {
  expectNoAnswer()
  await page.goto(addresses.search)
  await expect(contentOf(page, 'search')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  const list = page.getByRole('navigation', { name: NAMES.pagesAfter })
  await list.getByRole('link', { name: pageNumber(3), exact: true }).click()
  const third = paths.search({ q: 'cotton shirt', ...us, page: 3 })
  await expect(page).toHaveURL(third)
  const main = page.getByRole('main')
  await expect(main).toContainText('You are offline.')
  await checkAccess()
  await context.setOffline(false)
  await expect(main).not.toContainText('You are offline.')
  await expect(main).toContainText(/49–72 of [\d,]+/)
  await expect(page).toHaveURL(third)
})

test('a failed page of results keeps the one before it, and says so', async ({
  page,
  checkAccess,
  expectStatus,
}) => {
  expectStatus(500)
  await page.goto(addresses.search)
  await expect(contentOf(page, 'search')).toBeVisible()
  const kept = await contentOf(page, 'search').textContent()
  await page.route(/index=/, (route) =>
    route.fulfill({ status: 500, body: '{"message":"Out of order"}' }),
  )
  await page
    .getByRole('navigation', { name: NAMES.pages, exact: true })
    .getByRole('link', { name: NAMES.nextPage })
    .click()
  const main = page.getByRole('main')
  await expect(main).toContainText('The search failed: the service answered 500.')
  await expect(main).toContainText('Out of order')
  await expect(main).toContainText('Below are the products of the search before this one.')
  expect(await contentOf(page, 'search').textContent()).toBe(kept)
  await checkAccess()
  await page.unroute(/index=/)
  await main.getByRole('button', { name: NAMES.retry }).click()
  await expect(main).toContainText(/25–48 of [\d,]+/)
})

test('a page whose code does not arrive says so in place and leaves the shell usable', async ({
  page,
  checkAccess,
  expectNoAnswer,
}) => {
  expectNoAnswer()
  await page.goto('/')
  await expect(contentOf(page, 'start')).toBeVisible()
  await page.route('**/assets/EanPage-*.js', (route) => route.abort('failed'))
  await page.getByRole('banner').getByRole('link', { name: 'EAN prices' }).click()
  await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toBeAttached()
  await checkAccess()
  await page.getByRole('banner').getByRole('link', { name: 'Resolve' }).click()
  await expect(page).toHaveURL(paths.resolve(us))
})
