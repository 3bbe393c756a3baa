import { NAMES } from '../src/domain/names.ts'
import { paths } from '../src/url/paths.ts'
import { expect, test } from './fixtures.ts'
import { inSmallCatalog, oxford, us } from './known.ts'
import { lookupBox, mainHeading } from './places.ts'

type Bad = {
  what: string
  path: string
  /** What stands on the page. */
  says: string | RegExp
  /** The address after corrections; as given where it stays. */
  becomes?: string
  status?: number
}

/** An EAN page always says which merchant is mine, even when none is. */
const ownless = { ...us, mine: '', ref: 'median' }

const long = (count: number) => 'x'.repeat(count)

const cases: Bad[] = [
  {
    what: 'an unknown product id',
    path: paths.product('0'.repeat(32), us),
    says: /^No product with this id in us/,
    status: 404,
  },
  {
    what: 'a product id of one dot',
    path: paths.product('.', us),
    says: 'This product id cannot be asked for',
  },
  {
    what: 'a product id of two dots',
    path: paths.product('..', us),
    says: 'This product id cannot be asked for',
  },
  {
    what: 'a product id of 5,000 characters',
    path: paths.product(long(5000), us),
    says: 'This product id is 5,000 characters long; the longest that is asked for is 512.',
  },
  {
    what: 'a product id with a script',
    path: paths.product('<script>globalThis.__hostile=1</script>', us),
    says: /^No product with this id in us/,
    status: 404,
  },
  {
    what: 'an unknown URL',
    path: paths.resolve({ url: 'https://nobody.example/p/1', ...us }),
    says: /^No record for this URL/,
  },
  {
    what: 'a text that is no URL',
    path: paths.resolve({ url: 'blue shirt', ...us }),
    says: 'A URL holds no spaces and no line breaks.',
  },
  {
    what: 'an address that is not of the web',
    path: paths.resolve({ url: 'javascript:globalThis.__hostile=1', ...us }),
    says: 'Only web addresses that start with http:// or https:// can be resolved.',
  },
  {
    what: 'a URL of 9,000 characters',
    path: paths.resolve({ url: `https://nobody.example/${long(9000)}`, ...us }),
    says: /characters long/,
  },
  {
    what: 'an EAN with a wrong check digit',
    path: paths.ean('2049811763055', ownless),
    says: 'The check digit is 5, should be 4.',
  },
  {
    what: 'an EAN of letters',
    path: paths.ean('shirt', ownless),
    says: 'A code holds the digits 0 to 9 only',
  },
  {
    what: 'an EAN of 7 digits',
    path: paths.ean('2049811', ownless),
    says: /7 digits|8, 12, 13 or 14/,
  },
  {
    what: 'an EAN of 15 digits',
    path: paths.ean('204981176305412', ownless),
    says: /15 digits|8, 12, 13 or 14/,
  },
  {
    what: 'page=abc',
    path: `${paths.search({ q: 'cotton', ...us })}&page=abc`,
    says: 'page “abc” is not a page number: showing page 1',
    becomes: paths.search({ q: 'cotton', ...us }),
  },
  {
    what: 'page=-1',
    path: `${paths.search({ q: 'cotton', ...us })}&page=-1`,
    says: 'page “-1” is not a page number: showing page 1',
    becomes: paths.search({ q: 'cotton', ...us }),
  },
  {
    what: 'page=999',
    path: paths.search({ q: 'cotton', ...us, page: 999 }),
    says: 'There is nothing on page 999',
    status: 404,
  },
  {
    what: 'size=7',
    path: `${paths.search({ q: 'cotton', ...us })}&size=7`,
    says: 'size “7” is not offered: showing 24 a page',
    becomes: paths.search({ q: 'cotton', ...us }),
  },
  {
    what: 'an unknown parameter',
    path: `${paths.search({ q: 'cotton', ...us })}&colour=red`,
    says: '“colour” is not a parameter of this page: left out',
    becomes: paths.search({ q: 'cotton', ...us }),
  },
  {
    what: 'an unknown country',
    path: paths.search({ q: 'cotton', countries: ['zz'] }),
    says: 'No product found',
    status: 404,
  },
  {
    what: 'a country that is no code',
    path: '/search?q=cotton&country=%3Cscript%3E',
    says: 'country “<script>” is not a country code: asking us',
    becomes: paths.search({ q: 'cotton', ...us }),
  },
  {
    what: 'a query of 10,000 characters',
    path: `/search?q=${long(10_000)}&country=us`,
    says: 'q is 10,000 characters long: using the first 2,000',
    becomes: paths.search({ q: long(2000), ...us }),
    status: 404,
  },
  {
    what: 'emoji',
    path: paths.search({ q: '👗🧦', ...us }),
    says: /No product found|products? in us/,
    status: 404,
  },
  {
    what: 'right-to-left text',
    path: paths.search({ q: 'قميص قطن', ...us, division: 'ملابس' }),
    says: 'No product found',
    status: 404,
  },
  {
    what: 'scripts in every parameter',
    path: `/search?${[
      'q',
      'word',
      'merchant',
      'brand',
      'category',
      'division',
      'page',
      'size',
      'view',
      'mode',
    ]
      .map((name) => `${name}=${encodeURIComponent('<script>globalThis.__hostile=1</script>')}`)
      .join('&')}&country=us`,
    says: NAMES.corrections,
    becomes: paths.search({
      q: '<script>globalThis.__hostile=1</script>',
      words: ['<script>globalThis.__hostile=1</script>'],
      merchant: ['<script>globalThis.__hostile=1</script>'],
      brand: ['<script>globalThis.__hostile=1</script>'],
      category: '<script>globalThis.__hostile=1</script>',
      division: '<script>globalThis.__hostile=1</script>',
      ...us,
    }),
    status: 404,
  },
]

for (const { what, path, says, becomes = path, status } of cases) {
  test(`${what} gets a clear message in place`, async ({ page, checkAccess, expectStatus }) => {
    if (status !== undefined) expectStatus(status)
    await page.goto(inSmallCatalog(path))
    await expect(page.getByRole('main').getByText(says).first()).toBeVisible()
    await expect(page).toHaveURL(inSmallCatalog(becomes))
    await expect(mainHeading(page)).toHaveCount(1)
    expect(await page.evaluate(() => Reflect.get(globalThis, '__hostile'))).toBeUndefined()
    await checkAccess()
  })
}

test('what was corrected is said, and the search is kept', async ({ page }) => {
  await page.goto('/search?q=cotton+shirt&country=us&page=abc&size=7&colour=red')
  await expect(page).toHaveURL(paths.search({ q: 'cotton shirt', ...us }))
  const main = page.getByRole('main')
  await expect(main).toContainText(NAMES.corrections)
  await expect(
    main.getByRole('listitem').filter({ hasText: /not a page number|not offered|not a parameter/ }),
  ).toHaveCount(3)
  await expect(page.getByRole('article').first()).toContainText(oxford.title)
})

test('10,000 characters in the one box are searched as far as they can be', async ({
  page,
  expectStatus,
}) => {
  expectStatus(404)
  await page.goto(inSmallCatalog(paths.search(us)))
  await lookupBox(page).fill(long(10_000))
  await lookupBox(page).press('Enter')
  await expect(page.getByRole('heading', { name: 'No product found' })).toBeVisible()
  await expect(mainHeading(page)).toHaveCount(1)
})
