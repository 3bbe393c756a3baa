import { describe, expect, it } from 'vitest'
import { fromBase64, toBase64 } from './base64.ts'

describe('base64', () => {
  it.each([
    ['nothing', [], ''],
    ['one byte', [255], '/w=='],
    ['text', [...new TextEncoder().encode('EAN;é')], 'RUFOO8Op'],
  ])('encodes and decodes %s', (_, bytes, text) => {
    expect(toBase64(new Uint8Array(bytes))).toBe(text)
    expect([...fromBase64(text)]).toEqual(bytes)
  })

  it('encodes and decodes more bytes than a function can have arguments', () => {
    const bytes = Uint8Array.from({ length: 200_001 }, (_, at) => at % 256)
    expect(fromBase64(toBase64(bytes))).toEqual(bytes)
  })

  it('rejects text that isn’t base64', () => {
    expect(() => fromBase64('é')).toThrow(DOMException)
  })
})
