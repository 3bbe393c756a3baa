import { describe, expect, it } from 'vitest'
import { marketKey } from '@/domain/market/rowMarket.ts'
import { codeMarketOf } from '@/domain/pricing/codeMarket.ts'
import { createOfferReader } from '@/domain/pricing/merchantOffers.ts'
import { positionIn } from '@/domain/pricing/position.ts'
import { aResultRow } from '@test/made/aResultRow.ts'
import { createRowWork } from './createRowWork.ts'
import { noFilter } from './rowView.ts'

const [S, M, L] = ['2049836470326', '2049836470333', '2049836470340'] as const
const MARKETS: Record<string, Record<string, number>> = {
  [S]: { Northgate: 40, Cartwheel: 36, Sundial: 44 },
  [M]: { Northgate: 42, Cartwheel: 41 },
  [L]: { Cartwheel: 20, Sundial: 30 },
}

const offersOf = (code: string) =>
  Object.entries(MARKETS[code] ?? {}).map(([merchantName, offerPrice]) => ({
    productId: null,
    merchantId: null,
    merchantName,
    offerPrice,
    salePrice: null,
  }))

const listing = (productId: string, merchant: string, eans: string[]) =>
  aResultRow({ productId, title: `Shirt ${productId}`, merchant, eans, country: 'us' })

function work() {
  const rows = createRowWork()
  rows.add([
    listing('A', 'Northgate', [S, M]),
    listing('B', 'Cartwheel', [S, M]),
    listing('C', 'Sundial', [L]),
    listing('D', 'Sundial', []),
  ])
  const reader = createOfferReader([])
  const codes = [S, M, L]
  rows.market(
    codes.map((code) => {
      const options = { ownMerchants: ['Northgate'], reference: 'median' as const, listPrice: null }
      return [marketKey('us', code), codeMarketOf(code, positionIn(offersOf(code), options), 0.5)]
    }),
  )
  const others = (code: string) =>
    offersOf(code).filter(({ merchantName }) => merchantName !== 'Northgate')
  const patch = codes.map((code) => [marketKey('us', code), reader.read(others(code))] as const)
  rows.offers({ names: reader.names(), codes: patch, isWhole: true })
  return rows
}

describe('the rows of the “By merchant” view', () => {
  it('count listings with the same codes once, and leave out those without any price', () => {
    const ranking = work().ranking(0.5)
    expect(ranking).toMatchObject({ items: 2, own: 1, without: 1 })
    expect(ranking.names.map(({ name }) => name)).toEqual(['Cartwheel', 'Sundial'])
    expect(ranking.competitors).toMatchObject([
      { merchant: 0, sold: 2, both: 1, below: 1, belowBy: -10, notYours: 1 },
      { merchant: 1, sold: 2, both: 1, above: 1, aboveBy: 10, notYours: 1 },
    ])
  })

  it('show the lowest price of a product over its codes, and the prices of each code', () => {
    const rows = work()
    rows.ranking(0.5)
    const [shirt, other, ...more] = rows.merchantItems(0, 20)
    expect(more).toEqual([])
    expect(shirt).toMatchObject({ title: 'Shirt A', own: 40, prices: [0, 36, 1, 44] })
    expect(shirt?.codes).toEqual([
      { code: S, own: 40, isSold: true, prices: [0, 36, 1, 44] },
      { code: M, own: 42, isSold: true, prices: [0, 41] },
    ])
    expect(other).toMatchObject({ title: 'Shirt C', own: null, isSold: false })
  })

  it('are those that match the filters, in the chosen order', () => {
    const rows = work()
    rows.query({ ...noFilter, values: { merchant: ['Sundial'] } }, [])
    expect(rows.ranking(0.5)).toMatchObject({ items: 1, own: 0 })
    rows.query(noFilter, [{ column: 'title', down: true }])
    rows.ranking(0.5)
    expect(rows.merchantItems(0, 1)[0]?.title).toBe('Shirt C')
  })

  it('forget earlier offers when all offers are sent again', () => {
    const rows = work()
    rows.offers({ names: [], codes: [], isWhole: true })
    expect(rows.ranking(0.5)).toMatchObject({ items: 1, own: 1, competitors: [] })
  })
})
