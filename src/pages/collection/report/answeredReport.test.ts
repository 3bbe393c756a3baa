/** The report of checked codes, from their answers to its parts. */
import { describe, expect, it } from 'vitest'
import { planCodes, type CodesPlan } from '@/domain/codes/planCodes.ts'
import type { ItemAnswer, ItemOutcome, TitleAnswer } from '@/domain/pricing/itemAnswer.ts'
import { noAliases } from '@/domain/pricing/names.ts'
import { referenceWords } from '@/domain/pricing/reference.ts'
import type { ReportPart } from '@/domain/report/report.ts'
import { checkDigit } from '@/lib/gtin.ts'
import { rowFilter } from '@/pages/collection/collectionViewState.ts'
import { computeCodesRows } from '@/pages/collection/items/computeCodesRows.ts'
import { aVersion } from '@test/made/aVersion.ts'
import { linesOf } from '@test/made/linesOf.ts'
import { collectionReport } from './collectionReport.ts'

const AT = Date.UTC(2025, 10, 18, 9, 42)

const codeOf = (number: number) => {
  const digits = `20498${String(number).padStart(7, '0')}`
  return `${digits}${checkDigit(digits)}`
}

type Prices = Record<string, number | null>

const offerAt = (merchant: string, offerPrice: number | null) => ({
  productId: null,
  merchantId: merchant,
  merchantName: merchant === 'you' ? 'Northgate' : merchant,
  merchantProductUrl: null,
  offerPrice,
  salePrice: null,
})

const outcomeOf = (code: string, prices: Prices | null, isNamed: boolean): ItemOutcome => {
  const trial = { at: AT, ms: 10, tries: 1 }
  if (prices === null) return { ...trial, state: 'not found' }
  const offers = Object.entries(prices).map(([merchant, price]) => offerAt(merchant, price))
  const title = isNamed ? `Shirt ${code}` : null
  const answer: ItemAnswer = { kind: 'ean', code, offers, echo: null, title, imageUrl: null }
  return { ...trial, state: 'done', answer }
}

async function reportOf(
  plan: CodesPlan,
  outcomes: readonly (ItemOutcome | undefined)[],
  { countries = ['us'], hasNoOwnMerchant = false } = {},
) {
  const reference = referenceWords('median', undefined, hasNoOwnMerchant ? 'all' : 'others')
  const views = await Promise.all(
    countries.map(async (country) => ({
      ...(await computeCodesRows({ plan, outcomeOf: (position) => outcomes[position] }, country, {
        ownMerchants: hasNoOwnMerchant ? {} : { us: ['you'], in: ['you'] },
        reference: 'median',
        tolerance: 0.5,
        aliases: noAliases,
        ownPrice: () => null,
      })),
      collection: {
        name: 'Shirts',
        countries: [country],
        source: { kind: 'codes' as const, collectionId: 'one' },
      },
      version: aVersion({ id: 'm', at: AT, endedAt: AT }),
      filtered: null,
      filter: rowFilter({}),
      sort: [],
      pricingContext: { you: hasNoOwnMerchant ? null : 'Northgate', reference, tolerance: 0.5 },
      shown: ['title', 'status', 'myPrice', 'index'],
      label: '',
      aliases: noAliases,
      at: AT,
    })),
  )
  return collectionReport({ views, isDemo: true })
}

const marketsReport = (
  markets: readonly (Prices | null)[],
  { countries = ['us'], hasNoOwnMerchant = false, isNamed = true } = {},
) => {
  const plan = planCodes(
    linesOf(markets.map((_, at) => codeOf(at)).join('\n')),
    countries.map((country) => [country]),
  )
  const outcomes = plan.codeRequests.map(({ entry }, at) =>
    outcomeOf(
      entry.kind === 'ean' ? entry.code : '',
      markets[at % markets.length] ?? null,
      isNamed,
    ),
  )
  return reportOf(plan, outcomes, { countries, hasNoOwnMerchant })
}

