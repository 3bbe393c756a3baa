import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import {
  formatBytes,
  formatCount,
  formatDiscount,
  formatDuration,
  formatRawPercent,
  formatIndex,
  formatOrdinal,
  formatPercent,
  formatPrice,
  formatSigned,
  formatWorkedOut,
  MISSING,
  shortId,
  triangleOf,
} from './format.ts'
import { formatDay, formatTime, formatWhen, formatWhenShort } from './formatTimes.ts'
import { withFileLanguage, setLanguage } from './language.ts'

const MOMENT = new Date(2025, 10, 18, 9, 42, 7).getTime()

afterEach(() => setLanguage('en-GB'))

describe('number formats', () => {
  it.each([
    [formatCount(4213), '4,213'],
    [formatCount(0), '0'],
    [formatCount(-0), '0'],
    [formatCount(-4), '−4'],
    [formatCount(4.28), '4.28'],
    [formatPrice(47.9), '47.90'],
    [formatPrice(1299), '1,299.00'],
    [formatPrice(0.125), '0.125'],
    [formatPrice(0), '0.00'],
    [formatPrice(-3), '−3.00'],
    [formatWorkedOut(44.949999999999996), '44.95'],
    [formatWorkedOut(47.17777), '47.18'],
    [formatWorkedOut(1.005), '1.01'],
    [formatWorkedOut(2.675), '2.68'],
    [formatSigned(2.95), '+2.95'],
    [formatSigned(-3.9), '−3.90'],
    [formatSigned(0), '0.00'],
    [formatSigned(-0.001), '0.00'],
    [formatPercent(-19), '−19%'],
    [formatPercent(18.8136, { digits: 1 }), '18.8%'],
    [formatPercent(4.36, { digits: 1, signed: true }), '+4.4%'],
    [formatPercent(-0.04, { digits: 1, signed: true }), '0.0%'],
    [formatDiscount(19), '−19%'],
    [formatDiscount(0), '0%'],
    [formatDiscount(-5), '+5%'],
    [formatIndex(106.56), '106.6'],
    [formatIndex(100), '100.0'],
    [formatRawPercent(12.5), '12.5%'],
    [formatOrdinal(1), '1st'],
    [formatOrdinal(2), '2nd'],
    [formatOrdinal(3), '3rd'],
    [formatOrdinal(6), '6th'],
    [formatOrdinal(11), '11th'],
    [formatOrdinal(112), '112th'],
    [formatOrdinal(1021), '1,021st'],
    [formatDuration(312.4), '312 ms'],
    [formatDuration(999.7), '1.0 s'],
    [formatDuration(1234), '1.2 s'],
    [formatDuration(59_990), '1 min 0 s'],
    [formatDuration(125_000), '2 min 5 s'],
    [formatBytes(812), '812 B'],
    [formatBytes(41_230), '41.2 kB'],
    [formatBytes(999_960), '1.0 MB'],
    [formatBytes(20_000_000), '20.0 MB'],
    [triangleOf(-1), '▼'],
    [triangleOf(1), '▲'],
    [triangleOf(0), ''],
    [triangleOf(null), ''],
  ])('show %s as %s', (text, expected) => {
    expect(text).toBe(expected)
  })

  const writers = [
    formatCount,
    formatPrice,
    formatWorkedOut,
    formatSigned,
    formatPercent,
    formatDiscount,
    formatIndex,
    formatOrdinal,
    formatDuration,
    formatBytes,
  ]

  it.each(writers)('%s: show a missing value as a dash', (write) => {
    for (const value of [null, undefined, Number.NaN, Infinity, -Infinity]) {
      expect(write(value)).toBe(MISSING)
    }
  })

  it('never fail and never show a hyphen as a minus or a negative zero', () => {
    fc.assert(
      fc.property(fc.double(), (value) => {
        for (const write of writers) {
          expect(write(value)).not.toMatch(/-|NaN|∞|undefined|^−0(\.0*)?%?$/)
        }
      }),
      { seed: 1, numRuns: 500 },
    )
  })

  it('show prices without losing a digit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), fc.constantFrom(1, 10, 100, 1000), (n, by) => {
        expect(Number(formatPrice(n / by).replaceAll(',', ''))).toBe(n / by)
      }),
      { seed: 2, numRuns: 500 },
    )
  })
})

