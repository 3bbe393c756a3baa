import { createHash } from 'node:crypto'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import type { Report, ReportPart } from '@/domain/report/report.ts'
import { openSheets } from '@/features/import/openSheets.ts'
import { reportSheets } from '@/features/import/rows/report.ts'
import { textSource } from '@/features/import/source.ts'
import { foldText } from '@/lib/text/spelling.ts'
import { HASHES, writeReportPage } from './reportPage.ts'
import REPORT_SCRIPT from './reportScript.js?raw'
import { REPORT_STYLE } from './reportStyle.ts'

const HOSTILE = `</script><script>alert(1)</script><img src=x onerror=alert(2)>"' &amp; \u2028`

const part: ReportPart = {
  key: 'rows',
  title: 'All rows',
  meta: HOSTILE,
  columns: [
    { key: 'code', label: 'Code', kind: 'code' },
    { key: 'product', label: HOSTILE, kind: 'text' },
    { key: 'price', label: 'Your price', kind: 'price' },
    { key: 'difference', label: 'vs median', kind: 'change', formula: HOSTILE, isBar: true },
    { key: 'merchant', label: 'Merchant', kind: 'merchant' },
    { key: 'at', label: 'Answered', kind: 'when' },
  ],
  rows: [
    [{ code: '0401234567893' }, HOSTILE, 1234.5, 12.34, HOSTILE, { at: Date.UTC(2025, 10, 18) }],
    [{ code: '2049811763056' }, null, null, -3, null, null],
    [{ code: '2049811763057' }, 'A shirt', 0, 0, 'Northgate', null],
  ],
  most: 2,
  chart: null,
}

const report: Report = {
  title: HOSTILE,
  kind: 'Price report, Northgate',
  at: Date.UTC(2025, 10, 18, 9, 42),
  place: 'United States',
  isDemo: true,
  facts: [{ label: 'Scope', value: HOSTILE, more: HOSTILE }],
  figures: [
    { label: 'Price index', value: '103.1', of: HOSTILE, lines: [HOSTILE], formula: HOSTILE },
  ],
  parts: [part],
  notes: HOSTILE,
  method: [{ term: HOSTILE, says: HOSTILE }],
}

const page = writeReportPage(report)
const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

describe('the HTML page of a report', () => {
  it('folds letters for its word filter as the app does', () => {
    const fold: unknown = runInNewContext(`${REPORT_SCRIPT}; foldText`, {
      document: { querySelectorAll: () => [] },
    })
    if (typeof fold !== 'function') throw new Error('the script has its function')
    const names = [
      'Piqué',
      'Straße',
      'STRAẞE',
      'KIRMIZI',
      'Kırmızı',
      'ΔΡΌΜΟΣ',
      'Ｍarlowe',
      'ガード',
      'Nike™',
      '7½',
    ]
    for (const name of [
      ...names,
      'O’Neill',
      '3.5 mm',
      'Harbor & Main',
      'Østby',
      'Май',
      'कि',
      'Größe: 38',
    ]) {
      expect([name, fold(name)]).toEqual([name, foldText(name)])
    }
  })

  it('allows only its own script and style to run, by their hashes', () => {
    expect(HASHES).toEqual({ script: hash(REPORT_SCRIPT), style: hash(REPORT_STYLE) })
    const [, policy = ''] =
      /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(page) ?? []
    expect(policy).toBe(
      `default-src &#39;none&#39;; script-src &#39;${HASHES.script}&#39;; style-src &#39;${HASHES.style}&#39;; img-src data:; base-uri &#39;none&#39;; form-action &#39;none&#39;`,
    )
    expect(page).not.toMatch(/ style="/)
  })

  it('never turns received text into HTML elements', () => {
    expect(page.match(/<script/g)).toHaveLength(2)
    expect(page).not.toContain('<img')
    expect(page).not.toMatch(/(?:src|href)="(?!data:,")/)
  })

  it('shows the first rows, states how many there are, and contains all of them', () => {
    expect(page.match(/<tr>/g)).toHaveLength(3)
    expect(page).toContain('2 of 3 rows; the workbook and the data of this file have all of them.')
    expect(page).toContain('A shirt')
  })

  it('shows a difference within its column’s tolerance as equal, without a triangle', () => {
    const painted = (equalWithin?: number) => {
      const columns = part.columns.map((column) =>
        column.kind === 'change' && equalWithin !== undefined ? { ...column, equalWithin } : column,
      )
      const rows = [0.4, -0.5, 0.6, -0.6].map((value) => [null, null, null, value, null, null])
      const whole = writeReportPage({ ...report, parts: [{ ...part, columns, rows, most: null }] })
      return [
        ...whole.matchAll(/<rect class="(\w+)"[^>]*><\/svg><span class="(\w+)">([▲▼]?)/g),
      ].map(([, bar, text, sign]) => [bar, text, sign])
    }
    const below = ['cheaper', 'cheaper', '▼']
    const above = ['dearer', 'dearer', '▲']
    const equal = ['equal', 'equal', '']
    expect(painted()).toEqual([above, below, above, below])
    expect(painted(0.5)).toEqual([equal, equal, above, below])
  })

  it('shows a missing value as an en dash and a real 0 as 0', () => {
    const whole = writeReportPage({ ...report, parts: [{ ...part, most: null }] })
    expect(whole).toContain('<td class="figure" data-v="">–</td>')
    expect(whole).toContain('<td class="figure" data-v="0">0.00</td>')
  })

  it('shows a difference by sign and triangle as well as by colour', () => {
    expect(page).toContain('<span class="dearer">▲ +12.3%</span>')
    expect(page).toContain('<span class="cheaper">▼ −3.0%</span>')
  })

  it('can be imported again with all its tables', async () => {
    const file = await openSheets(textSource('report.html', page), () => Promise.resolve())
    expect(file).toMatchObject({
      kind: 'opened',
      sheets: [
        {
          name: 'All rows',
          rows: [
            ['Code', HOSTILE, 'Your price', 'vs median', 'Merchant', 'Answered'],
            ['0401234567893', HOSTILE, '1234.5', '12.34', HOSTILE, '2025-11-18'],
            ['2049811763056', '', '', '-3', '', ''],
            ['2049811763057', 'A shirt', '0', '0', 'Northgate', ''],
          ],
        },
      ],
    })
  })

  it.each([
    '',
    '<html>',
    page.replace('"format"', '"other"'),
    page.replace('{"format', '{{"format'),
  ])('is not recognized as a report if its data is missing or damaged', (text) => {
    expect(reportSheets(text)).toBeNull()
  })
})
