import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCountries, withCountries } from '@/routing/countryParameter.ts'
import { eanState, encodeEan, type EanState, decodeEan } from './eanState.ts'
import { encodeProduct, decodeProduct } from './productState.ts'
import { decodeResolve, encodeResolve, resolveState } from './resolveState.ts'

const SETTINGS = { countries: ['in'] }
const text = fc.string({ unit: 'binary', maxLength: 30 })
const countries = fc.array(fc.constantFrom('us', 'IN', 'en-GB'), { minLength: 1, maxLength: 3 })
const read = (query: string) => new URLSearchParams(query)

describe('the address of Find by link', () => {
  it('contains any settings that differ from the defaults', () => {
    const state = resolveState({
      url: ' https://a.example/p?x=1&y=ä#z ',
      countries: ['us'],
      merchant: 'Harbor & Main',
      strict: 'true',
      mode: 'lite',
    })
    expect(state.url).toBe('https://a.example/p?x=1&y=ä#z')
    expect(decodeResolve(encodeResolve(state), SETTINGS)).toEqual({ state, corrections: [] })
    expect(encodeResolve(resolveState({ countries: ['us'] })).toString()).toBe('country=us')
  })

  it('preserves the state when it is written and read', () => {
    const state = fc
      .record({
        url: fc.oneof(text, fc.webUrl({ withQueryParameters: true, withFragments: true })),
        countries,
        merchant: text,
        strict: fc.constantFrom('' as const, 'true' as const, 'false' as const),
        mode: fc.constantFrom('full' as const, 'lite' as const),
      })
      .map(resolveState)
    fc.assert(
      fc.property(state, (one) => {
        const written = encodeResolve(one)
        expect(decodeResolve(written, SETTINGS)).toEqual({ state: one, corrections: [] })
        expect(resolveState(one)).toEqual(one)
      }),
      { seed: 6, numRuns: 500 },
    )
  })

  it('replaces unavailable values and preserves a text that isn’t a URL', () => {
    const { state, corrections } = decodeResolve(read('url=shirt&strict=maybe&mode=x'), SETTINGS)
    expect(state).toEqual(resolveState({ url: 'shirt', countries: ['in'] }))
    expect(corrections.map(({ reason }) => reason)).toEqual([
      'strict “maybe” isn’t available: strict is not sent',
      'mode “x” isn’t available: loading full details',
    ])
  })
})

