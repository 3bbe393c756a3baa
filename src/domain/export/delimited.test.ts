import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { delimited, pasted } from './delimited.ts'
import type { Cell } from './sheet.ts'

const CODE = '0401234567893'

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({ unit: fc.constantFrom(...Array.from('=+-@\t\r\n,;"\' 1a\u00A0')), maxLength: 6 }),
)
const anyNumber = fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.integer())
const anyCode = fc
  .array(fc.constantFrom(...Array.from('0123456789')), { minLength: 8, maxLength: 14 })
  .map((digits) => ({ code: digits.join('') }))
const anyCell: fc.Arbitrary<Cell> = fc.oneof(
  anyText,
  anyNumber,
  fc.boolean(),
  anyCode,
  fc.constant(null),
)

/** What a cell comes back as; what began like a formula has an apostrophe before it. */
function expectBack(text: string | undefined, cell: Cell, decimal: '.' | ',') {
  if (typeof cell === 'number') {
    expect(Number(text?.replace(decimal, '.'))).toBe(Object.is(cell, -0) ? 0 : cell)
  } else if (typeof cell === 'boolean') expect(text).toBe(cell ? 'TRUE' : 'FALSE')
  else if (cell === null) expect(text).toBe('')
  else if (typeof cell === 'string') expect([cell, `'${cell}`]).toContain(text)
  else expect(text).toBe('code' in cell ? `="${cell.code}"` : '')
}

describe('rows with a separator', () => {
  it('come back as they were, whatever they hold, with every separator and decimal sign', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<',' | ';' | '\t'>(',', ';', '\t'),
        fc.constantFrom<'.' | ','>('.', ','),
        fc.array(fc.array(anyCell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 4 }),
        (separator, decimal, rows) => {
          const text = delimited({ separator, decimal })(rows)
          const { data } = Papa.parse<string[]>(text, { delimiter: separator, newline: '\r\n' })
          expect(data).toHaveLength(rows.length + 1)
          for (const [at, row] of rows.entries()) {
            expect(data[at]).toHaveLength(row.length)
            for (const [column, cell] of row.entries()) {
              expectBack(data[at]?.[column], cell, decimal)
            }
          }
        },
      ),
      { seed: 4, numRuns: 1000 },
    )
  })

  it('hold no text that a spreadsheet would run', () => {
    fc.assert(
      fc.property(
        anyText,
        fc.constantFrom('=', '+', '-', '@', '\t', '\r', ' =', '\u00A0='),
        (text, start) => {
          const written = delimited({ separator: ',', decimal: '.' })([[start + text]])
          expect(written.replace(/^"/, '').charAt(0)).toBe("'")
        },
      ),
      { seed: 4, numRuns: 300 },
    )
  })

  it('keep negative numbers as numbers, codes as text, and what is missing empty', () => {
    const cells = [-2.5, 0, 1e21, null, '', Number.NaN, { code: CODE }, { code: '=x' }, '-2.5']
    expect(delimited({ separator: ',', decimal: '.' })([cells])).toBe(
      `-2.5,0,1e+21,,,,"=""${CODE}""",'=x,'-2.5\r\n`,
    )
    expect(delimited({ separator: ';', decimal: ',' })([[12.5, -0.25, 7]])).toBe('12,5;-0,25;7\r\n')
    expect(delimited({ separator: ',', decimal: ',' })([[12.5]])).toBe('"12,5"\r\n')
  })

  it('write moments so that spreadsheets read them, in UTC', () => {
    const at = Date.UTC(2025, 10, 18, 9, 42, 7)
    expect(delimited({ separator: ';', decimal: '.' })([[{ at }, { at: Number.NaN }]])).toBe(
      '2025-11-18 09:42:07;\r\n',
    )
  })
})

describe('rows to be pasted', () => {
  it('keep codes as text without quoting what needs no quotes', () => {
    expect(pasted('.')([[{ code: CODE }, 'a, b', 'say "a"', '"a"', 'two\nlines', '=1']])).toBe(
      `="${CODE}"\ta, b\tsay "a"\t"""a"""\t"two\nlines"\t'=1\r\n`,
    )
  })
})
