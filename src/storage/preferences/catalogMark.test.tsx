import { afterEach, describe, expect, it } from 'vitest'
import { rememberCatalog, rememberedCatalog } from './catalogMark.ts'
import { readPreference, writePreference } from './preferences.ts'

const feed = { id: 'f1', fileName: 'feed.csv', countries: ['de'], isForThisVisit: false }

afterEach(() => {
  rememberCatalog(null)
  localStorage.clear()
})

describe('the remembered catalog', () => {
  it('is null at first, and then the chosen one', () => {
    expect(rememberedCatalog()).toBeNull()
    rememberCatalog(feed)
    expect(rememberedCatalog()).toEqual(feed)
  })

  it('is removed completely when the demo catalog is chosen again', () => {
    rememberCatalog(feed)
    rememberCatalog(null)
    expect(rememberedCatalog()).toBeNull()
    expect(readPreference('', 'connection')).toBeNull()
  })

  it('leaves the chosen connection unchanged', () => {
    const reached = { way: 'direct', baseUrl: 'https://catalog.example' } as const
    writePreference('', 'connection', reached)
    rememberCatalog(feed)
    expect(readPreference('', 'connection')).toMatchObject(reached)
    rememberCatalog(null)
    expect(readPreference('', 'connection')).toEqual(reached)
  })

  it('is not stored if it is only for this visit', () => {
    rememberCatalog({ ...feed, isForThisVisit: true })
    expect(rememberedCatalog()?.id).toBe('f1')
    expect(readPreference('', 'connection')).toBeNull()
  })

  it.each([
    7,
    {},
    { id: '', fileName: 'a', countries: [] },
    { id: 'a', fileName: 'a', countries: [1] },
  ])('is null if %j is stored', (catalog) => {
    writePreference('', 'connection', { way: 'demo', baseUrl: '', catalog })
    expect(rememberedCatalog()).toBeNull()
  })
})
