/** Computes from the demo's catalog how many of the listings disappear, appear and change within a week. */
import { demoCatalog } from '../../mocks/data/demoCatalog.ts'
import { nextWeek } from '../../mocks/data/nextWeek.ts'
import type { WireProduct } from '../../mocks/wire.ts'

type Week = { down: number; up: number; gone: number; new: number; stock: number; discount: number }

function productsIn(catalog: ReturnType<typeof demoCatalog>, country: string, division: string) {
  const found = new Map<string, WireProduct>()
  for (let ordinal = 0; ordinal < catalog.size; ordinal += 1) {
    const row = catalog.row(ordinal)
    if (row.country !== country || row.division !== division) continue
    const { product } = catalog.listing(ordinal)
    found.set(product.productId, product)
  }
  return found
}

export function weekLater(
  country: string,
  division: string,
  size: number,
): Week & { before: number; now: number } {
  const old = productsIn(demoCatalog({ size }), country, division)
  const young = productsIn(nextWeek({ size }), country, division)
  const week: Week = { down: 0, up: 0, gone: 0, new: 0, stock: 0, discount: 0 }
  for (const [id, now] of young) {
    const was = old.get(id)
    if (!was) {
      week.new += 1
      continue
    }
    if (was.offerPrice && now.offerPrice && now.offerPrice < was.offerPrice) week.down += 1
    if (was.offerPrice && now.offerPrice && now.offerPrice > was.offerPrice) week.up += 1
    if (was.active !== now.active) week.stock += 1
    if (was.discount !== null && now.discount !== null && was.discount !== now.discount)
      week.discount += 1
  }
  for (const id of old.keys()) if (!young.has(id)) week.gone += 1
  return { ...week, before: old.size, now: young.size }
}
