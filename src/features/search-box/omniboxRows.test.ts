import { describe, expect, it } from 'vitest'
import { enterAction } from './enterAction.ts'
import { omniboxRows, type RecentLookup } from './omniboxRows.ts'

const settings = { countries: ['us'], ownMerchants: {}, view: {} }
const recents: RecentLookup[] = [
  { kind: 'search', label: 'cotton shirt casual', detail: '4,213 products', path: '/search?q=1' },
  { kind: 'product', label: 'Oxford Cotton Shirt', detail: '47.90', path: '/products/1' },
  { kind: 'search', label: 'linen kurta', detail: '318 products', path: '/search?q=2' },
  { kind: 'search', label: 'cotton shorts', detail: '96 products', path: '/search?q=3' },
]
const rows = (text: string, neighbours = false) =>
  omniboxRows(text, enterAction(text, settings), { settings, recents, neighbours })
const words = (text: string, neighbours = false) =>
  rows(text, neighbours).map((row) => row.before + row.strong + row.after)

describe('omniboxRows', () => {
  it('shows first what Enter does, then a keyword search if Enter does something else', () => {
    expect(words('2049811763054')).toEqual([
      'Compare prices of 2049811763054 in US',
      'Search for this text instead',
    ])
    expect(words('linen')[0]).toBe('Search linen in US')
  })

  it('offers the corrected code, and on request all codes one digit away', () => {
    expect(words('2049811763055')).toEqual([
      'Search 2049811763055 as keywords in US',
      'Compare prices of 2049811763054',
      'Show 12 more codes one digit away',
    ])
    expect(words('2049811763055', true)).toHaveLength(14)
    expect(rows('2049811763055', true).every((row) => row.path !== null)).toBe(true)
  })

  it('notes below the first row how a code was corrected and what is special about it', () => {
    const [enter, keywords] = rows('41250050742')
    expect(enter).toMatchObject({
      strong: '041250050742',
      note: expect.stringContaining('1 leading zero was restored: 041250050742.'),
    })
    expect(keywords?.note).toBe('')
    expect(rows('2012345005990')[0]?.note).toContain('in-store code')
    expect(rows('www.a.example/p/1')[0]?.note).toBe('“https://” added.')
    expect(rows('[Shirt](https://a.example/p/1)')[0]?.note).toBe('Read from a Markdown link.')
    expect(rows('linen')[0]?.note).toBe('')
  })

  it.each([
    ['02143651', '/ean/02143651?country=us&mine=', 'EAN-8'],
    ['12049811701374', '/ean/2049811701377?country=us&mine=', 'one unit'],
  ])('offers the second reading of %s in a row of its own', (text, path, end) => {
    expect(rows(text)[1]).toMatchObject({ before: 'Compare prices of ', end, path })
  })

  it('offers to find a product by the link that contains a code', () => {
    expect(words('https://brand.example/gtin/2049811704118')).toEqual([
      'Compare prices of 2049811704118 in US',
      'Find by this link instead',
      'Search for this text instead',
    ])
  })

  it('suggests the code that mistyped keywords may mean, and explains why', () => {
    const [enter, near] = rows('2O49811763054')
    expect(enter).toMatchObject({ before: 'Search ', strong: '2O49811763054' })
    expect(near).toMatchObject({
      strong: '2049811763054',
      note: expect.stringContaining('the letter O'),
    })
    expect(rows('2.04981E+12')[0]?.note).toContain('digits are lost')
  })

  it('groups matching recent look-ups under headings and marks the typed part', () => {
    const [, first, second, third] = rows('Cotton Sh')
    expect([first?.group, second?.group, third?.group]).toEqual([
      'Recent searches',
      'Recent searches',
      'Recently viewed products',
    ])
    expect(third).toMatchObject({ before: 'Oxford ', strong: 'Cotton Sh', after: 'irt' })
  })

  it('shows the newest look-ups when nothing is typed', () => {
    expect(words('')).toEqual([
      'Search everything in US',
      'cotton shirt casual',
      'linen kurta',
      'cotton shorts',
      'Oxford Cotton Shirt',
    ])
  })

  it.each([
    ['BF8B4404FC13F9B4C052AB88873F2DD1', 'Open the product BF8B4404FC13F9B4C052AB88873F2DD1'],
    ['https://a.example/p/1', 'Find by this link in US'],
    ['www.a.example/p/1', 'Find by this link in US'],
    ['[Shirt](https://a.example/p/1)', 'Find by this link in US'],
    ['2049811763054\n2049811763047', 'Create a collection of 2 lines'],
  ])('shows what Enter does with %j', (text, expected) => {
    expect(words(text).slice(0, 2)).toEqual([expected, 'Search for this text instead'])
  })

  it('has a step before navigation for several lines, but not for keywords', () => {
    expect(rows('2049811763054\n2049811763047')[0]).toHaveProperty('first')
    expect(rows('linen')[0]).not.toHaveProperty('first')
  })

  const rowsFor = (recent: RecentLookup[]) =>
    omniboxRows('', enterAction('', settings), { settings, recents: recent, neighbours: false })

  it('shows the six newest look-ups, each with its figure or otherwise its detail', () => {
    const many = Array.from({ length: 8 }, (_, at): RecentLookup => {
      const figure = at === 0 ? { figure: '47.90' } : at === 1 ? { figure: '' } : {}
      return { kind: 'ean', label: `${at}`, detail: `offers ${at}`, path: `/ean/${at}`, ...figure }
    })
    expect(rowsFor(many).map(({ end }) => end)).toEqual([
      'Enter',
      '47.90',
      'offers 1',
      'offers 2',
      'offers 3',
      'offers 4',
      'offers 5',
    ])
  })

  it('groups recent codes and links under one heading but gives each the icon of its kind', () => {
    const recent = (['url', 'search', 'ean', 'product'] as const).map((kind): RecentLookup => ({
      kind,
      label: kind,
      detail: '',
      path: `/${kind}`,
    }))
    expect(
      rowsFor(recent)
        .slice(1)
        .map(({ kind, group }) => [kind, group]),
    ).toEqual([
      ['url', 'Recent codes and links'],
      ['ean', 'Recent codes and links'],
      ['recent', 'Recent searches'],
      ['product', 'Recently viewed products'],
    ])
  })

  it('does not repeat a recent search that is already typed', () => {
    expect(words('linen kurta')).toEqual(['Search linen kurta in US'])
  })
})
