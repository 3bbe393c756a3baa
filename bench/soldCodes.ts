/** Codes of the demo catalog that are sold in the US, for measurements that request many. */
import { demoCatalog } from '../mocks/data/demoCatalog.ts'

export function soldCodes(count: number): string[] {
  const catalog = demoCatalog()
  const codes = new Set<string>()
  for (let ordinal = 0; codes.size < count && ordinal < catalog.size; ordinal += 1) {
    const { country, product } = catalog.listing(ordinal)
    if (country === 'us') for (const { ean } of product.skuSet ?? []) if (ean) codes.add(ean)
  }
  return [...codes].slice(0, count)
}
