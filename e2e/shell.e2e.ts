import { paths } from '@/routing/paths.ts'
import { NAMES } from '@/words/names.ts'
import { tabTo } from './support/byKeys.ts'
import { addresses, inSmallCatalog, oxford, us } from './support/demoData.ts'
import { expect, test } from './support/fixtures.ts'
import { contentOf, expectNoSidewaysScroll, lookupBox, mainHeading } from './support/locators.ts'
import { origins } from './support/ports.ts'

test('an address with too many slashes opens the intended page', async ({ page }) => {
  await page.goto(`${origins.demo}//`)
  await expect(contentOf(page, 'start')).toBeVisible()
  await expect(page).toHaveURL(`${origins.demo}/`)
  await page.goto(`${origins.demo}//search//?q=cotton+shirt&country=us&catalog=300`)
  await expect(contentOf(page, 'search')).toBeVisible()
})

test(
  'from the skip link to a price comparison by keyboard alone',
  { tag: '@slow' },
  async ({ page }) => {
    const main = page.getByRole('main')
    // Not Start, which moves the focus to its search box.
    const at = inSmallCatalog(paths.collections())
    await page.goto(at)
    await expect(mainHeading(page)).toBeVisible()
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: NAMES.skip })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Enter')
    await expect(main).toBeFocused()
    await expect(page).toHaveURL(at)

    await page.keyboard.press('/')
    await expect(lookupBox(page)).toBeFocused()
    await page.keyboard.type('cotton shirt')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(inSmallCatalog(addresses.search))
    await expect(main).toBeFocused()
    await tabTo(page, page.getByRole('link', { name: oxford.title }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(inSmallCatalog(addresses.product))
    await expect(main).toBeFocused()
    await tabTo(
      page,
      page
        .getByRole('table', { name: /^Variants/ })
        .getByRole('link')
        .nth(2),
    )
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(
      inSmallCatalog(paths.ean(oxford.ean, { ...us, ownMerchants: {}, ref: 'median' })),
    )
    await expect(contentOf(page, 'ean')).toBeVisible()
  },
)

test('each section is one click away and shows its own heading', async ({ page }) => {
  const sections = page.getByRole('banner').getByRole('navigation')
  await page.goto(inSmallCatalog('/'))
  const ways = [
    { name: 'Search', to: paths.search(us), title: 'All products' },
    { name: 'Find by link', to: paths.resolve(us), title: 'Find by link' },
    {
      name: 'EAN prices',
      to: paths.ean(null, { ...us, ownMerchants: {}, ref: 'median' }),
      title: 'EAN prices',
    },
    { name: 'Collections', to: paths.collections(), title: 'Collections' },
  ]
  await expect(sections.getByRole('link')).toHaveText([
    'Home',
    ...ways.map(({ name }) => name),
    'Assortment',
    'Alerts',
  ])
  for (const { name, to, title } of ways) {
    const link = sections.getByRole('link', { name })
    await link.click()
    await expect(page).toHaveURL(inSmallCatalog(to))
    await expect(page).toHaveTitle(`${title} · Catalog Explorer`)
    await expect(link).toHaveAttribute('aria-current', 'page')
    await expect(mainHeading(page)).toHaveCount(1)
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page.getByRole('banner').getByText(/^Demo/)).toBeVisible()
  }
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Catalog Explorer/ })
    .click()
  await expect(page).toHaveURL(inSmallCatalog('/'))
  await expect(page).toHaveTitle('Catalog Explorer')
})

test('the theme is chosen in Settings, saved, and applied before the first paint', async ({
  page,
}) => {
  const root = page.locator('html')
  await page.goto(inSmallCatalog(paths.ean(null, us)))
  await page.getByRole('banner').getByRole('link', { name: NAMES.settings }).click()
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect(root).toHaveAttribute('data-theme', 'dark')
  // With the app's code blocked, only the inline script can set the theme.
  await page.route('**/assets/*.js', (route) =>
    route.fulfill({ body: '', contentType: 'text/javascript' }),
  )
  await page.reload()
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('main')).toHaveCount(0)
})

test('another country changes the address, the results and every link on the page', async ({
  page,
}) => {
  const second = inSmallCatalog(paths.search({ q: 'cotton shirt', ...us, page: 2 }))
  await page.goto(second)
  await expect(contentOf(page, 'search')).toBeVisible()
  const country = page.getByRole('button', { name: /^Country/ })
  await country.click()
  const panel = page.getByRole('dialog', { name: 'Countries' })
  const field = panel.getByRole('textbox', { name: 'Country name or code' })
  await expect(field).toBeFocused()
  await expect(panel).toBeInViewport({ ratio: 1 })
  await field.fill('germ')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(
    inSmallCatalog(paths.search({ q: 'cotton shirt', countries: ['de'] })),
  )
  await expect(country).toHaveAccessibleName('Country: DE')
  await expect(country).toBeFocused()
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Find by link' }),
  ).toHaveAttribute('href', inSmallCatalog(paths.resolve({ countries: ['de'] })))
  await page.goBack()
  await expect(page).toHaveURL(second)
  await expect(country).toHaveAccessibleName('Country: US')
})

test('no page scrolls sideways at any screen width', { tag: '@slow' }, async ({ page }) => {
  const asTable = paths.search({ q: 'shirt', ...us, view: 'table' })
  const pages = [
    ...(['start', 'search', 'product', 'resolve', 'ean'] as const).map((name) => ({
      path: addresses[name],
      content: contentOf(page, name),
    })),
    { path: asTable, content: page.getByRole('table', { name: NAMES.results }) },
  ]
  for (const { path, content } of pages) {
    await page.setViewportSize({ width: 640, height: 900 })
    await page.goto(inSmallCatalog(path))
    await expect(content).toBeVisible()
    for (const width of [640, 768, 1080, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      await expectNoSidewaysScroll(page)
    }
  }
})
