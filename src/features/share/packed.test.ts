import fc from 'fast-check'
import { deflateSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { MOST_PACKED, pack, unpack } from './packed.ts'

const refused = (packed: string) => {
  const read = unpack(packed)
  return read.kind === 'refused' ? read.because : 'read'
}

describe('a packed text', () => {
  it('is read back unchanged, whatever it contains', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        expect(unpack(pack(text))).toEqual({ kind: 'text', text })
      }),
    )
  })

  it('contains only characters that are safe in a link', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(pack(text)).toMatch(/^1\.[A-Za-z0-9_-]+\.[0-9a-f]{8}$/)
      }),
    )
  })

  it('is refused if any character was changed or lost', () => {
    const whole = pack('204981176305,"cotton kurta",us')
    fc.assert(
      fc.property(
        fc.nat(whole.length - 1),
        fc.constantFrom('', 'A', 'x', '0', '.'),
        (at, letter) => {
          const changed = whole.slice(0, at) + letter + whole.slice(at + 1)
          fc.pre(changed !== whole)
          expect(refused(changed)).not.toBe('read')
        },
      ),
    )
  })

  it('is told apart from any other text, which is refused without an exception', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii', maxLength: 200 }), (text) => {
        expect(refused(text)).not.toBe('read')
      }),
    )
  })

  it('is refused with a reason: empty, damaged, newer or too long', () => {
    expect(refused('')).toBe('empty')
    expect(refused(pack('a').slice(0, -1))).toBe('damaged')
    expect(refused(pack('a').replace(/^1/, '2'))).toBe('newer')
    expect(refused(`1.${'A'.repeat(MOST_PACKED)}.00000000`)).toBe('too long')
  })

  it('is refused if it would unpack to more than a link may contain', () => {
    const bomb = deflateSync(new Uint8Array(20_000_000), { level: 9 })
    const letters = btoa(String.fromCharCode(...bomb))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '')
    expect(letters.length).toBeLessThan(MOST_PACKED)
    expect(refused(`1.${letters}.00000000`)).toBe('damaged')
  })
})
