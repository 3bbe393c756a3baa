import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeStorage, refuse } from '@test/stored/fakeStorage.ts'
import { onPreference, readPreference, writePreference, type Preferences } from './preferences.ts'
import { readPreferenceTexts, replacePreferenceTexts } from './storedPreferences.ts'

const KEY = 'catalog-explorer:'
let storage: ReturnType<typeof fakeStorage>

beforeEach(() => {
  storage = fakeStorage()
  vi.stubGlobal('localStorage', storage)
  replacePreferenceTexts([])
})

type Row = [name: keyof Preferences, usable: unknown[], unusable: unknown[]]
const DIRECT = { way: 'direct', baseUrl: 'https://catalog.example' }

describe('the value of a preference', () => {
  const rows: Row[] = [
    ['theme', ['system', 'light', 'dark'], ['blue', 1, null]],
    ['language', ['de-DE', ''], [7, null, ['de']]],
    ['countries', [['in'], ['in', 'us']], [[], [1], ['in', 1], 'in', { 0: 'in' }]],
    ['mine', [{}, { us: ['northgate', 'harbor-main'], in: [] }], [7, null, ['northgate']]],
    ['tolerance', [0, 0.5, 20], [-1, 21, '1', Number.NaN]],
    ['labels', [{}, { us: 'US$' }], [{ us: 1 }, { us: '$', in: null }, ['us'], 'us', null]],
    ['density', ['dense', 'roomy'], ['tight', true]],
    ['batchColumns', [[], ['code']], [['code', 1], 'code', {}]],
    ['prefetch', [true, false], ['true', 1, null]],
    ['singleKeys', [true, false], ['false', 0]],
    [
      'connection',
      [DIRECT, { ...DIRECT, way: 'proxy' }, { ...DIRECT, way: 'demo', catalog: 7 }],
      [{ ...DIRECT, way: 'x' }, { way: 'demo' }, { baseUrl: '' }, [], 'demo', null],
    ],
    ['dialect', [{}, { list: 'comma' }], [['comma'], 'comma', 7, null]],
  ]
  const usual = Object.fromEntries(rows.map(([name]) => [name, readPreference('demo', name)]))
  const save = (name: string, value: unknown) => {
    storage.setItem(`${KEY}demo:${name}`, JSON.stringify(value))
    storage.setItem(`${KEY}${name}`, JSON.stringify(value))
  }

  it.each(rows.flatMap(([name, usable]) => usable.map((value) => [name, value] as const)))(
    'of %s can be %j',
    (name, value) => {
      save(name, value)
      expect(readPreference('demo', name)).toEqual(value)
    },
  )

  it.each(rows.flatMap(([name, , unusable]) => unusable.map((value) => [name, value] as const)))(
    'of %s is the default instead of %j',
    (name, value) => {
      save(name, value)
      expect(readPreference('demo', name)).toEqual(usual[name])
    },
  )

  it.each([
    ['"northgate"', { '*': ['northgate'] }],
    ['""', {}],
    ['{"us":"northgate","in":"","gb":7}', { us: ['northgate'], in: [] }],
  ])(
    'of your merchants in the form of an earlier version, %s, can still be read',
    (text, value) => {
      storage.setItem(`${KEY}demo:mine`, text)
      const first = readPreference('demo', 'mine')
      expect(first).toEqual(value)
      expect(readPreference('demo', 'mine')).toBe(first)
    },
  )

  it('is the app’s default if nothing is stored', () => {
    expect(usual).toEqual({
      theme: 'system',
      language: '',
      countries: ['us'],
      mine: {},
      tolerance: 0.5,
      labels: {},
      density: 'dense',
      batchColumns: null,
      prefetch: true,
      singleKeys: true,
      connection: null,
      dialect: null,
    })
  })

  it('is the deployment’s default until a value is stored', () => {
    const defaults = { mine: { us: ['northgate'] }, prefetch: false }
    expect(readPreference('demo', 'mine', defaults)).toEqual({ us: ['northgate'] })
    expect(readPreference('demo', 'prefetch', defaults)).toBe(false)
    expect(readPreference('demo', 'theme', defaults)).toBe('system')
    writePreference('demo', 'mine', {})
    expect(readPreference('demo', 'mine', defaults)).toEqual({})
  })

  it.each([
    'theme',
    'language',
    'tolerance',
    'density',
    'batchColumns',
    'prefetch',
    'singleKeys',
    'connection',
  ])('of %s is stored for every connection', (name) => {
    writePreference('demo', name as keyof Preferences, null)
    expect(Object.keys(storage)).toEqual([`${KEY}${name}`])
  })

  it.each(['countries', 'mine', 'labels', 'dialect'])(
    'of %s is stored for one connection',
    (name) => {
      writePreference('demo', name as keyof Preferences, null)
      expect(Object.keys(storage)).toEqual([`${KEY}demo:${name}`])
    },
  )

  it('is the same object until its stored text changes', () => {
    storage.setItem(`${KEY}demo:countries`, '["in"]')
    const first = readPreference('demo', 'countries')
    expect(readPreference('demo', 'countries')).toBe(first)
    storage.setItem(`${KEY}demo:countries`, '["de"]')
    expect(readPreference('demo', 'countries')).toEqual(['de'])
    storage.removeItem(`${KEY}demo:countries`)
    expect(readPreference('demo', 'countries')).toEqual(['us'])
  })

  it('is held in memory while storage refuses it, and read from storage afterwards', () => {
    const put = vi.spyOn(storage, 'setItem').mockImplementation(refuse)
    writePreference('demo', 'mine', { us: ['cartwheel'] })
    expect(readPreference('demo', 'mine')).toEqual({ us: ['cartwheel'] })
    put.mockRestore()
    writePreference('demo', 'mine', { us: ['northgate'] })
    storage.setItem(`${KEY}demo:mine`, '"another tab’s"')
    expect(readPreference('demo', 'mine')).toEqual({ '*': ['another tab’s'] })
  })

  it('is the default if storage can’t be read', () => {
    vi.spyOn(storage, 'getItem').mockImplementation(refuse)
    expect(readPreference('demo', 'mine')).toEqual({})
  })
})

