import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { getSearch } from '@/api/operations/search.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { toSearchRequest } from '@/routing/states/searchRequest.ts'
import { searchState } from '@/routing/states/searchState.ts'
import { listVersions } from '@/storage/collections/versions.ts'
import { replaceEntriesInMemory } from '@/storage/database/storedInMemory.ts'
import { loadProducts, LOAD } from '@/words/loadNames.ts'
import { demo } from '@test/demo.ts'
import { demoConnection } from '@test/made/connections.ts'
import { address, renderAt } from '@test/pages/renderAt.tsx'
import { turnOnDeveloper } from '@test/pages/turnOnDeveloper.ts'

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const opener = new RegExp(`^(?:${LOAD.load}|${LOAD.loadShort})`)
const panel = async () => within(await screen.findByRole('dialog', { name: LOAD.load }))
const foundFor = async (q: string) =>
  (await getSearch(demoConnection, toSearchRequest(searchState({ q }), ['us']))).numFound ?? 0

beforeEach(() => {
  localStorage.clear()
  turnOnDeveloper()
  replaceEntriesInMemory('collections', [])
})

describe('loading all products of a search', () => {
  it(
    'shows products and requests before it starts, and opens the new collection',
    { tags: 'slow' },
    async () => {
      const found = await foundFor('shirt')
      const { user } = renderAt('/search?q=shirt&country=us')
      const opens = await button(opener)
      expect(opens).toHaveAccessibleName(expect.stringContaining(`${formatCount(found)} products`))
      await user.click(opens)
      const inPanel = await panel()
      // Loading does not continue in the background once the page is closed.
      await inPanel.findByText(/You can pause it; it continues after a reload/)
      await user.selectOptions(await inPanel.findByRole('combobox', { name: LOAD.pageSize }), '24')
      expect(screen.getByRole('dialog', { name: LOAD.load })).toHaveTextContent(
        `${formatCount(found)} products in ${Math.ceil(found / 24)} requests`,
      )
      await user.click(
        inPanel.getByRole('button', { name: loadProducts(`${formatCount(found)} products`) }),
      )
      await waitFor(() => expect(address()).toMatch(/^\/collections\/\w+$/))
      await waitFor(async () => {
        const [savedVersions] = (await listVersions(demoConnection.id)).savedVersions
        expect(savedVersions).toMatchObject({
          collection: { name: 'shirt', countries: ['us'], source: { kind: 'search', q: 'shirt' } },
          versions: [{ settings: { pageSize: 24, mode: 'full' }, counts: { rows: found } }],
        })
      })
    },
  )

  it(
    'adds a version to the existing collection, and also offers a new one',
    { tags: 'slow' },
    async () => {
      const { user } = renderAt('/search?q=shirt&country=us&brand=Marlowe')
      await user.click(await button(opener))
      await user.click((await panel()).getByRole('button', { name: /^Load .* products?$/ }))
      await waitFor(() => expect(address()).toMatch(/^\/collections/))
      window.history.back()
      await user.click(await button(opener))
      const inPanel = await panel()
      await inPanel.findByText(/^You have loaded this before as/)
      expect(inPanel.getByRole('button', { name: LOAD.asNew })).toBeVisible()
      await user.click(inPanel.getByRole('button', { name: LOAD.updateCollection }))
      await waitFor(async () => {
        const { savedVersions } = await listVersions(demoConnection.id)
        expect(savedVersions.map(({ versions }) => versions.length)).toEqual([2])
      })
    },
  )

  it('states before it starts that a collection has at most 50,000 rows', async () => {
    const productList = Array.from({ length: 24 }, (_, at) => ({ productId: `P${at}` }))
    demo.server.use(
      http.get('*/v1/products', () => HttpResponse.json({ productList, numFound: 60_213 })),
    )
    const { user } = renderAt('/search?q=shirt&country=us')
    const opens = await button(/50,000 products/)
    await user.click(opens)
    const inPanel = await panel()
    expect(
      await inPanel.findByText(/^60,213 products were found\. A collection can have 50,000/),
    ).toBeVisible()
    expect(inPanel.getByRole('button', { name: loadProducts('50,000 products') })).toBeEnabled()
  })

  it('has a button for each country', async () => {
    renderAt('/search?q=shirt&country=us&country=in')
    await waitFor(async () =>
      expect(await screen.findAllByRole('button', { name: opener })).toHaveLength(2),
    )
  })
})
