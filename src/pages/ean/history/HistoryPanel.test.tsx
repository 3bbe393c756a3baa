import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { EAN } from '@/pages/ean/eanNames.ts'
import { deleteStored } from '@/storage/database/stored.ts'
import { aMarket, saveCodes } from '@test/made/aSavedCollection.ts'
import { answerEanWith } from '@test/made/productAnswers.ts'
import { renderAt } from '@test/pages/renderAt.tsx'
import { forgetStored } from '@test/stored/storedMarkets.ts'

const CODE = '2049811763054'

beforeEach(async () => {
  await forgetStored()
  await deleteStored(['collections'])
  answerEanWith([
    { merchantId: 'northgate', merchantName: 'Northgate', offerPrice: 40 },
    { merchantId: 'sundial', merchantName: 'Sundial', offerPrice: 50 },
  ])
})

const open = async () => {
  const { user } = renderAt(`/ean/${CODE}?country=us`)
  await user.click(await screen.findByRole('button', { name: EAN.showHistory }))
  return user
}
const rowOf = async (name: RegExp) => {
  const table = await screen.findByRole('table', { name: EAN.history })
  const heading = within(table).getByRole('rowheader', { name })
  return within(heading.closest('tr') as HTMLElement) // it stands in a row
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
}

it(
  'the price history shows each merchant’s price at every saved time, and the lowest known price',
  { tags: 'slow' },
  async () => {
    await saveCodes({
      id: 'before',
      lines: [{ text: CODE }],
      answerOf: () => aMarket(CODE, { northgate: 45, petra: 38 }),
    })
    const user = await open()
    // Rows begin with the oldest price, as in the chart; the current answer is last.
    await waitFor(async () => expect(await rowOf(/Northgate/)).toEqual(['45.00', '40.00']))
    expect(await rowOf(/Sundial/)).toEqual(['–no offer with a price', '50.00'])
    expect(await rowOf(/Petra/)).toEqual([
      '38.00, the lowest known price',
      '–no offer with a price',
    ])
    expect(screen.getByText(/Lowest known price/)).toHaveTextContent(/38\.00 at Petra, .*2025/)
    await user.click(screen.getByRole('button', { name: EAN.hideHistory }))
    expect(screen.queryByRole('table', { name: EAN.history })).toBeNull()
  },
)

it('the price history says that no earlier prices are saved', async () => {
  await open()
  expect(await screen.findByText(/^No earlier prices of this code are saved/)).toBeVisible()
})
