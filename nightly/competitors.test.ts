/** Recounts the competitors of a report from the demo's catalog, by other means. */
import { describe, expect, it } from 'vitest'
import { planCodes } from '@/domain/codes/planCodes.ts'
import type { ItemOffer, ItemOutcome } from '@/domain/pricing/itemAnswer.ts'
import { noAliases } from '@/domain/pricing/names.ts'
import { referenceWords } from '@/domain/pricing/reference.ts'
import { noFilter } from '@/domain/rows/rowView.ts'
import { computeCodesRows } from '@/pages/collection/items/computeCodesRows.ts'
import { collectionReport } from '@/pages/collection/report/collectionReport.ts'
import { aVersion } from '@test/made/aVersion.ts'
import { linesOf } from '@test/made/linesOf.ts'
import { demoCatalog } from '../mocks/data/demoCatalog.ts'

const YOU = 'Northgate'
const CODES = 300
const AT = Date.UTC(2025, 10, 18, 6, 12)

const catalog = demoCatalog()

/** The first code of each of your products in the demo's order. */
function codesOfYours(): string[] {
  const codes = new Set<string>()
  for (let ordinal = 0; codes.size < CODES && ordinal < catalog.size; ordinal += 1) {
    const { country, product } = catalog.listing(ordinal)
    const ean = product.skuSet?.[0]?.ean
    if (country === 'us' && product.merchant === YOU && ean) codes.add(ean)
  }
  return [...codes]
}

function offersOfCode(code: string): ItemOffer[] {
  return catalog.ordinalsOfCode(code).flatMap((ordinal): ItemOffer[] => {
    const { country, product } = catalog.listing(ordinal)
    const sku = product.skuSet?.find(({ ean }) => ean === code)
    if (country !== 'us' || sku === undefined) return []
    return [
      {
        productId: null,
        merchantId: null,
        merchantName: product.merchant ?? null,
        merchantProductUrl: null,
        offerPrice: sku.offerPrice ?? null,
        salePrice: null,
      },
    ]
  })
}

const codes = codesOfYours()
const markets = codes.map((code) => ({ code, offers: offersOfCode(code) }))

async function reportOfCodes() {
  const plan = planCodes(linesOf(codes.join('\n')), [['us']])
  const outcomeOf = (position: number): ItemOutcome => ({
    at: AT,
    ms: 1,
    tries: 1,
    state: 'done',
    answer: {
      kind: 'ean',
      code: codes[position] ?? '',
      offers: markets[position]?.offers ?? [],
      echo: null,
      title: null,
      imageUrl: null,
    },
  })
  const view = await computeCodesRows({ plan, outcomeOf }, 'us', {
    ownMerchants: { us: [YOU] },
    reference: 'median',
    tolerance: 0.5,
    aliases: noAliases,
    ownPrice: () => null,
  })
  return collectionReport({
    isDemo: true,
    views: [
      {
        ...view,
        collection: {
          name: 'Yours',
          countries: ['us'],
          source: { kind: 'codes', collectionId: 'yours' },
        },
        version: aVersion({ id: 'one', at: AT, endedAt: AT }),
        filtered: null,
        filter: noFilter,
        sort: [],
        pricingContext: { you: YOU, reference: referenceWords('median'), tolerance: 0.5 },
        shown: ['title', 'myPrice', 'index'],
        label: '',
        aliases: noAliases,
        at: AT,
      },
    ],
  })
}

/** Counts without the app's statistics; the demo spells each merchant in one way. */
function recounted() {
  const found = new Map<string, { below: number; differences: number[] }>()
  for (const { offers } of markets) {
    const priced = offers.filter(({ offerPrice }) => (offerPrice ?? 0) > 0)
    const priceOf = (name: string) =>
      Math.min(
        ...priced
          .filter(({ merchantName }) => merchantName === name)
          .map(({ offerPrice }) => offerPrice ?? 0),
      )
    const yours = priceOf(YOU)
    if (yours === Infinity) continue
    for (const name of new Set(priced.map(({ merchantName }) => merchantName ?? ''))) {
      if (name === YOU) continue
      const one = found.get(name) ?? { below: 0, differences: [] }
      found.set(name, one)
      // Prices up to 0.5 % apart count as equal (pricing.md).
      if ((priceOf(name) / yours - 1) * 100 < -0.5) one.below += 1
      one.differences.push((priceOf(name) / yours - 1) * 100)
    }
  }
  return found
}

const report = await reportOfCodes()

describe('the competitors in a report on 300 codes of the demo', () => {
  const part = report.parts.find(({ title }) => title === 'Who undercuts you')
  const rows = part?.rows ?? []

  it('are all merchants below your price on a code, with n and the median difference', () => {
    const expected = recounted()
    expect(codes).toHaveLength(CODES)
    expect(rows).toHaveLength(expected.size)
    expect(rows.length).toBeGreaterThan(5)
    for (const [name, n, below, , , , difference] of rows) {
      const one = expected.get(typeof name === 'string' ? name : '')
      const sorted = (one?.differences ?? []).toSorted((a, b) => a - b)
      const middle = sorted.length / 2
      const median = ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2
      expect([name, below, n]).toEqual([name, one?.below, sorted.length])
      expect(difference).toBeCloseTo(median, 6)
    }
  })

  it('are ranked by products below your price, not only by those where they are cheapest', () => {
    const below = rows.map((cells) => Number(cells[2]))
    expect(below).toEqual(below.toSorted((a, b) => b - a))
    const cheapest = rows.map((cells) => Number(cells[7]))
    expect(below.every((count, at) => count <= Number(rows[at]?.[1]))).toBe(true)
    expect(below.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(
      cheapest.reduce((sum, count) => sum + count, 0),
    )
  })

  it('belong to a report whose shares add up to 100 %', () => {
    const figure = report.figures.find(({ label }) => label === 'Above the market')
    const position = report.parts.find(({ key }) => key === 'position-us')
    const above = position?.rows.find(([name]) => name === 'Above market')
    const share = Number(above?.[2])
    expect(figure?.value).toBe(String(Number(above?.[1])))
    expect(figure?.lines.at(-1)).toBe(`${Math.round(share)}%`)
    const shares = (position?.rows ?? []).flatMap((cells) => cells[2] ?? [])
    expect(shares.reduce<number>((sum, one) => sum + Number(one), 0)).toBeCloseTo(100, 6)
  })
})
