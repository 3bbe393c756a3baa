import { describe, expect, it } from 'vitest'
import {
  defaultBatchSettings,
  type BatchAnswer,
  type BatchOutcome,
  type TitleAnswer,
} from '../../../market/batchAnswer.ts'
import { referenceWords } from '../../../market/reference.ts'
import { planBatch } from '../../../model/batch/planBatch.ts'
import { checkDigit } from '../../../lib/gtin.ts'
import type { ReportPart } from '../../../model/report/report.ts'
import { linesOf } from '../../../testing/made/linesOf.ts'
import { createRows, type ShownRow } from '../rows/batchRows.ts'
import { batchReport, type BatchReportGiven } from './batchReport.ts'

const AT = Date.UTC(2025, 10, 18, 9, 42)

const codeOf = (number: number) => {
  const digits = `20498${String(number).padStart(7, '0')}`
  return `${digits}${checkDigit(digits)}`
}

type Prices = Record<string, number | null>

const offerAt = (merchant: string, offerPrice: number | null) => ({
  productId: null,
  merchantId: merchant,
  merchantName: merchant === 'me' ? 'Northgate' : merchant,
  merchantProductUrl: null,
  offerPrice,
  salePrice: null,
})

const outcomeOf = (code: string, prices: Prices | null): BatchOutcome => {
  const trial = { at: AT, ms: 10, tries: 1 }
  if (prices === null) return { ...trial, state: 'not found' }
  const offers = Object.entries(prices).map(([merchant, price]) => offerAt(merchant, price))
  const answer: BatchAnswer = {
    kind: 'ean',
    code,
    offers,
    echo: null,
    title: `Shirt ${code}`,
    imageUrl: null,
  }
  return { ...trial, state: 'done', answer }
}

/** A row for each market; null for a code that nobody knows. */
function rowsOf(markets: readonly (Prices | null)[], groups = [['us']], mine = 'me'): ShownRow[] {
  const plan = planBatch(linesOf(markets.map((_, at) => codeOf(at)).join('\n')), groups)
  const outcomes = plan.asks.map(({ entry }, at) =>
    outcomeOf(entry.kind === 'ean' ? entry.code : '', markets[at % markets.length] ?? null),
  )
  return createRows({
    mine: mine === '' ? {} : { us: [mine], in: [mine] },
    reference: 'median',
    tolerance: 0.5,
    joined: [],
    ownPrice: () => null,
  })({
    plan,
    outcomeOf: (position) => outcomes[position],
    stateOf: (position) => outcomes[position]?.state ?? 'waiting',
  })
}

const MARKETS: readonly (Prices | null)[] = [
  { me: 12, a: 10, b: 10 },
  { me: 9, a: 10, b: 10 },
  { me: 10, a: 10, b: 10 },
  { me: 15, a: 10, A: 12, b: 8 },
  { a: 10 },
  null,
  { me: 10, a: 0 },
]

const reportOf = (rows: ShownRow[], more: Partial<BatchReportGiven> = {}) =>
  batchReport({
    batch: { name: 'Shirts', groups: [['us']], settings: defaultBatchSettings },
    rows,
    mine: { us: ['me'] },
    reference: referenceWords('median'),
    tolerance: 0.5,
    isNobody: false,
    labels: [],
    isDemo: true,
    at: AT,
    ...more,
  })

const partOf = (parts: readonly ReportPart[], title: string): ReportPart => {
  const part = parts.find((one) => one.title === title)
  if (!part) throw new Error(`no part ${title}: ${parts.map((one) => one.title).join(', ')}`)
  return part
}

