import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { CATALOG_ORDER } from '@/words/columnNames.ts'
import { NAMES, pageNumber, removeFilter, removeWord } from '@/words/names.ts'
import { demo } from '@test/demo.ts'
import { expectSaid } from '@test/faults/expectSound.ts'
import { clickDetails } from '@test/pages/clickDetails.ts'
import { address, renderAt } from '@test/pages/renderAt.tsx'
import { waitForCards } from './results/waitForCards.ts'

const results = (name: string = NAMES.results) => screen.getByRole('region', { name })

describe('the results of a search', () => {
  test(
    'have a heading with keywords and added words, the total, the country and a tab title',
    { tags: 'slow' },
    async () => {
      renderAt('/search?q=cotton&word=Casual&country=us')
      expect(await waitForCards()).toHaveLength(24)
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('cotton Casual')
      expect(screen.getByText(/products in/)).toHaveTextContent(/^\d+ products in US$/)
      expect(document.title).toBe('cotton Casual · Catalog Explorer')
    },
  )

  test('are all products of a country where neither keywords nor filters are given', async () => {
    renderAt('/search?country=us')
    expect(await waitForCards()).toHaveLength(24)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('All products')
    expect(demo.requests()[0]).toBe('/v1/products?countryCode=us&limit=24&mode=full')
  })

  test(
    'show their order and, on click, the currency and the applied query',
    { tags: 'slow' },
    async () => {
      const { user } = renderAt('/search?q=cotton&country=us')
      await waitForCards()
      const section = within(results())
      expect(await section.findByText(CATALOG_ORDER)).toBeVisible()
      expect(section.queryByText(/q=cotton/)).toBeNull()
      const details = await clickDetails(user)
      expect(details).toHaveTextContent('Currencynot stated by the service')
      expect(details).toHaveTextContent('Applied queryq=cotton&fq=country:us')
    },
  )

  test('are marked as shuffled where the service shuffles them', async () => {
    renderAt('/search?q=cotton&country=us&demo=shuffled')
    await waitForCards()
    expect(await screen.findByText('Order: shuffled by the service')).toBeVisible()
  })

  test('are announced once, with their page', { tags: 'slow' }, async () => {
    const { user } = renderAt('/search?q=cotton&country=us')
    await waitForCards()
    await expectSaid(/^\d+ products$/)
    await user.click(await screen.findByRole('link', { name: NAMES.nextPage }))
    await expectSaid(/^\d+ products, page 2$/)
    expect(screen.getAllByText(/^\d+ products, page 2$/)).toHaveLength(1)
  })

  test('show markup in keywords as text', async () => {
    renderAt(`/search?q=${encodeURIComponent('<script>alert(1)</script> 😀 שלום')}&country=us`)
    await screen.findByRole('heading', { name: 'No products found' })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      '<script>alert(1)</script> 😀 שלום',
    )
  })
})

describe('a product card', () => {
  test('shows merchant, brand, prices, discount, stock and rating, and links to the product', async () => {
    renderAt('/search?q=cotton&country=us')
    const [first] = await waitForCards()
    if (!first) throw new Error('no card')
    const card = within(first)
    const link = card.getByRole('link', {
      name: "Men's Slim Fit Oxford Cotton Shirt, Button-Down Collar",
    })
    expect(link).toHaveAttribute('href', expect.stringMatching(/^\/products\/\w{32}\?country=us$/))
    for (const text of ['Northgate', 'Marlowe', '47.90', '59.00', '−19%', 'In stock', '4.3']) {
      expect(card.getByText(text)).toBeVisible()
    }
  })
})

