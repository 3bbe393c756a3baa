import { expect, it } from 'vitest'
import { itemPosition } from '@/domain/pricing/itemPosition.ts'
import { noAliases } from '@/domain/pricing/names.ts'
import { referenceWords } from '@/domain/pricing/reference.ts'
import type { WorkRow } from '@/domain/rows/rowView.ts'
import { rowFilter } from '@/pages/collection/collectionViewState.ts'
import { aCodeMarket } from '@test/made/aCodeMarket.ts'
import { aCollection } from '@test/made/aCollection.ts'
import { aResultRow } from '@test/made/aResultRow.ts'
import { aVersion } from '@test/made/aVersion.ts'
import { collectionReport } from './collectionReport.ts'
import type { ReportView } from './reportView.ts'

const AT = Date.UTC(2025, 10, 18, 12)

const rows = [
  aResultRow({
    productId: '1',
    title: 'One',
    brand: 'Haldane',
    merchant: 'Northgate',
    offerPrice: 10,
    discount: 20,
  }),
  aResultRow({
    productId: '2',
    title: 'Two',
    brand: 'HALDANE',
    merchant: 'Sundial',
    offerPrice: 30,
    discount: 50,
  }),
  aResultRow({
    productId: '3',
    title: 'Three',
    brand: 'Haldane',
    merchant: 'Sundial',
    offerPrice: 0,
    discount: null,
  }),
  aResultRow({
    productId: '4',
    title: 'Four',
    brand: null,
    merchant: 'Sundial',
    offerPrice: 20,
    discount: 10,
  }),
]

const viewOf = (
  countries = ['us'],
  filtered: readonly WorkRow[] | null = null,
  all: readonly WorkRow[] = rows,
): ReportView => ({
  ranking: null,
  collection: aCollection('one', { name: 'cotton shirt', countries }),
  version: aVersion({ id: 'm', at: AT, endedAt: AT }),
  rows: all,
  filtered,
  filter: rowFilter({}),
  sort: [],
  pricingContext: { you: 'Northgate', reference: referenceWords('median'), tolerance: 0.5 },
  shown: ['title', 'offerPrice'],
  label: '',
  aliases: noAliases,
  at: AT,
})

const reportOf = (...view: Parameters<typeof viewOf>) =>
  collectionReport({ isDemo: false, views: [viewOf(...view)] })

const partOf = (report: ReturnType<typeof reportOf>, key: string) =>
  report.parts.find((part) => part.key.startsWith(`${key}-`))

it('the report of a search sums up brands and merchants, with spellings merged', () => {
  const report = reportOf()
  expect(partOf(report, 'brand')?.rows).toEqual([['Haldane', 3, 75, 10, 20, 20, 30, 35]])
  expect(partOf(report, 'merchant')?.rows.map(([name, count]) => [name, count])).toEqual([
    ['Sundial', 3],
    ['Northgate', 1],
  ])
  expect(partOf(report, 'discounts')?.rows.map(([title]) => title)).toEqual(['Two', 'One', 'Four'])
  expect(partOf(report, 'rows')?.rows).toEqual([
    ['One', 10],
    ['Two', 30],
    ['Three', 0],
    ['Four', 20],
  ])
  expect(report.figures.map(({ label, value }) => [label, value])).toEqual([
    ['Rows', '4'],
    ['Median offer price', '20.00'],
    ['Median discount', '−20%'],
  ])
})

it('the report of a search says how many rows a figure leaves out', () => {
  const { figures, parts } = reportOf()
  const lines = (label: string) => figures.find((figure) => figure.label === label)?.lines.at(-1)
  expect(lines('Median offer price')).toBe('n = 3; 1 left out')
  expect(lines('Median discount')).toBe('n = 3; 1 left out')
  expect(parts.find(({ key }) => key === 'prices-us')?.meta).toBe(
    'in equal steps; n = 3; 1 left out',
  )
  const priced = reportOf(['us'], rows.slice(0, 2)).figures
  expect(priced.find(({ label }) => label === 'Median discount')?.lines.at(-1)).toBe('n = 2')
})

