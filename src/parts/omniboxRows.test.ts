import { describe, expect, it } from 'vitest'
import { enterAction } from './enterAction.ts'
import { omniboxRows, type RecentLookup } from './omniboxRows.ts'

const settings = { countries: ['us'], mine: '', view: {} }
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
  it('says first what Enter does, then offers the keywords where it is something else', () => {
    expect(words('2049811763054')).toEqual([
      'Compare prices of 2049811763054 in us',
      'Search it as keywords instead',
    ])
    expect(words('linen')[0]).toBe('Search linen in us')
  })

  it('offers the corrected code, and the neighbours on request', () => {
    expect(words('2049811763055')).toEqual([
      'Search 2049811763055 as keywords in us',
      'Compare prices of 2049811763054',
      'Show 12 more codes one digit away',
    ])
    expect(words('2049811763055', true)).toHaveLength(14)
    expect(rows('2049811763055', true).every((row) => row.path !== null)).toBe(true)
  })

  it('shows matching look-ups by heading, with the typed part apart', () => {
    const [, first, second, third] = rows('Cotton Sh')
    expect([first?.group, second?.group, third?.group]).toEqual([
      'Recent searches',
      'Recent searches',
      'Products you opened',
    ])
    expect(third).toMatchObject({ before: 'Oxford ', strong: 'Cotton Sh', after: 'irt' })
  })

  it('shows the newest look-ups while nothing is typed', () => {
    expect(words('')).toEqual([
      'Search everything in us',
      'cotton shirt casual',
      'linen kurta',
      'cotton shorts',
      'Oxford Cotton Shirt',
    ])
  })
})
