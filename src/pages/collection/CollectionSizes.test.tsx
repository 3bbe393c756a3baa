import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { writePreference } from '@/storage/preferences/preferences.ts'
import { exportRows } from '@/words/collectionViewNames.ts'
import { MARKET, sizesOf } from '@/words/marketNames.ts'
import { demo } from '@test/demo.ts'
import { savedFiles } from '@test/export/savedFiles.ts'
import { readSheet, saveFrom } from '@test/export/saveFrom.ts'
import { aResultRow } from '@test/made/aResultRow.ts'
import { saveCodes } from '@test/made/aSavedCollection.ts'
import { demoConnection } from '@test/made/connections.ts'
import { forgetCodes } from '@test/pages/codesPage.ts'
import { saveCollection, PATH } from '@test/pages/collectionPage.ts'
import { renderAt } from '@test/pages/renderAt.tsx'
import { turnOnDeveloper } from '@test/pages/turnOnDeveloper.ts'
import {
  ALONE,
  answerOf,
  CHEAP,
  CODES,
  DEAR,
  forgetStored,
  ID as BATCH,
  MISSED,
  UNKNOWN,
} from '@test/stored/storedMarkets.ts'

beforeEach(turnOnDeveloper)

const SIZES = [CHEAP, DEAR, MISSED, ALONE, UNKNOWN]
const aRow = (title: string, eans: string[]) => aResultRow({ productId: title, title, eans })

const cellsOf = (title: string) => {
  const row = screen.getByRole('link', { name: title }).closest('tr')
  return (column: string) => row?.querySelector(`[data-column="${column}"]`)?.textContent
}
const panel = async () => within(await screen.findByRole('region', { name: MARKET.panel }))
const requestedCodes = () =>
  demo.requests().flatMap((path) => /productCodes\/(\d+)/.exec(path)?.[1] ?? [])

/** A collection in which only the market of these codes was checked before. */
async function saveChecked(rows: ReturnType<typeof aRow>[], codes: readonly string[]) {
  await saveCodes({ id: BATCH, lines: codes.map((text) => ({ text })), answerOf })
  await saveCollection(rows, { markets: [BATCH] })
}

