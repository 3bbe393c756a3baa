import type { RequestListener } from 'node:http'
import { describe, expect, it } from 'vitest'
import { HttpError } from '@/api/http/errors.ts'
import { listen, replyJson } from '@test/listen.ts'
import { aSearchRequest } from '@test/made/aSearchRequest.ts'
import { getSearch } from './search.ts'

const request = aSearchRequest({ q: '' })

const rows = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => ({ productId: `P${from + at}` }))

/** 500 rows; `rowsFor` is how many the service returns for a `limit`. */
const pagesOf =
  (rowsFor: (limit: number) => number): RequestListener =>
  (requested, response) => {
    const params = new URL(requested.url ?? '', 'http://localhost').searchParams
    const start = Number(params.get('index') ?? 0)
    const productList = rows(rowsFor(Number(params.get('limit'))), start)
    response.end(JSON.stringify({ productList, numFound: 500 }))
  }

describe('a search on a service with its own row limit', () => {
  it('pages by the number of rows received when fewer come than requested', async () => {
    const { connection, requests } = await listen(pagesOf((limit) => Math.min(limit, 50)))
    const first = await getSearch(connection, { ...request, size: 96 })
    expect(first).toMatchObject({ pageSize: 50, start: 0 })
    const second = await getSearch(connection, { ...request, size: 96, page: 2 })
    expect(second).toMatchObject({ pageSize: 50, start: 50 })
    expect(second.products[0]?.productId).toBe('P50')
    // The second page was requested in the full size, which showed that the first one was not short by chance.
    expect(requests).toHaveLength(2)
    await getSearch(connection, { ...request, size: 96, page: 3 })
    expect(requests.at(-1)?.url).toContain('limit=50')
    expect(requests).toHaveLength(3)
  })

  it('loses no rows between a short first page and the last page', async () => {
    const { connection } = await listen((requested, response) => {
      const params = new URL(requested.url ?? '', 'http://localhost').searchParams
      const start = Number(params.get('index') ?? 0)
      const productList = rows(Math.min(20, 31 - start), start)
      response.end(JSON.stringify({ productList, numFound: 31 }))
    })
    const first = await getSearch(connection, request)
    const second = await getSearch(connection, { ...request, page: 2 })
    expect([first.received, second.received]).toEqual([20, 11])
    expect(second).toMatchObject({ pageSize: 20, start: 20 })
  })

  it('doesn’t reduce its page size after one short page', async () => {
    let input = 1
    const { connection, requests } = await listen(pagesOf((limit) => Math.min(limit, input)))
    await getSearch(connection, { ...request, size: 96 })
    input = 96
    const second = await getSearch(connection, { ...request, size: 96, page: 2 })
    expect(second).toMatchObject({ pageSize: 96, start: 96, received: 96 })
    expect(requests).toHaveLength(3)
    await getSearch(connection, { ...request, size: 96, page: 3 })
    expect(requests).toHaveLength(4)
  })

  it('doesn’t reduce its page size after a later page that is short', async () => {
    const { connection } = await listen((requested, response) => {
      const params = new URL(requested.url ?? '', 'http://localhost').searchParams
      const start = Number(params.get('index') ?? 0)
      const productList = rows(24, start).filter(({ productId }) => productId !== 'P30')
      response.end(JSON.stringify({ productList, numFound: 500 }))
    })
    const second = await getSearch(connection, { ...request, page: 2 })
    expect(second).toMatchObject({ pageSize: 24, start: 24, received: 23 })
    const third = await getSearch(connection, { ...request, page: 3 })
    expect(third).toMatchObject({ pageSize: 24, start: 48, received: 24 })
  })

  it('requests a later page again when that first shows a smaller page size', async () => {
    const { connection } = await listen(pagesOf((limit) => Math.min(limit, 50)))
    const second = await getSearch(connection, { ...request, size: 96, page: 2 })
    expect(second.products[0]?.productId).toBe('P50')
  })

  it('doesn’t mistake the last page for a limit', async () => {
    const { connection } = await listen(replyJson({ productList: rows(6), numFound: 30 }))
    const last = await getSearch(connection, { ...request, page: 2 })
    expect(last.pageSize).toBe(24)
  })

  it('retries once with half the limit after a refusal', async () => {
    const { connection, requests } = await listen((requested, response) => {
      const limit = Number(
        new URL(requested.url ?? '', 'http://localhost').searchParams.get('limit'),
      )
      if (limit > 50) response.writeHead(400).end('limit too large')
      else response.end(JSON.stringify({ productList: rows(limit), numFound: 500 }))
    })
    expect(await getSearch(connection, { ...request, size: 96 })).toMatchObject({ pageSize: 48 })
    expect(requests).toHaveLength(2)
  })

  it('adopts a larger page size than requested, and pages by it', async () => {
    const { connection } = await listen(pagesOf((limit) => Math.max(limit, 60)))
    const first = await getSearch(connection, request)
    expect(first).toMatchObject({ pageSize: 60, received: 60, start: 0 })
    const second = await getSearch(connection, { ...request, page: 2 })
    expect(second).toMatchObject({ pageSize: 60, start: 60 })
    expect(second.products[0]?.productId).toBe('P60')
    const larger = await getSearch(connection, { ...request, size: 96 })
    expect(larger).toMatchObject({ pageSize: 96, received: 96 })
  })

  it('requests a later page again when that first shows a larger page size', async () => {
    const { connection } = await listen(pagesOf((limit) => Math.max(limit, 60)))
    const second = await getSearch(connection, { ...request, page: 2 })
    expect(second).toMatchObject({ pageSize: 60, start: 60 })
    expect(second.products[0]?.productId).toBe('P60')
  })

  it('adopts the page size of a service that always returns the same number of rows', async () => {
    const { connection } = await listen(pagesOf(() => 60))
    for (const size of [24, 96, 24]) {
      expect(await getSearch(connection, { ...request, size })).toMatchObject({ pageSize: 60 })
    }
  })

  it('uses the page size of the latest answer', async () => {
    let input = 60
    const { connection } = await listen(pagesOf(() => input))
    await getSearch(connection, request)
    input = 20
    expect(await getSearch(connection, request)).toMatchObject({ pageSize: 20 })
    expect(await getSearch(connection, request)).toMatchObject({ pageSize: 20 })
  })

  it('counts entries that aren’t records as rows', async () => {
    const { connection } = await listen(
      replyJson({ productList: [...rows(23), null], numFound: 99 }),
    )
    expect(await getSearch(connection, request)).toMatchObject({ pageSize: 24, received: 24 })
  })

  it('fails with HttpError after one retry when a 400 has another cause', async () => {
    const { connection, requests } = await listen((_asked, response) =>
      response.writeHead(400).end('bad country'),
    )
    await expect(getSearch(connection, request)).rejects.toBeInstanceOf(HttpError)
    expect(requests).toHaveLength(2)
  })
})
