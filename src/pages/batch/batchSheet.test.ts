import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { exportJob } from '../../export/exportJob.ts'
import { defaultExportChoice, type ExportChoice } from '../../lib/sheet/exportChoice.ts'
import {
  defaultBatchSettings,
  type BatchAnswer,
  type BatchOutcome,
  type BatchProduct,
} from '../../market/batchAnswer.ts'
import { nothingJoined } from '../../market/names.ts'
import { referenceWords } from '../../market/reference.ts'
import { summaryOfAnswer } from '../../market/summaryOfAnswer.ts'
import { planBatch } from '../../model/batch/planBatch.ts'
import { textOf, tickingWorld } from '../../testing/export/exporting.ts'
import { linesOf } from '../../testing/made/linesOf.ts'
import type { ShownRow } from './rows/batchRows.ts'
import { batchSheet } from './batchSheet.ts'

const CODE = '0401234567893'
const URL = 'https://shop.example/p/1'
const ID = 'BF8B4404FC13F9B4C052AB88873F2DD1'
const AT = Date.UTC(2025, 10, 18, 9, 42, 7)

const offer = (merchantId: string, offerPrice: number) => ({
  productId: null,
  merchantId,
  merchantName: merchantId,
  merchantProductUrl: null,
  offerPrice,
  salePrice: null,
})
const product = (productId: string): BatchProduct => ({
  productId,
  title: '=HYPERLINK("x")',
  merchant: 'northgate',
  brand: 'Marlowe',
  category: null,
  offerPrice: 47.9,
  salePrice: 59,
  discount: -19,
  active: true,
  imageUrl: null,
  productUrl: URL,
  eans: [CODE],
})
const market = { code: CODE, offers: [offer('mine', 11), offer('a', 10), offer('b', 12)] }
const answers: Record<BatchAnswer['kind'], BatchAnswer> = {
  ean: { kind: 'ean', ...market, echo: null, title: 'A shirt', imageUrl: null },
  url: { kind: 'url', url: URL, records: [product(ID), product('0'.repeat(32))], market },
  id: {
    kind: 'id',
    product: product(ID),
    traits: [
      ['Colour', 'Blue|Navy'],
      ['Fabric', 'Cotton'],
    ],
  },
  title: {
    kind: 'title',
    candidates: [{ record: product(ID), score: 0.91, reasons: ['all words', 'same size'] }],
    choice: 0,
    market,
  },
}

function rowsFor(text: string): ShownRow[] {
  return planBatch(linesOf(text), [['us']]).rows.map((row) => {
    const kind = row.ask?.entry.kind
    if (!kind) return { row, state: 'invalid', outcome: null, summary: null, own: null }
    const answer = answers[kind]
    const outcome: BatchOutcome = { state: 'done', at: AT, ms: 12.4, tries: 1, answer }
    const summary = summaryOfAnswer(answer, { mine: ['mine'], reference: 'median' })
    return { row, state: 'done', outcome, summary, own: null }
  })
}

const batch = {
  id: 'k',
  at: AT,
  name: '=A batch, of "codes"',
  groups: [['us']],
  settings: defaultBatchSettings,
  isRunning: false,
  counts: { lines: 2, invalid: 1, asks: 1, done: 1, notFound: 0, failed: 0 },
}

function sheetOf(rows: ShownRow[], more: Partial<Parameters<typeof batchSheet>[0]> = {}) {
  const given = {
    batch,
    rows,
    filtered: null,
    order: 'by index, highest first',
    shown: null,
    unasked: 0,
    failed: 0,
    mine: { us: ['mine'] },
    joined: nothingJoined,
    reference: referenceWords('median'),
    at: AT,
  }
  return batchSheet({ ...given, labels: [], ...more })
}

async function exported(source: ReturnType<typeof sheetOf>, choice: Partial<ExportChoice> = {}) {
  const { signal } = new AbortController()
  return exportJob({
    source,
    choice: { ...defaultExportChoice, ...choice },
    which: 'filtered',
    world: tickingWorld(),
    signal,
    onProgress: () => {},
  })
}

async function tableOf(source: ReturnType<typeof sheetOf>, choice: Partial<ExportChoice> = {}) {
  const text = await textOf(await exported(source, { mark: false, ...choice }))
  return Papa.parse<string[]>(text, { newline: '\r\n', skipEmptyLines: true }).data
}

/** Each row below the names of the columns, by those names. */
function byName(table: string[][]): Record<string, string>[] {
  const from = table.findIndex(([first]) => first === 'Row')
  const names = table[from] ?? []
  return (
    table
      .slice(from + 1)
      // Details below the rows have one cell.
      .filter(({ length }) => length > 1)
      .map((cells) => Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])))
  )
}

