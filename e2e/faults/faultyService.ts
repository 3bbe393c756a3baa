/** A service over a real socket for the live build with a direct connection: good responses, or one fault for all requests. */
import type { IncomingMessage, RequestListener } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright/test'
import { oxford } from '../support/demoData.ts'

/** A key that may appear only in the header of a request. */
export const SENTINEL = 'SENTINEL-key-5e1f'

const record = {
  productId: oxford.id,
  title: oxford.title,
  merchant: oxford.merchant,
  offerPrice: 47.9,
  skuSet: [{ skuId: 'S', ean: oxford.ean, available: true, offerPrice: 47.9, attributes: {} }],
}
const merchants = [
  { merchantId: 'northgate', merchantName: 'Northgate', offerPrice: 47.9 },
  { merchantId: 'cartwheel', merchantName: 'Cartwheel', offerPrice: 42 },
]

/** The good response of each operation. */
function goodBody(url: string): unknown {
  if (url.includes('/traits')) return { product: record, traits: { benefits: 'Soft|Warm' } }
  if (url.includes('/lookup')) return [record]
  if (url.includes('productCodes')) {
    return { success: true, message: '', errorCode: '', result: { ean: oxford.ean, merchants } }
  }
  return { success: true, numFound: 1, productList: [record], facets: [] }
}

const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'apikey',
  'Access-Control-Expose-Headers': 'Retry-After',
}

/** Responds with any status and body; a string is sent unchanged. */
export function reply(
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): RequestListener {
  return (_request, response) => {
    response
      .writeHead(status, { ...CORS, 'Content-Type': 'application/json', ...headers })
      .end(typeof body === 'string' ? body : JSON.stringify(body))
  }
}

export const goodAnswer: RequestListener = (request, response) =>
  reply(200, goodBody(request.url ?? ''))(request, response)

export type FaultyService = {
  baseUrl: string
  /** Requests, without preflights, since the last call of `fail` or `recover`. */
  requested: () => IncomingMessage[]
  fail: (fault: RequestListener) => void
  recover: () => void
  close: () => void
}

/** `allowing: false` sends no CORS headers. */
export async function faultyService({ allowing = true } = {}): Promise<FaultyService> {
  let answer = goodAnswer
  let requested: IncomingMessage[] = []
  const server = createServer((request, response) => {
    if (request.method === 'OPTIONS') {
      response.writeHead(204, allowing ? CORS : {}).end()
      return
    }
    requested.push(request)
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // a TCP server's address is never a pipe's name
  const change = (next: RequestListener) => {
    requested = []
    answer = next
  }
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    requested: () => [...requested],
    fail: change,
    recover: () => change(goodAnswer),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Simulates that base URL and key were entered in Settings before the page was loaded. */
export async function connectDirectly(page: Page, baseUrl: string, apiKey: string): Promise<void> {
  await page.addInitScript(
    ([base, key]) => {
      const secrets = { origin: base, apiKey: key, eanToken: null, keeping: 'tab' }
      localStorage.setItem(
        'catalog-explorer:connection',
        JSON.stringify({ way: 'direct', baseUrl: base }),
      )
      sessionStorage.setItem('catalog-explorer:secrets', JSON.stringify(secrets))
    },
    [baseUrl, apiKey] as const,
  )
}
