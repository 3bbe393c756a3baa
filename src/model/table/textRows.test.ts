import { describe, expect, it } from 'vitest'
import { textRows } from './textRows.ts'

describe('a pasted text as rows', () => {
  it('counts empty lines', () => {
    expect(textRows('a\tb\n\n\nc\td\n')).toEqual({
      kind: 'rows',
      rows: [['a', 'b'], [], [], ['c', 'd']],
      separator: '\t',
    })
  })

  it('is cut where the user says', () => {
    expect(textRows('1;2,5\n3;4', ';')).toMatchObject({
      rows: [
        ['1', '2,5'],
        ['3', '4'],
      ],
    })
  })

  it('is refused when it is too long or no text', () => {
    expect(textRows('x'.repeat(5_000_001))).toMatchObject({
      says: expect.stringContaining('5,000,001 characters'),
    })
    expect(textRows('PK\u0003\u0004\u0000')).toMatchObject({ kind: 'problem' })
  })
})
