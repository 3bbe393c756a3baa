import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { NAMES, removeFilter, removeWord } from '@/words/names.ts'
import { demo } from '@test/demo.ts'
import { expectSaid } from '@test/faults/expectSound.ts'
import { address, renderAt } from '@test/pages/renderAt.tsx'
import { turnOnDeveloper } from '@test/pages/turnOnDeveloper.ts'
import { waitForCards, waitForFacets } from './results/waitForCards.ts'

beforeEach(turnOnDeveloper)

const main = () => within(screen.getByRole('main'))

describe('a search without results', () => {
  const path = '/search?q=cotton&word=Casual&country=us&merchant=Nobody&division=Apparel'

  test(
    'counts the products without each filter and word, with a request for one row each',
    { tags: 'slow' },
    async () => {
      renderAt(path)
      await screen.findByRole('heading', { name: 'No products found' })
      const count = await main().findByText(/\d+ products$/)
      expect(count.closest('li')).toHaveTextContent(
        /^merchantNobody ?\d+ products without this filter/,
      )
      expect(await main().findAllByText('still no results')).toHaveLength(2)
      const [requested, ...counts] = demo.requests()
      expect(requested).toContain('limit=24')
      expect(counts).toHaveLength(3)
      for (const request of counts) expect(request).toContain('limit=1&mode=lite')
    },
  )

  test('offers to remove one of these, or all filters', async () => {
    const { user } = renderAt(path)
    await screen.findByRole('heading', { name: 'No products found' })
    expect(main().getByRole('link', { name: removeWord('Casual') })).toBeVisible()
    expect(main().getByRole('link', { name: 'Clear all filters' })).toHaveAttribute(
      'href',
      '/search?q=cotton&country=us',
    )
    await user.click(main().getByRole('link', { name: removeFilter('merchant', 'Nobody') }))
    expect(address()).toBe('/search?q=cotton&word=Casual&country=us&division=Apparel')
    expect((await waitForCards()).length).toBeGreaterThan(0)
  })

  test('offers the values found by a count next to the chosen one', async () => {
    let count = () => {}
    const counted = new Promise<void>((resolve) => {
      count = resolve
    })
    demo.server.use(
      http.get('*/v1/products', async ({ request }) => {
        if (request.url.includes('limit=1&')) await counted
      }),
    )
    renderAt('/search?q=cotton&country=us&merchant=Nobody')
    const merchants = within(await screen.findByRole('radiogroup', { name: 'Merchant' }))
    expect(merchants.getAllByRole('radio')).toHaveLength(2)
    count()
    expect(
      (await merchants.findAllByRole('radio', { name: /^(?!Any|Nobody)/ })).length,
    ).toBeGreaterThan(1)
  })

  test('sends these counts only where nothing was found', async () => {
    renderAt('/search?q=cotton&country=us&division=Apparel')
    await waitForCards()
    expect(demo.requests()).toHaveLength(1)
  })

  test('is announced, and links to all products if only keywords were given', async () => {
    renderAt('/search?q=xyzzy&country=us')
    await screen.findByRole('heading', { name: 'No products found' })
    await expectSaid('No products found')
    expect(screen.getByRole('link', { name: 'Show all products in US' })).toHaveAttribute(
      'href',
      '/search?country=us',
    )
    expect(demo.requests()).toHaveLength(1)
  })

  test.each(['empty', 'no-content'])('is shown for the response “%s”', async (scenario) => {
    renderAt(`/search?q=cotton&country=us&demo=${scenario}`)
    expect(await screen.findByRole('heading', { name: 'No products found' })).toBeVisible()
  })
})

describe('a page past the end', () => {
  test('links to the first page and to the last', async () => {
    const { user } = renderAt('/search?q=cotton&country=us&page=999')
    expect(await screen.findByRole('heading', { name: 'Nothing on page 999' })).toBeVisible()
    await expectSaid('Nothing on page 999')
    expect(screen.getByRole('link', { name: 'Go to page 1' })).toHaveAttribute(
      'href',
      '/search?q=cotton&country=us',
    )
    const last = await screen.findByRole('link', { name: /^Go to the last page, \d+$/ })
    await user.click(last)
    expect(address()).toBe('/search?q=cotton&country=us&page=14')
    expect((await waitForCards()).length).toBeGreaterThan(0)
    expect(screen.getByRole('link', { name: NAMES.nextPage })).toHaveAttribute('aria-disabled')
  })
})

