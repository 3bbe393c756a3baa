import { describe, expect, it } from 'vitest'
import type { GtinFormat } from '@/lib/gtin.ts'
import { readGtin } from '@/lib/gtin.ts'
import { barcodeSegments } from './barcodeSegments.ts'

function gtinOf(code: string) {
  const reading = readGtin(code)
  if (reading.kind !== 'valid') throw new Error(`${code} is no valid code`)
  return reading.gtin
}

const CODES: [format: GtinFormat, code: string, modules: number][] = [
  ['EAN-8', '96385074', 67],
  ['UPC-A', '036000291452', 95],
  ['EAN-13', '2049811763054', 95],
  ['GTIN-14', '12345678901231', 135],
]

describe('barcodeSegments', () => {
  it.each(CODES)('encodes %s in the number of modules of its standard', (_, code, modules) => {
    const { segments, width } = barcodeSegments(gtinOf(code))
    const bars = segments.flatMap((segment) => segment.bars)
    const last = bars.at(-1)
    expect((last?.x ?? 0) + (last?.width ?? 0) - (bars[0]?.x ?? 0)).toBe(modules)
    expect(width).toBeGreaterThan(modules)
    expect(segments.map(({ text }) => text).join('')).toBe(code)
  })

  it('draws the bars of a known EAN-13', () => {
    const { segments } = barcodeSegments(gtinOf('2049811763054'))
    const bits = Array.from({ length: 95 }, () => '0')
    for (const { x, width } of segments.flatMap(({ bars }) => bars)) {
      bits.fill('1', x - 12, x - 12 + width)
    }
    expect(bits.join('')).toMatch(/^101[01]{42}01010[01]{42}101$/)
    // Under a first digit 2 the left half begins with two digits of odd parity: here 0 and 4.
    expect(bits.slice(3, 10).join('')).toBe('0001101')
    expect(bits.slice(10, 17).join('')).toBe('0100011')
  })

  it('lets only the guard bars reach down between the digits', () => {
    const guards = (code: string) =>
      barcodeSegments(gtinOf(code)).segments.filter(({ isGuard }) => isGuard)
    expect(guards('2049811763054').map(({ bars }) => bars.length)).toEqual([2, 2, 2])
    expect(guards('036000291452').map(({ text }) => text)).toEqual(['', '', ''])
    expect(guards('12345678901231')).toEqual([])
  })

  it.each([
    ['96385074', 7, 7],
    ['036000291452', 9, 9],
    ['2049811763054', 12, 7],
    ['12345678901231', 10, 10],
  ])('leaves %s the quiet zones of its standard', (code, before, after) => {
    const { segments, width } = barcodeSegments(gtinOf(code))
    const bars = segments.flatMap((segment) => segment.bars)
    const last = bars.at(-1)
    expect(bars[0]?.x).toBe(before)
    expect(width - (last?.x ?? 0) - (last?.width ?? 0)).toBe(after)
  })

  it('places each part where the one before it ends', () => {
    const { segments } = barcodeSegments(gtinOf('2049811763054'))
    expect(segments.map(({ x, width, text }) => [x, width, text])).toEqual([
      [0, 12, '2'],
      [12, 3, ''],
      [15, 42, '049811'],
      [57, 5, ''],
      [62, 42, '763054'],
      [104, 3, ''],
    ])
  })
})
