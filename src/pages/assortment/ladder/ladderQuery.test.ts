import { QueryClient } from '@tanstack/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { NO_FILTERS } from '@/api/fields/filters.ts'
import { directConnection } from '@test/made/connections.ts'
import { ladderQuery } from './ladderQuery.ts'

const connection = directConnection('https://api.example/v1')
const question = { ...NO_FILTERS, countries: ['us'], q: 'shirt' }

afterEach(() => vi.unstubAllGlobals())

/** Serves one page per request, then repeats the last one. */
async function load(...pages: object[]) {
  const requested: URL[] = []
  vi.stubGlobal('fetch', (input: string | URL | Request) => {
    const page = pages[Math.min(requested.length, pages.length - 1)]
    requested.push(new URL(input instanceof Request ? input.url : String(input)))
    return Promise.resolve(Response.json(page))
  })
  const rows = await new QueryClient().fetchQuery(ladderQuery(connection, question))
  const ids = rows.products.map(({ productId }) => productId)
  return { ids, numFound: rows.numFound, requests: rows.requests, requested }
}
const page = (from: number, count: number, numFound: number | null = 1000) => ({
  productList: Array.from({ length: count }, (_, at) => ({ productId: `P${from + at}` })),
  ...(numFound !== null && { numFound }),
})

describe('the pages loaded for a price ladder', () => {
  it('are at most five, with 100 rows each', async () => {
    const pages = [0, 100, 200, 300, 400, 500].map((from) => page(from, 100))
    const { ids, requests, numFound, requested } = await load(...pages)
    expect({ rows: ids.length, requests, numFound }).toEqual({
      rows: 500,
      requests: 5,
      numFound: 1000,
    })
    expect(requested.map(({ searchParams }) => searchParams.get('limit'))).toEqual(
      Array.from({ length: 5 }, () => '100'),
    )
    expect(requested[1]?.searchParams.get('index')).toBe('100')
  })

  it('end with the last row, or with a page that brings no new rows', async () => {
    expect((await load(page(0, 100, 200), page(100, 100, 200))).requests).toBe(2)
    expect((await load(page(0, 100, 201), page(100, 100, 201), page(200, 1, 201))).requests).toBe(3)
    const again = await load(page(0, 100))
    expect({ rows: again.ids.length, requests: again.requests }).toEqual({ rows: 100, requests: 2 })
    expect((await load(page(0, 3, 3))).requests).toBe(1)
    expect(
      (await load(page(0, 100, null), page(100, 5, null), { productList: [] })).numFound,
    ).toBeNull()
  })

  it('count rows without an ID separately, and give the total of the first page', async () => {
    const nameless = { productList: [{ title: 'A' }, { title: 'B' }], numFound: 150 }
    const { ids, numFound } = await load(nameless, { ...nameless, numFound: 9 })
    expect(ids.length).toBeGreaterThanOrEqual(4)
    expect(numFound).toBe(150)
  })
})
