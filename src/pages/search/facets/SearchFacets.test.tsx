import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { defaultApiVariant } from '@/api/apiVariant.ts'
import { waitForCards, waitForFacets } from '@/pages/search/results/waitForCards.ts'
import { writePreference } from '@/storage/preferences/preferences.ts'
import {
  addWord,
  anyOf,
  findInFacet,
  moreOf,
  NAMES,
  removeFilter,
  removeWord,
} from '@/words/names.ts'
import { demo } from '@test/demo.ts'
import { expectSaid } from '@test/faults/expectSound.ts'
import { clickDetails } from '@test/pages/clickDetails.ts'
import { address, renderAt } from '@test/pages/renderAt.tsx'

const rail = () => within(screen.getByRole('complementary', { name: NAMES.facets }))
const merchants = () => within(rail().getByRole('radiogroup', { name: 'Merchant' }))
const brands = () => within(rail().getByRole('radiogroup', { name: 'Brand' }))

test('sizes are listed from small to large', { tags: 'slow' }, async () => {
  renderAt('/search?q=cotton&country=us')
  await waitForFacets()
  const size = rail().getByText('Size', { selector: 'summary b' })
  expect(size.closest('summary')).toHaveTextContent('SizeXS, S, M, L, XL')
})

describe('filters', () => {
  test('are radio groups that begin with Any; every value is a real link', async () => {
    renderAt('/search?q=cotton&country=us')
    await waitForFacets()
    const [any, first] = merchants().getAllByRole('radio')
    expect(any).toHaveAccessibleName(anyOf('Merchant'))
    expect(any).toBeChecked()
    expect(first).toHaveAttribute('href', '/search?q=cotton&country=us&merchant=Northgate')
    expect(first).toHaveAccessibleName(/^Northgate \d+$/)
  })

  test(
    'list the spellings of a merged name under one heading, and send the chosen spelling',
    { tags: 'slow' },
    async () => {
      writePreference('demo', 'joinedNames', {
        brand: [],
        merchant: [['The two', 'Northgate', 'Cartwheel']],
      })
      const { user } = renderAt('/search?q=cotton&country=us')
      await waitForFacets()
      const head = merchants().getByText('The two').closest('p')
      expect(head).toHaveTextContent(/^The two 2 spellings: Northgate, Cartwheel\d+$/)
      const spelled = [head?.nextElementSibling, head?.nextElementSibling?.nextElementSibling]
      expect(spelled.map((option) => option?.textContent.replace(/ ?\d+$/, ''))).toEqual([
        'Northgate',
        'Cartwheel',
      ])
      await user.click(merchants().getByRole('radio', { name: /^Cartwheel/ }))
      expect(address()).toBe('/search?q=cotton&country=us&merchant=Cartwheel')
      await waitFor(() => expect(demo.requests().at(-1)).toContain('merchantFilter=Cartwheel'))
      expect(demo.requests().join()).not.toContain('The%20two')
      act(() => writePreference('demo', 'joins', false))
      expect(merchants().queryByText('The two')).toBeNull()
      localStorage.clear()
    },
  )

  test(
    'show the choice before the response arrives, and stay focused',
    { tags: 'slow' },
    async () => {
      const { user } = renderAt('/search?q=cotton&country=us')
      await waitForFacets()
      const release = demo.hold()
      const value = merchants().getByRole('radio', { name: /^Cartwheel/ })
      const [count] = /\d+$/.exec(value.textContent) ?? []
      await user.click(value)
      expect(value).toBeChecked()
      await waitFor(() => expect(value).toHaveFocus())
      expect(address()).toBe('/search?q=cotton&country=us&merchant=Cartwheel')
      release()
      await waitFor(() =>
        expect(screen.getByRole('region', { name: NAMES.results })).toHaveAttribute(
          'aria-busy',
          'false',
        ),
      )
      for (const card of await waitForCards()) {
        expect(within(card).getByText('Cartwheel')).toBeVisible()
      }
      expect(merchants().getByRole('radio', { name: /^Northgate/ })).not.toBeChecked()
      expect(screen.getByText(/products in/)).toHaveTextContent(`${count} products in US`)
      await expectSaid(`${count} products`)
    },
  )

  test(
    'are cleared with the last chip, which moves the focus to the heading; Back restores them',
    { tags: 'slow' },
    async () => {
      const path = '/search?q=cotton&country=us&merchant=Cartwheel'
      const { user } = renderAt(path)
      await waitForFacets()
      await user.click(
        await screen.findByRole('button', { name: removeFilter('merchant', 'Cartwheel') }),
      )
      expect(address()).toBe('/search?q=cotton&country=us')
      expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
      expect(merchants().getByRole('radio', { name: anyOf('Merchant') })).toBeChecked()
      window.history.back()
      await waitFor(() => expect(address()).toBe(path))
      await waitFor(() =>
        expect(merchants().getByRole('radio', { name: /^Cartwheel/ })).toBeChecked(),
      )
    },
  )

  test(
    'follow the arrow keys as one step in the history, which Back undoes',
    { tags: 'slow' },
    async () => {
      const { user } = renderAt('/search?q=cotton&country=us')
      await waitForFacets()
      merchants()
        .getByRole('radio', { name: anyOf('Merchant') })
        .focus()
      await user.keyboard('{ArrowDown}{ArrowDown}')
      expect(address()).toBe('/search?q=cotton&country=us&merchant=Cartwheel')
      await waitFor(() =>
        expect(merchants().getByRole('radio', { name: /^Cartwheel/ })).toHaveFocus(),
      )
      await user.keyboard('{Home}')
      expect(address()).toBe('/search?q=cotton&country=us')
      await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
      expect(address()).toMatch(/&merchant=/)
      window.history.back()
      await waitFor(() => expect(address()).toBe('/search?q=cotton&country=us'))
      // Not one step too far: the entry before the group is still that of the search.
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('cotton')
    },
  )

  test(
    'still offer the values seen before, without counts, if the service returns only the chosen one',
    { tags: 'slow' },
    async () => {
      const { user } = renderAt('/search?q=cotton&country=us&demo=conjunctive')
      await waitForFacets()
      await user.click(merchants().getByRole('radio', { name: /^Cartwheel/ }))
      await waitFor(() =>
        expect(merchants().getByRole('radio', { name: 'Northgate' })).toBeVisible(),
      )
      expect(merchants().getByRole('radio', { name: /^Cartwheel \d+/ })).toBeChecked()
      await user.click(within(await clickDetails(user)).getByRole('radio', { name: 'Lite' }))
      await screen.findByRole('link', { name: 'Load details' })
      expect(merchants().getByRole('radio', { name: 'Northgate' })).toBeVisible()
    },
  )

  test('show a chosen value that the response doesn’t contain', async () => {
    renderAt('/search?q=cotton&country=us&merchant=Nobody')
    await screen.findByRole('heading', { name: 'No products found' })
    await screen.findByText('Any merchant')
    expect(merchants().getByRole('radio', { name: 'Nobody' })).toBeChecked()
  })

  test('are checkboxes where the service takes several values', { tags: 'slow' }, async () => {
    const apiVariant = { ...defaultApiVariant, filterLists: 'repeated parameter' as const }
    const { user } = renderAt('/search?q=cotton&country=us&merchant=Northgate', { apiVariant })
    await waitForFacets()
    const group = within(rail().getByRole('group', { name: 'Merchant' }))
    await user.click(group.getByRole('checkbox', { name: /^Cartwheel/ }))
    expect(address()).toBe('/search?q=cotton&country=us&merchant=Northgate&merchant=Cartwheel')
    expect(group.getByRole('checkbox', { name: /^Northgate/ })).toBeChecked()
    await user.keyboard(' ')
    expect(address()).toBe('/search?q=cotton&country=us&merchant=Northgate')
  })

  test('show more values on click, and the button stays focused and in view', async () => {
    const broughtBack = vi.fn<() => void>()
    Element.prototype.scrollIntoView = broughtBack
    const { user } = renderAt('/search?q=cotton&country=us')
    await waitForFacets()
    const before = brands().getAllByRole('radio').length
    expect(before).toBe(5)
    const more = brands().getByRole('button', { name: new RegExp(moreOf('Brand')) })
    more.focus()
    await user.keyboard('{Enter}')
    expect(brands().getAllByRole('radio').length).toBeGreaterThan(before + 20)
    await waitFor(() => expect(more).toHaveFocus())
    await waitFor(() => expect(broughtBack.mock.contexts).toEqual([more]))
    expect(more).toHaveTextContent('Fewer')
    await user.click(more)
    expect(brands().getAllByRole('radio')).toHaveLength(before)
  })

  test('can be searched, and still show the chosen value', async () => {
    const { user } = renderAt('/search?q=cotton&country=us&brand=Marlowe')
    await waitForFacets()
    await user.click(brands().getByRole('button', { name: findInFacet('Brand') }))
    const box = brands().getByRole('textbox', { name: findInFacet('Brand') })
    await waitFor(() => expect(box).toHaveFocus())
    await user.keyboard('quarry')
    await waitFor(() =>
      expect(
        brands()
          .getAllByRole('radio')
          .map((radio) => radio.textContent),
      ).toEqual([
        expect.stringContaining('Any brand'),
        expect.stringContaining('Quarrymoor'),
        expect.stringContaining('Marlowe'),
      ]),
    )
    await user.keyboard('{Escape}')
    expect(box).not.toBeInTheDocument()
    await waitFor(() =>
      expect(brands().getByRole('button', { name: findInFacet('Brand') })).toHaveFocus(),
    )
  })

  test('with 5,000 values show 100 more at a time', { tags: 'slow' }, async () => {
    const { user } = renderAt('/search?q=cotton&country=us&demo=long')
    await waitForFacets()
    const more = brands().getByRole('button', { name: /100 more of at least 4,996/ })
    await user.click(more)
    expect(brands().getAllByRole('radio').length).toBeLessThan(210)
    await user.click(brands().getByRole('button', { name: findInFacet('Brand') }))
    await user.keyboard('brand 4321')
    await user.click(await brands().findByRole('radio', { name: /^Brand 4321/ }))
    expect(address()).toBe('/search?q=cotton&country=us&brand=Brand+4321&demo=long')
  })
})

