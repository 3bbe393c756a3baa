/** The largest figures among changes: a table that shows some of them at a time has room for these. */
import type { Change } from './change.ts'

export type ChangeExtremes = {
  /** The highest offer price at either version; no difference is larger. 0 where there is none. */
  price: number
  /** The steepest rise in percent; no fall is longer than −100.0%. */
  percent: number
}

export function changeExtremes(changes: readonly Change[]): ChangeExtremes {
  let price = 0
  let rise = 0
  for (const { before, now, percent } of changes) {
    price = Math.max(price, before?.offerPrice ?? 0, now?.offerPrice ?? 0)
    rise = Math.max(rise, percent ?? 0)
  }
  return { price, percent: rise }
}