const MARKETS: readonly (Prices | null)[] = [
  { you: 12, a: 10, b: 10 },
  { you: 9, a: 10, b: 10 },
  { you: 10, a: 10, b: 10 },
  { you: 15, a: 10, A: 12, b: 8 },
  { a: 10 },
  null,
  { you: 10, a: 0 },
]

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
  const answer: TitleAnswer = {
    kind: 'title',
    candidates: [{ record, score: 0.8, reasons: [] }],
    choice: null,
    market: null,
  }
  const titleReport = (input: ItemAnswer) =>
    reportOf(planCodes(linesOf('Ketchup', 'title'), [['us']]), [
      { at: AT, ms: 10, tries: 1, state: 'done', answer: input },
    ])

  it('lists undecided titles separately, and is incomplete because of them', async () => {
    const { facts, parts } = await titleReport(answer)
    expect(facts.at(-1)?.more).toBe(
      'Incomplete: 0 of 1 rows checked; 1 undecided; listed at the end',
    )
    expect(partOf(parts, 'Undecided').rows).toEqual([
      [1, { code: 'Ketchup' }, 'Best of 1: Tomato Ketchup 500 ml, 0.80'],
    ])
    expect(partOf(parts, 'All rows').rows[0]?.slice(0, 3)).toEqual([
      'Ketchup',
      { code: 'Ketchup' },
      'Undecided',
    ])
    expect(parts.some(({ title }) => title === 'Not found or not checked')).toBe(false)
  })

  it('counts an accepted title with market prices like any other row', async () => {
    const offers = [offerAt('a', 2), offerAt('you', 3)]
    const { facts, parts } = await titleReport({
      ...answer,
      choice: 0,
      market: { code: codeOf(1), offers },
    })
    expect(facts.at(-1)?.more).toBe('Complete')
    expect(partOf(parts, 'All rows').rows[0]?.slice(0, 3)).toEqual([
      'Tomato Ketchup 500 ml',
      { code: 'Ketchup' },
      'Found',
    ])
    expect(partOf(parts, 'The 1 most overpriced').rows).toHaveLength(1)
  })
})