describe('an exported batch', () => {
  it('says what it is: when, where, of how many rows, whether complete, in which currency', async () => {
    const rows = rowsFor(`${CODE}\nnonsense`)
    const complete = await tableOf(sheetOf(rows))
    expect(complete.slice(0, 9).map(([cell]) => cell)).toEqual([
      `'=A batch, of "codes"`,
      expect.stringMatching(/^Exported 18 Nov 2025, .*; made 18 Nov 2025/),
      'Country: US; mode: lite',
      'Complete',
      'Currency: not stated',
      'My merchant: mine',
      'Order: as given',
      expect.stringMatching(/^Of these rows: Merchants median 3 \(1/),
      'Rows: 2 of 2',
    ])
    expect(complete.at(-1)).toEqual([
      'Index = my price ÷ median of the other merchants’ offer prices × 100; vs median of the others = index − 100, in percent',
    ])
    const labels = [{ countries: 'us', label: 'US$' }]
    const part = { unasked: 3, failed: 40, labels, mine: {}, filtered: rows.slice(1) }
    const incomplete = await tableOf(sheetOf(rows, part))
    expect(incomplete.slice(3, 9).map(([cell]) => cell)).toEqual([
      'Incomplete: 3 not answered yet, 40 failed',
      'Currency as labelled by the user: US US$',
      'My merchant: none chosen',
      'Order: by index, highest first',
      'Of these rows: no figures',
      'Rows: 1 of 2',
    ])
    const open = rowsFor('Tomato Ketchup').map((row): ShownRow => {
      const outcome: BatchOutcome = {
        state: 'done',
        at: AT,
        ms: 12.4,
        tries: 1,
        answer: { kind: 'title', candidates: [], market: null, choice: null },
      }
      return { ...row, state: 'undecided', outcome, summary: null }
    })
    expect((await tableOf(sheetOf(open)))[3]).toEqual(['Incomplete: 1 undecided'])
    const followed = await tableOf(sheetOf(rowsFor(URL), { mine: {} }))
    expect(followed[5]).toEqual(['My merchant: none chosen'])
    for (const lack of [{ unasked: 3 }, { failed: 40 }]) {
      expect((await exported(sheetOf(rows, lack))).name).toBe(
        '=A batch, of codes, 2025-11-18, incomplete.csv',
      )
    }
    expect((await tableOf(sheetOf(rows, { failed: 1 })))[3]).toEqual(['Incomplete: 1 failed'])
  })

  it('holds every row with its figures, and the reason where there are none', async () => {
    const [valid, invalid] = byName(await tableOf(sheetOf(rowsFor(`${CODE}\nnonsense`))))
    expect(valid).toMatchObject({
      Asked: `="${CODE}"`,
      Product: 'A shirt',
      Merchants: '3',
      Lowest: '10',
      Median: '11',
      'My price': '11',
      'My price from': 'catalog',
      Rank: '2',
      Index: '100',
      'vs median of the others': '0',
      'Cheapest rival': 'a',
      'Measured against': 'median of the others',
      'Answered at (UTC)': '2025-11-18 09:42:07',
      Tries: '1',
    })
    expect(rowsFor(valid?.['Asked'] ?? '')[0]?.row.ask?.entry).toMatchObject({ code: CODE })
    expect(invalid).toMatchObject({
      Status: 'invalid',
      Remark: '“nonsense” isn’t an EAN, link or product ID.',
      'Answered at (UTC)': '',
      Merchants: '',
    })
    expect(valid).not.toHaveProperty('Product id')
    expect(valid).not.toHaveProperty('Target price')
  })

  it('names the row that a duplicate repeats, as the table counts rows', async () => {
    const rows = byName(await tableOf(sheetOf(rowsFor(`${CODE}\nnonsense\n${CODE}`))))
    expect(rows.map((row) => row['Repeats row'])).toEqual(['', '', '1'])
  })

  it('holds the records of URLs and the traits of ids', async () => {
    const [url, id] = byName(await tableOf(sheetOf(rowsFor(`${URL}\n${ID}`))))
    expect(url).toMatchObject({
      Kind: 'url',
      Asked: URL,
      'Records matched': '2',
      'Product id': ID,
      'Record discount': '-19',
      'Record active': 'TRUE',
      'EANs of the record': `="${CODE}"`,
      'Other product ids': '0'.repeat(32),
      'Prices of code': `="${CODE}"`,
      Product: `'=HYPERLINK("x")`,
    })
    expect(id).toMatchObject({
      Kind: 'id',
      Traits: 'Colour: Blue|Navy; Fabric: Cotton',
      Merchants: '',
    })
  })

  it('can be cut down to the columns and the rows of the table', async () => {
    const rows = rowsFor(`${CODE}\n${ID}`)
    const shown = ['row', 'code', 'lowest', 'took']
    const table = await tableOf(sheetOf(rows, { shown, filtered: rows.slice(1) }), {
      columns: 'shown',
    })
    expect(table.slice(-3, -1)).toEqual([
      ['Row', 'Asked', 'Remark', 'Lowest', 'Took ms'],
      ['2', ID, '', '', '12'],
    ])
  })

  it('says in the columns of the table too what a row without figures was, and why it has none', async () => {
    const [ask] = rowsFor(CODE)
    if (!ask) throw new Error('no row')
    const failure = { name: 'HttpError', says: 'The service answered 500.', status: 500 }
    const outcome: BatchOutcome = { state: 'failed', at: AT, ms: 1, tries: 3, failure }
    const failed: ShownRow = { ...ask, state: 'failed', outcome, summary: null }
    const source = sheetOf([failed, ...rowsFor('nonsense')], { shown: ['code', 'status'] })
    const table = await tableOf(source, { columns: 'shown' })
    expect(table.slice(-4, -1)).toEqual([
      ['Asked', 'Status', 'Remark'],
      [`="${CODE}"`, 'failed', 'The service answered 500.'],
      ['nonsense', 'invalid', '“nonsense” isn’t an EAN, link or product ID.'],
    ])
  })

  it('gives as JSON what is kept of each answer, with null where there is none', async () => {
    const rows = rowsFor(`${CODE}\nnonsense`)
    const text = await textOf(await exported(sheetOf(rows), { format: 'json' }))
    expect(JSON.parse(text)).toMatchObject([
      { row: 1, given: CODE, asked: { kind: 'ean', text: CODE }, outcome: { answer: answers.ean } },
      { row: 2, given: 'nonsense', asked: null, state: 'invalid', outcome: null },
    ])
  })
})