describe('chips of applied filters', () => {
  const path = '/search?q=cotton&word=Casual&country=us&merchant=Northgate&division=Apparel'

  test(
    'remove a filter or a word, and the focus moves to the next chip',
    { tags: 'slow' },
    async () => {
      const { user } = renderAt(path)
      await waitForCards()
      const applied = within(screen.getByRole('list', { name: NAMES.applied }))
      await user.click(applied.getByRole('button', { name: removeFilter('merchant', 'Northgate') }))
      expect(address()).toBe('/search?q=cotton&word=Casual&country=us&division=Apparel')
      await waitFor(() =>
        expect(
          applied.getByRole('button', { name: removeFilter('division', 'Apparel') }),
        ).toHaveFocus(),
      )
      await user.click(applied.getByRole('button', { name: removeWord('Casual') }))
      expect(address()).toBe('/search?q=cotton&country=us&division=Apparel')
    },
  )

  test('are all removed by one link, which leaves the keywords', { tags: 'slow' }, async () => {
    const { user } = renderAt(path)
    await waitForCards()
    await user.click(screen.getByRole('link', { name: NAMES.clearAll }))
    expect(address()).toBe('/search?q=cotton&country=us')
    expect(screen.queryByRole('list', { name: NAMES.applied })).not.toBeInTheDocument()
    window.history.back()
    const applied = within(await screen.findByRole('list', { name: NAMES.applied }))
    expect(applied.getAllByRole('button')).toHaveLength(3)
    expect(address()).toBe(path)
  })

  test('mark a value that isn’t sent where the service takes only one', async () => {
    renderAt('/search?country=us&merchant=Northgate&merchant=Cartwheel')
    await waitForCards()
    const applied = within(screen.getByRole('list', { name: NAMES.applied }))
    expect(applied.getByText('merchant, not sent')).toBeVisible()
    expect(demo.requests()[0]).toContain('merchantFilter=Northgate&limit')
  })
})

describe('pages', () => {
  test(
    'have real links; “Next page” opens the next one and stays focused',
    { tags: 'slow' },
    async () => {
      const { user } = renderAt('/search?q=cotton&country=us')
      await waitForCards()
      const next = screen.getByRole('link', { name: NAMES.nextPage })
      await user.click(next)
      expect(address()).toBe('/search?q=cotton&country=us&page=2')
      expect(screen.getByText(/^25–48 of \d+$/)).toBeVisible()
      await waitFor(() => expect(next).toHaveFocus())
      expect(next).toHaveAttribute('href', '/search?q=cotton&country=us&page=3')
      const list = within(screen.getByRole('navigation', { name: NAMES.pagesAfter }))
      expect(list.getByRole('link', { name: pageNumber(2) })).toHaveAttribute(
        'aria-current',
        'page',
      )
      expect(list.getByRole('link', { name: pageNumber(1) })).toHaveAttribute(
        'href',
        '/search?q=cotton&country=us',
      )
      await waitFor(() => expect(document.title).toBe('cotton, page 2 · Catalog Explorer'))
      await user.click(list.getByRole('link', { name: pageNumber(3) }))
      expect(address()).toBe('/search?q=cotton&country=us&page=3')
      expect(screen.getByText(/^49–72 of \d+$/)).toBeVisible()
    },
  )

  test('end at the last one: its “Next page” does nothing', async () => {
    const { user } = renderAt('/search?q=cotton&country=us&page=14')
    await waitForCards()
    const next = screen.getByRole('link', { name: NAMES.nextPage })
    expect(next).toHaveAttribute('aria-disabled', 'true')
    await user.click(next)
    expect(address()).toBe('/search?q=cotton&country=us&page=14')
  })

  test(
    'load the next one once, as soon as the pointer rests on its link',
    { tags: 'slow' },
    async () => {
      const { user } = renderAt('/search?q=cotton&country=us')
      await waitForCards()
      expect(demo.requests()).toHaveLength(1)
      const next = screen.getByRole('link', { name: NAMES.nextPage })
      await user.hover(next)
      await waitFor(() => expect(demo.requests()).toHaveLength(2))
      await user.click(next)
      await screen.findByText(/^25–48 of/)
      expect(demo.requests().filter((request) => request.includes('index=24'))).toHaveLength(1)
    },
  )

  test('show the new range at once, and dim the old rows until loading ends', async () => {
    const { user } = renderAt('/search?q=cotton&country=us')
    await waitForCards()
    const release = demo.hold()
    await user.click(screen.getByRole('link', { name: NAMES.nextPage }))
    expect(await screen.findByText(/^25–48 of/)).toBeVisible()
    expect(results()).toHaveAttribute('aria-busy', 'true')
    expect(await waitForCards()).toHaveLength(24)
    release()
    await waitFor(() => expect(results()).toHaveAttribute('aria-busy', 'false'))
  })

  test('still contain the first row when the page size grows', { tags: 'slow' }, async () => {
    const { user } = renderAt('/search?q=cotton&country=us&page=3')
    await waitForCards()
    const [perPage] = screen.getAllByRole('combobox', { name: NAMES.perPage })
    if (!perPage) throw new Error('no choice of page size')
    await user.selectOptions(perPage, '48')
    expect(address()).toBe('/search?q=cotton&country=us&page=2&size=48')
    await waitFor(() => expect(document.querySelectorAll('article')).toHaveLength(48))
    await user.click(within(await clickDetails(user)).getByRole('radio', { name: 'Lite' }))
    expect(address()).toBe('/search?q=cotton&country=us&page=2&size=48&mode=lite')
  })

  test('follow Back and Forward', { tags: 'slow' }, async () => {
    const { user } = renderAt('/search?q=cotton&country=us')
    await waitForCards()
    await user.click(screen.getByRole('link', { name: NAMES.nextPage }))
    await screen.findByText(/^25–48 of/)
    window.history.back()
    expect(await screen.findByText(/^1–24 of/)).toBeVisible()
    window.history.forward()
    expect(await screen.findByText(/^25–48 of/)).toBeVisible()
  })
})

