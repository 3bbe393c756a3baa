import { describe, expect, it } from 'vitest'
import { enterAction } from './enterAction.ts'

const settings = { countries: ['us', 'in'], ownMerchants: { '*': ['northgate'] }, view: {} }
const act = (text: string) => enterAction(text, settings)

describe('enterAction', () => {
  it.each([
    ['', 'Keywords', 'Search', '/search?country=us&country=in'],
    ['linen kurta', 'Keywords', 'Search', '/search?q=linen+kurta&country=us&country=in'],
    [
      'BF8B4404FC13F9B4C052AB88873F2DD1',
      'Product ID',
      'Open the product',
      '/products/BF8B4404FC13F9B4C052AB88873F2DD1?country=us&country=in',
    ],
    [
      'https://www.cartwheel.example/w/9917',
      'Link',
      'Find by link',
      '/resolve?url=https%3A%2F%2Fwww.cartwheel.example%2Fw%2F9917&country=us&country=in',
    ],
    [
      '2049811763054',
      'EAN-13',
      'Compare prices',
      '/ean/2049811763054?country=us&country=in&mine=northgate',
    ],
  ])('reads %j as %s and offers “%s” on Enter', (text, tag, verb, path) => {
    expect(act(text)).toMatchObject({ tag, verb, path, reading: null })
  })

  it('searches a code with a wrong check digit as keywords and reports the expected digit', () => {
    expect(act('2049811763055')).toMatchObject({
      kind: 'code',
      tag: 'EAN-13?',
      verb: 'Search',
      path: '/search?q=2049811763055&country=us&country=in',
      reading: { actual: 5, expected: 4, corrected: '2049811763054' },
    })
  })

  it('reads a code without its leading zero and notes that the zero was restored', () => {
    expect(act('41250050742')).toMatchObject({
      tag: 'UPC-A',
      path: '/ean/041250050742?country=us&country=in&mine=northgate',
      code: '041250050742',
      note: expect.stringContaining('1 leading zero was restored: 041250050742.'),
    })
  })

  it('creates a collection from several codes in one line', () => {
    expect(act('2049811710966, 2049811712335')).toMatchObject({
      kind: 'lines',
      tag: '2 codes',
      verb: 'Create a collection',
    })
  })

  it('creates a collection from several lines if at least one contains a code', () => {
    expect(act('EAN\n2049811763054\nnonsense')).toMatchObject({
      kind: 'lines',
      tag: '3 lines',
      verb: 'Create a collection',
      path: '/collections/new',
      keywords: 'EAN 2049811763054 nonsense',
    })
    expect(act('Shirt\t2049811763054\nHat\t2049811842247').kind).toBe('lines')
    expect(act('linen kurta\nblue')).toMatchObject({
      kind: 'keywords',
      path: '/search?q=linen+kurta+blue&country=us&country=in',
    })
  })

  it('carries the current view and page size over to a new search', () => {
    const view = { view: 'table', size: 96 } as const
    expect(enterAction('polo', { ...settings, view }).path).toContain('size=96&view=table')
  })
})
