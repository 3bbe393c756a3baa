import { describe, expect, it } from 'vitest'
import { decodeText } from './decodeText.ts'
import { isBinary } from './isBinary.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
function utf16(text: string, isBig = false): Uint8Array {
  return Uint8Array.from(
    Array.from(text).flatMap((character) => {
      const unit = character.codePointAt(0) ?? 0
      return isBig ? [unit >> 8, unit & 0xff] : [unit & 0xff, unit >> 8]
    }),
  )
}

describe('the text of a file', () => {
  it.each<[string, Uint8Array, string, string]>([
    ['UTF-8', utf8('Größe €'), 'Größe €', 'UTF-8'],
    ['UTF-8 with a mark', utf8('\uFEFFEAN'), 'EAN', 'UTF-8'],
    ['UTF-16', utf16('EAN;Preis\n'), 'EAN;Preis\n', 'UTF-16'],
    ['UTF-16 the other way', utf16('EAN;Preis\n', true), 'EAN;Preis\n', 'UTF-16'],
    ['UTF-16 with a mark', utf16('\uFEFF\u4E2D\u6587'), '\u4E2D\u6587', 'UTF-16'],
    ['the same the other way', utf16('\uFEFF\u4E2D\u6587', true), '\u4E2D\u6587', 'UTF-16'],
    ['Windows-1252', Uint8Array.of(0x47, 0x72, 0xf6, 0xdf, 0x65), 'Größe', 'Windows-1252'],
    ['half a mark', Uint8Array.of(0xff, 0x41), 'ÿA', 'Windows-1252'],
    ['half the other mark', Uint8Array.of(0xfe, 0x41), 'þA', 'Windows-1252'],
    ['nothing', new Uint8Array(), '', 'UTF-8'],
  ])('in %s is read', (_, bytes, text, encoding) => {
    expect(decodeText(bytes)).toEqual({ text, encoding })
  })

  it('is UTF-16 where nearly every second byte is 0, and none of the others', () => {
    const some = (zeros: number, others: number, isBig = false) => {
      const bytes = new Uint8Array(40).fill(0x41)
      for (let at = 0; at < zeros; at += 1) bytes[at * 2 + (isBig ? 0 : 1)] = 0
      for (let at = 0; at < others; at += 1) bytes[at * 2 + (isBig ? 1 : 0)] = 0
      return decodeText(bytes).encoding
    }
    for (const isBig of [false, true]) {
      expect([some(9, 0, isBig), some(9, 1, isBig)]).toEqual(['UTF-16', 'UTF-16'])
      expect([some(8, 0, isBig), some(9, 2, isBig)]).toEqual(['UTF-8', 'UTF-8'])
    }
  })
})

describe('a text that nobody can read', () => {
  it('holds a zero, begins as files do, or has more than one sign in a hundred for no text', () => {
    expect(['a\u0000', 'PK\u0003\u0004x', '%PDF-1', '{\\rtf1'].map(isBinary)).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect(isBinary('')).toBe(false)
    expect(isBinary(`${'a'.repeat(99)}\u0001`)).toBe(false)
    expect(isBinary(`${'a'.repeat(98)}\u0001\u0001`)).toBe(true)
    expect(isBinary('a\tb\r\nc\fd')).toBe(false)
  })
})