describe('lite responses', () => {
  test('show what they lack, with a link to load it', async () => {
    const { user } = renderAt('/search?q=cotton&country=us&mode=lite')
    await waitForCards()
    expect(screen.getByText(/Brand and rating aren’t loaded/)).toBeVisible()
    expect(within(results()).queryByText('Marlowe')).not.toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: 'Load details' }))
    expect(address()).toBe('/search?q=cotton&country=us')
    expect((await within(results()).findAllByText('Marlowe')).length).toBeGreaterThan(0)
  })

  test('are chosen in the response details', { tags: 'slow' }, async () => {
    const { user } = renderAt('/search?q=cotton&country=us')
    await waitForCards()
    await user.click(within(await clickDetails(user)).getByRole('radio', { name: 'Lite' }))
    expect(address()).toBe('/search?q=cotton&country=us&mode=lite')
  })
})

describe('two countries', () => {
  test('are two sections, each with its own total and pages', { tags: 'slow' }, async () => {
    renderAt('/search?q=cotton&country=us&country=in')
    for (const [country, name] of [
      ['US', 'United States'],
      ['IN', 'India'],
    ] as const) {
      const section = await screen.findByRole('region', { name: `${NAMES.results}, ${country}` })
      await within(section).findAllByRole('article')
      expect(await within(section).findByRole('heading', { level: 2 })).toHaveTextContent(name)
      expect(within(section).getByText(/products in/)).toHaveTextContent(`products in ${country}`)
      expect(
        await within(section).findByRole('navigation', {
          name: `${NAMES.pagesAfter}, ${country}`,
        }),
      ).toBeVisible()
    }
    expect(demo.requests()).toHaveLength(2)
    await expectSaid(/^US: \d+ products; IN: \d+ products$/)
  })

  test(
    'show the filter counts of one country, which can be switched',
    { tags: 'slow' },
    async () => {
      const { user } = renderAt('/search?q=cotton&country=us&country=in')
      await waitForCards()
      const northgate = () => screen.getByRole('radio', { name: /^Northgate/ }).textContent
      await screen.findByRole('radio', { name: /^Northgate/ })
      const before = northgate()
      await user.click(
        within(screen.getByRole('radiogroup', { name: 'Counts of' })).getByRole('radio', {
          name: 'IN',
        }),
      )
      await waitFor(() => expect(northgate()).not.toBe(before))
    },
  )
})
