/**
 * The largest figures among changes. The widths of columns are reserved for them, because a table shows only some rows at a time.
 */
import type { Change } from './change.ts'

export type ChangeExtremes = {
  /** The highest offer price in either version, which no difference exceeds; 0 without prices. */
  price: number
  /** The highest rise in percent; no fall is longer on screen than −100.0%. */
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
