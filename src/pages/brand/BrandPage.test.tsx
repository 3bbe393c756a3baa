import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { paths } from '@/routing/paths.ts'
import { createFromSearch, saveVersion } from '@/storage/collections/versions.ts'
import { deleteStored } from '@/storage/database/stored.ts'
import { BRAND, brandIn } from '@/words/brandNames.ts'
import { aCollection } from '@test/made/aCollection.ts'
import { aResultRow } from '@test/made/aResultRow.ts'
import { aVersion } from '@test/made/aVersion.ts'
import { address, renderAt } from '@test/pages/renderAt.tsx'
import { forgetStored } from '@test/stored/storedMarkets.ts'

const DAY = 24 * 60 * 60 * 1000
const FIRST = Date.UTC(2025, 10, 3, 12)
const us = { countries: ['us'] }

beforeEach(async () => {
  await forgetStored()
  await deleteStored(['collections'])
})

/** A collection with Marlowe's prices at Northgate on these days. */
async function saveCollection(id: string, days: Record<number, Record<string, number>>) {
  await createFromSearch('demo', { ...aCollection(id), name: `Set ${id}` })
  for (const [day, prices] of Object.entries(days)) {
    const at = FIRST + Number(day) * DAY
    const rows = Object.entries(prices).map(([productId, offerPrice]) =>
      aResultRow({ productId, brand: 'Marlowe', merchant: 'Northgate', country: 'us', offerPrice }),
    )
    await saveVersion('demo', aVersion({ id: `${id} ${day}`, setId: id, at }), [
      { part: 0, at, rows },
    ])
  }
}
const table = () => screen.findByRole('table', { name: new RegExp(`^${BRAND.table}`) })
const cellsOf = async (name: string | RegExp) => {
  const heading = within(await table()).getByRole('rowheader', { name })
  return within(heading.closest('tr') as HTMLElement) // it stands in a row
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
}

it('a brand page shows prices over all collections with the brand, oldest first, and lists these', async () => {
  await saveCollection('one', { 0: { A: 40, B: 60 }, 7: { A: 44, B: 66 } })
  await saveCollection('two', { 3: { C: 80 } })
  renderAt(paths.brand('marlowe', us))
  expect(await screen.findByRole('heading', { name: 'Marlowe', level: 1 })).toBeVisible()
  expect(await cellsOf(BRAND.allMerchants)).toEqual(['50.00 (2)', '60.00 (3)', '66.00 (3)'])
  expect(await cellsOf(/^Northgate/)).toEqual(['50.00 (2)', '60.00 (3)', '66.00 (3)'])
  // The chart labels each line at its end with its latest price.
  expect(screen.getByText('≈ axis cut: starts at', { exact: false })).toBeVisible()
  expect(document.querySelector('[data-line-end]')).toHaveTextContent(
    /^(Northgate|All merchants), 66\.00$/,
  )
  expect(await cellsOf(new RegExp(`^${BRAND.sameOffers}`))).toEqual([
    '100.0 (2)',
    '100.0 (2)',
    '106.6 (3)',
  ])
  const panel = within(screen.getByRole('region', { name: brandIn('Marlowe', 'US') }))
  expect(panel.getByText(BRAND.lowest).closest('div')).toHaveTextContent(/40\.00Northgate, 3 Nov/)
  const rests = within(panel.getByRole('region', { name: BRAND.restsOn })).getAllByRole('listitem')
  expect(rests.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Set oneCollection, 2 offers, 2 times, 3 Nov .* to 10 Nov /),
    expect.stringMatching(/^Set twoCollection, 1 offer, 6 Nov /),
  ])
})

it('a brand page lets you choose a saved brand, and its address names the brand', async () => {
  await saveCollection('one', { 0: { A: 40 } })
  const { user } = renderAt(paths.brand('', us))
  await user.selectOptions(await screen.findByRole('combobox', { name: BRAND.choose }), 'Marlowe')
  expect(await cellsOf(BRAND.allMerchants)).toEqual(['40.00 (1)'])
  expect(address()).toBe(paths.brand('Marlowe', us))
})

it('a brand page opens from an old link with the brand in the path', async () => {
  await saveCollection('one', { 0: { A: 40 } })
  renderAt('/brands/marlowe?country=us')
  expect(await screen.findByRole('heading', { name: 'Marlowe', level: 1 })).toBeVisible()
  expect(address()).toBe('/assortment/brands?brand=marlowe&country=us')
})

it('a brand page says when no prices of the brand are saved in the country', async () => {
  renderAt(paths.brand('Marlowe', us))
  expect(await screen.findByText(/^No prices saved in US/)).toBeVisible()
})

it('a brand page links to the search when no brands are saved', async () => {
  renderAt(paths.brand('', us))
  expect(await screen.findByText('No brands yet')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Search products' })).toBeVisible()
})
