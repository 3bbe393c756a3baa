import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readBackup, writeBackup, type BackupReading } from './backup.ts'
import type { StoredContents } from './stored.ts'

const MADE_AT = Date.UTC(2026, 4, 3, 10, 12)

const entry = {
  connectionId: 'direct https://catalog.example',
  kind: 'ean' as const,
  path: '/ean/2049811763054?country=us',
  label: '2049811763054',
  detail: '9 merchants',
  figure: '',
  at: 1,
}

const contents: StoredContents = {
  preferences: [
    ['demo:labels', '{"10":"x","us":"US$","__proto__":"y"}'],
    ['theme', '"dark"'],
  ],
  stores: new Map([['recents', [{ ...entry, later: { z: 1, a: '\uD800' } }]]]),
}

const text = (changes: object = {}) =>
  JSON.stringify({ ...(JSON.parse(writeBackup(contents, MADE_AT)) as object), ...changes })

const message = (reading: BackupReading) => (reading.kind === 'wrong' ? reading.message : 'nothing')

describe('a backup', () => {
  it('restores the stored data exactly', () => {
    const reading = readBackup(writeBackup(contents, MADE_AT))
    expect(reading).toMatchObject({ kind: 'ok', backup: { madeAt: MADE_AT, unknown: [] } })
    const { preferences, stores } =
      reading.kind === 'ok' ? reading.backup.contents : { stores: null }
    expect(preferences).toEqual(contents.preferences)
    expect(JSON.stringify(stores?.get('recents'))).toBe(
      JSON.stringify(contents.stores.get('recents')),
    )
  })

  it('states its format, version, app and time', () => {
    expect(JSON.parse(writeBackup(contents, MADE_AT))).toMatchObject({
      format: 'catalog-explorer-backup',
      version: 2,
      app: 'Catalog Explorer',
      madeAt: '2026-05-03T10:12:00.000Z',
    })
  })

  it('stores damaged entries separately, so that it can always be read', () => {
    const damaged: StoredContents = {
      preferences: [['theme', '{damaged']],
      stores: new Map([
        ['recents', [entry, null, { ...entry, path: 'https://elsewhere.example' }]],
      ]),
    }
    const file = writeBackup(damaged, MADE_AT)
    const reading = readBackup(file)
    expect(reading).toMatchObject({ backup: { contents: { preferences: [] }, damaged: 2 } })
    expect(reading.kind === 'ok' && reading.backup.contents.stores.get('recents')).toEqual([entry])
    expect(JSON.parse(file)).toMatchObject({
      damaged: { recents: [null, { path: 'https://elsewhere.example' }] },
    })
  })

  it('names data of a newer version that it can’t restore', () => {
    expect(readBackup(text({ stores: { 'of-tomorrow': [1] } }))).toMatchObject({
      backup: { unknown: ['of-tomorrow'] },
    })
  })

  it.each([
    ['', /^It isn’t JSON/],
    ['[]', /^The file: expected an object, found \[\]/],
    ['null', /^The file: expected an object, found null/],
    ['{}', /^“format” is missing/],
    [text({ format: 'another' }), /^format: .*, found "another"/],
    [
      text({ version: 3 }),
      /^version: expected 2 at most: it was made by a newer version of this app/,
    ],
    [text({ madeAt: 'yesterday' }), /^madeAt: expected a time .*, found "yesterday"/],
    [text({ preferences: [] }), /^preferences: expected an object/],
    [text({ stores: { recents: {} } }), /^stores\.recents: expected a list, found \{\}/],
    [
      text({ stores: { recents: [entry, { ...entry, at: 'x' }] } }),
      /^stores\.recents\.1\.at: expected number, found "x"/,
    ],
    [
      text({ stores: { recents: [{ ...entry, path: '//elsewhere.example' }] } }),
      /^stores\.recents\.0\.path: expected a path within the app, found "\/\/elsewhere/,
    ],
  ])('with an error states the error and its place: %s', (file, expected) => {
    expect(message(readBackup(file))).toMatch(expected)
  })

  it('is rejected with a message if it is random text or JSON', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (file) => {
        expect(readBackup(file).kind).toBe('wrong')
      }),
      { numRuns: 500, seed: 15 },
    )
  })
})
