/** The figures of a comparison: how many products changed, how, and by how much. */
import { median } from '@/lib/numbers/offerStatistics.ts'
import { productsOf, type ChangeKind, type Changes } from './change.ts'
import { priceMoves, type PriceMove } from './changeSizes.ts'

/** The changes of one merchant, identified by id and name as offers are. */
export type MerchantChanges = {
  merchant: string | null
  merchantId: string | null
  counts: Record<ChangeKind, number>
}

export type ChangesSummary = {
  /** The number of products in both versions together. */
  products: number
  /** The number of changed products; one that changed in two ways counts once. */
  changed: number
  same: number
  counts: Record<ChangeKind, number>
  /** How many gone products have another id now; the others are no longer listed. Absent in data stored by earlier versions. */
  merged?: number
  nowOut: number
  nowIn: number
  /** The number of products whose discount changed while the price stayed or is unknown. */
  discountAlone: number
  /** The median price change in percent of the price before; null if no price moved in that direction. */
  medianDown: number | null
  medianUp: number | null
  /** The price changes by whole percent; absent, like `merchants`, in data stored by earlier versions. */
  moves?: PriceMove[]
  merchants?: MerchantChanges[]
}

export const zeroCounts = (): ChangesSummary['counts'] => ({
  'price-down': 0,
  'price-up': 0,
  new: 0,
  gone: 0,
  back: 0,
  stock: 0,
  discount: 0,
  rating: 0,
})

function byMerchant(changes: Changes['changes']): MerchantChanges[] {
  const found = new Map<string, MerchantChanges>()
  for (const { kinds, before, now } of changes) {
    const { merchant = null, merchantId = null } = now ?? before ?? {}
    if (merchant === null && merchantId === null) continue
    const key = JSON.stringify([merchantId, merchant])
    const of = found.get(key) ?? { merchant, merchantId, counts: zeroCounts() }
    for (const kind of kinds) of.counts[kind] += 1
    found.set(key, of)
  }
  return [...found.values()]
}

export function changesSummary(all: Changes): ChangesSummary {
  const counts = zeroCounts()
  const moved: Record<'down' | 'up', number[]> = { down: [], up: [] }
  let nowOut = 0
  let discountAlone = 0
  let merged = 0
  for (const { kinds, percent, now, mergedInto } of all.changes) {
    if (mergedInto !== undefined) merged += 1
    for (const kind of kinds) counts[kind] += 1
    if (kinds.includes('stock') && now?.active === false) nowOut += 1
    if (kinds.includes('discount') && !percent) discountAlone += 1
    if (percent !== null && percent < 0) moved.down.push(percent)
    if (percent !== null && percent > 0) moved.up.push(percent)
  }
  return {
    products: productsOf(all),
    changed: all.changes.length,
    same: all.same,
    counts,
    merged,
    nowOut,
    nowIn: counts.stock - nowOut,
    discountAlone,
    medianDown: median(moved.down),
    medianUp: median(moved.up),
    moves: priceMoves(all.changes),
    merchants: byMerchant(all.changes),
  }
}
