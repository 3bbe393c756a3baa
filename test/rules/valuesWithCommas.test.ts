/** A value with a comma, a semicolon, a pipe or a quote is one value: in filters, addresses, requests and saved sources. */
import { describe, expect, it } from 'vitest'
import { searchCall } from '@/api/operations/calls.ts'
import { readFacets } from '@/api/operations/facet.ts'
import { searchOf, searchSource } from '@/domain/collections/searchSource.ts'
import { createRowWork } from '@/domain/rows/createRowWork.ts'
import { noFilter, type RowFilter } from '@/domain/rows/rowView.ts'
import {
  decodeCollectionView,
  encodeCollectionView,
  collectionViewState,
} from '@/pages/collection/collectionViewState.ts'
import {
  decodeAssortment,
  encodeAssortment,
  assortmentState,
} from '@/routing/states/assortmentState.ts'
import { decodeSearch, encodeSearch, searchState } from '@/routing/states/searchState.ts'
import { aResultRow } from '../made/aResultRow.ts'
import { demoConnection } from '../made/connections.ts'

const NAMES = [
  'Crabtree, Vale & Co',
  'Crabtree',
  'Vale & Co',
  'A|B',
  'Nord "Sea"',
  'Coats; Wool',
  'T-Shirts/Tops',
  'Größe, 38',
  'Dolce, Gabbana y Cía.',
  '花王、株式会社',
  'Ветер, Волна',
  'a=b&c+d',
  '50%2C off',
  '#1',
] as const

/** Passes parameters through an address, as a browser does. */
const throughAddress = (params: URLSearchParams) =>
  new URL(`https://app.example/?${params}`).searchParams

describe.each(NAMES)('the value %s', (name) => {
  it.each(['brand', 'merchant', 'category', 'division'] as const)(
    'as a filter of the collection by %s shows only its own rows, also from the address',
    (column) => {
      const work = createRowWork()
      work.add(NAMES.map((one, at) => aResultRow({ productId: `P${at}`, [column]: one })))
      const filter: RowFilter = { ...noFilter, values: { [column]: [name] } }
      const { state, corrections } = decodeCollectionView(
        throughAddress(encodeCollectionView({ filter })),
      )
      expect(corrections).toEqual([])
      expect(state.filter).toEqual(collectionViewState({ filter }).filter)
      expect(work.query(state.filter, []).matching).toBe(1)
      expect(work.rows(0, 9).map((row) => row[column])).toEqual([name])
      expect(work.query(noFilter, []).groups[column]?.map(({ value }) => value)).toContain(name)
    },
  )

  it('can be chosen together with another value', () => {
    const work = createRowWork()
    work.add(NAMES.map((brand, at) => aResultRow({ productId: `P${at}`, brand })))
    const filter: RowFilter = { ...noFilter, values: { brand: [name, 'Crabtree'] } }
    const { state } = decodeCollectionView(throughAddress(encodeCollectionView({ filter })))
    expect(work.query(state.filter, []).matching).toBe(name === 'Crabtree' ? 1 : 2)
  })

  it('can be named in the address as a column of the heat table', () => {
    const order = { by: 'column', value: name, down: true } as const
    const summary = { ...collectionViewState({}).summary, order }
    const { state } = decodeCollectionView(throughAddress(encodeCollectionView({ summary })))
    expect(state.summary.order).toEqual(order)
  })

  it('can be a filter of a search and of assortment gaps, in the address and when saved', () => {
    const filters = { merchant: [name], brand: [name, 'Other'], category: [name], division: [name] }
    const search = searchState({ ...filters, countries: ['us'] })
    const settings = { countries: ['us'], ownMerchants: {} }
    expect(decodeSearch(throughAddress(encodeSearch(search)), settings)).toMatchObject({
      state: search,
      corrections: [],
    })
    expect(searchOf(searchSource(search))).toMatchObject(filters)
    const map = assortmentState({
      merchant: [name],
      brand: name,
      countries: ['us'],
      ownMerchants: { us: [name] },
    })
    expect(decodeAssortment(throughAddress(encodeAssortment(map)), settings)).toMatchObject({
      state: map,
      corrections: [],
    })
  })

  it.each(['one value', 'repeated parameter'] as const)(
    'is sent unchanged if filters take %s',
    (filterLists) => {
      const apiVariant = { ...demoConnection.apiVariant, filterLists }
      const request = searchState({ brand: [name], countries: ['us'] })
      const { query } = searchCall({ ...demoConnection, apiVariant }, { ...request, q: '' }, 0, 24)
      expect(query.filter(([parameter]) => parameter === 'brandFilter')).toEqual([
        ['brandFilter', name],
      ])
    },
  )

  it('is one value of a facet', () => {
    expect(readFacets({ brand: { [name]: 3 } })[0]?.values).toEqual([[name, 3]])
  })
})
