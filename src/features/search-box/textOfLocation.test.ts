import { describe, expect, it } from 'vitest'
import { filtersInWords } from '@/routing/filtersInWords.ts'
import {
  savedSearchLink,
  savedSearchPath,
  searchOfPath,
  encodeViewSettings,
} from '@/routing/savedSearchPath.ts'
import { toSearchRequest } from '@/routing/states/searchRequest.ts'
import { searchState } from '@/routing/states/searchState.ts'
import { textOfLocation, viewOfLocation } from './textOfLocation.ts'

describe('the search box', () => {
  it.each([
    ['/search', '?q=linen&word=shirt', 'linen shirt'],
    ['/ean/2049811763054', '?q=linen', '2049811763054'],
    ['/ean/a%20b', '', 'a b'],
    ['/ean/a%2', '', 'a%2'],
    ['/ean', '', ''],
    ['/collections/new', '?q=linen', ''],
  ])('on %s%s shows %j', (pathname, search, text) => {
    expect(textOfLocation({ pathname, search })).toBe(text)
  })

  it('takes over the current view only from a search page', () => {
    const search = '?view=table&size=48&mode=lite'
    expect(viewOfLocation({ pathname: '/search', search })).toEqual({
      view: 'table',
      size: 48,
      mode: 'lite',
    })
    expect(viewOfLocation({ pathname: '/ean', search })).toEqual({})
  })
})

describe('a search', () => {
  const shown = searchState({
    q: 'linen',
    words: ['shirt'],
    countries: ['us'],
    brand: ['Marlowe'],
    page: 3,
    size: 48,
    view: 'table',
    mode: 'lite',
  })

  it('has the same saved address whatever its page, view or market prices', () => {
    const path = savedSearchPath(shown)
    expect(path).toBe(savedSearchPath({ ...shown, page: 1, size: 24, view: 'grid', mode: 'full' }))
    const marketed = { ...shown, withEan: true, market: ['b1'], ref: 'lowest' }
    expect(path).toBe(savedSearchPath(marketed))
    expect(path).not.toMatch(/page|size|view|mode|ean|market|ref/)
    expect(searchOfPath(path)).toMatchObject({ q: 'linen', brand: ['Marlowe'], page: 1, size: 24 })
  })

  it('that was saved opens in its saved view, otherwise in the default view', () => {
    const saved = { path: savedSearchPath(shown), name: 'x', at: 1, saved: null, seen: null }
    const link = savedSearchLink({ ...saved, shown: encodeViewSettings(shown) })
    expect(searchOfPath(link)).toEqual({ ...shown, page: 1 })
    expect(savedSearchLink(saved)).toBe(saved.path)
    expect(savedSearchLink({ ...saved, shown: 'view=x&size=7&q=y' })).toBe(saved.path)
  })

  it('that was saved with market prices opens with them, their order and comparison', () => {
    const marketed = searchState({
      ...shown,
      page: 1,
      sort: [{ column: 'index', down: true }],
      withEan: true,
      market: ['b1', 'b2'],
      ref: 'lowest',
    })
    const saved = { path: savedSearchPath(marketed), name: 'x', at: 1, saved: null, seen: null }
    expect(
      searchOfPath(savedSearchLink({ ...saved, shown: encodeViewSettings(marketed) })),
    ).toEqual(marketed)
  })

  it('can be read from an invalid address, as an empty search', () => {
    expect(searchOfPath('nonsense')).toMatchObject({ q: '', page: 1 })
  })

  it('requests all keywords but not how the results are shown', () => {
    const request = toSearchRequest(shown, ['in'])
    expect(request).toMatchObject({ q: 'linen shirt', countries: ['in'], page: 3, size: 48 })
    expect(request).not.toHaveProperty('view')
  })

  it('lists its filters in one line', () => {
    expect(filtersInWords(searchState({ brand: ['A', 'B'], division: ['Men'] }))).toBe(
      'brand A, brand B, division Men',
    )
    expect(filtersInWords(searchState({}))).toBe('')
  })
})
