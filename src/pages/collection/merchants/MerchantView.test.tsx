import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { writePreference } from '@/storage/preferences/preferences.ts'
import { BY_MERCHANT } from '@/words/byMerchantNames.ts'
import { aResultRow } from '@test/made/aResultRow.ts'
import { saveCodes } from '@test/made/aSavedCollection.ts'
import { saveCollection, PATH } from '@test/pages/collectionPage.ts'
import { address, renderAt } from '@test/pages/renderAt.tsx'
import {
  answerOf,
  CHEAP,
  CODES,
  CONNECTION,
  DEAR,
  forgetStored,
  ID as BATCH,
  MISSED,
  UNKNOWN,
} from '@test/stored/storedMarkets.ts'

const aRow = (title: string, eans: string[]) => aResultRow({ productId: title, title, eans })
const ROWS = [
  aRow('Shirt', [CHEAP, DEAR]),
  aRow('Hat', [DEAR]),
  aRow('Tie', [MISSED]),
  aRow('Cap', [UNKNOWN]),
]
const grid = () => screen.findByRole<HTMLTableElement>('grid', { name: BY_MERCHANT.grid })
const cells = (row: HTMLElement) =>
  [...row.querySelectorAll('td')].map(({ textContent }) => textContent)

describe('a collection by merchant', () => {
  beforeEach(async () => {
    await forgetStored()
    await saveCodes({ id: BATCH, lines: CODES.map((text) => ({ text })), answerOf })
    await saveCollection(ROWS, { markets: [BATCH] })
  })

  it(
    'has a tab that ranks competitors and shows your price beside theirs',
    { tags: 'slow' },
    async () => {
      const { user } = renderAt(PATH)
      await user.click(await screen.findByRole('link', { name: 'By merchant' }))
      expect(address()).toBe(`${PATH}?view=merchants`)
      expect(
        await screen.findByText(
          'Sundial undercuts you most: cheaper on 1 of the 2 products you both sell, typically by 9.1%.',
        ),
      ).toBeInTheDocument()
      const hat = await within(await grid()).findByRole('row', { name: /Hat/ })
      expect(cells(hat)).toEqual([
        '66.00',
        '50.00 below your price, lowest',
        '60.00 below your price',
      ])
      const tie = within(await grid()).getByRole('row', { name: /Tie/ })
      expect(cells(tie)).toEqual(['–you don’t sell it', '14.00', '12.00, lowest'])
      expect(within(await grid()).queryByRole('row', { name: /Cap/ })).not.toBeInTheDocument()
      expect(screen.getByText('3 products; 1 without prices left out')).toBeInTheDocument()
    },
  )

  it('links from the products that you don’t sell to the assortment gaps at that competitor', async () => {
    renderAt(`${PATH}?view=merchants`)
    const ranking = await screen.findByRole('table', { name: BY_MERCHANT.ranking })
    const link = within(ranking).getByRole('link', {
      name: '1 product of Sundial that you don’t sell: assortment gaps',
    })
    expect(link).toHaveTextContent(/^1$/)
    expect(link).toHaveAttribute('href', expect.stringMatching(/^\/assortment\?.*merchant=Sundial/))
  })

  it(
    'shows a product at the lowest price over its sizes, and each size when it is opened',
    { tags: 'slow' },
    async () => {
      const { user } = renderAt(`${PATH}?view=merchants`)
      const shirt = await within(await grid()).findByRole('row', { name: /Shirt/ })
      expect(cells(shirt)).toEqual([
        '40.00 lowest',
        '50.00 above your price',
        '50.00 above your price',
      ])
      await user.click(within(shirt).getByRole('button', { name: '2 sizes of Shirt' }))
      const sizes = await screen.findByRole('table', { name: 'Prices of each size' })
      expect(within(sizes).getByRole('row', { name: new RegExp(DEAR) })).toHaveTextContent(
        `${DEAR}66.0050.00 below your price, lowest60.00 below your price`,
      )
    },
  )

  it(
    'merges two merchant names in the list, and separates them on Undo',
    { tags: 'slow' },
    async () => {
      const { user } = renderAt(`${PATH}?view=merchants`)
      const ranking = await screen.findByRole('table', { name: 'Who undercuts you' })
      const heads = () =>
        within(ranking)
          .getAllByRole('rowheader')
          .map(({ textContent }) => textContent)
      const before = heads()
      expect(before).toHaveLength(2)
      await user.click(
        within(ranking).getByRole('button', { name: 'Merge Sundial with another name' }),
      )
      await user.type(
        await screen.findByRole('combobox', { name: 'Other name of the merchant Sundial' }),
        'petr{Enter}',
      )
      expect(await screen.findByText('Petra counts as Sundial now')).toBeVisible()
      await waitFor(() => expect(heads()).toHaveLength(1))
      expect(heads()[0]).toContain('2 spellings: Sundial, Petra')
      await user.click(screen.getByRole('button', { name: 'Undo' }))
      await waitFor(() => expect(heads()).toEqual(before))
    },
  )

  it('counts only the rows that match the filters', async () => {
    renderAt(`${PATH}?text=hat&view=merchants`)
    const lines = await within(await grid()).findAllByRole('row')
    expect(lines).toHaveLength(2)
    expect(screen.getByText('1 product')).toBeInTheDocument()
  })

  it('ranks nobody while no merchant is chosen, and still shows the prices', async () => {
    writePreference(CONNECTION, 'mine', {})
    renderAt(`${PATH}?view=merchants`)
    expect(
      await screen.findByText('Choose your merchant to see who undercuts you.'),
    ).toBeInTheDocument()
    await waitFor(async () => {
      const heads = within(await grid()).getAllByRole('columnheader')
      expect(heads.map(({ textContent }) => textContent)).toContain('NGNorthgate2')
    })
    expect(screen.queryByRole('table', { name: BY_MERCHANT.ranking })).not.toBeInTheDocument()
  })
})
