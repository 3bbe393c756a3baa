import { describe, expect, it } from 'vitest'
import { clientSettingsOf, apiVariantNamed, apiVariants, readingOf } from './apiVariants.ts'
import { usualReading } from './handlers/apiVariant/reading.ts'
import { CODE, OXFORD, createRequester } from './handlers/fixture.ts'
import { scenarioNamed } from './scenarios.ts'

const TWO = 'https://www.northgate.example/men/shirts/p/48210?color=light-blue'
const ONE = 'https://shop.example/p/2'
const lookup = (url: string) =>
  `/products/lookup?countryCode=us&mode=full&url=${encodeURIComponent(url)}`

const FOUND = {
  search: '/products?countryCode=us&mode=full',
  'later page': '/products?countryCode=us&index=2&limit=1',
  traits: `/products/${OXFORD}/traits?countryCode=us&mode=full`,
  'two records': lookup(TWO),
  'one record': lookup(ONE),
  ean: `/insights/daas/productCodes/${CODE}?countryCode=us&mode=full`,
} as const
const NOTHING = {
  search: '/products?countryCode=us&q=nothing',
  traits: '/products/00/traits?countryCode=us&mode=full',
  lookup: lookup('https://nowhere.example/'),
  ean: '/insights/daas/productCodes/4006381333931?countryCode=us&mode=full',
} as const
/** Requests that only a service with another API variant interprets differently. */
const ASKED = [
  '/products?countryCode=us&limit=60',
  '/products?countryCode=us|in',
  '/products?countryCode=us;in',
  '/products?countryCode=us+in',
  '/products?countryCode=us&countryCode=in',
  '/products?countryCode=us&brandFilter=Marlowe,%C3%89lan',
  '/products?countryCode=us&brandFilter=Marlowe|%C3%89lan',
  '/products?countryCode=us&brandFilter=Marlowe;%C3%89lan',
  '/products?countryCode=us&brandFilter=Marlowe+%C3%89lan',
  '/products?countryCode=us&brandFilter=Marlowe&brandFilter=%C3%89lan',
  '/products?countryCode=us&merchantFilter=Northgate',
]
const REFUSED = ['/products?countryCode=us&mode=x', '/products']

const speaking = (...names: string[]) => createRequester({ apiVariants: () => names })

/** Status, type and body of an answer as one text. */
const wire = async (
  request: ReturnType<typeof createRequester>,
  path: string,
  headers?: { apikey: string },
) => {
  const { response, text } = await request(path, headers)
  return `${String(response.status)} ${String(response.headers.get('content-type'))} ${text}`
}
const allAnswers = async (request: ReturnType<typeof createRequester>) => [
  ...(await Promise.all(
    [...Object.values(FOUND), ...Object.values(NOTHING), ...ASKED, ...REFUSED].map((path) =>
      wire(request, path),
    ),
  )),
  await wire(request, FOUND.search, { apikey: 'wrong' }),
]

describe('the table of API variants', () => {
  it('has at least 26 variants, each with its own name and one sentence', () => {
    expect(apiVariants.length).toBeGreaterThanOrEqual(26)
    expect(new Set(apiVariants.map(({ name }) => name)).size).toBe(apiVariants.length)
    for (const { name, description } of apiVariants) {
      expect(name).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
      expect(scenarioNamed(name)).toBeNull()
      expect(description).toMatch(/^.{10,}\.$/)
    }
  })

  it('uses the default variant if no name or an unknown one is given', async () => {
    expect(readingOf([])).toEqual(usualReading)
    expect(readingOf(['nothing', '__proto__'])).toEqual(usualReading)
    expect(apiVariantNamed('constructor')).toBeNull()
    expect(await allAnswers(speaking('nothing'))).toEqual(await allAnswers(createRequester()))
  })

  it('lets the later of two conflicting names win and combines what clients must set', () => {
    expect(readingOf(['countries-by-pipe', 'countries-repeated']).countryLists).toBe(
      'repeated parameter',
    )
    expect(clientSettingsOf(['index-from-1', 'filters-by-comma', 'ean-token'])).toEqual({
      indexBase: 1,
      filterLists: 'comma',
      eanTokenHeader: 'x-access-token',
      eanToken: 'demo-token',
    })
    expect(clientSettingsOf([])).toEqual({})
  })
})

