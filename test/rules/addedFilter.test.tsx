import { screen, waitFor, within } from '@testing-library/react'
import * as v from 'valibot'
import { describe, expect, it, vi } from 'vitest'
import { searchOf, searchSource } from '@/domain/collections/searchSource.ts'
import { isSameSource } from '@/domain/updates/sameSource.ts'
import { waitForFacets } from '@/pages/search/results/waitForCards.ts'
import { decodeSearch } from '@/routing/states/searchState.ts'
import { storedSearch } from '@/storage/collections/storedSource.ts'
import { ASSORTMENT } from '@/words/assortmentNames.ts'
import { NAMES, removeFilter } from '@/words/names.ts'
import { demo } from '../demo.ts'
import { answerMap } from '../made/anAssortmentService.ts'
import { address, renderAt } from '../pages/renderAt.tsx'

/** A filter that the specification does not have: one entry in the app's list, and one in that of the demo service. */
vi.mock(import('@/api/fields/operations.ts'), async (original) => {
  const list = await original()
  const { search } = list.OPERATIONS
  const articleTypeFilter = { restricts: 'articleType', lists: 'filterLists' } as const
  const parameters = { ...search.parameters, articleTypeFilter }
  return { ...list, OPERATIONS: { ...list.OPERATIONS, search: { ...search, parameters } } }
})
vi.mock(import('../../mocks/knownParameters.ts'), async (original) => {
  const list = await original()
  const articleTypeFilter = {
    in: 'query',
    required: false,
    list: 'filterLists',
    restricts: 'articleType',
  } as const
  const search = { ...list.PARAMETERS.search, articleTypeFilter }
  return { ...list, PARAMETERS: { ...list.PARAMETERS, search } }
})

const searchAt = (query: string) => decodeSearch(new URLSearchParams(query), { countries: ['us'] })

/** What each request was filtered by. */
const sent = () =>
  demo.requests().map((path) => new URL(path, 'http://demo').searchParams.get('articleTypeFilter'))

/** The number of products found. */
const found = () => Number(screen.getByText(/products in/).textContent.replace(/\D/g, ''))

describe('a filter that is added to the parameter lists of the app and the demo service', () => {
  it(
    'has a field with suggestions, appears in address, request and chips, and narrows the results',
    { tags: 'slow' },
    async () => {
      const { user } = renderAt('/search?q=cotton&country=us')
      await waitForFacets()
      const all = found()
      const rail = within(screen.getByRole('complementary', { name: NAMES.facets }))
      await user.type(rail.getByRole('combobox', { name: 'Article type' }), 'casual sh{Enter}')
      expect(address()).toBe('/search?q=cotton&country=us&articleType=Casual+shirts')
      const chips = within(await screen.findByRole('list', { name: NAMES.applied }))
      expect(
        chips.getByRole('button', { name: removeFilter('article type', 'Casual shirts') }),
      ).toBeVisible()
      await waitFor(() => expect(sent().at(-1)).toBe('Casual shirts'))
      await waitFor(() => expect(found()).toBeLessThan(all))
    },
  )

  it(
    'is passed from the search to assortment gaps, their requests and their links back',
    { tags: 'slow' },
    async () => {
      answerMap({ Northgate: { Marlowe: 7 }, Cartwheel: { Marlowe: 4, Tessera: 6 } })
      const { user } = renderAt('/search?q=cotton&country=us&articleType=Shirts')
      await user.click(await screen.findByRole('link', { name: ASSORTMENT.open }))
      const cell = await screen.findByTitle('Cartwheel: 6 products')
      expect(document.title).toContain('cotton, Shirts')
      expect(cell).toHaveAttribute(
        'href',
        '/search?q=cotton&country=us&merchant=Cartwheel&brand=Tessera&articleType=Shirts',
      )
      expect(sent().length).toBeGreaterThan(2)
      expect(new Set(sent())).toEqual(new Set(['Shirts']))
    },
  )

  it('is stored with a saved search, and empty in one of an earlier version', () => {
    const saved = searchSource(searchAt('q=cotton&articleType=Shirts').state)
    const earlier = searchSource(searchAt('q=cotton').state)
    expect(earlier).toEqual({
      kind: 'search',
      q: 'cotton',
      words: [],
      merchant: [],
      brand: [],
      category: '',
      division: '',
    })
    expect(searchOf(v.parse(storedSearch, saved))).toMatchObject({ articleType: ['Shirts'] })
    expect(searchOf(v.parse(storedSearch, earlier))).toMatchObject({ articleType: [] })
    const countries = ['us']
    expect(isSameSource({ source: saved, countries }, { source: earlier, countries })).toBe(false)
  })
})
