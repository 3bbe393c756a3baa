import { describe, expect, it } from 'vitest'
import { apiVariants } from '../../apiVariants.ts'
import { CODE } from '../fixture.ts'
import {
  ean,
  lookup,
  REQUESTS_WITHOUT_RESULT,
  search,
  requesterFor,
  traits,
} from './testRequests.ts'

const any = (kind: unknown): unknown => expect.any(kind)
const first = (record: object) => ({
  productList: expect.arrayContaining([expect.objectContaining(record)]) as unknown,
})
const facet = (name: string, value: unknown) => ({
  facets: expect.arrayContaining([{ name, value }]) as unknown,
})
const lacking = (field: string): unknown =>
  expect.not.objectContaining({ [field]: expect.anything() as unknown })
const q = (pattern: RegExp) => ({ q: expect.stringMatching(pattern) as unknown })
const WORDS = 'Product not found'

/** The expected body (undefined for none), and the status unless it is 200. */
type Case = [path: string, body: unknown, status?: number]

const SAYS: Record<string, Case[]> = {
  'index-from-1': [
    [search('&index=2&limit=1'), { numFound: 3, ...q(/&start=1&rows=1&/) }],
    [search('&limit=1'), q(/&start=0&rows=1&/)],
    [search('&index=3'), { productList: [any(Object)] }],
    [search('&index=4'), any(Object), 404],
  ],
  'index-from-1-echoed': [
    [search('&index=2&limit=1'), q(/&start=2&rows=1&/)],
    [search('&limit=1'), q(/&start=1&rows=1&/)],
  ],
  'countries-by-pipe': [
    ['/products?countryCode=us|in', { numFound: 5, ...q(/country:us,in/) }],
    ['/products?countryCode=us,in', any(Object), 404],
  ],
  'countries-by-semicolon': [
    ['/products?countryCode=us;in', { numFound: 5 }],
    ['/products?countryCode=us,in', any(Object), 404],
  ],
  'countries-by-space': [
    ['/products?countryCode=us+in', { numFound: 5 }],
    ['/products?countryCode=us,in', any(Object), 404],
  ],
  'countries-repeated': [
    ['/products?countryCode=us&countryCode=in', { numFound: 5 }],
    ['/products?countryCode=us,in', any(Object), 404],
  ],
  'filters-by-comma': [
    [
      search('&brandFilter=Marlowe,%C3%89lan'),
      { numFound: 3, ...q(/brand:\("Marlowe" OR "Élan"\)/) },
    ],
    [search('&merchantFilter=harbormain'), { numFound: 1, ...q(/merchant:"harbormain"/) }],
  ],
  'filters-by-pipe': [[search('&brandFilter=%C3%89lan|Nobody'), { numFound: 1 }]],
  'filters-by-semicolon': [[search('&brandFilter=%C3%89lan;Marlowe'), { numFound: 3 }]],
  'filters-by-space': [[search('&brandFilter=%C3%89lan%20Marlowe'), { numFound: 3 }]],
  'filters-repeated': [[search('&brandFilter=%C3%89lan&brandFilter=Marlowe'), { numFound: 3 }]],
  'limit-clamped-20': [
    [search('&limit=60'), q(/&rows=20&/)],
    [search(), q(/&rows=20&/)],
  ],
  'limit-refused-50': [
    [search('&limit=60'), { message: 'The parameter limit is 50 at most' }, 400],
    [search('&limit=50'), q(/&rows=50&/)],
  ],
  'limit-10-unless-sent': [
    [search(), q(/&rows=10&/)],
    [search('&limit=24'), q(/&rows=24&/)],
  ],
  'ean-token': [[ean(), { success: false, errorCode: 'TOKEN_REFUSED' }, 403]],
  'none-is-200': [
    [REQUESTS_WITHOUT_RESULT.search, { success: true, numFound: 0, productList: [] }],
    [search('&index=3'), { numFound: 3, productList: [] }],
    [REQUESTS_WITHOUT_RESULT.traits, { product: null, traits: {} }],
    [REQUESTS_WITHOUT_RESULT.lookup, []],
    [REQUESTS_WITHOUT_RESULT.ean, { success: true, result: { merchants: [] } }],
  ],
  'none-is-null': [
    [REQUESTS_WITHOUT_RESULT.search, { success: true, numFound: 0, productList: null }],
    [REQUESTS_WITHOUT_RESULT.traits, { product: null, traits: null }],
    [REQUESTS_WITHOUT_RESULT.lookup, null],
    [REQUESTS_WITHOUT_RESULT.ean, { success: true, result: null }],
  ],
  'none-is-204': Object.values(REQUESTS_WITHOUT_RESULT).map((path): Case => [path, undefined, 204]),
  'none-is-empty-body': Object.values(REQUESTS_WITHOUT_RESULT).map((path): Case => [
    path,
    undefined,
  ]),
  'no-record-is-404': [[REQUESTS_WITHOUT_RESULT.lookup, { errorCode: 'NO_RECORD' }, 404]],
  'errors-as-error': [[REQUESTS_WITHOUT_RESULT.search, { error: WORDS }, 404]],
  'errors-as-object': [[REQUESTS_WITHOUT_RESULT.traits, { error: { message: WORDS } }, 404]],
  'errors-as-list': [[REQUESTS_WITHOUT_RESULT.search, { errors: [{ message: WORDS }] }, 404]],
  'errors-as-problem': [
    [REQUESTS_WITHOUT_RESULT.search, { title: 'Not Found', status: 404, detail: WORDS }, 404],
  ],
  'errors-as-fault': [
    [REQUESTS_WITHOUT_RESULT.ean, { fault: { faultstring: 'EAN not found' } }, 404],
  ],
  'errors-as-text': [[REQUESTS_WITHOUT_RESULT.search, WORDS, 404]],
  'errors-as-html': [
    [REQUESTS_WITHOUT_RESULT.search, expect.stringContaining('<h1>404 Not Found</h1>'), 404],
  ],
  'errors-without-body': [[REQUESTS_WITHOUT_RESULT.search, undefined, 404]],
  'key-refused-403': [],
  'key-refused-400': [],
  'key-refused-200': [],
  'numbers-as-text': [
    [search(), { numFound: '3', ...first({ offerPrice: '47.9', lastChangedTime: '0' }) }],
    [traits(), { product: { ratingsCount: '218', skuSet: [{ rank: '1' }, {}] } }],
    [ean(), { result: { merchants: [{ salePrice: '59' }, { offerPrice: null }] } }],
  ],
  'booleans-as-text': [
    [search(), { success: 'true', ...first({ active: 'true', changed: 'false' }) }],
  ],
  'booleans-as-0-and-1': [
    [search(), { success: 1, shuffle: 0, ...first({ active: 1, changed: 0 }) }],
  ],
  'missing-as-null': [
    [traits(), { product: { videos: null, gender: 'Men', skuSet: [{}, { ean: null }] } }],
    [traits('1000000000000000000000000000000A'), { traits: null, product: { description: null } }],
    [lookup(), [{ gender: null, skuSet: null, videos: null }]],
    [ean(), { message: '', result: { merchants: [{}, { merchantLogo: null, offerPrice: null }] } }],
  ],
  'missing-left-out': [[lookup(), [lacking('gender')]]],
  'missing-as-empty-text': [[lookup(), [{ skuSet: '', videos: '' }]]],
  'times-in-seconds': [
    [traits(), { product: { creationDate: 1_700_000_000, lastChangedTime: 0 } }],
  ],
  'times-in-iso': [
    [traits(), { product: { creationDate: '2023-11-14T22:13:20.000Z', lastChangedTime: 0 } }],
  ],
  'pictures-as-url': [
    [traits(), { product: { imageUrl: { url: any(String) }, images: [{ url: any(String) }, {}] } }],
    [ean(), { result: { images: [{ url: any(String) }, {}, {}] } }],
  ],
  'pictures-as-src': [[search(), first({ imageUrl: { src: any(String) } })]],
  'one-more-picture': [
    [traits(), { product: { images: 'http://demo.test/demo-pictures/shirt-2.webp', videos: '' } }],
  ],
  'ids-with-signs': [
    [search(), first({ productId: 'p/bf8b44a1+000000000000000000002dd1&é' })],
    [traits('p%2Fbf8b44a1%2B000000000000000000002dd1%26%C3%A9'), { product: { brand: 'Marlowe' } }],
    [traits(), { product: { brand: 'Marlowe' } }],
  ],
  'unknown-fields': [
    [search(), { internalScore: 0.731, ...first({ badges: ['bestseller', 'eco'] }) }],
    [traits(), { legacy: null, product: { legacy: null, skuSet: [{ isSponsored: false }, {}] } }],
    [ean(), { legacy: null, result: { legacy: null, merchants: [{ legacy: null }, {}] } }],
  ],
  'lookup-one-object': [
    [lookup(), { title: 'Cotton Polo' }],
    [lookup('https://www.northgate.example/men/shirts/p/48210?color=light-blue'), [{}, {}]],
    [REQUESTS_WITHOUT_RESULT.lookup, []],
  ],
  'lookup-in-product-list': [
    [lookup(), { productList: [{ title: 'Cotton Polo' }] }],
    [REQUESTS_WITHOUT_RESULT.lookup, { productList: [] }],
  ],
  'lookup-in-result': [[lookup(), { result: [{ title: 'Cotton Polo' }] }]],
  'facets-as-map': [[search(), { facets: { merchant: { Northgate: 2 }, subSilhouette: {} } }]],
  'facets-as-lists': [
    [search(), facet('discount', [{ value: '10', count: 3 }])],
    [search(), facet('subSilhouette', [])],
  ],
  'facet-counts-as-text': [[search(), facet('discount', { '10': '3' })]],
  'traits-as-pairs': [
    [
      traits(),
      { traits: [{ name: 'benefits', value: 'Breathable|Easy iron' }, { name: 'quantity' }] },
    ],
  ],
  'traits-as-arrays': [
    [traits(), { traits: { benefits: ['Breathable', 'Easy iron'], quantity: '1 piece' } }],
  ],
  'ean-extras-in-product': [
    [
      ean(),
      {
        result: {
          product: {
            imageUrl: any(String),
            images: [{}, {}].map(() => any(String)),
            description: any(String),
          },
        },
      },
    ],
  ],
  'ean-extras-on-merchants': [
    [
      ean(),
      {
        result: {
          merchants: [
            { imageUrls: any(Array), productDescription: any(String), title: any(String) },
            {},
          ],
        },
      },
    ],
  ],
  'ean-as-number': [[ean(), { result: { ean: Number(CODE) } }]],
  'success-missing': [
    [search(), lacking('success')],
    [REQUESTS_WITHOUT_RESULT.ean, { success: false }, 404],
  ],
  'success-as-text': [
    [search(), { success: 'true', shuffle: false }],
    [REQUESTS_WITHOUT_RESULT.ean, { success: 'false' }, 404],
  ],
  'success-as-1': [
    [ean(), { success: 1 }],
    [REQUESTS_WITHOUT_RESULT.ean, { success: 0 }, 404],
  ],
  shuffling: [
    [
      search('&q=oxford'),
      { shuffle: true, productList: [{ title: 'Oxford Shirt, Gift Box' }, {}] },
    ],
  ],
  'own-facet-chosen': [
    [search('&q=oxford&merchantFilter=Northgate'), facet('merchant', { Northgate: 1 })],
  ],
  'echo-encoded': [
    [
      search('&q=oxford&merchantFilter=Northgate'),
      q(/^q=oxford&fq=country%3Aus&fq=merchant%3A%22Northgate%22&start=0&rows=24&/),
    ],
  ],
  'echo-as-json': [[search('&limit=1&index=1'), q(/"start":1,"rows":1,/)]],
  'type-html': [[search(), { numFound: 3 }]],
  'type-text': [[search(), { numFound: 3 }]],
  'type-missing': [[search(), { numFound: 3 }]],
  'byte-order-mark': [[search(), { numFound: 3 }]],
}

describe('the API variants', () => {
  it('all have test cases here', () => {
    expect(Object.keys(SAYS).toSorted()).toEqual(apiVariants.map(({ name }) => name).toSorted())
  })

  it.each(Object.entries(SAYS))(
    'include %s, which matches its description',
    async (name, cases) => {
      for (const [path, expected, status = 200] of cases) {
        const { response, body, text } = await requesterFor(name)(path)
        expect(response.status).toBe(status)
        const received = text === '' || body !== undefined ? body : text
        expect({ received }).toMatchObject({ received: expected })
      }
    },
  )
})