describe('the report of titles', () => {
  const record = {
    productId: null,
    title: 'Tomato Ketchup 500 ml',
    merchant: 'a',
    merchantId: 'a',
    brand: null,
    category: null,
    offerPrice: 2,
    salePrice: null,
    discount: null,
    active: true,
    imageUrl: null,
    productUrl: null,
    eans: [codeOf(1)],
  }
  const offers = [offerAt('a', 2), offerAt('me', 3)]
  const answer: TitleAnswer = {
    kind: 'title',
    candidates: [{ record, score: 0.8, reasons: [] }],
    choice: null,
    market: null,
  }
  const rowsOfTitle = (given: BatchAnswer) => {
    return createRows({
      mine: { us: ['me'] },
      reference: 'median',
      tolerance: 0.5,
      joined: [],
      ownPrice: () => null,
    })({
      plan: planBatch(linesOf('Ketchup', 'title'), [['us']]),
      outcomeOf: () => ({ at: AT, ms: 10, tries: 1, state: 'done', answer: given }),
      stateOf: () => 'done',
    })
  }

  it('lists what is undecided apart, and is incomplete for it', () => {
    const { facts, parts } = reportOf(rowsOfTitle(answer))
    expect(facts.at(-1)).toMatchObject({
      value: 'Incomplete: 0 of 1 row answered',
      more: '1 undecided; listed at the end',
    })
    expect(partOf(parts, 'Undecided').rows).toEqual([
      [1, { code: 'Ketchup' }, 'Best of 1: Tomato Ketchup 500 ml, 0.80'],
    ])
    expect(partOf(parts, 'All rows').rows[0]?.slice(0, 4)).toEqual([
      1,
      { code: 'Ketchup' },
      null,
      'undecided',
    ])
    expect(parts.some(({ title }) => title === 'Without an answer')).toBe(false)
  })

  it('counts an accepted one with its market like any other row', () => {
    const { facts, parts } = reportOf(
      rowsOfTitle({ ...answer, choice: 0, market: { code: codeOf(1), offers } }),
    )
    expect(facts.at(-1)?.value).toBe('Complete: all 1 row')
    expect(partOf(parts, 'All rows').rows[0]?.slice(2, 4)).toEqual([
      'Tomato Ketchup 500 ml',
      'done',
    ])
    expect(partOf(parts, 'The 1 dearest').rows).toHaveLength(1)
  })
})