describe('a change of a preference', () => {
  it('notifies listeners, also from other tabs and when storage is cleared', () => {
    const page = new EventTarget()
    vi.stubGlobal('window', page)
    const listener = vi.fn<() => void>()
    const fromOtherTab = (key: string | null) =>
      page.dispatchEvent(Object.assign(new Event('storage'), { key }))
    const stop = onPreference(listener)
    writePreference('demo', 'mine', { us: ['a'] })
    expect(listener).toHaveBeenCalledTimes(1)
    fromOtherTab(`${KEY}theme`)
    fromOtherTab(null)
    expect(listener).toHaveBeenCalledTimes(3)
    fromOtherTab('theme')
    expect(listener).toHaveBeenCalledTimes(3)
    stop()
    fromOtherTab(null)
    writePreference('demo', 'mine', { us: ['b'] })
    expect(listener).toHaveBeenCalledTimes(3)
  })
})

describe('all preferences as texts', () => {
  it('are sorted by name, including those only in memory', () => {
    storage.setItem('another app', 'x')
    storage.setItem(`${KEY}theme`, '"dark"')
    storage.setItem(`${KEY}demo:mine`, '"a"')
    vi.spyOn(storage, 'setItem').mockImplementation(refuse)
    writePreference('demo', 'mine', { us: ['b'] })
    writePreference('', 'density', 'roomy')
    expect(readPreferenceTexts()).toEqual([
      ['demo:mine', '{"us":["b"]}'],
      ['density', '"roomy"'],
      ['theme', '"dark"'],
    ])
  })

  it('are replaced completely, and data of other apps stays', () => {
    storage.setItem('another app', 'x')
    storage.setItem(`${KEY}theme`, '"dark"')
    replacePreferenceTexts([['density', '"roomy"']])
    expect(Object.fromEntries(Object.entries(storage))).toEqual({
      'another app': 'x',
      [`${KEY}density`]: '"roomy"',
    })
  })

  it('are unchanged if there is no room for the new ones', () => {
    storage.setItem(`${KEY}theme`, '"dark"')
    const put = storage.setItem.bind(storage)
    vi.spyOn(storage, 'setItem').mockImplementation((key, text) =>
      key.endsWith('mine') ? refuse() : put(key, text),
    )
    expect(() =>
      replacePreferenceTexts([
        ['density', '"roomy"'],
        ['mine', '"a"'],
      ]),
    ).toThrow('refused')
    expect(readPreferenceTexts()).toEqual([['theme', '"dark"']])
  })

  it('are held in memory if storage is switched off', () => {
    vi.stubGlobal('localStorage', undefined)
    replacePreferenceTexts([['theme', '"dark"']])
    expect(readPreferenceTexts()).toEqual([['theme', '"dark"']])
    expect(readPreference('', 'theme')).toBe('dark')
    replacePreferenceTexts([])
    expect(readPreferenceTexts()).toEqual([])
  })
})
