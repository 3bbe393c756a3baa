import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { defaultApiVariant, type ApiVariant } from '@/api/apiVariant.ts'
import { waitForCards, waitForFacets } from '@/pages/search/results/waitForCards.ts'
import { anotherOf, anyOf, moreOf, NAMES, removeFilter } from '@/words/names.ts'
import { demo } from '@test/demo.ts'
import { address, renderAt } from '@test/pages/renderAt.tsx'

const rail = () => within(screen.getByRole('complementary', { name: NAMES.facets }))
const merchants = () => within(rail().getByRole('group', { name: 'Merchant' }))
const applied = () => within(screen.getByRole('list', { name: NAMES.applied }))
const two = '/search?q=cotton&country=us&merchant=Northgate&merchant=Cartwheel'

/** The app set to a way of sending lists, with the demo service reading them in that way. */
function renderLists(path: string, filterLists: ApiVariant['filterLists'] = 'comma', more = '') {
  const names = { 'repeated parameter': 'repeated', 'one value': '' } as Record<string, string>
  const name = `filters-${names[filterLists] ?? `by-${filterLists}`}${more}`
  return renderAt(`${path}&demo=${name}`, { apiVariant: { ...defaultApiVariant, filterLists } })
}
/** The address without the demo parameter. */
const requested = () => address().replace(/&demo=[^&]*/, '')
const sent = (name = 'merchantFilter') => {
  const last = demo.requests().findLast((path) => path.startsWith('/v1/products?')) ?? ''
  return new URLSearchParams(last.split('?')[1]).getAll(name)
}

