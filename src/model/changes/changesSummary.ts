/** The figures of a comparison: how many products changed, in which ways and by how much. */
import { median } from '../../lib/numbers/offerStatistics.ts'
import { productsOf, type ChangeKind, type Changes } from './change.ts'

export type ChangesSummary = {
  /** Of both snapshots together. */
  products: number
  /** Of these, those with a change; one that changed in two ways is counted once. */
  changed: number
  same: number
  counts: Record<ChangeKind, number>
  /** Of what is gone, how much is under another id now, the rest having vanished; absent in what was kept before that was. */
  merged?: number
  nowOut: number
  nowIn: number
  /** Changed discounts at an unchanged or unknown price. */
  discountAlone: number
  /** The middle change of price in percent of the price before; null where no price moved that way. */
  medianDown: number | null
  medianUp: number | null
}

export function changesSummary(all: Changes): ChangesSummary {
  const counts: Record<ChangeKind, number> = {
    'price-down': 0,
    'price-up': 0,
    new: 0,
    gone: 0,
    back: 0,
    stock: 0,
    discount: 0,
  }
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
  }
}
