import { describe, expect, it } from 'vitest'
import { fromBase64, toBase64 } from './base64.ts'

describe('base64', () => {
  it.each([
    ['nothing', [], ''],
    ['one byte', [255], '/w=='],
    ['text', [...new TextEncoder().encode('EAN;é')], 'RUFOO8Op'],
  ])('holds %s', (_, bytes, text) => {
    expect(toBase64(new Uint8Array(bytes))).toBe(text)
    expect([...fromBase64(text)]).toEqual(bytes)
  })

  it('holds more bytes than a function has arguments', () => {
    const bytes = Uint8Array.from({ length: 200_001 }, (_, at) => at % 256)
    expect(fromBase64(toBase64(bytes))).toEqual(bytes)
  })

  it('refuses other texts', () => {
    expect(() => fromBase64('é')).toThrow(DOMException)
  })
})
