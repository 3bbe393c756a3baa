import { describe, expect, it } from 'vitest'
import { defaultApiVariant } from '@/api/apiVariant.ts'
import { UnreadableError } from '@/api/http/errors.ts'
import { listen, replyJson } from '@test/listen.ts'
import { anAnswer } from '@test/made/anAnswer.ts'
import { aSearchRequest } from '@test/made/aSearchRequest.ts'
import { getSearch, readSearch, searchQuery } from './search.ts'

const request = aSearchRequest({ q: '' })

const rows = (count: number) => Array.from({ length: count }, (_, at) => ({ productId: `P${at}` }))

const read = (body: unknown) => readSearch(anAnswer({ text: JSON.stringify(body) }), 0, 24)

const queryOf = (url: string | undefined) => [
  ...new URL(url ?? '', 'http://localhost').searchParams.entries(),
]

describe('a search request', () => {
  it('sends country, limit and mode, and no empty parameters', async () => {
    const { connection, requests } = await listen(replyJson({ productList: rows(1), numFound: 1 }))
    await getSearch(connection, request)
    expect(queryOf(requests[0]?.url)).toEqual([
      ['countryCode', 'us'],
      ['limit', '24'],
      ['mode', 'full'],
    ])
  })

  it('sends keywords and filters as typed', async () => {
    const { connection, requests } = await listen(replyJson({ productList: rows(1), numFound: 1 }))
    const filters = { merchant: ['H&M, Inc'], brand: ['A|B'], category: ['C#'], division: ['é'] }
    await getSearch(connection, { ...request, ...filters, q: 'a+b c' })
    expect(Object.fromEntries(queryOf(requests[0]?.url))).toMatchObject({
      q: 'a+b c',
      merchantFilter: 'H&M, Inc',
      brandFilter: 'A|B',
      categoryFilter: 'C#',
      divisionFilter: 'é',
    })
  })

  it.each([
    [0, '48'],
    [1, '49'],
  ] as const)('counts index from %i where the API variant says so', async (indexBase, index) => {
    const { connection, requests } = await listen(
      replyJson({ productList: rows(24), numFound: 99 }),
    )
    const apiVariant = { ...defaultApiVariant, indexBase }
    await getSearch({ ...connection, apiVariant }, { ...request, page: 3 })
    expect(Object.fromEntries(queryOf(requests[0]?.url))).toMatchObject({ index })
  })

  it.each([
    ['comma', [['countryCode', 'us,in']]],
    ['pipe', [['countryCode', 'us|in']]],
    ['semicolon', [['countryCode', 'us;in']]],
    [
      'repeated parameter',
      [
        ['countryCode', 'us'],
        ['countryCode', 'in'],
      ],
    ],
  ] as const)('sends several countries by %s', async (countryLists, pairs) => {
    const { connection, requests } = await listen(replyJson([]))
    const apiVariant = { ...defaultApiVariant, countryLists }
    await getSearch({ ...connection, apiVariant }, { ...request, countries: ['us', 'in'] })
    expect(queryOf(requests[0]?.url).filter(([name]) => name === 'countryCode')).toEqual(pairs)
  })
})

describe('the search reader', () => {
  it('reads records, count, echo and flags', async () => {
    const body = {
      productList: [{ productId: 'A', offerPrice: '9.50', active: 'false', novel: 1 }],
      numFound: '1',
      q: 'shirt start=0',
      shuffle: 'true',
      featuredFacets: { gender: 'Women, Men' },
      facets: [{ name: 'brand', value: { Haldane: '3', '10': 2 } }],
    }
    const { connection } = await listen(replyJson(body))
    expect(await getSearch(connection, request)).toMatchObject({
      kind: 'found',
      numFound: 1,
      appliedQuery: 'shirt start=0',
      shuffled: true,
      featured: [['gender', ['Women', 'Men']]],
      facets: [
        {
          name: 'brand',
          values: [
            ['10', 2],
            ['Haldane', 3],
          ],
        },
      ],
      products: [{ productId: 'A', offerPrice: 9.5, active: false, raw: { novel: 1 } }],
    })
  })

  it('reads facet values with names such as __proto__ and constructor', async () => {
    const text =
      '{"productList":[{}],"numFound":1,"facets":{"brand":{"__proto__":4,"constructor":2}}}'
    const { connection } = await listen((_request, response) => response.end(text))
    const { facets } = await getSearch(connection, request)
    expect(facets).toEqual([
      {
        name: 'brand',
        values: [
          ['__proto__', 4],
          ['constructor', 2],
        ],
      },
    ])
  })

  it.each([
    ['404', 404, ''],
    ['204', 204, undefined],
    ['an empty list', 200, []],
    ['an empty body', 200, undefined],
    ['a null list', 200, { productList: null }],
    ['an empty object instead of the list', 200, { productList: {} }],
    ['a count of zero with an empty list', 200, { numFound: 0, productList: [] }],
    ['only a count of zero', 200, { success: true, numFound: '0' }],
    ['a count of zero with an invalid record', 200, { productList: [''], numFound: 0 }],
    ['a count of zero with a null list', 200, { productList: null, numFound: 0 }],
  ])(
    'reads %s as no results on page 1, and as past the end on page 2',
    async (_name, status, body) => {
      const { connection } = await listen((_request, response) => {
        response.writeHead(status).end(body === undefined ? undefined : JSON.stringify(body))
      })
      expect((await getSearch(connection, request)).kind).toBe('none')
      expect((await getSearch(connection, { ...request, page: 2 })).kind).toBe('past the end')
    },
  )

  it.each([
    null,
    'x',
    5,
    {},
    [5],
    { productList: 'none' },
    { productList: false },
    { productList: [null, 'x'], numFound: 2 },
  ])('rejects the body %j as unexpected', (body) => {
    expect(() => read(body)).toThrow(UnreadableError)
  })

  it('returns all records in order, and counts entries that aren’t records as received', () => {
    const productList = [{ productId: 'B' }, null, { productId: 'A' }, {}, { productId: 'B' }, []]
    const { products, received } = read({ productList, numFound: 6 })
    expect(products.map(({ productId }) => productId)).toEqual(['B', 'A', null, 'B'])
    expect(received).toBe(6)
  })

  it('reads a single record as a list of one', () => {
    expect(read({ productList: { productId: 'A' } }).products).toMatchObject([{ productId: 'A' }])
  })

  it.each([
    [true, true],
    ['false', false],
    [undefined, null],
    ['maybe', null],
  ])('reads shuffle %j as %j', (shuffle, shuffled) => {
    expect(read({ productList: rows(1), shuffle }).shuffled).toBe(shuffled)
  })

  it.each([
    [7, 7],
    ['7', 7],
    [-1, null],
    [1.5, null],
    ['many', null],
    [undefined, null],
  ])('reads numFound %j as %j', (numFound, total) => {
    expect(read({ productList: rows(1), numFound }).numFound).toBe(total)
  })
})

describe('the query key of a search', () => {
  it('doesn’t contain the API key', async () => {
    const { connection } = await listen(replyJson({}))
    expect(JSON.stringify(searchQuery(connection, request).queryKey)).not.toContain('secret')
  })
})
