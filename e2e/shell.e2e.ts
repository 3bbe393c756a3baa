import { NAMES } from '../src/domain/names.ts'
import { paths } from '../src/url/paths.ts'
import { expect, test } from './fixtures.ts'
import { addresses, inSmallCatalog, oxford, us } from './known.ts'
import { contentOf, expectNoSidewaysScroll, lookupBox, mainHeading } from './places.ts'

test('the first Tab offers to skip to the content', async ({ page }) => {
  await page.goto(addresses.search)
  await expect(page.getByRole('banner')).toBeVisible()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: /^Skip to/ })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page).toHaveURL(addresses.search)
})

test('from the start page to a price comparison by keyboard alone', async ({ page }) => {
  await page.goto('/')
  await expect(contentOf(page, 'start')).toBeVisible()
  await page.keyboard.press('/')
  await expect(lookupBox(page)).toBeFocused()
  await page.keyboard.type('cotton shirt')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(addresses.search)
  await expect(page.getByRole('main')).toBeFocused()

  const card = page.getByRole('link', { name: oxford.title })
  await expect(card).toBeVisible()
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(card).toBeFocused({ timeout: 1 })
  }).toPass({ intervals: [0] })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(addresses.product)
  await expect(page.getByRole('main')).toBeFocused()

  const code = page.getByRole('table', { name: /^SKUs/ }).getByRole('link').nth(2)
  await expect(code).toBeVisible()
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(code).toBeFocused({ timeout: 1 })
  }).toPass({ intervals: [0] })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(paths.ean(oxford.ean, { ...us, mine: oxford.id, ref: 'median' }))
  await expect(contentOf(page, 'ean')).toBeVisible()
})

test('the slash goes to the box from anywhere but another field', async ({ page }) => {
  await page.goto(addresses.search)
  await expect(contentOf(page, 'search')).toBeVisible()
  await page.keyboard.press('/')
  await expect(lookupBox(page)).toBeFocused()
  await expect(lookupBox(page)).toHaveValue('cotton shirt')
  const division = page.getByLabel('Division', { exact: true })
  await division.fill('a')
  await division.press('/')
  await expect(division).toHaveValue('a/')
  await expect(division).toBeFocused()
})

test('the sections are one press away, and each names itself', async ({ page }) => {
  const sections = page.getByRole('banner').getByRole('navigation')
  await page.goto('/')
  await expect(sections.getByRole('link')).toHaveText([
    'Search',
    'Resolve',
    'EAN prices',
    'Batch',
    'Workbench',
    'Lists',
  ])
  const ways = [
    { name: 'Search', to: paths.search(us), title: 'All products · Catalog Explorer' },
    { name: 'Resolve', to: paths.resolve(us), title: 'Resolve a URL · Catalog Explorer' },
    {
      name: 'EAN prices',
      to: paths.ean(null, { ...us, mine: '', ref: 'median' }),
      title: 'EAN prices · Catalog Explorer',
    },
    { name: 'Batch', to: paths.batch(), title: 'Batch · Catalog Explorer' },
    { name: 'Workbench', to: paths.workbench(), title: 'Workbench · Catalog Explorer' },
    { name: 'Lists', to: paths.lists(), title: 'Lists · Catalog Explorer' },
  ]
  for (const { name, to, title } of ways) {
    await sections.getByRole('link', { name }).click()
    await expect(page).toHaveURL(to)
    await expect(page).toHaveTitle(title)
    await expect(sections.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
    await expect(mainHeading(page)).toHaveCount(1)
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page.getByText('Demo data', { exact: true })).toBeVisible()
  }
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Catalog Explorer/ })
    .click()
  await expect(page).toHaveURL('/')
  await expect(page).toHaveTitle('Catalog Explorer')
})

test('the theme is chosen in Settings, kept, and there before the first paint', async ({
  page,
}) => {
  const root = page.locator('html')
  await page.goto(inSmallCatalog(paths.ean(null, us)))
  await page.getByRole('banner').getByRole('link', { name: NAMES.settings }).click()
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect(root).toHaveAttribute('data-theme', 'dark')
  // Blocked, the app's own code cannot be what sets it.
  await page.route('**/assets/*.js', (route) =>
    route.fulfill({ body: '', contentType: 'text/javascript' }),
  )
  await page.reload()
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('main')).toHaveCount(0)
})

test('another country changes the address, the answer and every link from here', async ({
  page,
  checkAccess,
}) => {
  await page.goto(paths.search({ q: 'cotton shirt', ...us, page: 2 }))
  const country = page.getByRole('button', { name: /^Country/ })
  await country.click()
  const panel = page.getByRole('dialog', { name: 'Countries' })
  await checkAccess()
  await panel.getByRole('textbox', { name: 'Country name or code' }).fill('germ')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(paths.search({ q: 'cotton shirt', countries: ['de'] }))
  await expect(country).toHaveAccessibleName('Country: de')
  await expect(country).toBeFocused()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Resolve' })).toHaveAttribute(
    'href',
    paths.resolve({ countries: ['de'] }),
  )
  await page.goBack()
  await expect(page).toHaveURL(paths.search({ q: 'cotton shirt', ...us, page: 2 }))
  await expect(country).toHaveAccessibleName('Country: us')

  await country.click()
  await panel.getByRole('checkbox', { name: 'Ask India too' }).click()
  await expect(page).toHaveURL(paths.search({ q: 'cotton shirt', countries: ['us', 'in'] }))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('region', { name: 'Results, in', exact: true })).toBeVisible()
})

test('an address that names no page says so and leads back', async ({ page, checkAccess }) => {
  await page.goto('/no/such/<b>page</b>')
  await expect(mainHeading(page)).toHaveText('There is no page at this address')
  await expect(page).toHaveTitle('No such page · Catalog Explorer')
  await checkAccess()
  await page.getByRole('link', { name: 'Go to the start page' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('main')).toBeFocused()
})

test('a link means the same to whoever opens it', async ({ browser, page }) => {
  const link = paths.search({ q: 'kurta', countries: ['in'] })
  await page.goto(link)
  await expect(contentOf(page, 'search')).toBeVisible()
  const first = (await page.getByRole('article').first().textContent()) ?? ''
  const other = await browser.newContext()
  const colleague = await other.newPage()
  await colleague.goto(paths.search({ countries: ['gb'] }))
  await colleague.goto(link)
  await expect(colleague.getByRole('article').first()).toHaveText(first)
  await expect(colleague).toHaveURL(link)
  await other.close()
})

for (const width of [640, 768, 1080, 1440, 1920]) {
  test(`no page scrolls sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const name of ['start', 'search', 'product', 'resolve', 'ean'] as const) {
      await page.goto(inSmallCatalog(addresses[name]))
      await expect(contentOf(page, name)).toBeVisible()
      await expectNoSidewaysScroll(page)
    }
    await page.goto(inSmallCatalog(paths.search({ q: 'shirt', ...us, view: 'table' })))
    await expect(page.getByRole('table', { name: 'Results' })).toBeVisible()
    await expectNoSidewaysScroll(page)
  })
}
