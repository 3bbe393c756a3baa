import { describe, expect, it } from 'vitest'
import type { ResultRow } from '@/domain/collections/resultRow.ts'
import { noAliases, type AliasesByKind } from '@/domain/pricing/names.ts'
import { aResultRow } from '@test/made/aResultRow.ts'
import { collectBrandHistory, type PriceObservation } from './brandHistory.ts'

const MINUTE = 60_000
const SHIRTS = { of: 'collection', id: 's1', name: 'Shirts' } as const
const DRESSES = { of: 'collection', id: 's2', name: 'Dresses' } as const
const CODES = { of: 'collection', id: 'b1', name: 'Codes' } as const
const CODE = '2049811763054'

/** `{ A: 40 }` is a record of Marlowe at Northgate. */
const rowsAt = (prices: Record<string, number | null>, overrides: Partial<ResultRow> = {}) =>
  Object.entries(prices).map(([productId, offerPrice]) =>
    aResultRow({
      productId,
      brand: 'Marlowe',
      merchant: 'Northgate',
      country: 'us',
      offerPrice,
      ...overrides,
    }),
  )
const anObservation = (
  minute: number,
  rows: readonly ResultRow[],
  source: PriceObservation['source'] = SHIRTS,
  isWhole = true,
): PriceObservation => ({ source, at: minute * MINUTE, isWhole, rows })

function historyOf(observations: readonly PriceObservation[], aliases: AliasesByKind = noAliases) {
  const collected = collectBrandHistory({ brand: 'Marlowe', country: 'us' }, aliases)
  for (const one of observations) collected.learn(one)
  for (const one of observations) collected.add(one)
  return collected.history(['Northgate'])
}
const medians = (history: ReturnType<typeof historyOf>) =>
  history.all.map(({ median, n }) => [median, n])

describe('the history of a brand', () => {
  it('covers all collections; a price counts until a newer one of that offer is known', () => {
    const history = historyOf([
      anObservation(1, rowsAt({ A: 40, B: 60 })),
      anObservation(5, rowsAt({ C: 80, A: 44 }), DRESSES),
    ])
    expect(history.times).toEqual([MINUTE, 5 * MINUTE])
    expect(medians(history)).toEqual([
      [50, 2],
      [60, 3],
    ])
    expect(history.lowest).toEqual({ price: 40, at: MINUTE, name: 'Northgate' })
  })

  it('shows how far prices of the same offers changed, without new and removed ones', () => {
    const history = historyOf([
      anObservation(1, rowsAt({ A: 100, B: 100 })),
      anObservation(2, rowsAt({ A: 121, B: 100, C: 900 })),
      anObservation(3, rowsAt({ A: 121, C: 450 })),
    ])
    expect(history.level.map(({ n }) => n)).toEqual([2, 2, 2])
    expect(history.level[0]?.value).toBe(100)
    expect(history.level[1]?.value).toBeCloseTo(110, 9)
    expect(history.level[2]?.value).toBeCloseTo(110 * Math.sqrt(0.5), 9)
  })

  it('leaves out offers that a complete version lacks or that have no price', () => {
    const first = anObservation(1, rowsAt({ A: 40, B: 60 }))
    expect(medians(historyOf([first, anObservation(2, rowsAt({ A: 40 }))]))).toEqual([
      [50, 2],
      [40, 1],
    ])
    const part = anObservation(2, rowsAt({ A: 40 }), SHIRTS, false)
    expect(medians(historyOf([first, part]))[1]).toEqual([50, 2])
    const other = anObservation(2, rowsAt({ C: 50 }), DRESSES)
    expect(medians(historyOf([first, other]))[1]).toEqual([50, 3])
    const unpriced = anObservation(2, rowsAt({ A: null, B: 0 }), SHIRTS, false)
    expect(medians(historyOf([first, unpriced]))[1]).toEqual([null, 0])
  })

  it('includes the offers of its codes, which state no brand', () => {
    const records = anObservation(1, rowsAt({ A: 40 }, { eans: [CODE] }))
    const market = [
      aResultRow({ productId: null, code: `0${CODE}`, merchantId: 'petra', offerPrice: 38 }),
      aResultRow({ productId: null, code: '2000000000008', merchantId: 'petra', offerPrice: 1 }),
    ].map((row) => ({ ...row, country: 'us', brand: null, merchant: 'Petra' }))
    const history = historyOf([records, anObservation(2, market, CODES)])
    expect(history.merchants.map(({ name, isOwn, prices }) => [name, isOwn, prices])).toEqual([
      ['Northgate', true, [40, 40]],
      ['Petra', false, [null, 38]],
    ])
  })

  it('shows a merchant by its name even if the name is the id of another merchant', () => {
    const history = historyOf([
      anObservation(1, [
        ...rowsAt({ A: 40 }, { merchantId: '365', merchant: 'Petra' }),
        ...rowsAt({ B: 50 }, { merchantId: '7', merchant: '365' }),
        ...rowsAt({ C: 60 }, { merchantId: '365', merchant: null }),
      ]),
    ])
    expect(history.merchants.map(({ name, prices }) => [name, prices])).toEqual([
      ['Petra', [50]],
      ['365', [50]],
    ])
  })

  it('covers one country, with every spelling and alias of the brand', () => {
    const observations = [
      anObservation(1, [
        ...rowsAt({ A: 40 }, { brand: 'MARLOWE' }),
        ...rowsAt({ B: 50 }, { brand: 'M. & Sons' }),
        ...rowsAt({ C: 60 }, { country: 'in' }),
        ...rowsAt({ D: 70 }, { brand: 'Haldane' }),
      ]),
    ]
    expect(medians(historyOf(observations))).toEqual([[40, 1]])
    const aliases = { brand: [['Marlowe', 'M. & Sons']], merchant: [] }
    expect(medians(historyOf(observations, aliases))).toEqual([[45, 2]])
  })

  it('lists its sources, and leaves out those without the brand', () => {
    const { sources, times } = historyOf([
      anObservation(1, rowsAt({ A: 40 })),
      anObservation(2, rowsAt({ D: 1 }, { brand: 'Haldane' }), DRESSES),
      anObservation(3, rowsAt({ A: 41, B: 60 })),
    ])
    expect(times).toHaveLength(2)
    expect(sources).toEqual([{ ...SHIRTS, times: 2, from: MINUTE, to: 3 * MINUTE, offers: 2 }])
  })

  it('counts the same rows within a minute as one time', () => {
    const rows = rowsAt({ A: 40 })
    const twice = { ...anObservation(1, rows, CODES), at: MINUTE + 20_000 }
    const history = historyOf([anObservation(1, rows, CODES), twice])
    expect(medians(history)).toEqual([[40, 1]])
    expect(history.sources).toMatchObject([{ times: 1, from: MINUTE, to: MINUTE }])
  })
})
