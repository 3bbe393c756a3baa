import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRedactor, REDACTED } from './redactor.ts'

const KEY = 'SENTINEL-kEy+/=42?%"&<\\ z~'
const base64 = (text: string) => btoa(text)
const inHex = (text: string) =>
  Array.from(text, (character) => character.charCodeAt(0).toString(16)).join('')

const spellings: [name: string, written: string][] = [
  ['unchanged', KEY],
  ['in capital letters', KEY.toUpperCase()],
  ['in JSON', JSON.stringify(KEY).slice(1, -1)],
  ['in JSON within JSON', JSON.stringify(JSON.stringify(KEY)).slice(3, -3)],
  ['as JSON Unicode escapes', Array.from(KEY, (one) => `\\u00${inHex(one)}`).join('')],
  ['in percent-encoding', encodeURIComponent(KEY)],
  ['in double percent-encoding', encodeURIComponent(encodeURIComponent(KEY))],
  ['in form encoding', new URLSearchParams([['', KEY]]).toString().slice(1)],
  [
    'with named HTML entities',
    KEY.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;'),
  ],
  ['as decimal HTML entities', Array.from(KEY, (one) => `&#${one.charCodeAt(0)};`).join('')],
  ['as hexadecimal HTML entities', Array.from(KEY, (one) => `&#x00${inHex(one)};`).join('')],
  ['in hexadecimal', inHex(KEY)],
  ['in UTF-16', Array.from(KEY).join('\0')],
]

/** The result of a redactor for a text in pieces of these lengths. */
function inPieces(text: string, lengths: readonly number[]): string {
  const { next, end } = createRedactor([KEY]).passing()
  let output = ''
  let at = 0
  for (const length of lengths) {
    output += next(text.slice(at, at + length))
    at += length
  }
  return output + next(text.slice(at)) + end()
}

describe('the redactor', () => {
  it.each(spellings)(
    'removes a key written %s, and leaves the text around it',
    (_name, written) => {
      expect(createRedactor([KEY]).text(`before ${written} behind`)).toBe(
        `before ${REDACTED} behind`,
      )
    },
  )

  it.each(['', 'x', 'xy', 'apikey: '])('removes a key in base64 that follows “%s”', (before) => {
    for (const behind of ['', 'z', 'zz', ' and more']) {
      const written = base64(before + KEY + behind)
      const left = createRedactor([KEY]).text(written)
      expect(left).toContain(REDACTED)
      expect(left.length).toBeLessThan(REDACTED.length + before.length * 2 + behind.length * 2 + 8)
      const forAddresses = written.replaceAll('+', '-').replaceAll('/', '_')
      expect(createRedactor([KEY]).text(forAddresses)).toContain(REDACTED)
    }
  })

  it('removes each of several secrets, however often it appears', () => {
    const { text } = createRedactor([KEY, null, 'another-secret', ''])
    expect(text(`${KEY}${KEY} another-secret`)).toBe(`${REDACTED}${REDACTED} ${REDACTED}`)
  })

  it('leaves a text without a secret unchanged', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('\\', '%', '&', '&amp;', '\\u0053', '%53', '&#83;', '\r\n', 'SENTINEL'),
    )
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join('')
        fc.pre(!text.includes(KEY))
        expect(createRedactor([KEY]).text(text)).toBe(text)
      }),
      { numRuns: 2000, seed: 3 },
    )
  })

  it('finds a key even when the text arrives in pieces', () => {
    const lengths = fc.array(fc.integer({ min: 1, max: 30_000 }), { maxLength: 12 })
    const written = fc.constantFrom(...spellings.map(([, text]) => text))
    fc.assert(
      fc.property(lengths, fc.nat({ max: 60_000 }), written, (cuts, at, text) => {
        const before = 'x '.repeat(at / 2)
        expect(inPieces(`${before}${text}${'y'.repeat(9000)}`, cuts)).toBe(
          `${before}${REDACTED}${'y'.repeat(9000)}`,
        )
      }),
      { numRuns: 200, seed: 4 },
    )
  })

  it('removes a short key only where it is a word of its own', () => {
    const { text } = createRedactor(['demo'])
    expect(text('"demo" demo-pictures/1.svg my-demo Demo demos')).toBe(
      `"${REDACTED}" demo-pictures/1.svg my-demo Demo demos`,
    )
  })

  it('changes nothing when there is no secret', () => {
    const { text, passing } = createRedactor([null, ''])
    expect(text('a')).toBe('a')
    expect(passing().next('a') + passing().end()).toBe('a')
  })
})
