/** Effects of bad input that only a browser shows; test/rules/badInput.test.tsx tests the messages. */
import { paths } from '@/routing/paths.ts'
import { NAMES } from '@/words/names.ts'
import { inSmallCatalog, us } from './support/demoData.ts'
import { expect, test } from './support/fixtures.ts'
import { lookupBox, mainHeading } from './support/locators.ts'

const SCRIPT = '<script>globalThis.__hostile=1</script>'

const LISTS = ['word', 'merchant', 'brand', 'category', 'division']
const TEXTS = ['q', 'page', 'size', 'view', 'mode']

test('no script in an address runs, and it isn’t only the security policy that stops it', async ({
  page,
  expectStatus,
}) => {
  expectStatus(404)
  const everywhere = [...LISTS, ...TEXTS].map((name) => `${name}=${encodeURIComponent(SCRIPT)}`)
  const ways = [
    { path: paths.product(SCRIPT, us), message: /^No product with this ID in US/ },
    {
      path: paths.resolve({ url: 'javascript:globalThis.__hostile=1', ...us }),
      message: 'Only links that start with http:// or https:// can be used.',
    },
    { path: `/search?${everywhere.join('&')}&country=us`, message: NAMES.corrections },
  ]
  for (const { path, message } of ways) {
    await page.goto(inSmallCatalog(path))
    await expect(page.getByRole('main').getByText(message).first()).toBeVisible()
    await expect(mainHeading(page)).toHaveCount(1)
    expect(await page.evaluate(() => Reflect.get(globalThis, '__hostile'))).toBeUndefined()
  }
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible()
})

test(
  'from the address and the search box, 10,000 characters are shortened and searched',
  { tag: '@slow' },
  async ({ page, expectStatus }) => {
    expectStatus(404)
    const requested = inSmallCatalog(paths.search({ q: 'x'.repeat(2000), ...us }))
    await page.goto(inSmallCatalog(`/search?q=${'x'.repeat(10_000)}&country=us`))
    await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible()
    await expect(page).toHaveURL(requested)
    await lookupBox(page).fill('y'.repeat(10_000))
    await lookupBox(page).press('Enter')
    await expect(page).toHaveURL(requested.replaceAll('x', 'y'))
    await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible()
    await expect(mainHeading(page)).toHaveCount(1)
  },
)