describe('the list of a filter', () => {
  test('is marked “all” where its counts add up to the number of products', async () => {
    renderAt('/search?q=cotton&country=us')
    await waitForFacets()
    const [, ...values] = merchants().getAllByRole('radio')
    expect(merchants().getByText(/^all \d+$/)).toBeVisible()
    expect(values.length).toBeGreaterThan(0)
    expect(rail().queryByText(/List cut/)).toBeNull()
  })

  test(
    'is marked “at least” if products have further values, which can be chosen',
    { tags: 'slow' },
    async () => {
      const { user } = renderAt('/search?q=cotton&country=us&demo=cut-facets')
      await waitForFacets()
      expect(brands().getByText(/^at least \d+$/)).toBeVisible()
      expect(brands().getByText(/^List cut at 5; \d+ more seen in products$/)).toBeVisible()
      await user.click(brands().getByRole('button', { name: new RegExp(moreOf('Brand')) }))
      const values = brands().getAllByRole('radio')
      const seen = values.filter(({ textContent }) => !/\d$/.test(textContent.trim())).slice(1)
      expect(values.length - seen.length).toBe(6)
      const name = seen[0]?.textContent.trim() ?? ''
      await user.click(brands().getByRole('radio', { name }))
      await waitFor(() => expect(demo.requests().at(-1)).toContain('brandFilter='))
      expect(brands().getByRole('radio', { name: new RegExp(`^${name}`) })).toBeChecked()
      await expectSaid(/product/)
      expect(brands().getByText(/^at least \d+$/)).toBeVisible()
    },
  )

  test('is marked “at least” if the counts of three merchants leave products out', async () => {
    renderAt('/search?q=cotton&country=us&mode=lite&demo=cut-facets-at-3')
    await waitForFacets()
    expect(merchants().getByText(/^at least \d+$/)).toBeVisible()
    expect(
      merchants().getByText(
        /^List cut at 3; (it counts [\d,]+ of [\d,]+ products|\d+ more seen in products)$/,
      ),
    ).toBeVisible()
    // `lite` records have no brand, so there is no evidence about the list of brands.
    expect(brands().getByText('at least 3')).toBeVisible()
    expect(brands().queryByText(/List cut/)).toBeNull()
  })

  test('makes no claim about prices if no product is priced beyond the last bar', async () => {
    renderAt('/search?q=cotton&country=us')
    await waitForFacets()
    expect(rail().queryByText(/^Ends at/)).toBeNull()
  })

  test('of prices shows that it ends below the price of a product', async () => {
    renderAt('/search?country=us&demo=cut-facets')
    await waitForFacets()
    expect(await rail().findByText(/^Ends at \d+; seen up to [\d,.]+$/)).toBeVisible()
  })
})