describe('filters that take several values', () => {
  test.each([
    ['comma', ['Northgate,Cartwheel']],
    ['pipe', ['Northgate|Cartwheel']],
    ['semicolon', ['Northgate;Cartwheel']],
    ['repeated parameter', ['Northgate', 'Cartwheel']],
  ] as const)('are sent in the format of the service: %s', async (manner, values) => {
    renderLists(two, manner)
    const cards = await waitForCards()
    expect(sent()).toEqual(values)
    const sellers = cards.map((card) => /Northgate|Cartwheel/.exec(card.textContent)?.[0])
    expect(new Set(sellers)).toEqual(new Set(['Northgate', 'Cartwheel']))
  })

  test('have checkboxes, each with the link that a click opens', { tags: 'slow' }, async () => {
    const { user } = renderLists('/search?q=cotton&country=us')
    await waitForFacets()
    const any = merchants().getByRole('link', { name: anyOf('Merchant') })
    expect(any).toHaveAttribute('aria-current', 'true')
    await user.click(merchants().getByRole('checkbox', { name: /^Northgate/ }))
    const second = merchants().getByRole('checkbox', { name: /^Cartwheel/ })
    expect(second.getAttribute('href')?.replace(/&demo=.*/, '')).toBe(two)
    await user.click(second)
    expect(requested()).toBe(two)
    await waitFor(() => expect(second).toHaveFocus())
    expect(second).toBeChecked()
    expect(any).not.toHaveAttribute('aria-current')
    window.history.back()
    await waitFor(() => expect(second).not.toBeChecked())
    expect(merchants().getByRole('checkbox', { name: /^Northgate/ })).toBeChecked()
    await user.click(any)
    expect(requested()).toBe('/search?q=cotton&country=us')
  })

  test(
    'have a chip for each value, none of them marked as not sent',
    { tags: 'slow' },
    async () => {
      const { user } = renderLists(two)
      await waitForCards()
      await screen.findByRole('list', { name: NAMES.applied })
      expect(applied().queryByText(/not sent/)).not.toBeInTheDocument()
      await user.click(
        applied().getByRole('button', { name: removeFilter('merchant', 'Northgate') }),
      )
      expect(requested()).toBe('/search?q=cotton&country=us&merchant=Cartwheel')
      await waitFor(() => expect(sent()).toEqual(['Cartwheel']))
    },
  )

  test('mark a value with the separator in it as “may be split”', async () => {
    renderLists('/search?country=us&brand=A%2CB&brand=Marlowe')
    expect(await screen.findByText('brand, may be split')).toBeVisible()
    expect(applied().getByText('brand')).toBeVisible()
  })

  test(
    'still offer the values seen before if the service returns only the chosen ones',
    { tags: 'slow' },
    async () => {
      const { user } = renderLists('/search?q=cotton&country=us', 'comma', ',own-facet-chosen')
      await waitForFacets()
      const before = merchants().getAllByRole('checkbox').length
      await user.click(merchants().getByRole('checkbox', { name: /^Northgate \d+$/ }))
      await user.click(merchants().getByRole('checkbox', { name: /^Cartwheel/ }))
      await waitFor(() => expect(sent()).toEqual(['Northgate,Cartwheel']))
      await waitFor(() =>
        expect(rail().getByRole('group', { name: 'Merchant' })).toHaveTextContent(/Cartwheel\s*\d/),
      )
      const options = merchants().getAllByRole('checkbox')
      expect(options).toHaveLength(before)
      expect(options.filter((option) => /\d$/.test(option.textContent))).toHaveLength(2)
    },
  )

  test('are removed together by one link where nothing is found', { tags: 'slow' }, async () => {
    const { user } = renderLists('/search?q=cotton&country=us&merchant=No&merchant=Nobody')
    const removeLink = await screen.findByRole('link', {
      name: removeFilter('merchant', 'No, Nobody'),
    })
    await user.click(removeLink)
    expect(requested()).toBe('/search?q=cotton&country=us')
    expect(await waitForCards()).toHaveLength(24)
  })

  test('take at most 20 values, and explain this limit', { tags: 'slow' }, async () => {
    const many = Array.from({ length: 19 }, (_, at) => `&merchant=M${at}`).join('')
    const { user } = renderLists(`/search?q=cotton&country=us&merchant=Northgate${many}`)
    await waitForFacets()
    await user.click(merchants().getByRole('button', { name: new RegExp(moreOf('Merchant')) }))
    const other = merchants().getByRole('checkbox', { name: /^Cartwheel/ })
    expect(other).toHaveAttribute('aria-disabled', 'true')
    expect(within(other).getByTitle(/^20 values is the limit/)).toBeVisible()
    const before = address()
    await user.click(other)
    expect(address()).toBe(before)
    await user.click(merchants().getByRole('checkbox', { name: /^M18/ }))
    expect(other).not.toHaveAttribute('aria-disabled')
  })

  test(
    'include category and division, with checkboxes for known values and a field for others',
    { tags: 'slow' },
    async () => {
      const { user } = renderLists('/search?country=us&category=Shirts')
      await waitForFacets()
      const categories = within(rail().getByRole('group', { name: 'Category' }))
      expect(categories.getByRole('checkbox', { name: 'Shirts' })).toBeChecked()
      const other = categories.getByLabelText(anotherOf('Category'))
      await user.type(other, 'Sneakers')
      expect(other).toHaveAccessibleDescription('Enter uses Sneakers')
      await user.keyboard('{Enter}')
      expect(requested()).toBe('/search?country=us&category=Shirts&category=Sneakers')
      expect(other).toHaveValue('')
      await waitFor(() => expect(sent('categoryFilter')).toEqual(['Shirts,Sneakers']))
      expect(categories.getByRole('checkbox', { name: 'Sneakers' })).toBeChecked()
      await user.click(applied().getByRole('button', { name: removeFilter('category', 'Shirts') }))
      expect(requested()).toBe('/search?country=us&category=Sneakers')
      await user.click(categories.getByRole('link', { name: anyOf('Category') }))
      expect(requested()).toBe('/search?country=us')
      const divisions = within(rail().getByRole('group', { name: 'Division' }))
      await user.click(await divisions.findByRole('checkbox', { name: 'Apparel' }))
      await user.click(divisions.getByRole('checkbox', { name: 'Footwear' }))
      expect(requested()).toBe('/search?country=us&division=Apparel&division=Footwear')
      await waitFor(() => expect(sent('divisionFilter')).toEqual(['Apparel,Footwear']))
      await user.click(applied().getByRole('button', { name: removeFilter('division', 'Apparel') }))
      expect(divisions.getByRole('checkbox', { name: 'Apparel' })).not.toBeChecked()
      expect(divisions.getByRole('checkbox', { name: 'Footwear' })).toBeChecked()
    },
  )
})

describe('filters that take one value', () => {
  test('replace one category with another, and mark a second one in the address as not sent', async () => {
    const { user } = renderAt('/search?country=us&category=Shirts&category=Sneakers')
    await waitForFacets()
    const category = rail().getByRole('combobox', { name: 'Category' })
    expect(category).toHaveValue('Shirts')
    expect(sent('categoryFilter')).toEqual(['Shirts'])
    expect(screen.getByText('category, not sent')).toBeVisible()
    await user.clear(category)
    await user.type(category, 'Handbags{Enter}')
    expect(address()).toBe('/search?country=us&category=Handbags')
  })
})
