/** Addresses that no part of the app writes: each gets a message in place, and its usable parts are used. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from '@/routing/paths.ts'
import { NAMES } from '@/words/names.ts'
import { address, renderAt } from '../pages/renderAt.tsx'

type Bad = {
  what: string
  path: string
  /** The text on the page. */
  message: string | RegExp
  /** The address after corrections; absent if it stays as given. */
  becomes?: string
}

const us = { countries: ['us'] } as const

/** The address of an EAN page always states your merchants, even if there are none. */
const ownless = { ...us, ownMerchants: {}, ref: 'median' } as const

const cotton = paths.search({ q: 'cotton', ...us })
const long = (count: number) => 'x'.repeat(count)

const SCRIPT = '<script>globalThis.__hostile=1</script>'

const rows: Bad[] = [
  {
    what: 'an unknown product ID',
    path: paths.product('0'.repeat(32), us),
    message: 'No product with this ID in US',
  },
  {
    what: 'a product ID of one dot',
    path: paths.product('.', us),
    message: 'This isn’t a product ID',
  },
  {
    what: 'a product ID of two dots',
    path: paths.product('..', us),
    message: 'This isn’t a product ID',
  },
  {
    what: 'a product ID of 5,000 characters',
    path: paths.product(long(5000), us),
    message: 'This product ID has 5,000 characters; product IDs can have up to 512.',
  },
  {
    what: 'a product ID with a script',
    path: paths.product(SCRIPT, us),
    message: 'No product with this ID in US',
  },
  {
    what: 'an unknown URL',
    path: paths.resolve({ url: 'https://nobody.example/p/1', ...us }),
    message: 'No listing for this link',
  },
  {
    what: 'a text that isn’t a URL',
    path: paths.resolve({ url: 'blue shirt', ...us }),
    message: 'A link has no spaces or line breaks.',
  },
  {
    what: 'a URL with the javascript: scheme',
    path: paths.resolve({ url: 'javascript:globalThis.__hostile=1', ...us }),
    message: 'Only links that start with http:// or https:// can be used.',
  },
  {
    what: 'a URL of 9,000 characters',
    path: paths.resolve({ url: `https://nobody.example/${long(9000)}`, ...us }),
    message: 'characters long',
  },
  {
    what: 'an EAN with a wrong check digit',
    path: paths.ean('2049811763055', ownless),
    message: 'The check digit is 5, should be 4.',
  },
  {
    what: 'an EAN of letters',
    path: paths.ean('shirt', ownless),
    message: '“shirt” isn’t an EAN or UPC.',
  },
  {
    what: 'an EAN of 7 digits',
    path: paths.ean('2049811', ownless),
    message: '7 digits: a code has 8, 12, 13 or 14',
  },
  {
    what: 'an EAN of 15 digits',
    path: paths.ean('204981176305412', ownless),
    message: '15 digits: a code has 8, 12, 13 or 14',
  },
  {
    what: 'page=abc',
    path: `${cotton}&page=abc`,
    message: 'page “abc” isn’t a page number: showing page 1',
    becomes: cotton,
  },
  {
    what: 'page=-1',
    path: `${cotton}&page=-1`,
    message: 'page “-1” isn’t a page number: showing page 1',
    becomes: cotton,
  },
  {
    what: 'page=999',
    path: paths.search({ q: 'cotton', ...us, page: 999 }),
    message: 'Nothing on page 999',
  },
  {
    what: 'size=7',
    path: `${cotton}&size=7`,
    message: 'size “7” isn’t available: showing 24 per page',
    becomes: cotton,
  },
  {
    what: 'an unknown parameter',
    path: `${cotton}&colour=red`,
    message: '“colour” isn’t a setting of this page: ignored',
    becomes: cotton,
  },
  {
    what: 'an unknown country',
    path: paths.search({ q: 'cotton', countries: ['zz'] }),
    message: 'No products found',
  },
  {
    what: 'a country that isn’t a code',
    path: '/search?q=cotton&country=%3Cscript%3E',
    message: 'country “<script>” isn’t a country code: using US',
    becomes: cotton,
  },
  {
    what: 'a query of 10,000 characters',
    path: `/search?q=${long(10_000)}&country=us`,
    message: 'q is 10,000 characters long: using the first 2,000',
    becomes: paths.search({ q: long(2000), ...us }),
  },
  {
    what: 'emoji',
    path: paths.search({ q: '👗🧦', ...us }),
    message: /No products found|products? in US/,
  },
  {
    what: 'right-to-left text',
    path: paths.search({ q: 'قميص قطن', ...us, division: ['ملابس'] }),
    message: 'No products found',
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
      .map((name) => `${name}=${encodeURIComponent(SCRIPT)}`)
      .join('&')}&country=us`,
    message: NAMES.corrections,
    becomes: paths.search({
      q: SCRIPT,
      words: [SCRIPT],
      merchant: [SCRIPT],
      brand: [SCRIPT],
      category: [SCRIPT],
      division: [SCRIPT],
      ...us,
    }),
  },
]

test.each(rows)(
  '$what gets a clear message on the page',
  async ({ path, message, becomes = path }) => {
    renderAt(path)
    const main = screen.getByRole('main')
    await waitFor(() => expect(main).toHaveTextContent(message))
    await waitFor(() => expect(address()).toBe(becomes))
    await waitFor(() => expect(main.querySelectorAll('h1')).toHaveLength(1))
    expect(main.querySelector('script')).toBeNull()
    expect(globalThis).not.toHaveProperty('__hostile')
  },
)

test('each correction is listed, and the search still runs', async () => {
  renderAt(`${cotton}&page=abc&size=7&colour=red`)
  const main = within(screen.getByRole('main'))
  expect(await main.findByText(NAMES.corrections)).toBeVisible()
  const points = main.getAllByRole('listitem').map((item) => item.textContent)
  for (const words of ['isn’t a page number', 'isn’t available', 'isn’t a setting']) {
    expect(points.filter((point) => point.includes(words))).toHaveLength(1)
  }
  expect(address()).toBe(cotton)
  expect(await main.findAllByRole('article')).toHaveLength(24)
})
