/** EAN × merchant: what every merchant asks for every code, a row at a time, because thousands of rows scroll by. */
import { compareTexts } from '../../../lib/text/collation.ts'
import { isUsablePrice } from '../../../lib/numbers/offerStatistics.ts'
import type { BatchOffer } from '../../../market/batchAnswer.ts'
import { isMine, NOBODY, type Mine } from '../../../market/me.ts'
import { merchantCalled, merchantKeysIn, namesOfIds } from '../../../market/merchantKey.ts'
import { groupNames, type JoinedNames } from '../../../market/names.ts'
import { standingOfPrices } from '../../../market/standing.ts'

export type MatrixColumn = {
  /** What tells the merchant apart. */
  key: string
  ids: ReadonlySet<string>
  /** As the group of its spellings is called; null where nobody is named. */
  name: string | null
  spellings: readonly string[]
  /** In how many rows it has an offer. */
  rows: number
  isMine: boolean
}
export type MatrixCell = {
  /** The lowest usable price of the merchant here; a price as received where none is usable; null for no price. */
  price: number | null
  /** Offers of the merchant for this code. */
  offers: number
  /** Only where two merchants or more have prices that differ by more than the tolerance. */
  extreme: 'lowest' | 'highest' | null
}

type Gathered = Omit<MatrixColumn, 'name' | 'spellings' | 'ids'> & {
  ids: Set<string>
  /** How many offers came under each name. */
  names: Map<string, number>
}

/** Mine first, the others by the number of rows that they sell, then by name. */
export function matrixColumns(
  rows: readonly (readonly BatchOffer[])[],
  mine: Mine = NOBODY,
  joined: JoinedNames = [],
): MatrixColumn[] {
  const nameless = namesOfIds(rows)
  const keysOf = merchantKeysIn(joined, nameless)
  const columns = new Map<string, Gathered>()
  for (const offers of rows) {
    const seen = new Set<string>()
    const keys = keysOf(offers)
    for (const [at, offer] of offers.entries()) {
      const key = keys[at] ?? ''
      const column = columns.get(key) ?? {
        key,
        ids: new Set<string>(),
        rows: 0,
        isMine: false,
        names: new Map<string, number>(),
      }
      columns.set(key, column)
      const called = merchantCalled(offer)
      const name = nameless.get(called ?? '') ?? called
      if (offer.merchantId !== null) column.ids.add(offer.merchantId)
      const count = name === null ? 0 : (column.names.get(name) ?? 0)
      // Looked at once for each way in which a merchant is written.
      if (count === 0) column.isMine ||= isMine({ ...offer, productId: null }, mine)
      if (name !== null) column.names.set(name, count + 1)
      if (!seen.has(key)) column.rows += 1
      seen.add(key)
    }
  }
  return [...columns.values()]
    .map(({ names, ...column }): MatrixColumn => {
      const [group] = groupNames(names, joined).values()
      return { ...column, name: group?.name ?? null, spellings: group?.spellings ?? [] }
    })
    .toSorted(
      (a, b) =>
        Number(b.isMine) - Number(a.isMine) ||
        b.rows - a.rows ||
        compareTexts(a.name ?? '', b.name ?? ''),
    )
}

/** One row, a cell for each column; null where the merchant does not sell the code. `tolerance` is in percent. */
export function matrixRow(
  offers: readonly BatchOffer[],
  columns: readonly MatrixColumn[],
  tolerance: number,
  joined: JoinedNames = [],
): (MatrixCell | null)[] {
  const cells = new Map<string, MatrixCell>()
  const names = new Map(
    columns.flatMap(({ ids, name }) => [...ids].map((id): [string, string] => [id, name ?? id])),
  )
  const keys = merchantKeysIn(joined, names)(offers)
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
  const areEqual = standingOfPrices(highest, lowest, tolerance) === 'equal'
  for (const cell of cells.values()) {
    if (areEqual) continue
    if (cell.price === lowest) cell.extreme = 'lowest'
    else if (cell.price === highest) cell.extreme = 'highest'
  }
  return columns.map(({ key }) => cells.get(key) ?? null)
}
