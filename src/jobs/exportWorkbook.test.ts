import fc from 'fast-check'
import readXlsxFile from 'read-excel-file/node'
import { describe, expect, it } from 'vitest'
import type { Cell } from '@/lib/sheet/sheet.ts'
import { bytesOf, columnsOf, exporting, sourceOf } from '@test/export/exporting.ts'

async function written(rows: readonly Cell[][], more: Parameters<typeof sourceOf>[1] = {}) {
  return bytesOf(await exporting(sourceOf(rows, more), { format: 'xlsx', head: false }))
}

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.string({ unit: fc.constantFrom(...Array.from('=+-@\t\n,;"\'<>& 1a_xA')), maxLength: 8 }),
)
const anyCode = fc
  .array(fc.constantFrom(...Array.from('0123456789')), { minLength: 8, maxLength: 14 })
  .map((digits) => digits.join(''))
const anyVersion = fc.integer({ min: 0, max: 4_000_000_000 }).map((seconds) => seconds * 1000)

describe('an exported workbook', () => {
  it('can be read back with the right type in every cell', async () => {
    const property = fc.asyncProperty(
      fc.array(
        fc.tuple(
          anyText,
          fc.double({ noNaN: true, noDefaultInfinity: true }),
          fc.boolean(),
          anyCode,
          anyVersion,
          fc.option(fc.integer()),
        ),
        { minLength: 20, maxLength: 60 },
      ),
      async (input) => {
        const rows = input.map(([text, number, yes, code, at, maybe]): Cell[] => [
          text,
          number,
          yes,
          { code },
          { at },
          maybe,
        ])
        const [sheet] = await readXlsxFile(await written(rows))
        const [, ...read] = sheet?.data ?? []
        expect(read).toHaveLength(input.length)
        for (const [row, [text, number, yes, code, at, maybe]] of input.entries()) {
          const [a, b, c, d, e, f] = read[row] ?? []
          // The reader trims texts.
          expect(typeof a === 'string' ? a.trim() : '').toBe(text.trim())
          expect(b).toBe(Object.is(number, -0) ? 0 : number)
          expect(c).toBe(yes)
          expect(d).toBe(code)
          expect(e instanceof Date && Math.round(e.getTime() / 1000)).toBe(at / 1000)
          expect(f).toBe(maybe)
        }
      },
    )
    await fc.assert(property, { seed: 4, numRuns: 15 })
  })

  it('contains formulas as text, without characters that XML forbids, and shortens long texts', async () => {
    const long = 'x'.repeat(40_000)
    const rows = [['=HYPERLINK("x")', 'a\u0000b\uD800c', '<c>&"', '_x0041_', long]]
    const [sheet] = await readXlsxFile(await written(rows))
    const [formula, hostile, markup, escape, cut] = sheet?.data[1] ?? []
    expect([formula, hostile, markup]).toEqual(['=HYPERLINK("x")', 'ab\uFFFDc', '<c>&"'])
    expect(['_x0041_', '_x005F_x0041_']).toContain(escape)
    expect(String(cut)).toHaveLength(32_767)
    expect(cut).toMatch(/cut here/)
  })

  it('has introductory lines above its column names', async () => {
    const source = sourceOf([[1], [2]], { about: () => ['Shirts', 'Currency: not stated'] })
    const [sheet] = await readXlsxFile(await bytesOf(await exporting(source, { format: 'xlsx' })))
    expect(sheet?.sheet).toBe('Rows')
    expect(sheet?.data).toEqual([
      ['Shirts'],
      ['Currency: not stated'],
      ['Rows: 2 of 2'],
      [null],
      ['Column 1'],
      [1],
      [2],
    ])
  })

  it('has a second sheet only if there are details', async () => {
    const details = ['Left out as duplicates: 3', '=SUM(A1)']
    const source = sourceOf([[1]], { about: () => ['Shirts'], details: () => details })
    const sheets = await readXlsxFile(await bytesOf(await exporting(source, { format: 'xlsx' })))
    expect(sheets.map(({ sheet }) => sheet)).toEqual(['Rows', 'About'])
    expect(sheets[0]?.data.at(-1)).toEqual([1])
    expect(sheets[1]?.data).toEqual(details.map((line) => [line]))
    const bare = await readXlsxFile(await written([[1]]))
    expect(bare).toHaveLength(1)
  })

  it('that fails at a row contains the rows before it and is marked as incomplete', async () => {
    for (const k of [0, 33]) {
      const rows = Array.from({ length: 100 }, (_, row): Cell[] => [row, { code: `0${row}` }])
      const source = sourceOf(rows, { columns: columnsOf(2, rows[k]) })
      const exported = await exporting(source, { format: 'xlsx' })
      expect(exported.name).toBe('An export (partial).xlsx')
      const [sheet] = await readXlsxFile(await bytesOf(exported))
      expect(sheet?.sheet).toBe('Rows (partial)')
      const note = `Incomplete file: only ${k} of 100 rows could be written (the row is spoiled)`
      expect(sheet?.data[1]?.[0]).toBe(note)
      expect(sheet?.data).toHaveLength(4 + k + 1)
      expect(sheet?.data[4 + k]?.[0]).toBe(note)
      if (k > 0) expect(sheet?.data[3 + k]).toEqual([k - 1, `0${k - 1}`])
    }
  })

  it('can have more than 26 columns, or no rows', async () => {
    const wide = [Array.from({ length: 60 }, (_, column) => column)]
    const [sheet] = await readXlsxFile(await written(wide))
    expect(sheet?.data[1]).toEqual(wide[0])
    const [empty] = await readXlsxFile(await written([]))
    expect(empty?.data).toEqual([['Column 1']])
  })
})