describe('the report of codes', () => {
  const report = marketsReport(MARKETS)

  it('names your merchant, the scope and the completeness, and sums up the prices in a sentence', async () => {
    const { kind, place, facts, sentence } = await report
    expect(kind).toBe('Price report, Northgate')
    expect(place).toBe('United States')
    expect(facts.map(({ label, value }) => [label, value]).slice(0, 3)).toEqual([
      ['Scope', 'Shirts'],
      ['You', 'Northgate'],
      ['Compared with', 'Median of the competitors'],
    ])
    expect(facts.at(-1)).toMatchObject({ label: 'Version', more: 'Complete' })
    // The prices are 120, 90, 100 and 150.
    expect(sentence).toBe(
      'Your prices are 15.0% above the market (4 of 7 products have competitors).',
    )
  })

  it('starts with the index, products above market, the cheapest competitor and products you don’t sell', async () => {
    const { figures } = await report
    expect(figures.map(({ label, value, of }) => [label, value, of ?? ''])).toEqual([
      ['Price index', '115.0', ''],
      ['Above the market', '2', 'of 4'],
      // The differences are +20, −10, 0 and +87.5 percent.
      ['vs the cheapest competitor', '+10.0%', ''],
      ['You don’t sell it', '1', 'of 6'],
    ])
  })

  it('colours a difference within the tolerance as neither above nor below market', async () => {
    const near = await marketsReport([{ you: 100.4, a: 100 }])
    const cheapest = near.figures.find(({ label }) => label === 'vs the cheapest competitor')
    expect([cheapest?.value, cheapest?.tone]).toEqual(['+0.4%', undefined])
    const far = await marketsReport([{ you: 100.6, a: 100 }])
    expect(far.figures.find(({ label }) => label === 'vs the cheapest competitor')?.tone).toBe(
      'dearer',
    )
    const changes = near.parts.flatMap(({ columns }) =>
      columns.filter(({ kind }) => kind === 'change'),
    )
    expect(changes.length).toBeGreaterThan(1)
    expect(new Set(changes.map(({ equalWithin }) => equalWithin))).toEqual(new Set([0.5]))
  })

  it('accounts for every row once, and says why some have no position', async () => {
    const { rows, meta } = partOf((await report).parts, 'Your price position')
    expect(rows.map(([position, count]) => [position, count])).toEqual([
      ['Below market', 1],
      ['At market', 1],
      ['Above market', 2],
      ['You don’t sell it', 1],
      ['Only you sell it', 0],
      ['Unknown: not found', 1],
      ['Unknown: no competitor', 1],
    ])
    expect(rows.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(MARKETS.length)
    expect(rows.map(([, , share]) => share)).toEqual([25, 25, 50, null, null, null, null])
    expect(meta).toBe(
      'compared with median of the competitors, 7 rows; shares are of the 4 compared',
    )
  })

  it('ranks competitors by how often they are below your price, with spellings merged', async () => {
    const { rows, columns, meta } = partOf((await report).parts, 'Who undercuts you')
    expect(columns.map(({ label }) => label)).toEqual([
      'Competitor',
      'Sells your products',
      'Below your price',
      'Below, median',
      'Above your price',
      'Above, median',
      'Median difference',
      'Cheapest on',
      'Products you don’t sell',
    ])
    expect(
      rows.map((row) =>
        row.map((cell) => (typeof cell === 'number' ? Math.round(cell * 10) / 10 : cell)),
      ),
    ).toEqual([
      // The differences are −16.7, +11.1, 0 and −33.3 percent; its offer of 0 is left out.
      ['a', 4, 2, -25, 1, 11.1, -8.3, 3, 1],
      // The differences are −16.7, +11.1, 0 and −46.7 percent.
      ['b', 4, 2, -31.7, 1, 11.1, -8.3, 4, 0],
    ])
    expect(meta).toMatch(/^a undercuts you most: cheaper on 2 of the 4 products you both sell/)
  })

  it('counts price differences in steps, and counts products at market separately', async () => {
    // The prices are 90, 100, 120 and 150.
    const { rows } = partOf((await report).parts, 'Distribution')
    expect(rows.filter(([, count]) => count !== 0)).toEqual([
      ['−10 to −5', 1],
      ['at', 1],
      ['20 to 25', 1],
      ['25 and over', 1],
    ])
  })

  it('lists the most overpriced first, with what they are compared with', async () => {
    const { rows, columns } = partOf((await report).parts, 'The 2 most overpriced')
    expect(columns.map(({ label }) => label)).toEqual([
      'Title',
      'As given',
      'Your price',
      'Median of the competitors',
      'n',
      'vs median of the competitors',
      'Index',
      'Cheapest competitor',
      'Competitor’s price',
    ])
    expect(rows.map((row) => row.slice(1))).toEqual([
      [{ code: codeOf(3) }, 15, 10, 3, 50, 150, 'b', 8],
      [{ code: codeOf(0) }, 12, 10, 2, 20, 120, 'a', 10],
    ])
  })

  it('contains every row, and lists those not found separately', async () => {
    const { parts } = await report
    expect(partOf(parts, 'All rows').rows).toHaveLength(7)
    expect(partOf(parts, 'All rows').meta).toBe('in the order: as given')
    expect(partOf(parts, 'Not found or not checked').rows).toEqual([
      [6, { code: codeOf(5) }, 'Not found', null],
    ])
  })

  it('names every row that it shows, by its code where nobody knows a title', async () => {
    const { parts } = await marketsReport(MARKETS, { isNamed: false })
    for (const title of ['All rows', 'The 2 most overpriced']) {
      for (const [name] of partOf(parts, title).rows) expect(name).toMatch(/^20498\d{8}$/)
    }
  })

  it('shows no figures of yours while no merchant is chosen', async () => {
    const nobody = await marketsReport(MARKETS, { hasNoOwnMerchant: true })
    expect(nobody.kind).toBe('Price report')
    expect(nobody.sentence).toBeUndefined()
    expect(nobody.figures.map(({ label, value, of }) => [label, value, of])).toEqual([
      ['With offers', '6', 'of 7'],
    ])
    expect(nobody.parts.map(({ title }) => title)).toEqual([
      'Who is cheapest',
      'Not found or not checked',
      'All rows',
    ])
  })

  it('never puts prices of two countries into one figure', async () => {
    const both = await marketsReport(MARKETS, { countries: ['us', 'in'] })
    expect(
      both.figures.filter(({ label }) => label.startsWith('Price index')).map(({ label }) => label),
    ).toEqual(['Price index, United States', 'Price index, India'])
    expect(new Set(both.parts.map(({ key }) => key)).size).toBe(both.parts.length)
    expect(both.parts.map(({ title }) => title)).toContain('All rows, India')
  })
})
