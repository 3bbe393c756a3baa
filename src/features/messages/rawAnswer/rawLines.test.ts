import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findLines, foldableLines, shownLines, toRawLines, unfoldedAround } from './rawLines.ts'

function linesOf(text: string) {
  const lines = toRawLines(text)
  if (lines === null) throw new Error('expected JSON')
  return lines
}

function written(text: string): string {
  return linesOf(text)
    .map(
      ({ depth, key, value, comma }) =>
        `${'  '.repeat(depth)}${key === null ? '' : `${key}: `}${value}${comma ? ',' : ''}`,
    )
    .join('\n')
}

describe('the lines of an answer', () => {
  it('show every number as it was written', () => {
    const text = '{"a":12345678901234567890,"b":1e999,"c":47.90,"d":-0,"e":1E+2}'
    expect(linesOf(text).flatMap(({ kind, value }) => (kind === 'number' ? [value] : []))).toEqual([
      '12345678901234567890',
      '1e999',
      '47.90',
      '-0',
      '1E+2',
    ])
  })

  it('show escapes, repeated keys and brackets inside texts as they were written', () => {
    const text = '{"a":"\\u00e9 \\"{[,:]}\\" \\\\","a":null,"__proto__":{"x":[]}}'
    expect(written(text)).toBe(
      [
        '{',
        '  "a": "\\u00e9 \\"{[,:]}\\" \\\\",',
        '  "a": null,',
        '  "__proto__": {',
        '    "x": []',
        '  }',
        '}',
      ].join('\n'),
    )
  })

  it('count the entries of each list and map, and know its last line', () => {
    const lines = linesOf('{"list":[1,[2,3],{"a":4}],"none":{}}')
    const list = lines.find(({ key }) => key === '"list"')
    expect(list).toMatchObject({ kind: 'open', size: 3 })
    expect(lines[list?.close ?? -1]).toMatchObject({ kind: 'close', value: ']' })
    expect(lines[0]).toMatchObject({ size: 2, close: lines.length - 1 })
  })

  it('are the same as those of an indented JSON text, whatever the JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const indented = JSON.stringify(value, null, 2)
        expect(written(JSON.stringify(value))).toBe(indented)
        expect(written(indented)).toBe(indented)
      }),
      { numRuns: 300, seed: 4 },
    )
  })

  it('are null for an answer that is not JSON', () => {
    for (const text of ['', '<html></html>', '{"a":1', '{"a":1}{', 'undefined']) {
      expect(toRawLines(text)).toBeNull()
    }
  })

  it('allow a byte order mark and very deep nesting', () => {
    expect(toRawLines('\uFEFF{}')).toHaveLength(1)
    expect(toRawLines('['.repeat(5000) + ']'.repeat(5000))).toHaveLength(9999)
  })

  it('show a text of 1 MB as one line', () => {
    expect(toRawLines(JSON.stringify({ a: 'x"\\'.repeat(350_000) }))).toHaveLength(3)
  })
})

describe('folding', () => {
  const lines = linesOf('{"a":{"b":[1,2]},"c":3}')

  it('hides the inner lines and the closing line', () => {
    const folded = foldableLines(lines)
    expect(shownLines(lines, folded).map((at) => lines[at]?.key ?? lines[at]?.value)).toEqual([
      '{',
      '"a"',
      '"c"',
      '}',
    ])
    expect(shownLines(lines, new Set())).toHaveLength(lines.length)
  })

  it('opens as far as needed to show a found line', () => {
    const [target = -1] = findLines(lines, '2')
    expect(unfoldedAround(lines, foldableLines(lines), target)).toEqual(new Set())
  })
})

describe('finding', () => {
  const lines = linesOf('{"skuSet":[{"ean":"2049811763054"}],"name":"caf\\u00e9","size":"XS"}')

  it('searches keys and values in any letter case', () => {
    expect(findLines(lines, 'SKUSET').map((at) => lines[at]?.key)).toEqual(['"skuSet"'])
    expect(findLines(lines, '763054').map((at) => lines[at]?.key)).toEqual(['"ean"'])
  })

  it('finds a character that is written as an escape', () => {
    expect(findLines(lines, 'café').map((at) => lines[at]?.key)).toEqual(['"name"'])
  })

  it('finds nothing for an empty search, and no brackets', () => {
    expect(findLines(lines, '  ')).toEqual([])
    expect(findLines(lines, '{')).toEqual([])
  })
})
