import { describe, expect, it } from 'vitest'
import { readProduct } from '@/api/operations/product.ts'
import type { SearchResult } from '@/api/operations/search.ts'
import { anAnswer } from '@test/made/anAnswer.ts'
import { demoConnection } from '@test/made/connections.ts'
import { exampleCodes, examplesOf, examplesQuery, shortUrl } from './examples.ts'

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
  it('come from the service’s results and link to the right pages', () => {
    const facets: SearchResult['facets'] = [{ name: 'brand', values: [['Marlowe', 545]] }]
    const examples = examplesOf(resultOf([product], facets), ['us'])
    expect(examples.map(({ value, detail }) => [value, detail])).toEqual([
      ['brand Marlowe', '545 products'],
      ['BF8B44…2DD1', 'Oxford shirt, Northgate'],
      ['northgate.example/…/p/48210', 'its listings at Northgate'],
      ['2049811763047', 'who sells it, at what price'],
    ])
    expect(examples.map(({ path }) => path)).toEqual([
      '/search?country=us&brand=Marlowe',
      `/products/${ID}?country=us`,
      expect.stringContaining('/resolve?'),
      '/ean/2049811763047?country=us',
    ])
  })

  it('say “1 product” for a count of one', () => {
    const facets: SearchResult['facets'] = [{ name: 'brand', values: [['Marlowe', 1]] }]
    expect(examplesOf(resultOf([product], facets), ['us'])[0]?.detail).toBe('1 product')
  })

  it('use the next product if the first has no link, code or usable ID', () => {
    const bare = [{ title: 'Bare' }, { productId: '..', skuSet: [{ ean: '123' }] }]
    const examples = examplesOf(resultOf([...bare, product]), ['us'])
    const usual = examplesOf(resultOf([product]), ['us'])
    expect(examples.slice(1)).toEqual(usual.slice(1))
    expect(examples[0]).toMatchObject({ value: 'all products', detail: '4,213 products' })
  })

  it('show no count if the service gave none, and no name if a listing has none', () => {
    const unnamed = { ...product, title: null, merchant: null }
    const facets: SearchResult['facets'] = [
      { name: 'merchant', values: [['Marlowe', 7]] },
      { name: 'brand', values: [['Other', 8]] },
    ]
    expect(examplesOf(resultOf([unnamed], facets), ['us']).map(({ detail }) => detail)).toEqual([
      'its products',
      '',
      'its listings',
      'who sells it, at what price',
    ])
    const uncounted = { ...resultOf([{ title: 'Bare' }]), numFound: null }
    expect(examplesOf(uncounted, ['us'])[0]?.detail).toBe('everything there is')
  })

  it.each([
    [1, '2049811763047'],
    [2, '2049811763047'],
    [3, '2049811763054'],
    [4, '2049811763054'],
    [5, '4006381333931'],
  ])('use the middle one of %i codes', (count, code) => {
    const codes = ['2049811763047', '2049811763054', '4006381333931', '96385074', '036000291452']
    const skuSet = codes.slice(0, count).map((ean) => ({ ean }))
    expect(examplesOf(resultOf([{ ...product, skuSet }]), ['us'])[3]?.value).toBe(code)
  })

  it('are loaded as the first page of a search for everything', () => {
    const { queryKey } = examplesQuery(demoConnection, ['us'], 4)
    expect(queryKey.at(-1)).toMatchObject({ countries: ['us'], q: '', page: 1, size: 4 })
  })

  it('say what can be typed, without links, if nothing was returned', () => {
    const examples = examplesOf(undefined, ['us'])
    expect(examples.map(({ path }) => path)).toEqual([null, null, null, null])
    expect(examples[3]?.value).toBe('8, 12, 13 or 14 digits')
    expect(examplesOf(resultOf([]), ['us'])[0]?.path).toBeNull()
  })
})

describe('example codes for a collection', () => {
  it('are valid and distinct, one per product before a second of any', () => {
    const other = { ...product, skuSet: [{ ean: '2049811763054' }, { ean: '4006381333931' }] }
    const { products } = resultOf([product, other, { title: 'Bare' }])
    expect(exampleCodes(products, 50)).toEqual(['2049811763047', '2049811763054', '4006381333931'])
    expect(exampleCodes(products, 1)).toEqual(['2049811763047'])
    expect(exampleCodes([], 50)).toEqual([])
  })
})

describe('shortUrl', () => {
  it('shows the host and the end of the path', () => {
    expect(shortUrl(URL)).toBe('northgate.example/…/p/48210')
    expect(shortUrl('https://a.example/p/1')).toBe('a.example/p/1')
    expect(shortUrl('https://a.example/c/p/1/')).toBe('a.example/…/p/1')
    expect(shortUrl('https://a.example/')).toBe('a.example/')
    expect(shortUrl('no address')).toBe('no address')
  })
})
