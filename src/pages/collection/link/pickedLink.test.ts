import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { productIdProblem } from '@/api/productId.ts'
import { paths } from '@/routing/paths.ts'
import { cleanKeywords, wellFormed } from '@/routing/text.ts'
import { decodeSharedList, encodeSharedList, type SharedListState } from './pickedLink.ts'

const settings = { countries: ['us'] }
/** Strings with special meaning in a link, including half of a surrogate pair. */
const HOSTILE = ['u', 's', 'A', '.', '%2e', ',', '+', '&', '=', '/', ' ', '\n', '\0', '\uD83D', 'é']
const decode = (query: string) => decodeSharedList(new URLSearchParams(query), settings)
const entry = (id: string, country = 'us', note = '') => ({ id, country, note })

describe('the link to a picked collection', () => {
  it('names each country once before its IDs, and a note after its ID', () => {
    const state: SharedListState = {
      name: 'Autumn shirts',
      entries: [entry('A'), entry('B', 'us', 'ask why'), entry('A', 'in'), entry('C', 'us,in')],
    }
    expect(encodeSharedList(state).toString()).toBe(
      'name=Autumn+shirts&country=us&id=A&id=B&note=ask+why&country=in&id=A&country=us&country=in&id=C',
    )
    expect(paths.sharedCollection(encodeSharedList({ name: '', entries: [entry('A')] }))).toBe(
      '/collections/shared?country=us&id=A',
    )
  })

  it('can be read in any order of its parts', () => {
    expect(decode('id=A&id=B&country=in&name=Kurta+benchmark')).toEqual({
      state: { name: 'Kurta benchmark', entries: [entry('A', 'in'), entry('B', 'in')] },
      corrections: [],
    })
  })

  it('uses the reader’s country if it names none', () => {
    expect(
      decodeSharedList(new URLSearchParams('id=A'), { countries: ['in'] }).state.entries,
    ).toEqual([entry('A', 'in')])
  })

  it('gives the same collection after it is written and read', () => {
    const code = fc.constantFrom('us', 'in', 'de', 'en-GB')
    const country = fc
      .uniqueArray(code, { minLength: 1, maxLength: 3 })
      .map((codes) => codes.join(','))
    const text = (most: number) =>
      fc.string({ unit: 'grapheme', maxLength: most }).map((one) => cleanKeywords(one, 500))
    const id = fc
      .oneof(
        fc.string({ minLength: 1, maxLength: 20 }),
        fc.stringMatching(/^[0-9A-F]{32}$/),
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }),
      )
      .filter((one) => productIdProblem(one) === null && wellFormed(one) === one)
    const state = fc.record({
      name: text(40).map((name) => cleanKeywords(name, 100)),
      entries: fc.uniqueArray(fc.record({ id, country, note: text(30) }), {
        maxLength: 12,
        selector: (one) => `${one.country.toLowerCase()} ${one.id}`,
      }),
    })
    fc.assert(
      fc.property(state, (one) => {
        const written = encodeSharedList(one)
        const { state: again, corrections } = decode(written.toString())
        expect(again).toEqual(one)
        expect(corrections).toEqual([])
        expect(encodeSharedList(again).toString()).toBe(written.toString())
      }),
    )
  })

  it('never fails to be read, and gives a state that survives writing and reading', () => {
    const part = fc.tuple(
      fc.constantFrom('id', 'country', 'note', 'name', 'ids', 'demo'),
      fc.string({ unit: fc.constantFrom(...HOSTILE), maxLength: 20 }),
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const { state } = decodeSharedList(new URLSearchParams(parts), settings)
        const written = encodeSharedList(state)
        expect(decode(written.toString())).toEqual({ state, corrections: [] })
      }),
    )
  })

  it.each(['..', ' ', 'X'.repeat(600)])(
    'does not give the note of a left-out ID to another product: “%.5s”',
    (id) => {
      const query = new URLSearchParams([
        ['country', 'us'],
        ['id', 'A'],
        ['note', 'mine'],
        ['id', id],
        ['note', 'of another'],
      ])
      expect(decodeSharedList(query, settings).state.entries).toEqual([entry('A', 'us', 'mine')])
    },
  )

  it('gives the same products and notes with or without unusable IDs among them', () => {
    const left = fc.constantFrom('', ' ', '.', '..', '%2e', 'X'.repeat(513))
    const id = fc.oneof(fc.constantFrom('A', 'B', 'C'), left)
    const part = fc.record({ id, note: fc.constantFrom('', 'one', 'two') })
    const decoded = (parts: readonly { id: string; note: string }[]) =>
      decodeSharedList(
        new URLSearchParams(
          parts.flatMap((one) => [
            ['id', one.id],
            ['note', one.note],
          ]),
        ),
        settings,
      ).state
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const usable = parts.filter((one) => productIdProblem(one.id) === null)
        const { entries } = decoded(parts)
        expect(entries).toEqual(decoded(usable).entries)
        for (const one of entries) {
          const notes = usable.filter(({ id: same }) => same === one.id).map(({ note }) => note)
          expect(one.note).toBe(notes.find((note) => note !== '') ?? '')
        }
      }),
    )
  })

  it.each([
    ['id=A&note=mine&id=A', 'mine'],
    ['id=A&id=A&note=mine', 'mine'],
    ['id=A&note=mine&id=A&note=again', 'mine'],
  ])('uses the first note of an ID that is named twice: %s', (query, note) => {
    expect(decode(`${query}&id=B`).state.entries).toEqual([entry('A', 'us', note), entry('B')])
  })

  it.each([
    ['id=A&country=!!', 'country “!!” isn’t a country code: ignored'],
    ['country=us&id=..', 'ID “..” isn’t valid: left out'],
    ['country=us&id=A&id=A', '1 of the IDs is given twice'],
    ['country=us&id=A&x=1', '“x” isn’t a setting of this page: ignored'],
  ])('says what was corrected in %s', (query, reason) => {
    expect(decode(query).corrections.map((one) => one.reason)).toContain(reason)
  })
})
