import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { address, renderAt } from '../../../testing/pages/renderAt.tsx'
import { clearFilter, NAMES } from '../../../words/names.ts'
import { facetsOnScreen } from '../results/cardsOnScreen.ts'

const rail = () => within(screen.getByRole('complementary', { name: NAMES.facets }))

describe('typed filters', () => {
  test('apply on Enter and are emptied by their ×', async () => {
    const { user } = renderAt('/search?q=cotton&country=us')
    await facetsOnScreen()
    const category = rail().getByRole('combobox', { name: NAMES.category })
    await user.type(category, 'Shirts')
    expect(address()).toBe('/search?q=cotton&country=us')
    expect(category).toHaveAccessibleDescription('Enter applies it')
    await user.keyboard('{Enter}')
    expect(address()).toBe('/search?q=cotton&country=us&category=Shirts')
    expect(await screen.findByRole('list', { name: NAMES.applied })).toHaveTextContent('Shirts')
    await user.click(rail().getByRole('button', { name: clearFilter('category') }))
    expect(address()).toBe('/search?q=cotton&country=us')
    await waitFor(() => expect(screen.queryByRole('list', { name: NAMES.applied })).toBeNull())
  })

  test('suggest what loaded records hold', async () => {
    renderAt('/search?q=cotton&country=us')
    await facetsOnScreen()
    const division = rail().getByRole('combobox', { name: NAMES.division })
    const list = document.getElementById(division.getAttribute('list') ?? '')
    expect([...(list?.querySelectorAll('option') ?? [])].map((option) => option.value)).toContain(
      'Apparel',
    )
  })

  test('give way to the address on Back', async () => {
    const { user } = renderAt('/search?q=cotton&country=us&division=Apparel')
    await facetsOnScreen()
    const division = rail().getByRole('combobox', { name: NAMES.division })
    expect(division).toHaveValue('Apparel')
    await user.click(rail().getByRole('button', { name: clearFilter('division') }))
    expect(division).toHaveValue('')
    window.history.back()
    await waitFor(() => expect(division).toHaveValue('Apparel'))
  })
})