describe('dates and times', () => {
  it('are shown in local time, with the day before the month', () => {
    expect(formatWhen(MOMENT)).toBe('18 Nov 2025, 09:42')
    expect(formatWhen(MOMENT, { seconds: true })).toBe('18 Nov 2025, 09:42:07')
    expect(formatWhenShort(MOMENT)).toBe('18 Nov 09:42')
    expect(formatTime(MOMENT)).toBe('09:42')
    expect(formatTime(MOMENT, { seconds: true })).toBe('09:42:07')
    expect(formatWhen(new Date(2024, 8, 3, 16, 20).getTime())).toBe('3 Sep 2024, 16:20')
  })

  it.each([null, undefined, 0, Number.NaN, Infinity, 1e300])(
    'are shown as a dash for %s',
    (moment) => {
      expect(formatWhen(moment)).toBe(MISSING)
      expect(formatWhenShort(moment)).toBe(MISSING)
      expect(formatTime(moment)).toBe(MISSING)
    },
  )
})

describe('number and date formats in another language', () => {
  const written = () => [
    formatPrice(4213.5),
    formatDiscount(19),
    formatBytes(41_230),
    formatWhen(MOMENT),
    formatWhenShort(MOMENT),
    formatDay(MOMENT),
  ]
  const plain = (texts: readonly string[]) => texts.map((text) => text.replaceAll(/\s/g, ' '))

  it.each([
    [
      'de-DE',
      ['4.213,50', '−19 %', '41,2 kB', '18. Nov. 2025, 09:42', '18. Nov. 09:42', '18. Nov.'],
    ],
    ['en-US', ['4,213.50', '−19%', '41.2 kB', 'Nov 18, 2025, 09:42', 'Nov 18 09:42', 'Nov 18']],
    ['tr-TR', ['4.213,50', '−%19', '41,2 kB', '18 Kas 2025, 09:42', '18 Kas 09:42', '18 Kas']],
    ['fi-FI', ['4 213,50', '−19 %', '41,2 kB', '18.11.2025, 09.42', '18.11. 09.42', '18.11.']],
  ])('use the signs and the order of %s', (tag, expected) => {
    setLanguage(tag)
    expect(plain(written())).toEqual(expected)
  })

  it('use Western digits and calendar years in Arabic, Persian, Thai and Hindi too', () => {
    for (const tag of ['ar-EG', 'fa-IR', 'th-TH', 'hi-IN']) {
      setLanguage(tag)
      expect(formatPrice(1299.5)).toMatch(/^1,299\.50$/)
      expect(formatWhen(MOMENT)).toMatch(/18.*2025.*09:42/)
    }
  })

  it('isolate dates in right-to-left scripts from the surrounding text', () => {
    setLanguage('ar-EG')
    expect(formatWhenShort(MOMENT)).toMatch(/^\u2068.*\u2069$/)
    expect(formatTime(MOMENT)).toBe('09:42')
  })

  it('are those of files if the language is unknown, and always in files', () => {
    const english = written()
    for (const tag of ['', 'x', 'not a tag', 'xx-XX']) {
      setLanguage(tag)
      expect(written()).toEqual(english)
    }
    setLanguage('de-DE')
    expect(withFileLanguage(written)).toEqual(english)
    expect(formatPrice(4213.5)).toBe('4.213,50')
  })
})

describe('shortId', () => {
  it('keeps the first 6 and the last 4 characters', () => {
    expect(shortId('BF8B4404FC13F9B4C052AB88873F2DD1')).toBe('BF8B44…2DD1')
    expect(shortId('48210-01')).toBe('48210-01')
    expect(shortId('')).toBe(MISSING)
    expect(shortId(null)).toBe(MISSING)
  })

  it('does not cut a character in half', () => {
    expect(shortId('👕'.repeat(20))).toBe(`${'👕'.repeat(6)}…${'👕'.repeat(4)}`)
  })
})

describe('boundary values', () => {
  it('are formatted correctly for durations and file sizes', () => {
    expect([0, 0.4, 999.4, 999.5, -1].map(formatDuration)).toEqual([
      '0 ms',
      '0 ms',
      '999 ms',
      '1.0 s',
      '–',
    ])
    expect([59_949, 59_950, 60_000, 125_400].map(formatDuration)).toEqual([
      '59.9 s',
      '1 min 0 s',
      '1 min 0 s',
      '2 min 5 s',
    ])
    expect([0, 999, 1000, 999_949, 999_950, 1e15, -1].map(formatBytes)).toEqual([
      '0 B',
      '999 B',
      '1.0 kB',
      '999.9 kB',
      '1.0 MB',
      '1,000.0 TB',
      '–',
    ])
  })

  it('are formatted correctly for short IDs and ordinals', () => {
    expect(['123456789012', '1234567890123'].map(shortId)).toEqual(['123456789012', '123456…0123'])
    expect([0, 1, 2, 3, 4, 10, 11, 13, 14, 21, 111].map(formatOrdinal)).toEqual([
      '0th',
      '1st',
      '2nd',
      '3rd',
      '4th',
      '10th',
      '11th',
      '13th',
      '14th',
      '21st',
      '111th',
    ])
    expect([-1, 0, 1, null].map(triangleOf)).toEqual(['▼', '', '▲', ''])
  })
})