it('the report of a search covers only the rows shown, and states the total', () => {
  const report = reportOf(['us'], rows.slice(0, 1))
  expect(report.figures[0]).toMatchObject({ value: '1', of: 'of 4' })
  expect(partOf(report, 'rows')?.rows).toHaveLength(1)
})

it('the report of a search has no price figures across several countries', () => {
  const report = reportOf(['us', 'in'])
  expect(report.figures.map(({ label }) => label)).toEqual(['Rows', 'Median discount'])
  expect(partOf(report, 'brand')?.rows).toEqual([['Haldane', 3, 75, 35]])
  expect(partOf(report, 'prices')).toBeUndefined()
})

it('the report of a search counts price positions over all sizes, and lists rows above market', () => {
  const market = (...indices: number[]) =>
    itemPosition(indices.map((index, at) => aCodeMarket({ index, myPrice: 10 + at, reference: 8 })))
  const [one, two, three, four] = rows
  const report = reportOf(
    ['us'],
    null,
    [
      { ...one, market: market(120, 130, 90) },
      { ...two, market: market(100.4, 99.8) },
      { ...three, market: market(80) },
      { ...four, market: itemPosition([aCodeMarket({ index: null, competitors: 0 })]) },
    ].map((row) => aResultRow(row)),
  )
  expect(report.sentence).toBe('Your prices are at the market (3 of 4 products have competitors).')
  expect(report.figures.find(({ label }) => label === 'Above the market')).toMatchObject({
    value: '1',
    of: 'of 3',
    lines: ['compared with median of the competitors', '33%'],
  })
  expect(partOf(report, 'position')?.rows.map(([name, count]) => [name, count])).toEqual([
    ['Below market', 1],
    ['At market', 1],
    ['Above market', 1],
    ['You don’t sell it', 0],
    ['Only you sell it', 1],
  ])
  const top = partOf(report, 'overpriced')
  const names = top?.columns.map(({ label }) => label) ?? []
  expect(
    top?.rows.map((row) => Object.fromEntries(names.map((name, at) => [name, row[at]]))),
  ).toMatchObject([
    {
      Title: 'One',
      'Your price': 10,
      'Your price, highest': 12,
      Index: 120,
      'Sizes above': 2,
      'Sizes compared': 3,
    },
  ])
  const brands = partOf(report, 'brand')
  expect(brands?.meta).toBe('1, by products; figures of your price')
  expect(brands?.rows.map((row) => [row[0], ...row.slice(7, 10)])).toEqual([
    ['Haldane', expect.closeTo(100.033, 3), expect.closeTo(100 / 3, 3), 3],
  ])
})

it('the report lists a product once among the most overpriced, whatever the number of its codes', () => {
  const at = (productId: string, title: string, index: number): WorkRow => ({
    ...aResultRow({ ...rows[0], productId, title }),
    market: itemPosition([aCodeMarket({ index, myPrice: 10, reference: 8 })]),
  })
  const all = [at('A', 'Shirt, S', 120), at('A', 'Shirt, M', 140), at('B', 'Trousers', 130)]
  const top = partOf(reportOf(['us'], null, all), 'overpriced')
  expect(top?.rows.map(([title]) => title)).toEqual(['Shirt, M', 'Trousers'])
  expect(top?.title).toMatch(/^The 2 most overpriced/)
  expect(top?.meta).toMatch(/of 2 above .*; sizes count once$/)
})

it('the report counts competitors even if no offers are known in one of the countries', () => {
  const names = [{ name: 'Sundial', spellings: ['Sundial'] }]
  const ranking = { names, competitors: [], items: 1, own: 1, without: 0 }
  const { facts } = collectionReport({
    isDemo: false,
    views: [{ ...viewOf(['us']), ranking }, viewOf(['in'])],
  })
  expect(facts[0]).toMatchObject({ label: 'Scope', more: '8 rows, 1 competitor' })
})
