import { expect, it } from 'vitest'
import type { Report } from '@/domain/report/report.ts'
import { openSheets } from '@/features/import/openSheets.ts'
import { bytesSource } from '@/features/import/source.ts'
import { tickingEnvironment } from '@test/export/exporting.ts'
import { writeReportWorkbook } from './reportWorkbook.ts'

const part = (key: string, title: string) => ({
  key,
  title,
  meta: 'by index',
  columns: [
    { key: 'code', label: 'Code', kind: 'code' as const },
    { key: 'index', label: 'Index', kind: 'index' as const },
  ],
  rows: [
    [{ code: '0401234567893' }, 103.125],
    [{ code: '=1+1' }, null],
  ],
  most: 1,
  chart: null,
})

const report: Report = {
  title: 'Shirts',
  kind: 'Price report, Northgate',
  at: Date.UTC(2025, 10, 18, 9, 42),
  place: 'United States',
  isDemo: true,
  facts: [{ label: 'Scope', value: 'Shirts', more: '2 rows' }],
  figures: [{ label: 'Price index', value: '103.1', lines: ['median = 100'], formula: 'a ÷ b' }],
  parts: [part('a', 'The 20 dearest'), part('b', 'All rows')],
  notes: '-1 is a note',
  method: [{ term: 'Equal', says: 'Within 0.5%' }],
}

it('a report’s workbook has a summary sheet and one sheet per part with all its rows', async () => {
  const pieces = await writeReportWorkbook(report, tickingEnvironment())
  const bytes = new Uint8Array(await new Blob(pieces).arrayBuffer())
  const file = await openSheets(bytesSource('report.xlsx', bytes), () => Promise.resolve())
  if (file.kind !== 'opened') throw new Error(file.message)
  expect(file.sheets.map(({ name }) => name)).toEqual(['Summary', 'The 20 dearest', 'All rows'])
  const [summary, dearest] = file.sheets
  expect(summary?.rows.slice(5)).toEqual([
    ['What', 'Value', 'More'],
    ['Scope', 'Shirts', '2 rows'],
    ['Price index', '103.1', 'median = 100; calculated: a ÷ b'],
    ['Notes', '-1 is a note'],
    ['Equal', 'Within 0.5%'],
  ])
  expect(dearest?.rows).toEqual([
    ['The 20 dearest'],
    ['by index'],
    [],
    ['Code', 'Index'],
    ['0401234567893', '103.125'],
    ['=1+1'],
  ])
})