describe('the address of EAN prices', () => {
  it('contains your merchant and the comparison', () => {
    const write = (overrides: Partial<EanState>) =>
      encodeEan(eanState({ countries: ['us'], ...overrides })).toString()
    expect(write({ ownMerchants: { us: ['northgate'] } })).toBe(
      'country=us&mine=northgate&ref=median',
    )
    expect(write({ ownMerchants: { us: ['northgate'] }, ref: 'min' })).toBe(
      'country=us&mine=northgate&ref=min',
    )
  })

  it('states no merchant and the default comparison, whatever the reader’s settings', () => {
    const written = encodeEan(eanState({ countries: ['us'] }))
    expect(written.toString()).toBe('country=us&mine=&ref=median')
    const settings = { countries: ['in'], ownMerchants: { us: ['northgate'] }, ref: 'min' }
    expect(decodeEan(written, settings).state).toEqual(eanState({ countries: ['us'] }))
  })

  it('leaves your merchant and the comparison to the settings if a link doesn’t state them', () => {
    expect(encodeEan({ countries: ['us'] }).toString()).toBe('country=us')
    expect(encodeEan({ countries: ['us'], ownMerchants: { us: ['northgate'] } }).toString()).toBe(
      'country=us&mine=northgate',
    )
    expect(encodeEan({ countries: ['us'], ref: 'min' }).toString()).toBe('country=us&ref=min')
  })

  it('uses your merchant from the settings only if the address doesn’t state one', () => {
    const settings = { countries: ['us'], ownMerchants: { us: ['northgate'] } }
    expect(decodeEan(read(''), settings).state.ownMerchants).toEqual({ us: ['northgate'] })
    expect(decodeEan(read('mine=cartwheel'), settings).state.ownMerchants).toEqual({
      us: ['cartwheel'],
    })
    expect(decodeEan(read('mine='), settings)).toMatchObject({
      state: { ownMerchants: {} },
      corrections: [],
    })
  })

  it('repeats several merchants of yours, and separates countries only if they differ', () => {
    const write = (ownMerchants: EanState['ownMerchants'], codes = ['us', 'in']) =>
      encodeEan(eanState({ countries: codes, ownMerchants })).toString()
    expect(write({ us: ['northgate', 'harbor-main'] }, ['us'])).toBe(
      'country=us&mine=northgate&mine=harbor-main&ref=median',
    )
    expect(write({ us: ['northgate'], in: ['northgate'] })).toContain('&mine=northgate&ref')
    expect(write({ us: ['northgate', 'harbor-main'] })).toBe(
      'country=us&country=in&mine.us=northgate&mine.us=harbor-main&mine.in=&ref=median',
    )
    const settings = { countries: ['us'], ownMerchants: { in: ['cartwheel'] } }
    expect(
      decodeEan(read('country=us&country=in&mine.us=northgate'), settings).state.ownMerchants,
    ).toEqual({ us: ['northgate'], in: ['cartwheel'] })
  })

  it('uses the comparison from the settings only if the address doesn’t state one', () => {
    const settings = { countries: ['us'], ref: 'min' }
    expect(decodeEan(read(''), settings).state.ref).toBe('min')
    expect(decodeEan(read('ref=mean'), settings).state.ref).toBe('mean')
    expect(decodeEan(read('ref='), settings).state.ref).toBe('median')
  })

  it('preserves the state when it is written and read', () => {
    const state = fc
      .record({
        countries,
        ownMerchants: fc.dictionary(
          fc.constantFrom('us', 'in', 'en-gb'),
          fc.array(text, { maxLength: 3 }),
        ),
        ref: fc.oneof(text, fc.constantFrom('min', 'mean', 'northgate')),
      })
      .map(eanState)
    fc.assert(
      fc.property(state, (one) => {
        const settings = { ...SETTINGS, ownMerchants: { us: ['northgate'] } }
        expect(decodeEan(encodeEan(one), settings)).toEqual({ state: one, corrections: [] })
      }),
      { seed: 7, numRuns: 500 },
    )
  })
})

describe('the address of a product', () => {
  it('contains only the countries', () => {
    expect(encodeProduct({ countries: ['us', 'in'] }).toString()).toBe('country=us&country=in')
    expect(decodeProduct(read('country=us&mode=lite'), SETTINGS)).toEqual({
      state: { countries: ['us'] },
      corrections: [
        {
          parameter: 'mode',
          input: 'lite',
          used: '',
          reason: '“mode” isn’t a setting of this page: ignored',
        },
      ],
    })
  })
})

describe('the country parameter', () => {
  it('is read as typed, without duplicates', () => {
    expect(readCountries('?country=US&country=us&country=in')).toEqual(['US', 'in'])
    expect(readCountries('?q=shirt')).toEqual([])
    expect(readCountries('?country=%00')).toEqual([])
  })

  it('is replaced at its position, and the page number is removed', () => {
    expect(withCountries('/search', '?q=a&country=us&brand=b&country=in&page=4', ['gb'])).toBe(
      '/search?q=a&country=gb&brand=b',
    )
    // The merchants were stated for the previous countries.
    expect(withCountries('/ean/1', '?country=us&mine=a&mine=b', ['us', 'in'])).toBe(
      '/ean/1?country=us&country=in&mine.us=a&mine.us=b',
    )
    expect(withCountries('/ean/1', '?country=us&mine=a', ['in'])).toBe('/ean/1?country=in')
    expect(withCountries('/ean/2049811763054', '', ['us', 'in'])).toBe(
      '/ean/2049811763054?country=us&country=in',
    )
  })
})
