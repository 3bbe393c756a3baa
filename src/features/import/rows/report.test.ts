import { describe, expect, it } from 'vitest'
import { reportSheets } from './report.ts'

const page = (data: unknown) =>
  `<!doctype html><html><body><h1>Report</h1><script type="application/json" id="catalog-explorer-report">${JSON.stringify(data)}</script></body></html>`
const report = (...parts: unknown[]) =>
  page({ format: 'catalog-explorer-report', version: 1, report: { title: 'Prices', parts } })

describe('a report of this app', () => {
  it('is read part by part, the longest first, with numbers and dates typed', () => {
    const columns = [{ label: 'EAN' }, { label: 'Price' }, { label: 'Checked' }, { label: 'Link' }]
    const row = [{ code: '2049811701377' }, 9.99, { at: Date.UTC(2026, 2, 12, 9, 17) }, null]
    const other = [{ code: '2049811702749' }, null, { at: 1e300 }, { url: 'https://shop.example' }]
    expect(
      reportSheets(
        report(
          { title: 'Cheapest', columns, rows: [row] },
          { title: 'All', columns, rows: [row, other] },
          { title: 'A chart', points: [1, 2] },
          'nonsense',
        ),
      ),
    ).toEqual([
      {
        name: 'All',
        isHidden: false,
        formulas: 0,
        rows: [
          { line: 1, cells: ['EAN', 'Price', 'Checked', 'Link'] },
          {
            line: 2,
            cells: ['2049811701377', 9.99, { kind: 'date', text: '2026-03-12 09:17:00' }, ''],
          },
          { line: 3, cells: ['2049811702749', '', '', 'https://shop.example'] },
        ],
      },
      expect.objectContaining({ name: 'Cheapest' }),
    ])
  })

  it.each<[what: string, text: string]>([
    ['another web page', '<html><table><tr><td>1'],
    ['a report without tables', report({ title: 'A chart' })],
    ['data of another app', page({ format: 'other', report: { parts: [] } })],
    ['truncated data', report().slice(0, -40)],
  ])('is not %s', (_what, text) => {
    expect(reportSheets(text)).toBeNull()
  })
})
