import { afterEach, describe, expect, it, vi } from 'vitest'
import { NetworkError } from '@/api/http/errors.ts'
import { directConnection } from '@test/made/connections.ts'
import { testConnection, type OperationTest } from './testConnection.ts'

const connection = directConnection('https://api.example/v1')

/** Answers each request by the first matching start of its path. */
function serve(answers: Record<string, unknown>): URL[] {
  const requested: URL[] = []
  vi.stubGlobal('fetch', (input: string | URL | Request) => {
    const url = new URL(input instanceof Request ? input.url : String(input))
    requested.push(url)
    const found = Object.entries(answers).find(([part]) => url.href.includes(part))
    if (!found) return Promise.reject(new TypeError('no network'))
    return Promise.resolve(Response.json(found[1]))
  })
  return requested
}

async function tryAll(signal = new AbortController().signal): Promise<OperationTest[]> {
  const tried: OperationTest[] = []
  for await (const one of testConnection(connection, ['us'], signal)) tried.push(one)
  return tried
}

afterEach(() => vi.unstubAllGlobals())

describe('a test of the connection', () => {
  it('requests for each operation what an earlier response contained', async () => {
    const product = {
      productId: '0a1b2c3d4e5f60718293a4b5c6d7e8f9',
      productUrl: 'https://shop.example/shirt',
      skuSet: [{ ean: '2049811763054' }],
    }
    const requested = serve({ products: { productList: [product], numFound: 1234 } })
    const tried = await tryAll()
    expect(tried.map(({ operation }) => operation)).toEqual(['search', 'traits', 'lookup', 'ean'])
    expect(tried.map(({ isMadeUp }) => isMadeUp)).toEqual([false, false, false, false])
    expect(tried[0]?.outcome).toMatchObject({
      kind: 'answered',
      count: 1234,
      saw: '1,234 products',
    })
    expect(requested[0]?.searchParams.get('limit')).toBe('10')
    expect(requested[1]?.href).toContain(product.productId)
    expect(requested[2]?.searchParams.get('url')).toBe(product.productUrl)
    expect(requested[3]?.href).toContain('2049811763054')
  })

  const shirt = { productId: '0a1b2c3d4e5f60718293a4b5c6d7e8f9', title: 'A shirt' }
  const coded = { ...shirt, skuSet: [{ ean: '2049811763054' }] }
  const seenIn = (tried: OperationTest[]) =>
    Object.fromEntries(
      tried.map(({ operation, outcome }) => [
        operation,
        outcome.kind === 'answered' ? outcome.saw : 'failed',
      ]),
    )

  it('states what each operation found, and uses the values of a single record', async () => {
    const requested = serve({
      traits: { product: coded, traits: { Fit: 'Slim' } },
      productCodes: {
        success: true,
        result: { merchants: [{ productId: 'a' }, { productId: 'b' }] },
      },
      'url=': [shirt],
      products: { productList: [shirt], numFound: 1 },
    })
    const tried = await tryAll()
    expect(seenIn(tried)).toEqual({
      search: '1 product',
      traits: '1 attribute',
      lookup: '1 listing',
      ean: '2 merchants',
    })
    expect(requested.at(-1)?.href).toContain('2049811763054')
  })

  it('states “none found” for each operation without a result', async () => {
    serve({
      traits: { product: null, traits: [] },
      productCodes: { success: true, result: { merchants: [] } },
      'url=': [],
      products: { productList: [], numFound: 0 },
    })
    expect(seenIn(await tryAll())).toEqual({
      search: 'none found',
      traits: 'none found',
      lookup: 'none found',
      ean: 'none found',
    })
  })

  it('includes the response of a failed operation', async () => {
    serve({ products: { what: 'is this' } })
    const [search] = await tryAll()
    expect(search?.outcome).toMatchObject({ kind: 'failed', answer: { status: 200 } })
  })

  it('continues after a failure, with made-up values', async () => {
    serve({})
    const tried = await tryAll()
    expect(tried.map(({ isMadeUp }) => isMadeUp)).toEqual([false, true, true, true])
    for (const { outcome } of tried) {
      expect(outcome).toMatchObject({
        kind: 'failed',
        error: expect.any(NetworkError),
        answer: null,
      })
    }
  })

  it('ends without a result when it is cancelled', async () => {
    serve({})
    expect(await tryAll(AbortSignal.abort())).toEqual([])
  })
})