describe('the price position of a row with several sizes', () => {
  beforeEach(async () => {
    await forgetStored()
    await forgetCodes()
  })

  it(
    'covers all sizes: a price range, the median index, and how many are above market',
    { tags: 'slow' },
    async () => {
      await saveChecked([aRow('Shirt', SIZES), aRow('Other', [DEAR])], CODES)
      renderAt(PATH)
      await waitFor(() => expect(cellsOf('Shirt')('index')).toBe('96.4'))
      const cell = cellsOf('Shirt')
      // 40 ÷ 55 is 72.7 %, 66 ÷ 55 is 120 %.
      expect(cell('difference')).toBe('−3.6%')
      expect(cell('myPrice')).toBe('9.00–66.00')
      expect(cell('rivalPrice')).toBe('12.00–50.00')
      expect(cell('above')).toBe('1 of 2 sizes above')
      expect(cell('n')).toBe('0–2')
      expect(cellsOf('Other')('above')).toMatch(/^–/)
      const positions = within(screen.getByRole('group', { name: 'Rows by price position' }))
      expect(positions.getByRole('button', { name: 'above 1' })).toBeVisible()
      expect(positions.getByRole('button', { name: 'below 1' })).toBeVisible()
      expect((await panel()).getByText(/5 EANs in 2 rows/)).toBeVisible()
    },
  )

  it(
    'shows the figures of all offers as ranges, in the table and in the file',
    { tags: 'slow' },
    async () => {
      await saveChecked([aRow('Shirt', SIZES), aRow('Other', [CHEAP])], CODES)
      const columns = ['merchants', 'lowest', 'median', 'mean', 'highest', 'spread', 'excluded']
      const { user } = renderAt(`${PATH}?columns=${columns.join()}&sort=-highest`)
      await waitFor(() => expect(cellsOf('Shirt')('highest')).toBe('66.00'))
      const shirt = Object.fromEntries(columns.map((key) => [key, cellsOf('Shirt')(key)]))
      expect(shirt).toEqual({
        merchants: '1–4',
        lowest: '9.00',
        median: '9.00–60.00',
        mean: '9.00–58.67',
        highest: '66.00',
        spread: '2.00–20.00',
        excluded: '1',
      })
      const rows = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
      expect(rows().slice(0, 2)).toEqual(['Shirt', 'Other'])
      const saved = await saveFrom({ user, files: savedFiles(), label: exportRows(2) })
      expect(readSheet(saved).rows[0]).toMatchObject({
        'Lowest offer': '9',
        'Median offer': '9',
        'Median offer, highest': '60',
        'Mean offer, highest': '58.6666666667',
        'Highest offer': '66',
        Spread: '2',
        'Spread, highest': '20',
        'Left out': '1',
      })
    },
  )

  it.each([
    ['Only you sell it', [ALONE]],
    ['Only you sell it', [ALONE, UNKNOWN]],
    ['Unknown', [ALONE, MISSED]],
    ['You don’t sell it', [MISSED, UNKNOWN]],
    ['No market', [UNKNOWN]],
  ])('says "%s" only if that is so of every size', async (words, eans) => {
    await saveChecked([aRow('Shirt', eans)], CODES)
    renderAt(PATH)
    await waitFor(() => expect(cellsOf('Shirt')('difference')).toBe(words))
  })

  it('is shown for each size when you click the count of sizes', async () => {
    await saveChecked([aRow('Shirt', SIZES)], CODES)
    const { user } = renderAt(PATH)
    await user.click(await screen.findByRole('button', { name: '1 of 2 sizes above' }))
    const sheet = within(await screen.findByRole('dialog', { name: sizesOf('Shirt') }))
    const items = (await sheet.findAllByRole('listitem')).map(({ textContent }) => textContent)
    expect(items).toHaveLength(SIZES.length)
    expect(items[0]).toMatch(/^2049811763054.*−27\.3%.*Your price40\.00.*Index72\.7.*Rank1 of 3/)
    expect(items[1]).toMatch(/^2049811763061.*\+20\.0%.*Your price66\.00.*Index120\.0/)
    expect(items[2]).toMatch(/^2000000000015.*You don’t sell it/)
    expect(items[3]).toMatch(/^2000000000022.*Only you sell it/)
    expect(items[4]).toMatch(/^2000000000039.*No market/)
  })

  it('is written to a file with the highest prices and the counts of sizes', async () => {
    await saveChecked([aRow('Shirt', SIZES)], CODES)
    const { user } = renderAt(PATH)
    await screen.findByRole('button', { name: '1 of 2 sizes above' })
    const saved = await saveFrom({ user, files: savedFiles(), label: exportRows(1) })
    expect(readSheet(saved).rows[0]).toMatchObject({
      'Your price': '9',
      'Your price, highest': '66',
      'Competitor’s price, highest': '50',
      'Sizes above': '1',
      'Sizes compared': '2',
      'Sizes checked': '5',
      Sizes: '5',
      'Prices of code': `="${SIZES.join(' ')}"`,
    })
  })

  it('says how many sizes an older version checked, and offers to check the others', async () => {
    await saveChecked([aRow('Shirt', SIZES), aRow('Other', [DEAR, UNKNOWN])], [CHEAP])
    const { user } = renderAt(PATH)
    await waitFor(() =>
      expect(cellsOf('Shirt')('above')).toBe('0 of 1 size above, 1 of 5 sizes checked'),
    )
    expect(cellsOf('Shirt')('index')).toBe('72.7')
    const checkButton = (await panel()).getByRole('button', { name: /^Check market prices/ })
    expect(checkButton).toHaveTextContent('4 requests')
    await user.click(checkButton)
    // Each distinct code is requested once over all rows, except those already known.
    const wanted = SIZES.filter((code) => code !== CHEAP).toSorted()
    await waitFor(() => expect(requestedCodes().toSorted()).toEqual(wanted))
    await (await panel()).findByRole('button', { name: /^Update market prices/ })
    expect(requestedCodes()).toHaveLength(wanted.length)
  })

  it('is not “Only you sell it” while a size is not checked', async () => {
    writePreference(demoConnection.id, 'mine', { us: ['northgate'] })
    await saveChecked([aRow('Shirt', [ALONE, MISSED])], [ALONE])
    renderAt(PATH)
    await waitFor(() => expect(cellsOf('Shirt')('difference')).toBe('1 of 2 sizes checked'))
  })
})
