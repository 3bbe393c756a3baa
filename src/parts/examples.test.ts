import { describe, expect, it } from 'vitest'
import { readProduct } from '../api/product.ts'
import type { SearchResult } from '../api/search.ts'
import { codesOf, examplesOf, shortUrl } from './examples.ts'
import { anAnswer } from '../testing/anAnswer.ts'

const ID = 'BF8B4404FC13F9B4C052AB88873F2DD1'
const URL = 'https://www.northgate.example/men/shirts/oxford/p/48210?color=light-blue'

function resultOf(products: Record<string, unknown>[], facets: SearchResult['facets'] = []) {
  return {
    kind: 'found',
    products: products.map(readProduct),
    facets,
    featured: [],
    numFound: 4213,
    appliedQuery: null,
    shuffled: false,
    received: products.length,
    pageSize: 4,
    start: 0,
    answer: anAnswer(),
  } satisfies SearchResult
}

const product = {
  productId: ID,
  title: 'Oxford shirt',
  brand: 'Marlowe',
  merchant: 'Northgate',
  productUrl: URL,
  skuSet: [{ ean: '' }, { ean: '2049811763047' }, { ean: '2049811763054' }, { ean: '123' }],
}

describe('the examples', () => {
  it('are made of what the service returned, and lead where they say', () => {
    const facets: SearchResult['facets'] = [{ name: 'brand', values: [['Marlowe', 545]] }]
    const examples = examplesOf(resultOf([product], facets), ['us'])
    expect(examples.map(({ value, detail }) => [value, detail])).toEqual([
      ['brand Marlowe', '545 products'],
      ['BF8B44…2DD1', 'Oxford shirt, Northgate'],
      ['northgate.example/…/p/48210', 'its records at Northgate'],
      ['2049811763047', 'who sells it, at what price'],
    ])
    expect(examples.map(({ path }) => path)).toEqual([
      '/search?country=us&brand=Marlowe',
      `/products/${ID}?country=us`,
      expect.stringContaining('/resolve?'),
      '/ean/2049811763047?country=us',
    ])
  })

  it('count one product as one', () => {
    const facets: SearchResult['facets'] = [{ name: 'brand', values: [['Marlowe', 1]] }]
    expect(examplesOf(resultOf([product], facets), ['us'])[0]?.detail).toBe('1 product')
  })

  it('take the next product where the first has no link, code or usable id', () => {
    const examples = examplesOf(resultOf([{ productId: '..', title: 'Bare' }, product]), ['us'])
    expect(examples.slice(1).map(({ path }) => path)).not.toContain(null)
    expect(examples[0]?.detail).toBe('4,213 products')
  })

  it('say what can be typed, and lead nowhere, where nothing came back', () => {
    const examples = examplesOf(undefined, ['us'])
    expect(examples.map(({ path }) => path)).toEqual([null, null, null, null])
    expect(examples[3]?.value).toBe('8, 12, 13 or 14 digits')
    expect(examplesOf(resultOf([]), ['us'])[0]?.path).toBeNull()
  })
})

describe('the codes of a batch', () => {
  it('are valid and distinct, of each product one before a second of any', () => {
    const other = { ...product, skuSet: [{ ean: '2049811763054' }, { ean: '4006381333931' }] }
    const { products } = resultOf([product, other, { title: 'Bare' }])
    expect(codesOf(products, 50)).toEqual(['2049811763047', '2049811763054', '4006381333931'])
    expect(codesOf(products, 1)).toEqual(['2049811763047'])
    expect(codesOf([], 50)).toEqual([])
  })
})

describe('shortUrl', () => {
  it('keeps the host and the end of the path', () => {
    expect(shortUrl(URL)).toBe('northgate.example/…/p/48210')
    expect(shortUrl('https://a.example/p/1')).toBe('a.example/p/1')
    expect(shortUrl('no address')).toBe('no address')
  })
})
