import { afterEach, describe, expect, it } from 'vitest'
import { rememberCatalog, rememberedCatalog } from './catalogMark.ts'
import { readPreference, writePreference } from './preferences.ts'

const feed = { id: 'f1', fileName: 'feed.csv', countries: ['de'], isForThisVisit: false }

afterEach(() => {
  rememberCatalog(null)
  localStorage.clear()
})

describe('the catalog that is remembered', () => {
  it('is none at first, and the one that was chosen after that', () => {
    expect(rememberedCatalog()).toBeNull()
    rememberCatalog(feed)
    expect(rememberedCatalog()).toEqual(feed)
  })

  it('leaves nothing behind when the demo’s own is chosen again', () => {
    rememberCatalog(feed)
    rememberCatalog(null)
    expect(rememberedCatalog()).toBeNull()
    expect(readPreference('', 'connection')).toBeNull()
  })

  it('leaves the way to the service as it was chosen', () => {
    const reached = { way: 'direct', baseUrl: 'https://catalog.example' } as const
    writePreference('', 'connection', reached)
    rememberCatalog(feed)
    expect(readPreference('', 'connection')).toMatchObject(reached)
    rememberCatalog(null)
    expect(readPreference('', 'connection')).toEqual(reached)
  })

  it('is not written down where it ends with the page', () => {
    rememberCatalog({ ...feed, isForThisVisit: true })
    expect(rememberedCatalog()?.id).toBe('f1')
    expect(readPreference('', 'connection')).toBeNull()
  })

  it.each([
    7,
    {},
    { id: '', fileName: 'a', countries: [] },
    { id: 'a', fileName: 'a', countries: [1] },
  ])('is none where %j was stored', (catalog) => {
    writePreference('', 'connection', { way: 'demo', baseUrl: '', catalog })
    expect(rememberedCatalog()).toBeNull()
  })
})
