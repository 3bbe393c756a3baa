import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultBatchSettings, type BatchOutcome } from '../../domain/batch/batchAnswer.ts'
import { marketSummary } from '../../domain/batch/marketSummary.ts'
import { planBatch } from '../../domain/batch/planBatch.ts'
import { readInput } from '../../domain/batch/readInput.ts'
import { readTable } from '../../domain/batch/readTable.ts'
import { batchCsv } from './batchCsv.ts'
import type { ShownRow } from './batchRows.ts'
import { sortRows } from './sortRows.ts'
import { writeCsv } from './writeCsv.ts'

const CODE = '0401234567893'

const offer = (merchantId: string, offerPrice: number) => ({
  productId: null,
  merchantId,
  merchantName: merchantId,
  merchantProductUrl: null,
  offerPrice,
  salePrice: null,
})

function rowsFor(text: string, title: string | null = null): ShownRow[] {
  const reading = readInput(text)
  if (reading.kind === 'problem') throw new Error(reading.says)
  return planBatch(reading.lines, [['us']]).rows.map((row) => {
    const entry = row.ask?.entry
    if (entry?.kind !== 'ean') {
      return { row, state: 'invalid', outcome: null, summary: null, own: null }
    }
    const offers = [offer('mine', 11), offer('a', 10), offer('b', 12 + row.row)]
    const answer = {
      kind: 'ean' as const,
      code: entry.code,
      offers,
      echo: null,
      title,
      imageUrl: null,
    }
    const outcome: BatchOutcome = {
      state: 'done',
      at: 1_700_000_000_000,
      ms: 12.4,
      tries: 1,
      answer,
    }
    const summary = marketSummary(offers, { mine: 'mine', reference: 'median' })
    return { row, state: 'done', outcome, summary, own: null }
  })
}

const batch = {
  id: 'k',
  at: 1_700_000_000_000,
  name: '=A batch, of "codes"',
  groups: [['us']],
  settings: defaultBatchSettings,
  isRunning: false,
  counts: { lines: 2, invalid: 1, asks: 1, done: 1, notFound: 0, failed: 0 },
}

function exported(rows: ShownRow[], more: Partial<Parameters<typeof batchCsv>[0]> = {}) {
  const given = {
    batch,
    rows,
    total: 4,
    unasked: 0,
    mine: 'mine',
    labels: [],
    at: 1_700_000_000_000,
  }
  return readTable(batchCsv({ ...given, ...more }).slice(1), ',').rows.map(({ cells }) => cells)
}

describe('cells of a CSV', () => {
  it('hold what they were given, whatever it was, and run nothing', () => {
    const cell = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.constantFrom('=1+1', '+1', '-2', '@x', '\tx', 'a,b', 'a"b', 'a\nb', '\r\n', '"', ' =1'),
    )
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1, maxLength: 4 }), (cells) => {
        // The first cell is filled: an empty row is no row to a reader.
        const [row] = readTable(writeCsv([['x', ...cells]]).slice(1), ',').rows
        const [, ...read] = row?.cells ?? []
        expect(read).toHaveLength(cells.length)
        for (const [at, text] of read.entries()) {
          expect(text).not.toMatch(/^[=+\-@\t\r]/)
          expect([cells[at], `'${cells[at]}`]).toContain(text)
        }
      }),
      { seed: 4, numRuns: 500 },
    )
  })

  it('keep numbers as numbers, the negative ones too, and codes as text', () => {
    expect(writeCsv([[-2.5, 0, 1e21, null, { code: CODE }, { code: '=x' }]])).toBe(
      `\uFEFF-2.5,0,1e+21,,"=""${CODE}""",'=x\r\n`,
    )
  })
})

describe('the export of a batch', () => {
  it('says what it is: when, where, of how many rows, whether complete, and in which currency', () => {
    const rows = rowsFor(`${CODE}\nnonsense`)
    const complete = exported(rows)
    expect(complete.slice(0, 6).map(([cell]) => cell)).toEqual([
      `'=A batch, of "codes"`,
      expect.stringMatching(/^Exported 1[45] Nov 2023, .*; made 1[45] Nov 2023/),
      'Country: us; mode: lite',
      'Rows: 2 of 4',
      'Complete',
      'Currency: not stated',
    ])
    const labels = [{ countries: 'us', label: 'US$' }]
    const [, , , , fifth, sixth] = exported(rows, { unasked: 3, labels })
    expect(fifth?.[0]).toBe('Incomplete: 3 not answered yet')
    expect(sixth?.[0]).toBe('Currency as labelled by the user: us US$')
  })

  it('holds every row with its figures, and the reason where there are none', () => {
    const table = exported(rowsFor(`${CODE}\nnonsense`, '=HYPERLINK("x")'))
    const heads = table.find(([first]) => first === 'Row') ?? []
    const [valid, invalid] = table.slice(-2)
    const of = (row: string[] | undefined, head: string) => row?.[heads.indexOf(head)]
    expect(of(valid, 'Asked')).toBe(`="${CODE}"`)
    expect(rowsFor(of(valid, 'Asked') ?? '')[0]?.row.ask?.entry).toMatchObject({ code: CODE })
    expect(of(valid, 'Product')).toBe(`'=HYPERLINK("x")`)
    expect(['Merchants', 'Lowest', 'Median', 'My price'].map((head) => of(valid, head))).toEqual([
      '3',
      '10',
      '11',
      '11',
    ])
    expect(of(valid, 'Price index')).toBe('100')
    expect(of(invalid, 'Status')).toBe('invalid')
    expect(of(invalid, 'Remark')).toBe('“nonsense” is no code, URL or product id.')
  })
})

describe('the order of rows', () => {
  const rows = rowsFor(`2049811763054\n${CODE}\nnonsense\n2000000000008`)
  const order = (sorted: ShownRow[]) => sorted.map(({ row }) => row.row)

  it('puts the latest first, or a column from either end, rows without a value last', () => {
    expect(order(sortRows(rows, 'latest'))).toEqual([3, 2, 1, 0])
    expect(order(sortRows(rows, 'highest'))).toEqual([0, 1, 3, 2])
    expect(order(sortRows(rows, '-highest'))).toEqual([3, 1, 0, 2])
    expect(order(sortRows(rows, 'row'))).toEqual([0, 1, 2, 3])
  })

  it('never mixes prices of different countries', () => {
    const [first, second] = rows
    if (!first || !second) throw new Error('Two rows were read.')
    const elsewhere = { ...first, row: { ...first.row, countries: ['in'] } }
    expect(sortRows([second, elsewhere], '-highest')).toEqual([elsewhere, second])
  })
})
