/**
 * The view “By merchant” over the rows of a collection. The offers of the codes arrive only while the view is open, and as
 * numbers (`MerchantPrices`), so that 50,000 rows need little memory. Products are made when the view scrolls to them; for the
 * others, only the index of their row is stored.
 */
import {
  hasPrice,
  pricedItem,
  type CodePrices,
  type MerchantItem,
} from '@/domain/market/merchantItem.ts'
import type { MerchantRanking, MerchantPricesUpdate } from '@/domain/market/merchantItem.ts'
import { rankCompetitors } from '@/domain/pricing/competitors.ts'
import type { MerchantName, MerchantPrices } from '@/domain/pricing/merchantOffers.ts'
import { isUsablePrice } from '@/lib/numbers/offerStatistics.ts'
import type { RowTable } from './rowTable.ts'

const NO_PRICES: MerchantPrices = []

export function createMerchantRows(table: RowTable) {
  const offers = new Map<string, MerchantPrices>()
  let names: readonly MerchantName[] = []
  /** Row indexes of the products in the last ranking. */
  let shown = new Uint32Array()

  const codesOf = (row: number): CodePrices[] => {
    const { keys, of } = table.codes()
    return Array.from(of(row), (index) => {
      const key = keys[index] ?? ''
      const market = table.codeMarket(key)
      const own = market?.myPrice ?? null
      return {
        code: market?.code ?? key.slice(key.indexOf(' ') + 1),
        own: isUsablePrice(own) ? own : null,
        isSold: market?.isSold === true || own !== null,
        prices: offers.get(key) ?? NO_PRICES,
      }
    })
  }

  return {
    /** Updates the merchants’ prices of codes; returns the number of codes with offers. */
    offers(patch: MerchantPricesUpdate): number {
      if (patch.isWhole) offers.clear()
      names = patch.names
      for (const [key, prices] of patch.codes) offers.set(key, prices)
      return offers.size
    },
    /**
     * Ranks the competitors over the products of these rows. Listings with the same codes are one product, represented by the
     * first listing; products stay in the order of the rows.
     */
    ranking(rows: Uint32Array, tolerance: number): MerchantRanking {
      const { of } = table.codes()
      const seen = new Set<string>()
      const places: number[] = []
      let own = 0
      let without = 0
      const items = function* () {
        for (const row of rows) {
          const codes = of(row)
          const key = codes.length === 0 ? `row ${row}` : codes.join(' ')
          if (seen.has(key)) continue
          seen.add(key)
          const item = pricedItem(codesOf(row))
          if (!hasPrice(item)) {
            without += 1
            continue
          }
          places.push(row)
          if (item.own !== null) own += 1
          yield item
        }
      }
      const competitors = rankCompetitors(items(), tolerance)
      shown = Uint32Array.from(places)
      return { names, competitors, items: shown.length, own, without }
    },
    /** The products from index `from` up to `to` of the last ranking. */
    items(from: number, to: number): MerchantItem[] {
      return Array.from(shown.subarray(Math.max(0, from), Math.max(0, to)), (index) => {
        const {
          title = null,
          productId = null,
          imageUrl = null,
          country = '',
        } = table.rows[index] ?? {}
        const codes = codesOf(index)
        return {
          key: String(index),
          title,
          productId,
          imageUrl,
          country,
          codes,
          ...pricedItem(codes),
        }
      })
    },
  }
}
