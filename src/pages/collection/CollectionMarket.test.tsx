import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { writePreference } from '@/storage/preferences/preferences.ts'
import { exportRows, COLLECTION_VIEWS } from '@/words/collectionViewNames.ts'
import { checkMarketOf, MARKET } from '@/words/marketNames.ts'
import { demo } from '@test/demo.ts'
import { savedFiles } from '@test/export/savedFiles.ts'
import { readSheet, saveFrom } from '@test/export/saveFrom.ts'
import { aResultRow } from '@test/made/aResultRow.ts'
import { demoConnection } from '@test/made/connections.ts'
import { chooseMerchant } from '@test/pages/chooseMerchant.ts'
import { forgetCodes } from '@test/pages/codesPage.ts'
import { saveCollection, PATH } from '@test/pages/collectionPage.ts'
import { address, renderAt } from '@test/pages/renderAt.tsx'
import { turnOnDeveloper } from '@test/pages/turnOnDeveloper.ts'

beforeEach(turnOnDeveloper)

/** The demo's first article, sold by nine merchants. */
const EAN = '2049811763054'
const rows = [
  aResultRow({ productId: 'A', title: 'Apron', offerPrice: 5 }),
  aResultRow({ productId: 'B', title: 'Shirt', offerPrice: 50, eans: [EAN] }),
]

const panel = () => screen.findByRole('region', { name: MARKET.panel })
const cellsOf = (title: string) => {
  const row = screen.getByRole('link', { name: title }).closest('tr')
  const cell = (column: string) => row?.querySelector(`[data-column="${column}"]`)?.textContent
  return cell
}

/** "us 2049811763054" for each requested code. */
const requestedCodes = () =>
  demo
    .requests()
    .map((path) => new URL(path, 'http://localhost'))
    .flatMap(({ pathname, searchParams }) => {
      const code = /productCodes\/(\d+)/.exec(pathname)?.[1]
      return code === undefined ? [] : [`${searchParams.get('countryCode')} ${code}`]
    })
    .toSorted()

