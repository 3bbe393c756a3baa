import type { Offer } from '@/api/operations/ean.ts'
import type { Product } from '@/api/operations/product.ts'
import { productIdProblem } from '@/api/productId.ts'
import { myOffers, type OwnMerchants } from '@/domain/pricing/ownMerchants.ts'
import { shortId } from '@/lib/numbers/format.ts'
import { isSameCode } from '@/pages/ean/code/eanIdentity.ts'
import { shortMerchantName } from '@/pages/ean/offers/merchantChoices.ts'

/** A merchant's record of an EAN: the product ID of its offer, and the merchant's name. */
export type OfferedRecord = { id: string; name: string; isOwn: boolean }

/**
 * The records behind the offers without duplicates, yours first, otherwise in the given order; offers without a valid product
 * ID are left out. Several records of one merchant are distinguished by their IDs.
 */
export function offeredRecords(offers: Offer[], ownMerchants: OwnMerchants): OfferedRecord[] {
  const own = new Set(myOffers(offers, ownMerchants))
  const byId = new Map<string, OfferedRecord>()
  for (const offer of [...offers].toSorted((a, b) => Number(own.has(b)) - Number(own.has(a)))) {
    const id = offer.productId
    if (id === null || productIdProblem(id) !== null || byId.has(id)) continue
    byId.set(id, { id, name: shortMerchantName(offer), isOwn: own.has(offer) })
  }
  const records = [...byId.values()]
  const names = new Set<string>()
  const repeated = new Set(
    records.filter(({ name }) => names.size === names.add(name).size).map(({ name }) => name),
  )
  return records.map((record) =>
    repeated.has(record.name)
      ? { ...record, name: `${record.name} ${shortId(record.id)}` }
      : record,
  )
}

/** Whether a record's SKU with this code is available; null when there is no such SKU or no stock value. */
export function stockOf(product: Product | null, code: string): boolean | null {
  const skus = (product?.skuSet ?? []).filter(({ ean }) => ean !== null && isSameCode(ean, code))
  if (skus.some(({ available }) => available === true)) return true
  return skus.some(({ available }) => available === false) ? false : null
}
