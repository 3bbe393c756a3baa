import { describe, expect, it } from 'vitest'
import { defaultApiVariant } from '@/api/apiVariant.ts'
import {
  HttpError,
  KeyError,
  NetworkError,
  ServiceError,
  TimeoutError,
  UnreadableError,
} from '@/api/http/errors.ts'
import { readProduct } from '@/api/operations/product.ts'
import { anAnswer } from '@test/made/anAnswer.ts'
import { sentWords } from './connection/apiVariantWords.ts'
import { failureInShort } from './connection/operationWords.ts'
import { testInput } from './connection/testInput.ts'
import { languageName, offeredLanguages } from './languages.ts'
import { labelledCountries, withLabel } from './prices/currencyLabels.ts'
import { dayInWords } from './stored/dayInWords.ts'

describe('the short text of a failure', () => {
  const answered = (status: number) => anAnswer({ status })
  it.each<[unknown, string]>([
    [new Error('of our own'), 'failed'],
    [new NetworkError('ean', 'x'), 'no response'],
    [new TimeoutError('ean', 'x'), 'too late'],
    [new KeyError('ean', 'x'), 'no key'],
    [new UnreadableError('ean', 'x'), 'unreadable'],
    [new KeyError('ean', 'x', answered(401)), '401'],
    [new HttpError('x', answered(0), null), 'redirect'],
    [new HttpError('x', answered(500), null), '500'],
    [new UnreadableError('ean', 'x', answered(200)), '200, unreadable'],
    [new ServiceError('x', answered(200), null), '200, refused'],
  ])('%s: %s', (error, words) => {
    expect(failureInShort(error)).toBe(words)
  })
})

describe('the value that tests an operation', () => {
  const ID = '0a1b2c3d4e5f60718293a4b5c6d7e8f9'
  const nameless = readProduct({})
  const named = readProduct({
    productId: ID,
    productUrl: 'https://shop.example/shirt',
    skuSet: [
      {},
      { ean: 'none' },
      { ean: '1234567' },
      { ean: '2049811763054' },
      { ean: '2049811763047' },
    ],
  })
  const later = readProduct({
    productId: `${ID.slice(1)}0`,
    productUrl: 'https://shop.example/sock',
    skuSet: [{ ean: '12345678' }],
  })

  it.each([
    ['id', ID],
    ['url', 'https://shop.example/shirt'],
    ['code', '2049811763054'],
  ] as const)('is the %s of the first record that has one', (what, text) => {
    expect(testInput(what, [nameless, named, later])).toEqual({ text, isMadeUp: false })
  })

  it('is never an ID that can’t be requested', () => {
    expect(testInput('id', [readProduct({ productId: '..' })]).isMadeUp).toBe(true)
  })

  it.each([
    ['id', '00000000000000000000000000000000'],
    ['url', 'https://shop.example/no-such-product'],
    ['code', '0000000000000'],
  ] as const)('is a made-up %s if no record has one', (what, text) => {
    expect(testInput(what, [nameless])).toEqual({ text, isMadeUp: true })
  })
})

describe('the countries that have a row for a currency label', () => {
  it('are those of the searches, then those with a label, offered ones first', () => {
    const labels = { de: 'EUR', in: 'INR', fr: '', us: 'USD' }
    expect(labelledCountries(['us', 'ca'], ['in', 'fr', 'gb', 'us'], labels)).toEqual([
      'us',
      'ca',
      'in',
      'de',
    ])
  })
})

describe('currency labels after a change', () => {
  it('contain the new label instead of the old one', () => {
    expect(withLabel({ us: '$', in: 'INR' }, undefined, 'us', 'USD')).toEqual({
      us: 'USD',
      in: 'INR',
    })
  })

  it('contain an empty label only where it replaces the deployment’s', () => {
    expect(withLabel({ us: '$', in: 'INR' }, undefined, 'us', '')).toEqual({ in: 'INR' })
    expect(withLabel({ us: '$' }, { us: 'USD' }, 'us', '')).toEqual({ us: '' })
    expect(withLabel({ us: '$' }, { in: 'INR' }, 'us', '')).toEqual({})
  })
})

describe('languages', () => {
  it('are named in English; an unknown code is shown unchanged', () => {
    expect(languageName('de-DE')).toBe('German (Germany)')
    expect(languageName('x')).toBe('x')
  })

  it('are listed by name, each once, including a chosen one that isn’t offered', () => {
    const offered = offeredLanguages('')
    expect(offered.slice(0, 3)).toEqual(['ar-EG', 'ar-AE', 'zh-CN'])
    expect(offered.at(-1)).toBe('vi-VN')
    expect(offeredLanguages('de-DE')).toEqual(offered)
    const names = offeredLanguages('cy-GB').map(languageName)
    expect(names).toContain('Welsh (United Kingdom)')
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')))
    expect(names).toHaveLength(offered.length + 1)
  })
})

describe('the explanation of an API variant', () => {
  it('gives examples of what is sent', () => {
    expect(sentWords(defaultApiVariant)).toEqual({
      indexBase: 'Page 2 of 24 rows sends index=24; page 1 sends none',
      countryLists: 'countryCode=us, then countryCode=in',
      filterLists: 'With more than one, filters have checkboxes',
      eanTokenHeader: 'None is sent: it isn’t in the specification',
    })
  })

  it('covers lists, counting from 1 and a token', () => {
    expect(
      sentWords({
        indexBase: 1,
        countryLists: 'repeated parameter',
        filterLists: 'pipe',
        eanTokenHeader: 'x-token',
      }),
    ).toEqual({
      indexBase: 'Page 2 of 24 rows sends index=25; page 1 sends none',
      countryLists: 'countryCode=us&countryCode=in',
      filterLists: 'brandFilter=A|B; filters have checkboxes',
      eanTokenHeader: 'Sent only with EAN prices',
    })
  })
})

describe('a day for a narrow column', () => {
  const now = new Date(2026, 10, 21, 9, 42).getTime()
  it.each([
    [new Date(2026, 10, 21, 0, 0).getTime(), 'today'],
    [new Date(2026, 10, 20, 23, 59).getTime(), '20 Nov'],
    [new Date(2025, 10, 21, 9, 42).getTime(), '21 Nov 2025'],
  ])('%i: %s', (at, words) => {
    expect(dayInWords(at, now)).toBe(words)
  })
})
