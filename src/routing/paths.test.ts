import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { productIdProblem } from '@/api/productId.ts'
import { paths } from './paths.ts'
import { demoParametersOf, withDemoCatalog } from './withDemoCatalog.ts'

const US = { countries: ['us'] } as const
const pathOf = (link: string) => new URL(link, 'http://localhost').pathname

describe('paths', () => {
  it('writes a link to every page', () => {
    expect(paths.start()).toBe('/')
    expect(paths.search({ ...US, q: 'cotton shirt' })).toBe('/search?q=cotton+shirt&country=us')
    expect(paths.product('BF8B4404FC13F9B4C052AB88873F2DD1', US)).toBe(
      '/products/BF8B4404FC13F9B4C052AB88873F2DD1?country=us',
    )
    expect(paths.resolve({ ...US, url: 'https://a.example/?b=c&d' })).toBe(
      '/resolve?url=https%3A%2F%2Fa.example%2F%3Fb%3Dc%26d&country=us',
    )
    expect(paths.ean('2049811763054', { ...US, ownMerchants: { us: ['northgate'] } })).toBe(
      '/ean/2049811763054?country=us&mine=northgate',
    )
    expect(paths.ean(undefined, US)).toBe('/ean?country=us')
    expect(paths.ean(' ', US)).toBe('/ean?country=us')
  })

  it('writes the pages without an id, and the pages of one item', () => {
    const state = new URLSearchParams('a=b')
    expect([paths.newCollection(), paths.collection('7', state)]).toEqual([
      '/collections/new',
      '/collections/7?a=b',
    ])
    expect([paths.collections(), paths.collection('7')]).toEqual(['/collections', '/collections/7'])
    expect([paths.updates(), paths.updates('7')]).toEqual(['/changes', '/changes/7'])
    expect([paths.collections(), paths.collection('7')]).toEqual(['/collections', '/collections/7'])
    expect([paths.settings(), paths.settings('stored')]).toEqual(['/settings', '/settings#stored'])
    expect(paths.changes('a/b')).toBe('/collections/a%2Fb?view=changes')
    expect(paths.history('a/b')).toBe('/collections/a%2Fb?view=history')
  })

  it('adds a country if none is given', () => {
    expect(paths.search({ countries: [] })).toBe('/search?country=us')
  })

  it.each(['.', '..', '%2e', '%2E%2e', './', '../..', 'a/b', '?x', '#x', '\\', '\uD800'])(
    'stays on the same page with the id %j',
    (id) => {
      const segments = pathOf(paths.product(id, US)).split('/')
      expect(segments.slice(0, 2)).toEqual(['', 'products'])
      expect(segments).toHaveLength(3)
      expect(pathOf(paths.ean(id, US)).split('/')).toHaveLength(3)
    },
  )

  it.each(['.', '..'])('links the id %s to a page that rejects it', (id) => {
    const [, , last = ''] = pathOf(paths.product(id, US)).split('/')
    expect(productIdProblem(decodeURIComponent(last))).not.toBeNull()
  })

  it('preserves any other id', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), (id) => {
        fc.pre(productIdProblem(id) === null)
        const segments = pathOf(paths.product(id, US)).split('/')
        expect(segments).toHaveLength(3)
        expect(decodeURIComponent(segments[2] ?? '')).toBe(id)
      }),
      { seed: 8, numRuns: 500 },
    )
  })
})

describe('withDemoCatalog', () => {
  it.each([
    ['/search?q=a', '?demo=slow&q=b', '/search?q=a&demo=slow'],
    ['/', '?catalog=small&demo=slow', '/?demo=slow&catalog=small'],
    ['/search?demo=fast', '?demo=slow', '/search?demo=fast'],
    ['/search?q=a#results', '?demo=a b', '/search?q=a&demo=a+b#results'],
    ['/search?', '?demo=x', '/search?demo=x'],
    ['/search?q=a', '?q=b', '/search?q=a'],
    ['/search?q=a', '?demo=', '/search?q=a'],
    ['/search?q=a', '', '/search?q=a'],
    ['#top', '?demo=slow', '?demo=slow#top'],
    ['?demo=fast', '?demo=slow', '?demo=fast'],
    ['/?q=a&', '?demo=slow', '/?q=a&demo=slow'],
  ])('turns %s at %s into %s', (path, search, expected) => {
    expect(withDemoCatalog(path, search)).toBe(expected)
  })

  it.each([
    ['?catalog=300&q=a&demo=slow', 'demo=slow&catalog=300'],
    ['?demo=&catalog=300', 'catalog=300'],
    ['?q=a', ''],
  ])('finds the demo parameters in %s: “%s”', (search, expected) => {
    expect(demoParametersOf(search)).toBe(expected)
  })

  it('changes nothing when applied twice', () => {
    const once = withDemoCatalog('/search?q=%27a%27', '?demo=slow')
    expect(withDemoCatalog(once, '?demo=slow')).toBe(once)
  })
})
