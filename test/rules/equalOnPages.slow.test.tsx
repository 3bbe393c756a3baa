/**
 * A difference within the tolerance is neither cheaper nor more expensive: no colour and no triangle, on each page that shows
 * it.
 */
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { EAN } from '@/pages/ean/eanNames.ts'
import { deleteStored } from '@/storage/database/stored.ts'
import { writePreference } from '@/storage/preferences/preferences.ts'
import { MARKET } from '@/words/marketNames.ts'
import { aListEntry } from '../made/aListEntry.ts'
import { aResultRow } from '../made/aResultRow.ts'
import { aMarket, saveCodes } from '../made/aSavedCollection.ts'
import { answerEanWith, heading, ID, OXFORD } from '../made/productAnswers.ts'
import { forgetCodes } from '../pages/codesPage.ts'
import { saveCollection, PATH } from '../pages/collectionPage.ts'
import { answerTraits, save as keepList, records } from '../pages/pickedPage.ts'
import { renderAt } from '../pages/renderAt.tsx'
import { CONNECTION, forgetStored, ID as BATCH_ID } from '../stored/storedMarkets.ts'

const CODE = '2049811763054'
/** The median of 90 and 110 is 100: your price is 0.4 % above it. */
const PRICES = { sundial: 90, northgate: 100.4, petra: 110 }
const MEDIAN = '+0.4%'

/** The smallest part that shows the difference, and whether it has a triangle. */
function difference(within_: HTMLElement): { text: string; isMarked: boolean } {
  const shown = within(within_)
    .getAllByText(MEDIAN)
    .map((text) => text.closest('[class*="delta"]'))
    .find((part) => part !== null)
  return { text: shown?.textContent ?? 'none', isMarked: shown?.querySelector('svg') !== null }
}

const EQUAL = { text: MEDIAN, isMarked: false }
const ABOVE = { text: MEDIAN, isMarked: true }

describe.each([
  [0.5, EQUAL],
  [0.1, ABOVE],
])('with a tolerance of %d %%, a difference of 0.4 %', (tolerance, shown) => {
  beforeEach(async () => {
    await forgetStored()
    writePreference(CONNECTION, 'mine', { us: ['northgate'] })
    writePreference(CONNECTION, 'joinedNames', { brand: [], merchant: [] })
    writePreference(CONNECTION, 'tolerance', tolerance)
    answerEanWith(
      Object.entries(PRICES).map(([merchantId, offerPrice]) => ({
        merchantId,
        merchantName: merchantId,
        offerPrice,
        productId: merchantId,
      })),
    )
  })

  it('has the right status in the figures, the offers and the plot of EAN prices', async () => {
    renderAt(`/ean/${CODE}?country=us`)
    const figures = await screen.findByLabelText(EAN.statistics)
    await waitFor(() => expect(figures).toHaveTextContent(/100\.4/))
    expect(difference(figures)).toEqual(shown)
    const row = screen.getByRole('rowheader', { name: /northgate/ }).closest('tr')
    expect(row && difference(row)).toEqual(shown)
    const side = row?.querySelector('[data-side]')?.getAttribute('data-side')
    expect(side).toBe(shown.isMarked ? 'above' : 'equal')
    expect(row).toHaveTextContent(
      shown.isMarked
        ? /0\.4% above the median of the competitors/
        : /equal to the median of the competitors, within 0\.4%/,
    )
  })

  it('has the right status in a row of a collection of codes', async () => {
    const lines = [{ text: CODE }]
    await saveCodes({ id: BATCH_ID, lines, answerOf: () => aMarket(CODE, PRICES) })
    renderAt(`/collections/${BATCH_ID}?columns=title,myPrice,index,difference`)
    const table = await screen.findByRole('table', { name: 'Rows' })
    await waitFor(() => expect(difference(table)).toEqual(shown))
  })

  it('has the right status in a product’s market prices and variants', async () => {
    const { user } = renderAt(OXFORD)
    await heading()
    const strip = await screen.findByRole('region', { name: 'Market prices of Size M' })
    await within(strip).findByText(shown.isMarked ? '0.4% above the market' : 'at the market')
    const side = shown.isMarked ? 'above' : 'equal'
    expect(strip.querySelector('[data-own]')).toHaveAttribute('data-own', side)
    await user.click(await screen.findByRole('button', { name: /^Load \d+ EANs/ }))
    const table = await screen.findByRole('table', { name: 'Price position by variant' })
    const row = () => within(table).getByText(CODE).closest('tr')
    await waitFor(() => expect(row()).toHaveTextContent(MEDIAN))
    const drawn = row()
    expect(drawn && difference(drawn)).toEqual(shown)
    expect(drawn?.querySelector('[data-own]')).toHaveAttribute('data-own', side)
  })

  it('has the right status in a row of a picked collection', async () => {
    await forgetCodes()
    await deleteStored(['collections'])
    records.set('B', { productId: 'B', title: 'Shirt', skuSet: [{ ean: CODE }] })
    answerTraits()
    await keepList([aListEntry('B'), aListEntry('C')])
    const { user } = renderAt('/collections/shirts')
    await user.click(await screen.findByRole('button', { name: /^Check market prices for 2/ }))
    const row = () => screen.getByRole('link', { name: 'Shirt' }).closest('tr')
    await waitFor(() => expect(row()).toHaveTextContent(MEDIAN))
    const drawn = row()
    expect(drawn && difference(drawn)).toEqual(shown)
  })

  it('has the right status in a column of a comparison', async () => {
    await forgetCodes()
    const { user } = renderAt(`/compare?id=${ID}&country=us`)
    const market = within(await screen.findByRole('region', { name: MARKET.panel }))
    await user.click(market.getByRole('button', { name: /^Check market prices/ }))
    const row = () => screen.queryByRole('rowheader', { name: /^(Differs: )?vs / })?.closest('tr')
    await waitFor(() => expect(row()).toHaveTextContent(MEDIAN))
    const drawn = row()
    expect(drawn && difference(drawn)).toEqual(shown)
  })

  it('has the right status in a row of a collection from a search', async () => {
    await forgetCodes()
    await saveCollection([
      aResultRow({ productId: 'B', title: 'Shirt', offerPrice: 50, eans: [CODE] }),
    ])
    const { user } = renderAt(PATH)
    const market = within(await screen.findByRole('region', { name: MARKET.panel }))
    await user.click(market.getByRole('button', { name: /^Check market prices/ }))
    const row = () => screen.getByRole('link', { name: 'Shirt' }).closest('tr')
    await waitFor(() => expect(row()).toHaveTextContent(MEDIAN))
    const drawn = row()
    expect(drawn && difference(drawn)).toEqual(shown)
  })
})
