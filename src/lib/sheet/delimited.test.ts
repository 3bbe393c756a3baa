import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { createDelimitedWriter, createPasteWriter } from './delimited.ts'
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

/** Removes the apostrophes that prevent texts from starting a formula. */
const bare = (text: string | undefined) => text?.replaceAll("'", '')

/** Checks a cell that was read back; texts that could start a formula may have additional apostrophes. */
function expectBack(text: string | undefined, cell: Cell, decimal: '.' | ',') {
  if (typeof cell === 'number') {
    expect(Number(text?.replace(decimal, '.'))).toBe(Object.is(cell, -0) ? 0 : cell)
  } else if (typeof cell === 'boolean') expect(text).toBe(cell ? 'TRUE' : 'FALSE')
  else if (cell === null) expect(text).toBe('')
  else if (typeof cell === 'string') {
    if (/[=+\-@]|^[\t\r]/.test(cell)) expect(bare(text)).toBe(bare(cell))
    else expect(text).toBe(cell)
  } else expect(text).toBe('code' in cell ? `="${cell.code}"` : '')
}

describe('rows of a delimited file', () => {
  it('can be read back with every separator and decimal sign, whatever they contain', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<',' | ';' | '\t'>(',', ';', '\t'),
        fc.constantFrom<'.' | ','>('.', ','),
        fc.array(fc.array(anyCell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 4 }),
        (separator, decimal, rows) => {
          const text = createDelimitedWriter({ separator, decimal })(rows)
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

  it('contain no text that a spreadsheet would run as a formula', () => {
    fc.assert(
      fc.property(
        anyText,
        fc.constantFrom('=', '+', '-', '@', '\t', '\r', ' =', '\u00A0=', '＝', '＋', '－', '＠'),
        (text, start) => {
          const written = createDelimitedWriter({ separator: ',', decimal: '.' })([[start + text]])
          expect(written.replace(/^"/, '').charAt(0)).toBe("'")
        },
      ),
      { seed: 4, numRuns: 300 },
    )
  })

  it('contain no formula even for a program that expects a different separator', () => {
    const separators = [',', ';', '\t'] as const
    fc.assert(
      fc.property(
        fc.constantFrom(...separators),
        fc.constantFrom(...separators),
        fc.array(fc.array(anyText, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 }),
        (separator, usedSeparator, rows) => {
          const text = createDelimitedWriter({ separator, decimal: '.' })(rows)
          const { data } = Papa.parse<string[]>(text, { delimiter: usedSeparator })
          for (const cell of data.flat()) expect(cell).not.toMatch(/^\s*[=+\-@＝]/)
          if (usedSeparator === separator) return
          // Nor in programs that read each line as a row; a third quote is part of the text.
          for (const raw of text.split(new RegExp(`[\\r\\n${usedSeparator}]`))) {
            expect(raw).not.toMatch(/^\s*"{0,2}[=+\-@＝]/)
          }
        },
      ),
      { seed: 4, numRuns: 2000 },
    )
    const write = createDelimitedWriter({ separator: ',', decimal: '.' })
    expect(write([['Shirt;=1+1', 'a\n-b', 'S, -M', 'a;b - c']])).toBe(
      `Shirt;'=1+1,"a\n'-b","S, -M",a;b - c\r\n`,
    )
  })

  it('write codes as text if they could be read as a number or a date', () => {
    const codes = ['5E10', '03-12', '12 Mar', 'MAR1', '1,5', '-7', '１２', 'A1B2', '=x', 'two']
    expect(createPasteWriter('.')([codes.map((code) => ({ code }))])).toBe(
      `="5E10"\t="03-12"\t="12 Mar"\t="MAR1"\t="1,5"\t="-7"\t="１２"\tA1B2\t'=x\ttwo\r\n`,
    )
    const write = createDelimitedWriter({ separator: ',', decimal: '.' })
    expect(write([[{ code: '5E10' }, { code: '1;=2' }]])).toBe(`"=""5E10""","=""1;'=2"""\r\n`)
  })

  it('write plain codes if requested, but never as formulas', () => {
    const write = createDelimitedWriter({ separator: ',', decimal: '.', plainCodes: true })
    expect(write([[{ code: CODE }, { code: '5E10' }, { code: '=x' }, { code: '1,5' }]])).toBe(
      `${CODE},5E10,'=x,"1,5"\r\n`,
    )
  })

  it('write negative numbers as numbers, codes as text and missing values as empty', () => {
    const cells = [-2.5, 0, 1e21, null, '', Number.NaN, { code: CODE }, { code: '=x' }, '-2.5']
    expect(createDelimitedWriter({ separator: ',', decimal: '.' })([cells])).toBe(
      `-2.5,0,1e+21,,,,"=""${CODE}""",'=x,'-2.5\r\n`,
    )
    expect(createDelimitedWriter({ separator: ';', decimal: ',' })([[12.5, -0.25, 7]])).toBe(
      '12,5;-0,25;7\r\n',
    )
    expect(createDelimitedWriter({ separator: ',', decimal: ',' })([[12.5]])).toBe('"12,5"\r\n')
  })

  it('write dates and times in UTC, in a form that spreadsheets read', () => {
    const at = Date.UTC(2025, 10, 18, 9, 42, 7)
    expect(
      createDelimitedWriter({ separator: ';', decimal: '.' })([[{ at }, { at: Number.NaN }]]),
    ).toBe('2025-11-18 09:42:07;\r\n')
  })
})

describe('rows for the clipboard', () => {
  it('write codes as text and quote only where necessary', () => {
    expect(
      createPasteWriter('.')([[{ code: CODE }, 'a, b', 'say "a"', '"a"', 'two\nlines', '=1']]),
    ).toBe(`="${CODE}"\ta, b\tsay "a"\t"""a"""\t"two\nlines"\t'=1\r\n`)
  })
})
