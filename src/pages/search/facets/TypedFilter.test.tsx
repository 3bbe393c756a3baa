import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { waitForFacets } from '@/pages/search/results/waitForCards.ts'
import { clearFilter, NAMES } from '@/words/names.ts'
import { address, renderAt } from '@test/pages/renderAt.tsx'

const rail = () => within(screen.getByRole('complementary', { name: NAMES.facets }))

describe('typed filters', () => {
  test('apply on Enter, and their × clears them', { tags: 'slow' }, async () => {
    const { user } = renderAt('/search?q=cotton&country=us')
    await waitForFacets()
    const category = rail().getByRole('combobox', { name: 'Category' })
    await user.type(category, 'Shirts')
    expect(address()).toBe('/search?q=cotton&country=us')
    expect(category).toHaveAccessibleDescription('Enter uses Shirts')
    await user.keyboard('{Enter}')
    expect(address()).toBe('/search?q=cotton&country=us&category=Shirts')
    expect(await screen.findByRole('list', { name: NAMES.applied })).toHaveTextContent('Shirts')
    await user.click(rail().getByRole('button', { name: clearFilter('Category') }))
    expect(address()).toBe('/search?q=cotton&country=us')
    await waitFor(() => expect(screen.queryByRole('list', { name: NAMES.applied })).toBeNull())
  })

  test('suggest values of loaded products', async () => {
    const { user } = renderAt('/search?q=cotton&country=us')
    await waitForFacets()
    const division = rail().getByRole('combobox', { name: 'Division' })
    await user.click(division)
    expect(division).toHaveAttribute('aria-expanded', 'true')
    const list = within(await screen.findByRole('listbox', { name: 'Division' }))
    expect(list.getByRole('option', { name: 'Apparel' })).toBeVisible()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('listbox', { name: 'Division' })).not.toBeInTheDocument()
  })

  test('use the first suggestion on Enter, or the one chosen by arrow keys or click', async () => {
    const { user } = renderAt('/search?q=cotton&country=us')
    await waitForFacets()
    const category = rail().getByRole('combobox', { name: 'Category' })
    await user.type(category, 'shi{Enter}')
    expect(address()).toBe('/search?q=cotton&country=us&category=Shirts')
    expect(category).toHaveValue('Shirts')
    await user.clear(category)
    await user.type(category, 'shi{ArrowUp}')
    expect(category).toHaveAccessibleDescription('Enter uses shi')
    await user.keyboard('{Enter}')
    expect(address()).toBe('/search?q=cotton&country=us&category=shi')
    const division = rail().getByRole('combobox', { name: 'Division' })
    await user.type(division, 'app')
    await user.click(await screen.findByRole('option', { name: 'Apparel' }))
    expect(address()).toBe('/search?q=cotton&country=us&category=shi&division=Apparel')
    expect(division).toHaveFocus()
  })

  test('show the value from the address again on Back', { tags: 'slow' }, async () => {
    const { user } = renderAt('/search?q=cotton&country=us&division=Apparel')
    await waitForFacets()
    const division = rail().getByRole('combobox', { name: 'Division' })
    expect(division).toHaveValue('Apparel')
    await user.click(rail().getByRole('button', { name: clearFilter('Division') }))
    expect(division).toHaveValue('')
    window.history.back()
    await waitFor(() => expect(division).toHaveValue('Apparel'))
  })
})
