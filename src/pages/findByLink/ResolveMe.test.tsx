import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readPreference, writePreference } from '@/storage/preferences/preferences.ts'
import { deletePriceList, readPriceList } from '@/storage/priceLists/priceList.ts'
import { myPriceOf } from '@/words/priceListNames.ts'
import { chooseMerchant } from '@test/pages/chooseMerchant.ts'
import { renderAt } from '@test/pages/renderAt.tsx'

const CODE = '2049811763054'
const URL_OF =
  'https://www.northgate.example/men/shirts/mens-slim-fit-oxford-cotton-shirt-button-down-collar/p/48210?color=light-blue'
const US = { connectionId: 'demo', country: 'us' }

async function open() {
  const view = renderAt(`/resolve?country=us&url=${encodeURIComponent(URL_OF)}`)
  const me = await screen.findByRole('region', { name: 'Price position by variant' })
  const row = () => within(me).getByRole('link', { name: CODE }).closest('tr')
  await waitFor(() => expect(row()).toHaveTextContent(/\d\.\d\d/))
  return { ...view, me, row }
}

beforeEach(() => writePreference('demo', 'mine', {}))
afterEach(async () => {
  writePreference('demo', 'mine', {})
  await deletePriceList(US)
})

describe('your price position for a link', () => {
  it(
    'appears once you choose your merchant, even for another merchant’s listing',
    { tags: 'slow' },
    async () => {
      const { user, me, row } = await open()
      expect(within(me).getByRole('columnheader', { name: /^vs median of all/ })).toBeVisible()
      expect(row()).toHaveTextContent('no rank')
      expect(row()).toHaveTextContent('Choose your merchant first.')
      expect(within(me).getByRole('button', { name: 'Choose merchant' })).toBeVisible()
      await chooseMerchant(user, 'Cartwheel')
      await waitFor(() => expect(row()).toHaveTextContent(/1 of \d/))
      expect(within(me).getByRole('textbox', { name: myPriceOf(CODE) })).toHaveValue('38.50')
      expect(
        within(me).getByRole('columnheader', { name: /^vs median of the competitors/ }),
      ).toBeVisible()
      expect(readPreference('demo', 'mine')).toEqual({ us: ['Cartwheel'] })
      expect(within(me).queryByRole('button', { name: 'Choose merchant' })).toBeNull()
    },
  )

  it('uses a price that you type into the table', async () => {
    const { user, me, row } = await open()
    await user.type(within(me).getByRole('textbox', { name: myPriceOf(CODE) }), '5{Enter}')
    await waitFor(() => expect(row()).toHaveTextContent(/1 of \d/))
    expect(row()).toHaveTextContent(/−\d\d\.\d%/)
    expect((await readPriceList(US)).entries).toHaveLength(1)
  })
})
