/**
 * Compares a user's imported catalog with the market: its prices become price lists of the market's connection, and its codes the
 * input for the next collection of codes.
 */
import type { Connection } from '@/api/connection.ts'
import { NO_FILTERS } from '@/api/fields/filters.ts'
import { getSearch } from '@/api/operations/search.ts'
import type { OwnCatalog } from '@/api/ownCatalog.ts'
import type { PriceEntry } from '@/domain/pricing/priceList/ownPrice.ts'
import { readGtin } from '@/lib/gtin.ts'
import { codeKey } from '@/lib/gtin.ts'
import { isUsablePrice } from '@/lib/numbers/offerStatistics.ts'
import { addToDraft } from '@/storage/newCollection/codesDraft.ts'
import {
  putBackPriceList,
  readPriceList,
  replacePriceList,
  type FormerPriceList,
} from '@/storage/priceLists/priceList.ts'

/** The maximum number of catalog rows that are read; more would take too long after a click. */
export const MOST_ROWS = 10_000
const ROWS_A_PAGE = 100

export type OwnCatalogPrices = {
  /** The prices by country; of several rows with the same code, the lowest price counts. */
  prices: ReadonlyMap<string, readonly PriceEntry[]>
  codes: readonly string[]
  /** The number of rows without a usable code. */
  without: number
  /** Whether the catalog has more rows than were read. */
  isCut: boolean
}

/** The products and prices of the active catalog. Throws the errors of `getSearch`. */
export async function readOwnCatalogPrices(
  connection: Connection,
  countries: readonly string[],
): Promise<OwnCatalogPrices> {
  const prices = new Map<string, PriceEntry[]>()
  const codes = new Map<string, string>()
  let [without, rows, isCut] = [0, 0, false]
  for (const country of countries) {
    const lowest = new Map<string, PriceEntry>()
    for (let page = 1; ; page += 1) {
      const request = { ...NO_FILTERS, q: '', page }
      const found = await getSearch(connection, {
        ...request,
        countries: [country],
        size: ROWS_A_PAGE,
        mode: 'full',
      })
      for (const { skuSet, offerPrice } of found.products) {
        const known = skuSet.flatMap((sku) => {
          const reading = readGtin(sku.ean ?? '')
          const price = sku.offerPrice ?? offerPrice
          return reading.kind === 'valid' ? { code: reading.gtin.code, price } : []
        })
        if (known.length === 0) without += 1
        for (const { code, price } of known) {
          const item = codeKey(code)
          if (!codes.has(item)) codes.set(item, code)
          const before = lowest.get(item)?.price ?? Infinity
          if (isUsablePrice(price) && price < before) {
            lowest.set(item, { code, price, cost: null, note: '' })
          }
        }
      }
      rows += found.products.length
      const isLast = page * found.pageSize >= (found.numFound ?? 0)
      isCut ||= rows >= MOST_ROWS && !isLast
      if (isLast || found.products.length === 0 || rows >= MOST_ROWS) break
    }
    prices.set(country, [...lowest.values()])
  }
  return { prices, codes: [...codes.values()], without, isCut }
}

/** Adds the prices to the price lists of their countries, in which other codes stay; returns the function that undoes it. */
async function takePrices(connectionId: string, { prices }: OwnCatalogPrices) {
  const former: FormerPriceList[] = []
  for (const [country, entries] of prices) {
    if (entries.length === 0) continue
    const place = { connectionId, country }
    const own = new Set(entries.map(({ code }) => codeKey(code)))
    const before = await readPriceList(place)
    const others = before.entries.filter(({ code }) => !own.has(codeKey(code)))
    former.push((await replacePriceList(place, [...others, ...entries], Date.now())).former)
  }
  return async () => {
    for (const list of former) await putBackPriceList(list)
  }
}

/**
 * Reads the catalog, then adds its prices and codes to the data of the connection `market`. The catalog's rows are read within
 * this browser and sent to no service. If reading fails, it makes the previously active catalog active again and throws the
 * error.
 */
export async function compareWithMarket(
  own: OwnCatalog,
  connection: Connection,
  countries: readonly string[],
  market: string,
): Promise<OwnCatalogPrices & { undo: () => Promise<void> }> {
  const before = own.active()
  own.choose('own')
  let assortment: OwnCatalogPrices
  try {
    assortment = await readOwnCatalogPrices(connection, countries)
  } catch (error) {
    own.choose(before)
    throw error
  }
  if (assortment.codes.length === 0) {
    own.choose(before)
    return { ...assortment, undo: () => Promise.resolve() }
  }
  const undo = await takePrices(market, assortment)
  await addToDraft(market, assortment.codes)
  return { ...assortment, undo }
}
