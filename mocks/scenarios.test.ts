import { describe, expect, it } from 'vitest'
import { demoCatalog } from './data/demoCatalog.ts'
import { CODE, OXFORD, createRequester } from './handlers/fixture.ts'
import {
  type Operation,
  type ScenarioName,
  magicScenario,
  scenarioNamed,
  scenarios,
} from './scenarios.ts'

const PATHS: Record<Operation, string> = {
  search: '/products?countryCode=us&q=oxford&mode=full',
  traits: `/products/${OXFORD}/traits?countryCode=us&mode=full`,
  lookup: `/products/lookup?countryCode=us&mode=full&url=${encodeURIComponent('https://shop.example/p/2')}`,
  ean: `/insights/daas/productCodes/${CODE}?countryCode=us&mode=full`,
}
const OPERATIONS: Operation[] = ['search', 'traits', 'lookup', 'ean']

/** The same operation with a magic input. */
const magicPath = (operation: Operation, name: ScenarioName): string => {
  const scenario = scenarioNamed(name)
  switch (operation) {
    case 'search':
      return `/products?countryCode=us&mode=full&q=oxford%20${scenario?.keywords ?? ''}`
    case 'traits':
      return `/products/${scenario?.productId ?? ''}/traits?countryCode=us&mode=full`
    case 'lookup':
      return `/products/lookup?countryCode=us&mode=full&url=${encodeURIComponent(scenario?.url ?? '')}`
    case 'ean':
      return `/insights/daas/productCodes/${scenario?.code ?? ''}?countryCode=us&mode=full`
  }
}

const waits: number[] = []
const noWait = async (ms: number) => {
  waits.push(ms)
}
const during = (name: ScenarioName) => createRequester({ scenario: () => name, wait: noWait })
const normal = createRequester({ wait: noWait })

const STATUS: Partial<Record<ScenarioName, number>> = {
  'error-500': 500,
  'error-503-html': 503,
  'rate-limit': 429,
  'key-401': 401,
  'key-403': 403,
  empty: 404,
  'no-content': 204,
  'bad-request': 400,
  flaky: 503,
}

