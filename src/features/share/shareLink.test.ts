import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanName, cleanNote } from '@/domain/picked/productList.ts'
import { checkDigit } from '@/lib/gtin.ts'
import { pack } from './packed.ts'
import type { Shared, SharedKind } from './sharedWork.ts'
import { readLink, writeShared } from './shareLink.ts'

const text = fc.string({ unit: 'grapheme', maxLength: 60 })
const name = text.map(cleanName)
const country = fc.constantFrom('us', 'in', 'gb', 'de-at')
const countries = fc.array(country, { minLength: 1, maxLength: 4 })
const entries = fc.array(
  fc.record({
    id: fc.stringMatching(/^[0-9A-F]{32}$/),
    country: countries.map((codes) => codes.join(',')),
    note: text.map(cleanNote),
  }),
  { minLength: 1, maxLength: 30 },
)
const settings = fc.record({
  as: fc.constantFrom('auto' as const, 'ean' as const, 'url' as const, 'id' as const),
  mode: fc.constantFrom('lite' as const, 'full' as const),
  names: fc.boolean(),
  otherForms: fc.boolean(),
  chain: fc.boolean(),
})
const codes = {
  countries,
  settings,
  lines: fc.array(text, { minLength: 1, maxLength: 30 }),
}
const source = fc.oneof(
  fc.record({
    kind: fc.constant('search' as const),
    q: text,
    words: fc.array(text, { maxLength: 3 }),
    merchant: fc.array(text, { maxLength: 3 }),
    brand: fc.array(text, { maxLength: 3 }),
    // A single value as text, as links have always written it.
    category: fc.oneof(text, fc.array(text, { maxLength: 3 })),
    division: fc.oneof(text, fc.array(text, { maxLength: 3 })),
  }),
  fc.record({ kind: fc.constant('list' as const), name, entries }),
  fc.record({ kind: fc.constant('batch' as const), name, ...codes }),
)
const works = {
  batch: fc.record(
    {
      kind: fc.constant('batch' as const),
      name,
      ...codes,
      targets: fc.array(fc.option(fc.integer({ min: 0, max: 9999 }), { nil: null })),
      view: text,
    },
    { requiredKeys: ['kind', 'name', 'countries', 'settings', 'lines', 'view'] },
  ),
  list: fc.record({ kind: fc.constant('list' as const), name, entries }),
  set: fc.record({
    kind: fc.constant('set' as const),
    name,
    countries,
    source,
    rows: fc.nat(),
    view: text,
  }),
} satisfies Record<SharedKind, fc.Arbitrary<Shared['work']>>

const linkOf = (shared: Shared): string => {
  const written = writeShared(shared)
  if (written.kind !== 'fragment') throw new Error(`${written.length} characters`)
  return written.fragment
}
const whole = (overrides: object) =>
  `#${pack(JSON.stringify({ at: 1, isDemo: false, work: overrides }))}`
const refusal = (hash: string) => {
  const read = readLink(hash)
  return read.kind === 'refused' ? read.title : 'read'
}

const aCodesCollection = {
  kind: 'batch' as const,
  name: 'Shirts',
  countries: ['us'],
  settings: { as: 'auto', mode: 'full', names: false, otherForms: false, chain: false } as const,
  lines: ['2049811763054'],
  view: 'sort=-index',
}

describe('a share link', () => {
  it.each(['batch', 'list', 'set'] as const)('restores a %s completely', (kind) => {
    fc.assert(
      fc.property(
        works[kind] as fc.Arbitrary<Shared['work']>,
        fc.nat(),
        fc.boolean(),
        (work, at, isDemo) => {
          expect(readLink(linkOf({ at, isDemo, work }))).toEqual({
            kind: 'shared',
            shared: { at, isDemo },
            work,
          })
        },
      ),
    )
  })

  it('can contain 1,000 codes', () => {
    const lines = Array.from({ length: 1000 }, (_, at) => {
      const body = `2${String((at * 7_919_777_391) % 99_999_999_999).padStart(11, '0')}`
      return body + checkDigit(body)
    })
    const written = linkOf({
      at: Date.UTC(2026, 10, 24),
      isDemo: false,
      work: { ...aCodesCollection, lines },
    })
    expect(written.length).toBeLessThan(10_000)
    expect(readLink(written)).toMatchObject({ work: { lines } })
  })

  it('that would be too long is not created, and its length is reported', () => {
    const lines = Array.from({ length: 1000 }, (_, at) =>
      Array.from({ length: 20 }, (_none, place) =>
        (Math.sin(at * 20 + place) * 1e9).toFixed(6),
      ).join(),
    )
    const written = writeShared({ at: 1, isDemo: false, work: { ...aCodesCollection, lines } })
    expect(written).toEqual({ kind: 'too long', length: expect.any(Number) })
    expect(written.kind === 'too long' && written.length).toBeGreaterThan(32_000)
  })

  it('with other content is refused with a message', () => {
    expect(refusal('')).toBe('This link is empty')
    expect(refusal('#part')).toBe('This link is damaged')
    expect(refusal('#1.AAAA.00000000')).toBe('This link is damaged')
    expect(
      refusal(linkOf({ at: 1, isDemo: false, work: aCodesCollection }).replace('#1', '#2')),
    ).toBe('This link needs a newer version of the app')
  })

  it.each([
    ['data that isn’t from this app', [1, 2]],
    ['an unknown kind', { ...aCodesCollection, kind: 'order' }],
    ['no codes', { ...aCodesCollection, lines: [] }],
    [
      'more codes than a link can have',
      { ...aCodesCollection, lines: Array.from({ length: 1001 }, () => '1') },
    ],
    ['an invalid country', { ...aCodesCollection, countries: ['../..'] }],
    ['a price that isn’t a number', { ...aCodesCollection, targets: ['12'] }],
    [
      'a product ID that would change the URL path',
      { kind: 'list', name: '', entries: [{ id: '..', country: 'us', note: '' }] },
    ],
  ])('that contains %s is refused as damaged', (_what, input) => {
    expect(refusal(whole(input))).toBe('This link is damaged')
  })

  it('is read without its unknown fields', () => {
    const read = readLink(whole({ ...aCodesCollection, apiKey: 'secret', name: ` two\n lines ` }))
    expect(read).toMatchObject({ kind: 'shared', work: { ...aCodesCollection, name: 'two lines' } })
    expect(JSON.stringify(read)).not.toContain('secret')
  })
})
