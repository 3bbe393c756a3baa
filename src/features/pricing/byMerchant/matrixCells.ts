/** The cells of a product in the matrix: each merchant’s price, how it compares with yours, and which is the lowest. */
import type { PricedItem } from '@/domain/pricing/competitors.ts'
import { statusOfPrices, type PriceSide } from '@/domain/pricing/priceStatus.ts'
import { isUsablePrice, withoutNoise } from '@/lib/numbers/offerStatistics.ts'

export type MatrixCell = {
  price: number
  /** How the price compares with yours; null if you have no price. */
  side: PriceSide | null
  /** The price ÷ yours − 1, in percent; null if you have no price. */
  difference: number | null
  /** Whether the price is lower than all other prices of the product; false for all if they are equal within the tolerance. */
  isLowest: boolean
}

export type MatrixCells = {
  /** The cells by the merchant’s index in the ranking’s names; merchants that don’t sell the product have no cell. */
  cells: ReadonlyMap<number, MatrixCell>
  isOwnLowest: boolean
}

/** Compares the prices of a product; `tolerance` is in percent. */
export function matrixCells({ own, prices }: PricedItem, tolerance: number): MatrixCells {
  const all = [...prices.filter((_, at) => at % 2 === 1), ...(own === null ? [] : [own])]
  const lowest = Math.min(...all)
  const hasLowest =
    all.length > 1 && statusOfPrices(Math.max(...all), lowest, tolerance) !== 'equal'
  const cells = new Map<number, MatrixCell>()
  for (let at = 0; at < prices.length; at += 2) {
    const price = prices[at + 1] ?? 0
    const isCompared = isUsablePrice(own)
    cells.set(prices[at] ?? 0, {
      price,
      side: isCompared ? statusOfPrices(price, own, tolerance) : null,
      difference: isCompared ? withoutNoise((price / own - 1) * 100) : null,
      isLowest: hasLowest && price === lowest,
    })
  }
  return { cells, isOwnLowest: hasLowest && own === lowest }
}
