import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeStorage } from '@test/stored/fakeStorage.ts'
import { rememberCatalog, rememberedCatalog } from './catalogMark.ts'
import { interruptedImport, markImport } from './importMark.ts'
import { readPreference, writePreference } from './preferences.ts'

const feed = { id: 'f1', fileName: 'feed.csv', countries: ['de'], isForThisVisit: false }
const { isForThisVisit: _, ...saved } = feed

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage())
  vi.stubGlobal('sessionStorage', fakeStorage())
  rememberCatalog(null)
})

describe('the remembered catalog', () => {
  it.each([
    null,
    undefined,
    'f1',
    7,
    {},
    { ...saved, id: '' },
    { ...saved, id: 7 },
    { ...saved, fileName: null },
    { ...saved, countries: 'de' },
    { ...saved, countries: ['de', 1] },
  ])('is null if %j is stored', (catalog) => {
    writePreference('', 'connection', { way: 'demo', baseUrl: '', catalog })
    expect(rememberedCatalog()).toBeNull()
  })

  it.each([saved, { ...saved, countries: [] }, { ...saved, fileName: '' }])(
    'can be %j',
    (catalog) => {
      writePreference('', 'connection', { way: 'demo', baseUrl: '', catalog })
      expect(rememberedCatalog()).toEqual({ ...catalog, isForThisVisit: false })
    },
  )

  it('is stored with the demo connection if no connection was chosen', () => {
    rememberCatalog(feed)
    expect(readPreference('', 'connection')).toEqual({ way: 'demo', baseUrl: '', catalog: saved })
    rememberCatalog(null)
    expect(readPreference('', 'connection')).toBeNull()
  })

  it.each([
    { way: 'proxy', baseUrl: '' } as const,
    { way: 'demo', baseUrl: 'https://catalog.example' } as const,
    { way: 'direct', baseUrl: 'https://catalog.example' } as const,
  ])('leaves the connection %j unchanged', (reached) => {
    writePreference('', 'connection', reached)
    rememberCatalog(feed)
    expect(readPreference('', 'connection')).toEqual({ ...reached, catalog: saved })
    rememberCatalog(null)
    expect(readPreference('', 'connection')).toEqual(reached)
  })

  it('is not stored if it is only for this visit, and is replaced by the next one', () => {
    const mark = { ...feed, id: 'f2', isForThisVisit: true }
    rememberCatalog(mark)
    expect(rememberedCatalog()).toEqual(mark)
    expect(readPreference('', 'connection')).toBeNull()
    rememberCatalog(feed)
    expect(rememberedCatalog()).toEqual(feed)
    rememberCatalog(mark)
    rememberCatalog(null)
    expect(rememberedCatalog()).toBeNull()
  })
})

describe('an import in progress', () => {
  it('is remembered by its file name until it ends', () => {
    expect(interruptedImport()).toBeNull()
    markImport('feed.csv')
    expect(interruptedImport()).toBe('feed.csv')
    markImport(null)
    expect(interruptedImport()).toBeNull()
    expect(Object.keys(sessionStorage)).toEqual([])
  })

  it('is not remembered without session storage', () => {
    vi.stubGlobal('sessionStorage', undefined)
    markImport('feed.csv')
    expect(interruptedImport()).toBeNull()
  })
})
