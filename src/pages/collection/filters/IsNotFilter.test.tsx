import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { writePreference } from '@/storage/preferences/preferences.ts'
import { aResultRow } from '@test/made/aResultRow.ts'
import { demoConnection } from '@test/made/connections.ts'
import { forgetCodes } from '@test/pages/codesPage.ts'
import { saveCollection, PATH } from '@test/pages/collectionPage.ts'
import { address, renderAt } from '@test/pages/renderAt.tsx'

/** The demo's first article, sold by nine merchants. */
const EAN = '2049811763054'
const rows = [
  aResultRow({ productId: 'A', title: 'Apron', brand: 'Marlowe', active: true }),
  aResultRow({ productId: 'B', title: 'Shirt', brand: 'Haldane', active: false, eans: [EAN] }),
  aResultRow({ productId: 'C', title: 'Scarf', brand: 'Haldane', active: true }),
]

const rail = async () => within(await screen.findByRole('complementary', { name: 'Filters' }))
const titles = () =>
  screen
    .queryAllByRole('rowheader')
    .flatMap((head) => within(head).queryByRole('link')?.textContent ?? [])

describe('an “is not” filter', () => {
  beforeEach(async () => {
    writePreference(demoConnection.id, 'mine', { us: ['Northgate'] })
    await forgetCodes()
    await saveCollection(rows)
  })

  it(
    'excludes the chosen values, and shows this in the chip and in the address',
    { tags: 'slow' },
    async () => {
      const { user } = renderAt(PATH)
      const filters = await rail()
      const field = await filters.findByRole('combobox', { name: 'Brand: is or is not' })
      await user.selectOptions(field, 'is not')
      expect(titles()).toEqual(['Apron', 'Shirt', 'Scarf'])
      await user.click(filters.getByRole('checkbox', { name: 'Haldane' }))
      await waitFor(() => expect(titles()).toEqual(['Apron']))
      expect(address()).toContain('not-brand=Haldane')
      // Haldane still has its count beside it.
      expect(filters.getByRole('checkbox', { name: 'Haldane' })).toBeChecked()
      await user.click(screen.getByRole('button', { name: 'Remove brand is not Haldane' }))
      await waitFor(() => expect(titles()).toEqual(['Apron', 'Shirt', 'Scarf']))
    },
  )

  it('can be switched from “is” to “is not” and back for a chosen value', async () => {
    const { user } = renderAt(`${PATH}?stock=out`)
    await waitFor(() => expect(titles()).toEqual(['Shirt']))
    const filters = await rail()
    await user.selectOptions(
      filters.getByRole('combobox', { name: 'Stock: is or is not' }),
      'is not',
    )
    await waitFor(() => expect(titles()).toEqual(['Apron', 'Scarf']))
    expect(address()).toContain('not-stock=out')
    await user.selectOptions(filters.getByRole('combobox', { name: 'Stock: is or is not' }), 'is')
    await waitFor(() => expect(titles()).toEqual(['Shirt']))
  })

  it(
    'is available for the price position once market prices are checked',
    { tags: 'slow' },
    async () => {
      const { user } = renderAt(PATH)
      const filters = await rail()
      await filters.findByRole('combobox', { name: 'Brand: is or is not' })
      expect(filters.queryByRole('combobox', { name: /^Price position/ })).toBeNull()
      const market = within(await screen.findByRole('region', { name: 'Market' }))
      await user.click(market.getByRole('button', { name: /^Check market prices for 3/ }))
      const box = await filters.findByRole('checkbox', { name: /^(Above|At|Below) market$/ })
      await user.click(box)
      await waitFor(() => expect(titles()).toEqual(['Shirt']))
      expect(address()).toMatch(/priceStatus=(Above|At|Below)\+market/)
      await user.selectOptions(
        filters.getByRole('combobox', { name: 'Price position: is or is not' }),
        'is not',
      )
      await waitFor(() => expect(titles()).toEqual(['Apron', 'Scarf']))
    },
  )
})
