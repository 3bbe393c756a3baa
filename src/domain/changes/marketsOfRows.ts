/** The markets in a version of a collection of codes, whose rows are the offers of every code. */
import { marketKey, type RequestedCode } from '@/domain/market/rowMarket.ts'
import type { ItemOffer } from '@/domain/pricing/itemAnswer.ts'
import type { ChangeSide } from './change.ts'

const offerOf = ({
  productId,
  merchant,
  merchantId,
  offerPrice,
  salePrice,
}: ChangeSide): ItemOffer => ({
  productId,
  merchantId,
  merchantName: merchant,
  merchantProductUrl: null,
  offerPrice,
  salePrice,
})

/**
 * The markets of the codes in these rows, each code once. A code that was found through a merchant’s URL is left out, because the
 * URL’s own offer is stored as a record and would be missing from the market.
 */
export function marketsOfRows(rows: readonly ChangeSide[]): RequestedCode[] {
  const recorded = new Set(
    rows.flatMap(({ code, country, eans }) =>
      code === null ? eans.map((ean) => marketKey(country, ean)) : [],
    ),
  )
  const markets = new Map<string, { country: string; code: string; offers: ItemOffer[] }>()
  for (const row of rows) {
    const { country, code } = row
    if (code === null) continue
    const key = marketKey(country, code)
    if (recorded.has(key)) continue
    const market = markets.get(key) ?? { country, code, offers: [] }
    market.offers.push(offerOf(row))
    markets.set(key, market)
  }
  return [...markets.values()].map(({ country, code, offers }) => ({
    country,
    code,
    isRequesting: false,
    outcome: {
      state: 'done',
      at: 0,
      ms: 0,
      tries: 1,
      answer: { kind: 'ean', code, offers, echo: null, title: null, imageUrl: null },
    },
  }))
}