describe('the report of a batch', () => {
  const report = reportOf(rowsOf(MARKETS))

  it('says whose it is, of what, and how complete', () => {
    expect(report.kind).toBe('Price report, Northgate')
    expect(report.place).toBe('United States')
    expect(report.facts.map(({ label, value }) => [label, value])).toEqual([
      ['Scope', 'Shirts'],
      ['My merchant', 'Northgate'],
      ['Reference', 'Median of the others'],
      ['Completeness', 'Complete: all 7 rows'],
    ])
  })

  it('heads with the index, what is dearer, the cheapest rival and what I do not sell', () => {
    expect(report.figures.map(({ label, value, of }) => [label, value, of ?? ''])).toEqual([
      // 120, 90, 100 and 150.
      ['Price index', '115.0', ''],
      ['Dearer than the market', '2', 'of 4'],
      // +20, −10, 0 and +87.5 percent.
      ['Against the cheapest rival', '+10.0%', ''],
      ['Not sold by me', '1', 'of 6'],
    ])
  })

  it('paints a difference within the tolerance as neither cheaper nor dearer', () => {
    const near = reportOf(rowsOf([{ me: 100.4, a: 100 }]))
    const rival = near.figures.find(({ label }) => label === 'Against the cheapest rival')
    expect([rival?.value, rival?.tone]).toEqual(['+0.4%', undefined])
    const far = reportOf(rowsOf([{ me: 100.6, a: 100 }])).figures
    expect(far.find(({ label }) => label === 'Against the cheapest rival')?.tone).toBe('dearer')
    const changes = near.parts.flatMap(({ columns }) =>
      columns.filter(({ kind }) => kind === 'change'),
    )
    expect(changes.length).toBeGreaterThan(1)
    expect(new Set(changes.map(({ equalWithin }) => equalWithin))).toEqual(new Set([0.5]))
  })

  it('accounts for every row once, and says why some stand nowhere', () => {
    const { rows } = partOf(report.parts, 'Where my prices stand')
    expect(rows.map(([standing, count]) => [standing, count])).toEqual([
      ['Cheaper than the market', 1],
      ['Equal', 1],
      ['Dearer than the market', 2],
      ['Not sold by me', 1],
      ['Sold only by me', 0],
      ['Unknown: not found', 1],
      ['Unknown: without a price to measure against', 1],
    ])
  })

  it('counts each competitor below your price, all spellings as one, and ranks them by it', () => {
    const { rows, columns } = partOf(report.parts, 'Who is below your price')
    expect(columns.map(({ label }) => label)).toEqual([
      'Merchant',
      'Below your price',
      'Both sell it',
      'Median difference',
      'Cheapest competitor',
    ])
    expect(
      rows.map((row) =>
        row.map((cell) => (typeof cell === 'number' ? Math.round(cell * 10) / 10 : cell)),
      ),
    ).toEqual([
      // −16.7, +11.1, 0 and −33.3 percent; its offer of 0 is left out.
      ['a', 2, 4, -8.3, 3],
      // −16.7, +11.1, 0 and −46.7 percent.
      ['b', 2, 4, -8.3, 4],
    ])
  })

  it('takes the shares of all its parts of the compared rows', () => {
    const { rows, meta } = partOf(report.parts, 'Where my prices stand')
    expect(rows.map(([, , share]) => share)).toEqual([25, 25, 50, null, null, null, null])
    expect(meta).toBe('vs median of the others, 7 rows; shares are of the 4 compared')
    expect(report.figures[1]?.lines).toEqual(['vs median of the others', '50%'])
  })

  it('counts in the steps of the page, each from its lower end on, and apart what is equal', () => {
    // 90, 100, 120 and 150.
    const { rows } = partOf(report.parts, 'Distribution')
    expect(rows.filter(([, count]) => count !== 0)).toEqual([
      ['−10 to −5', 1],
      ['equal', 1],
      ['20 to 25', 1],
      ['25 and over', 1],
    ])
  })

  it('lists the dearest first, with what they are measured against', () => {
    const { rows, columns } = partOf(report.parts, 'The 2 dearest')
    expect(columns.map(({ label }) => label)).toEqual([
      'Product',
      'Code',
      'My price',
      'Median of the others',
      'n',
      'vs median of the others',
      'Index',
      'Cheapest rival',
      'Rival’s price',
    ])
    expect(rows.map((row) => row.slice(1))).toEqual([
      [{ code: codeOf(3) }, 15, 10, 3, 50, 150, 'b', 8],
      [{ code: codeOf(0) }, 12, 10, 2, 20, 120, 'a', 10],
    ])
  })

  it('holds every row, and those without an answer by themselves', () => {
    expect(partOf(report.parts, 'All rows').rows).toHaveLength(7)
    expect(partOf(report.parts, 'Without an answer').rows).toEqual([
      [6, { code: codeOf(5) }, 'not found', null],
    ])
  })

  it('calls nothing mine while nobody is chosen', () => {
    const words = referenceWords('median', undefined, 'all')
    const nobody = reportOf(rowsOf(MARKETS, [['us']], ''), {
      mine: {},
      isNobody: true,
      reference: words,
    })
    expect(nobody.kind).toBe('Price report')
    expect(JSON.stringify([nobody.figures, nobody.parts])).not.toMatch(/\b(?:mine|my|index)\b/i)
    expect(nobody.figures.map(({ label, value }) => [label, value])).toEqual([
      ['Sold by someone', '6'],
      // 20, 11.1, 0 and 87.5 percent of two and more prices.
      ['Spread', '15.6%'],
    ])
  })

  it('never puts prices of two countries into one figure', () => {
    const groups = [['us'], ['in']]
    const both = reportOf(rowsOf(MARKETS, groups), {
      batch: { name: 'Shirts', groups, settings: defaultBatchSettings },
      mine: { us: ['me'], in: ['me'] },
    })
    expect(
      both.figures.filter(({ label }) => label.startsWith('Price index')).map(({ label }) => label),
    ).toEqual(['Price index, United States', 'Price index, India'])
    expect(partOf(both.parts, 'All rows').columns.map(({ label }) => label)).toContain('Country')
    expect(new Set(both.parts.map(({ key }) => key)).size).toBe(both.parts.length)
  })
})
