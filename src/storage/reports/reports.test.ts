import { beforeEach, describe, expect, it } from 'vitest'
import type { Report } from '@/domain/report/report.ts'
import { readBackup, writeBackup } from '@/storage/database/backup.ts'
import { deleteStored, readContents, replaceStored } from '@/storage/database/stored.ts'
import { deleteReport, saveReport, listReports, putBackReport, readReport } from './reports.ts'

const AT = Date.UTC(2025, 10, 18, 9, 42)

const report: Report = {
  title: 'Monday',
  kind: 'Price report, Northgate',
  at: AT,
  place: 'United States',
  isDemo: true,
  facts: [{ label: 'Scope', value: 'Codes', more: '' }],
  figures: [
    { label: 'Rows', value: '2', lines: [], formula: '' },
    { label: 'Index', value: '103.1', of: 'of 2', tone: 'dearer', lines: ['a'], formula: 'b' },
  ],
  parts: [
    {
      key: 'rows',
      title: 'All rows',
      meta: '',
      columns: [
        { key: 'code', label: 'Code', kind: 'code' },
        { key: 'change', label: 'Change', kind: 'change', formula: 'c', isBar: true },
      ],
      rows: [
        [{ code: '0401234567893' }, 12.5],
        [{ url: 'https://northgate.example/p' }, { at: AT }],
        [null, true],
        ['', 0],
      ],
      most: 2,
      chart: {
        kind: 'steps',
        says: 'Index',
        label: 'code',
        value: 'change',
        tones: ['cheaper', null],
        base: { at: 100, label: 'median' },
      },
    },
  ],
  notes: 'Hold our prices.',
  method: [{ term: 'Index', says: 'mine ÷ median' }],
}
const FROM = { kind: 'page', path: '/collections/one' } as const

beforeEach(() => deleteStored(['reports']))

const only = async () => {
  const { reports, damaged } = await listReports('demo')
  expect({ count: reports.length, damaged }).toEqual({ count: 1, damaged: 0 })
  return reports[0] ?? null
}

describe('reports', () => {
  it('are restored completely from a backup', async () => {
    await saveReport('demo', report, { from: FROM, at: AT })
    const before = await only()
    const reading = readBackup(writeBackup(await readContents(['reports']), AT))
    await deleteStored(['reports'])
    expect((await listReports('demo')).reports).toEqual([])
    if (reading.kind !== 'ok') throw new Error(reading.message)
    expect(reading.backup).toMatchObject({ damaged: 0, unknown: [] })
    await replaceStored(reading.backup.contents)
    expect(await only()).toEqual(before)
    expect(before).toMatchObject({ title: 'Monday', rows: 4, codes: 1, from: FROM })
    expect(await readReport('demo', before?.id ?? '')).toEqual(report)
  })

  it('are restored exactly when their deletion is undone', async () => {
    await saveReport('demo', report, { from: { kind: 'file', name: 'monday.html' }, at: AT })
    const before = await only()
    const deleted = await deleteReport('demo', before?.id ?? '')
    expect(await readReport('demo', before?.id ?? '')).toBeNull()
    await putBackReport(deleted)
    expect(await only()).toEqual(before)
    expect(await readReport('demo', before?.id ?? '')).toEqual(report)
  })

  it('are limited to the last twenty per connection', async () => {
    for (let at = 0; at < 22; at += 1) {
      await saveReport('demo', { ...report, title: `No. ${at}` }, { from: FROM, at })
    }
    await saveReport('other', report, { from: FROM, at: AT })
    const { reports } = await listReports('demo')
    expect(reports.map(({ title }) => title)).toEqual(
      Array.from({ length: 20 }, (_, place) => `No. ${21 - place}`),
    )
    expect((await readContents(['reports'])).stores.get('reports')).toHaveLength(2 * 21)
  })
})