describe('distributions', () => {
  test('have a table in numerical order, keys as given', async () => {
    renderAt('/search?q=cotton&country=us')
    await waitForFacets()
    const table = screen.getByRole('table', { name: 'Price: products by price' })
    const keys = within(table)
      .getAllByRole('rowheader')
      .map((cell) => cell.textContent)
    expect(keys.slice(0, 3)).toEqual(['0 - 10', '10 - 20', '20 - 30'])
    expect(keys.at(-1)).toBe('150 - 200')
  })
})

describe('words to refine a search', () => {
  test('are added to the keywords and removed by the same button', { tags: 'slow' }, async () => {
    const { user } = renderAt('/search?q=cotton&country=us')
    await waitForFacets()
    const word = () => rail().getByRole('button', { name: new RegExp(addWord('Casual')) })
    expect(word()).toHaveAttribute('aria-pressed', 'false')
    // Without a count: a search for the word finds other products than those counted.
    expect(word()).toHaveAccessibleName('Add word Casual')
    expect(word()).toHaveTextContent(/^Casual$/)
    expect(screen.getByRole('region', { name: 'Refine' })).toHaveTextContent(
      'Adds the word to your search',
    )
    await user.click(word())
    expect(address()).toBe('/search?q=cotton&word=Casual&country=us')
    expect(word()).toHaveAttribute('aria-pressed', 'true')
    await waitFor(() => expect(word()).toHaveFocus())
    expect(screen.getByRole('combobox', { name: 'Keywords, EAN or link' })).toHaveValue(
      'cotton Casual',
    )
    expect(screen.getByRole('button', { name: removeWord('Casual') })).toBeVisible()
    await waitFor(() => expect(demo.requests().at(-1)).toContain('q=cotton%20Casual'))
    word().focus()
    await user.keyboard(' ')
    expect(address()).toBe('/search?q=cotton&country=us')
  })

  test('stay visible where no facet lists them', async () => {
    renderAt('/search?q=cotton&word=oxford&country=us')
    await waitForFacets()
    const added = within(rail().getByRole('group', { name: 'Added' }))
    expect(added.getByRole('button', { name: addWord('oxford') })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  })

  test('of a collapsed facet show a preview, and all of them once it is opened', async () => {
    const { user } = renderAt('/search?q=cotton&country=us')
    await waitForFacets()
    expect(rail().queryByRole('button', { name: new RegExp(addWord('Linen')) })).toBeNull()
    await user.click(rail().getByText('Fabric'))
    const [first] = await rail().findAllByRole('button', { name: /^Add word Cotton/ })
    expect(first).toBeVisible()
  })
})