const usual = allAnswers(createRequester())
const readJson = (text: string): unknown => JSON.parse(text.replace(/^\uFEFF/, ''))

describe.each(apiVariants)('$name', ({ name }) => {
  const request = speaking(name)

  it('differs from the default variant', async () => {
    expect(await allAnswers(request)).not.toEqual(await usual)
  })

  it('answers well-formed JSON with as many records as the default variant', async () => {
    const clientSettings = clientSettingsOf([name])
    const token = clientSettings.eanTokenHeader
      ? { [clientSettings.eanTokenHeader]: clientSettings.eanToken ?? '' }
      : {}
    const headers = { apikey: 'demo', ...token }
    const ids = async (requester: ReturnType<typeof createRequester>, path: string) => {
      const { response, text } = await requester(path, headers)
      expect(response.status).toBe(200)
      const found = JSON.stringify(readJson(text)).match(/"productId":"[^"]+"/g)
      return found?.length ?? 0
    }
    const base = createRequester()
    for (const path of [FOUND.search, FOUND.traits, FOUND['two records'], FOUND['one record']]) {
      const of = path.replaceAll(OXFORD, idIn(name, OXFORD))
      expect(await ids(request, of)).toBe(await ids(base, path))
    }
    expect(await ids(request, FOUND.ean)).toBe(2)
  })
})

/** The id as that API variant writes it into an address. */
const idIn = (name: string, id: string): string =>
  name === 'ids-with-signs'
    ? encodeURIComponent(`p/${id.slice(0, 8)}+${id.slice(8)}&é`.toLowerCase())
    : id

describe('combined API variants', () => {
  const everything = speaking(
    'index-from-1-echoed',
    'countries-by-pipe',
    'filters-repeated',
    'limit-clamped-20',
    'none-is-null',
    'errors-as-fault',
    'numbers-as-text',
    'booleans-as-0-and-1',
    'missing-left-out',
    'times-in-iso',
    'pictures-as-src',
    'unknown-fields',
    'lookup-in-result',
    'facets-as-map',
    'traits-as-pairs',
    'ean-extras-on-merchants',
    'ean-as-number',
    'success-as-text',
    'type-missing',
    'byte-order-mark',
  )

  it('all apply their own difference in one search', async () => {
    const { response, text } = await everything(
      '/products?countryCode=us|in&brandFilter=Marlowe&brandFilter=%C3%89lan&index=2&limit=500&mode=full',
    )
    expect(response.headers.get('content-type')).toBeNull()
    expect(text.codePointAt(0)).toBe(0xfeff)
    expect(readJson(text)).toMatchObject({
      success: 'true',
      numFound: '5',
      shuffle: 0,
      internalScore: '0.731',
      q: expect.stringMatching(/country:us,in.*brand:\("Marlowe" OR "Élan"\)&start=2&rows=20/),
      facets: { merchant: { Northgate: '4', harbormain: '1' } },
      productList: expect.arrayContaining([
        expect.objectContaining({
          offerPrice: '47.9',
          active: 1,
          creationDate: '2023-11-14T22:13:20.000Z',
          imageUrl: { src: expect.stringContaining('shirt.webp') },
        }),
      ]),
    })
    expect(text).not.toContain('"gender":""')
  })

  it('all apply their own difference in the other operations', async () => {
    const traits = readJson((await everything(FOUND.traits)).text)
    expect(traits).toMatchObject({ traits: [{ name: 'benefits' }, { name: 'quantity' }] })
    expect(readJson((await everything(FOUND['two records'])).text)).toMatchObject({
      result: [{ productId: OXFORD }, {}],
    })
    expect(readJson((await everything(FOUND.ean)).text)).toMatchObject({
      success: 'true',
      result: {
        ean: Number(CODE),
        merchants: [{ offerPrice: '46.5', imageUrls: [{ src: expect.any(String) }, {}, {}] }, {}],
      },
    })
    expect(readJson((await everything(NOTHING.ean)).text)).toMatchObject({ result: null })
    expect(readJson((await everything(NOTHING.lookup)).text)).toMatchObject({ result: null })
    const { response, text } = await everything('/products')
    expect(response.status).toBe(400)
    expect(readJson(text)).toMatchObject({ fault: { faultstring: expect.any(String) } })
  })
})