describe.each(OPERATIONS)('scenarios in %s', (operation) => {
  const both = (name: ScenarioName) => [
    () => during(name)(PATHS[operation]),
    () => normal(magicPath(operation, name)),
  ]

  it.each(Object.entries(STATUS))(
    '%s answers %i under that scenario and for its magic input',
    async (name, status) => {
      const scenario = scenarioNamed(name)
      expect(scenario).not.toBeNull()
      for (const request of both(scenario?.name ?? 'slow'))
        expect((await request()).response.status).toBe(status)
    },
  )

  it('slow answers correctly after three seconds', async () => {
    for (const request of both('slow')) {
      waits.length = 0
      expect((await request()).response.status).toBe(200)
      expect(waits).toEqual([3000])
    }
  })

  it('offline is a network error', async () => {
    for (const request of both('offline')) expect((await request()).response.type).toBe('error')
  })

  it('truncated cuts the JSON, and html returns a web page with 200', async () => {
    for (const request of both('truncated')) {
      const { response, text, body } = await request()
      expect(response.status).toBe(200)
      expect(text).toMatch(/^[[{]/)
      expect(body).toBeUndefined()
    }
    for (const request of both('html')) {
      const { response, text } = await request()
      expect(response.status).toBe(200)
      expect(text).toMatch(/^<!doctype html>/)
    }
  })

  it('refused returns success false with an error code', async () => {
    for (const request of both('refused')) {
      const { response, body } = await request()
      expect(response.status).toBe(200)
      expect(body).toMatchObject({ success: false, errorCode: 'CATALOG_REBUILD' })
    }
  })

  it('rate-limit states when to retry', async () => {
    for (const request of both('rate-limit')) {
      expect((await request()).response.headers.get('retry-after')).toBe('5')
    }
  })

  it('flaky fails each address once', async () => {
    const request = during('flaky')
    expect((await request(PATHS[operation])).response.status).toBe(503)
    expect((await request(PATHS[operation])).response.status).toBe(200)
    expect((await request(PATHS[operation])).response.status).toBe(200)
    expect((await request(`${PATHS[operation]}&again=1`)).response.status).toBe(503)
  })

  it('hostile puts malicious text everywhere and leaves ids valid', async () => {
    for (const request of both('hostile')) {
      const { response, text } = await request()
      expect(response.status).toBe(200)
      expect(text).toContain('<script>globalThis.__hostile=true</script>')
      expect(text).toContain('"__proto__":')
      expect(text).toContain('\u202E')
      expect(text).toMatch(/"(javascript|data|vbscript):| jAvAsCrIpT:|"\/\/evil/)
      expect(text).toMatch(/"productId":"[0-9A-F]{32}"/)
    }
    expect(Object.prototype).not.toHaveProperty('polluted')
  })

  it('long answers with far more text', async () => {
    const usual = (await normal(PATHS[operation])).text.length
    for (const request of both('long')) {
      const { response, text } = await request()
      expect(response.status).toBe(200)
      expect(text.length).toBeGreaterThan(usual * 2)
    }
  })
})

describe('scenarios of search only', () => {
  it('shuffled reverses the order and sets its flag', async () => {
    const usual = (await normal(PATHS.search)).body as { productList: unknown[] }
    const { body } = await during('shuffled')(PATHS.search)
    expect(body).toMatchObject({ shuffle: true, productList: usual.productList.toReversed() })
    expect((await normal(magicPath('search', 'shuffled'))).body).toMatchObject({ shuffle: true })
  })

  it('conjunctive returns only the chosen value in a filter’s own facet', async () => {
    const path = `${PATHS.search}&merchantFilter=Northgate`
    const merchantsIn = (body: unknown) =>
      (body as { facets: { name: string; value: object }[] }).facets.find(
        ({ name }) => name === 'merchant',
      )?.value
    expect(merchantsIn((await normal(path)).body)).toEqual({ Northgate: 1, harbormain: 1 })
    expect(merchantsIn((await during('conjunctive')(path)).body)).toEqual({ Northgate: 1 })
  })

  it('long returns a brand facet of 5,000 values', async () => {
    const { body } = await during('long')(PATHS.search)
    const { facets } = body as { facets: { name: string; value: object }[] }
    expect(Object.keys(facets.find(({ name }) => name === 'brand')?.value ?? {})).toHaveLength(5000)
  })

  it('do not change other operations', async () => {
    for (const operation of ['traits', 'lookup', 'ean'] as const) {
      const usual = await normal(PATHS[operation])
      expect((await during('shuffled')(PATHS[operation])).text).toBe(usual.text)
    }
  })
})

describe('hang', () => {
  it('answers only when the request is aborted', async () => {
    const { createHandlers } = await import('./handlers/index.ts')
    const { getResponse } = await import('msw')
    const { fixtureCatalog } = await import('./handlers/fixture.ts')
    const handlers = createHandlers({ catalog: fixtureCatalog, scenario: () => 'hang' })
    const abort = new AbortController()
    const headers = { apikey: 'demo' }
    const request = new Request(`http://demo.test/v1${PATHS.ean}`, {
      headers,
      signal: abort.signal,
    })
    let settled = false
    const answer = getResponse(handlers, request).finally(() => {
      settled = true
    })
    await new Promise(setImmediate)
    expect(settled).toBe(false)
    abort.abort()
    expect((await answer)?.type).toBe('error')
  })
})

describe('the table of scenarios', () => {
  it('gives each its own magic inputs in forms that the app recognises', () => {
    for (const kind of ['name', 'keywords', 'productId', 'url', 'code'] as const) {
      expect(new Set(scenarios.map((scenario) => scenario[kind])).size).toBe(scenarios.length)
    }
    for (const { productId, code, url, name } of scenarios) {
      expect(productId).toMatch(/^[0-9A-F]{32}$/)
      expect(code).toMatch(/^2999\d{9}$/)
      const sum = Array.from(code).reduce(
        (total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1),
        0,
      )
      expect(sum % 10).toBe(0)
      expect(url).toBe(`https://demo.example/${name}`)
    }
  })

  it('uses no id, code or address of the demo catalog', () => {
    const catalog = demoCatalog({ size: 20_000 })
    for (const { productId, code, url } of scenarios) {
      expect(catalog.ordinalOfProduct(productId)).toBeNull()
      expect(catalog.ordinalsOfCode(code)).toEqual([])
      expect(catalog.ordinalOfUrl(url)).toBeNull()
    }
  })

  it('recognises DEMO-NAME as a product id, and a magic word anywhere in the keywords', () => {
    expect(magicScenario('traits', 'DEMO-ERROR-500')?.name).toBe('error-500')
    expect(magicScenario('search', 'Cotton DEMO:html shirt')?.name).toBe('html')
    expect(magicScenario('search', 'demo:unknown')).toBeNull()
    expect(magicScenario('ean', 'demo:html')).toBeNull()
    expect(magicScenario('traits', 'demo-conjunctive')).toBeNull()
  })

  it('ignores an unknown scenario in the address', async () => {
    const { response } = await createRequester({ scenario: () => '__proto__' })(PATHS.search)
    expect(response.status).toBe(200)
  })
})