describe('the market prices of a collection', () => {
  beforeEach(async () => {
    writePreference(demoConnection.id, 'mine', {})
    await forgetCodes()
    await saveCollection(rows)
  })

  it(
    'load with one click that states the requests, and become columns, highest index first',
    { tags: 'slow' },
    async () => {
      const { user } = renderAt(PATH)
      const market = within(await panel())
      expect(market.getByText('1 row has no EAN')).toBeVisible()
      const checkButton = market.getByRole('button', { name: new RegExp(`^${checkMarketOf(2)}`) })
      expect(checkButton).toHaveTextContent('1 request')
      await user.click(checkButton)
      await chooseMerchant(user, 'Northgate')
      await waitFor(() => expect(cellsOf('Shirt')('index')).toMatch(/^\d+\.\d$/))
      expect(address()).toMatch(/[?&]sort=-index/)
      expect(
        screen.getByRole('columnheader', { name: /^vs median of the competitors/ }),
      ).toBeVisible()
      const cell = cellsOf('Shirt')
      expect(cell('rank')).toMatch(/^\d of \d/)
      expect(cell('difference')).toMatch(/%$/)
      expect(cell('eans')).toContain(EAN)
      expect(cell('rival')).not.toBe('')
      expect(Number(cell('n'))).toBeGreaterThan(0)
      expect(cellsOf('Apron')('index')).toMatch(/–|not checked/)
      const rail = within(screen.getByRole('complementary', { name: COLLECTION_VIEWS.rail }))
      await user.click(rail.getByRole('button', { name: COLLECTION_VIEWS.moreFilters }))
      // One row has a market, so all figures are equal.
      const range = /^vs median of the competitors all .+, enter values$/
      expect(await rail.findByRole('button', { name: range })).toBeVisible()
      // Everything has been requested, so the next click requests it again.
      expect(
        market.getByRole('button', { name: new RegExp(`^${checkMarketOf(2, true)}`) }),
      ).toBeVisible()
    },
  )

  it(
    'are saved with the collection, and exported under their own headings',
    { tags: 'slow' },
    async () => {
      writePreference(demoConnection.id, 'mine', { us: ['Northgate'] })
      const { user, unmount } = renderAt(PATH)
      await user.click(within(await panel()).getByRole('button', { name: /^Check market prices/ }))
      await waitFor(() => expect(cellsOf('Shirt')('index')).toMatch(/^\d+\.\d$/))
      const index = Number(cellsOf('Shirt')('index'))
      unmount()
      const again = renderAt(PATH)
      await waitFor(() => expect(cellsOf('Shirt')('index')).toBe(index.toFixed(1)))
      const files = savedFiles()
      const saved = await saveFrom({ user: again.user, files, label: exportRows(2) })
      const shirt = readSheet(saved).rows.find(({ Title }) => Title === 'Shirt')
      expect(Number(shirt?.['Index'])).toBeCloseTo(index, 1)
      expect(shirt).toHaveProperty('Median of the competitors')
      expect(shirt).toHaveProperty('vs median of the competitors')
    },
  )

  it('load for only the selected rows', async () => {
    const { user } = renderAt(PATH)
    await user.click(await screen.findByRole('checkbox', { name: /Shirt/ }))
    const bar = within(screen.getByRole('region', { name: COLLECTION_VIEWS.selected }))
    const checkButton = bar.getByRole('button', { name: new RegExp(`^${MARKET.check}`) })
    expect(checkButton).toHaveTextContent('1 request')
    await user.click(checkButton)
    await waitFor(() => expect(cellsOf('Shirt')('rivalPrice')).toMatch(/^\d/))
  })

  it('load for each row in its own country', async () => {
    writePreference(demoConnection.id, 'mine', { us: ['Northgate'] })
    const there = [aResultRow({ country: 'in', productId: 'C', title: 'Kurta', eans: [EAN] })]
    await saveCollection([...rows, ...there], { countries: ['us', 'in'] })
    const { user } = renderAt(PATH)
    const checkButton = within(await panel()).getByRole('button', { name: /^Check market prices/ })
    expect(checkButton).toHaveTextContent('2 requests')
    await user.click(checkButton)
    await waitFor(() => expect(cellsOf('Shirt')('index')).toMatch(/^\d+\.\d$/))
    // Nobody sells it in that country: each country has its own answer.
    await waitFor(() => expect(cellsOf('Kurta')('difference')).toBe('No market'))
    expect(requestedCodes()).toEqual([`in ${EAN}`, `us ${EAN}`])
  })

  it('can’t be checked for rows of several countries at once, and a message says so', async () => {
    await saveCollection([...rows, aResultRow({ country: 'us,in', productId: 'C', eans: [EAN] })], {
      countries: ['us', 'in'],
    })
    renderAt(PATH)
    expect(await screen.findByText(/1 row is from a search in several countries/)).toBeVisible()
  })

  it('come with the number of EANs in the rows, and the time of the check', async () => {
    await saveCollection([...rows, aResultRow({ productId: 'C', title: 'Again', eans: [EAN] })])
    const { user } = renderAt(PATH)
    const market = within(await panel())
    expect(market.getByText(/^1 EAN in 2 rows · 1 row has no EAN$/)).toBeVisible()
    await user.click(market.getByRole('button', { name: /^Check market prices/ }))
    expect(await market.findByText(/1 EAN in 2 rows · checked .*\d{4}, .*\d\d:\d\d/)).toBeVisible()
  })

  it('come from the known EAN of a listing whose other EAN is unknown', async () => {
    writePreference(demoConnection.id, 'mine', { us: ['Northgate'] })
    const unknown = '2049811842247'
    await saveCollection([aResultRow({ productId: 'B', title: 'Shirt', eans: [unknown, EAN] })])
    const { user } = renderAt(PATH)
    const checkButton = within(await panel()).getByRole('button', { name: /^Check market prices/ })
    expect(checkButton).toHaveTextContent('2 requests')
    await user.click(checkButton)
    await waitFor(() => expect(cellsOf('Shirt')('above')).toMatch(/^\d of 1 size above$/))
    expect(cellsOf('Shirt')('index')).toMatch(/^\d+\.\d$/)
    const saved = await saveFrom({ user, files: savedFiles(), label: exportRows(1) })
    expect(readSheet(saved).rows[0]?.['Prices of code']).toContain(`${unknown} ${EAN}`)
  })

  it('can’t be checked when no row has an EAN, and a message says so', async () => {
    await saveCollection(rows.slice(0, 1))
    renderAt(PATH)
    expect(await screen.findByText(MARKET.noEan)).toBeVisible()
    expect(
      screen.queryByRole('button', { name: /^Check market prices for/ }),
    ).not.toBeInTheDocument()
  })
})