describe('a failed search', () => {
  test('shows what happened, and loads the results on Retry', async () => {
    const { user } = renderAt('/search?q=cotton&country=us&demo=error-500')
    expect(await screen.findByText('The search failed.')).toBeVisible()
    await screen.findByText('Any merchant')
    expect(demo.requests()).toHaveLength(3)
    demo.scenario(null)
    await user.click(screen.getByRole('button', { name: NAMES.retry }))
    expect(await waitForCards()).toHaveLength(24)
  })

  test('moves the focus to the results on Retry, and back to Retry if it fails again', async () => {
    const { user } = renderAt('/search?q=cotton&country=us&demo=error-500')
    const first = await screen.findByRole('button', { name: NAMES.retry })
    const results = screen.getByRole('region', { name: NAMES.results })
    first.focus()
    await user.keyboard('{Enter}')
    expect(results).toHaveFocus()
    await waitFor(() => expect(first).not.toBeInTheDocument())
    expect(await screen.findByRole('button', { name: NAMES.retry })).toHaveFocus()
    demo.scenario(null)
    await user.keyboard('{Enter}')
    const [card] = await waitForCards()
    expect(results).toHaveFocus()
    await user.tab()
    expect(screen.getByRole('button', { name: NAMES.answerDetails })).toHaveFocus()
    await user.tab()
    expect(card).toContainElement(document.activeElement as HTMLElement) // its picture, title or box
  })

  test.each([
    ['key-401', 'The search failed: the key was refused.'],
    ['truncated', 'The search failed: the response couldn’t be read.'],
    ['html', 'The search failed: the response couldn’t be read.'],
    ['refused', 'The search failed.'],
    ['offline', 'The search failed: the service couldn’t be reached.'],
    ['bad-request', 'The search failed.'],
  ])('shows for the scenario %s: %s', async (scenario, words) => {
    renderAt(`/search?q=cotton&country=us&demo=${scenario}`)
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('cotton')
  })

  test(
    'still shows the products and filters of the previous search',
    { tags: 'slow' },
    async () => {
      const { user } = renderAt('/search?q=cotton&country=us')
      await waitForFacets()
      demo.scenario('key-403')
      await user.click(screen.getByRole('link', { name: NAMES.nextPage }))
      await screen.findByText('The search failed: the key was refused.')
      expect(screen.getByText('You still see the products of the previous search.')).toBeVisible()
      expect(await waitForCards()).toHaveLength(24)
      expect(screen.getByRole('radio', { name: /^Northgate \d+$/ })).toBeVisible()
      demo.scenario(null)
      await user.click(main().getByRole('button', { name: NAMES.retry }))
      expect(await main().findByText(/^25–48 of/)).toBeVisible()
      expect(screen.queryByText(/^You still see the products/)).toBeNull()
    },
  )

  test('of one country doesn’t affect the other country', async () => {
    demo.server.use(
      http.get('*/v1/products', ({ request }) =>
        new URL(request.url).searchParams.get('countryCode') === 'in'
          ? HttpResponse.json({ message: 'No' }, { status: 400 })
          : undefined,
      ),
    )
    renderAt('/search?q=cotton&country=us&country=in')
    const failed = await screen.findByRole('region', { name: `${NAMES.results}, IN` })
    expect(await within(failed).findByText('The search failed.')).toBeVisible()
    const other = within(screen.getByRole('region', { name: `${NAMES.results}, US` }))
    expect((await other.findAllByRole('article')).length).toBe(24)
  })
})

describe('unusual responses', () => {
  test('of a service with its own page size are paged by that size', async () => {
    demo.server.use(
      http.get('*/v1/products', ({ request }) => {
        const { searchParams } = new URL(request.url)
        const start = Number(searchParams.get('index') ?? 0)
        return HttpResponse.json({
          productList: Array.from({ length: 10 }, (_, place) => ({
            productId: `P${start + place}`,
            title: `Product ${start + place + 1}`,
          })),
          numFound: 35,
        })
      }),
    )
    renderAt('/search?q=clamped&country=us', { baseUrl: 'http://clamped.example' })
    await waitForCards()
    expect(screen.getByText('1–10 of 35')).toBeVisible()
    expect(screen.getByText('The service gives 10 per page, not 24')).toBeVisible()
  })

  test('without total, IDs or titles are still shown as cards', async () => {
    demo.server.use(
      http.get('*/v1/products', () =>
        HttpResponse.json({
          productList: [{ offerPrice: 0 }, { productId: '..', title: 'Dots' }, { productId: 'A' }],
        }),
      ),
    )
    renderAt('/search?q=odd&country=us', { baseUrl: 'http://odd.example' })
    const [first, second, third] = await waitForCards()
    if (!first || !second || !third) throw new Error('three cards')
    expect(within(first).getByText('0.00')).toBeVisible()
    expect(within(first).queryByRole('link')).not.toBeInTheDocument()
    expect(within(second).queryByRole('link')).not.toBeInTheDocument()
    expect(within(third).getByRole('link', { name: 'Product without a title' })).toBeVisible()
    expect(screen.getByText(/number of products not stated/)).toBeVisible()
  })

  test('with hostile texts show these as text', async () => {
    renderAt('/search?q=cotton&country=us&demo=hostile')
    await waitForCards()
    expect(document.querySelector('main script, main img[onerror]')).toBeNull()
  })
})
