/** EAN × merchant: what every merchant asks for every code, a row at a time, because thousands of rows scroll by. */
import { isMine } from '../market/me.ts'
import { isUsablePrice } from '../offerStatistics.ts'
import type { BatchOffer } from './batchAnswer.ts'
import { merchantKeys } from '../market/merchantKey.ts'

export type MatrixColumn = {
  /** What tells the merchant apart. */
  key: string
  id: string | null
  name: string | null
  /** In how many rows it has an offer. */
  rows: number
  isMine: boolean
}
export type MatrixCell = {
  /** The lowest usable price of the merchant here; a price as received where none is usable; null for no price. */
  price: number | null
  /** Offers of the merchant for this code. */
  offers: number
  /** Only where two merchants or more have prices that differ. */
  extreme: 'lowest' | 'highest' | null
}

/** Made once: a collator for each comparison takes long. */
const byName = new Intl.Collator('en')

/** Mine first, the others by the number of rows that they sell, then by name. `mine` is a merchant's id or name. */
export function matrixColumns(rows: Iterable<readonly BatchOffer[]>, mine = ''): MatrixColumn[] {
  const columns = new Map<string, MatrixColumn>()
  for (const offers of rows) {
    const seen = new Set<string>()
    const keys = merchantKeys(offers)
    for (const [at, offer] of offers.entries()) {
      const key = keys[at] ?? ''
      const known = columns.get(key)
      if (!known) {
        columns.set(key, {
          key,
          id: offer.merchantId,
          name: offer.merchantName,
          rows: 1,
          isMine: isMine({ ...offer, productId: null }, mine),
        })
      } else {
        known.name ??= offer.merchantName
        if (!seen.has(key)) known.rows += 1
      }
      seen.add(key)
    }
  }
  const nameOf = ({ name, id }: MatrixColumn) => name ?? id ?? ''
  return [...columns.values()].toSorted(
    (a, b) =>
      Number(b.isMine) - Number(a.isMine) ||
      b.rows - a.rows ||
      byName.compare(nameOf(a), nameOf(b)),
  )
}

/** One row, a cell for each column; null where the merchant does not sell the code. */
export function matrixRow(
  offers: readonly BatchOffer[],
  columns: readonly MatrixColumn[],
): (MatrixCell | null)[] {
  const cells = new Map<string, MatrixCell>()
  const keys = merchantKeys(offers)
  for (const [at, offer] of offers.entries()) {
    const key = keys[at] ?? ''
    const known = cells.get(key)
    const price = offer.offerPrice
    if (!known) cells.set(key, { price, offers: 1, extreme: null })
    else {
      known.offers += 1
      const isBetter = !isUsablePrice(known.price) || (price !== null && price < known.price)
      if (isUsablePrice(price) && isBetter) known.price = price
    }
  }
  const prices = [...cells.values()].map(({ price }) => price).filter(isUsablePrice)
  const lowest = Math.min(...prices)
  const highest = Math.max(...prices)
  for (const cell of cells.values()) {
    if (lowest === highest) continue
    if (cell.price === lowest) cell.extreme = 'lowest'
    else if (cell.price === highest) cell.extreme = 'highest'
  }
  return columns.map(({ key }) => cells.get(key) ?? null)
}
