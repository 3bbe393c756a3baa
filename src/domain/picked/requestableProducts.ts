/** Finds which of the selected products can go into a collection of picked products or a comparison. */
import { isUsableId } from '@/api/isUsableId.ts'
import { entryKey, type NewEntry } from './productList.ts'

type Product = Pick<NewEntry, 'id' | 'country'>

/** The products in their order, without duplicates and without those whose id is missing or can’t be requested. */
export function requestableProducts(
  products: Iterable<{ id: string | null; country: string }>,
): Product[] {
  const distinctProducts = new Map<string, Product>()
  for (const { id, country } of products) {
    if (id !== null && isUsableId(id))
      distinctProducts.set(entryKey({ id, country }), { id, country })
  }
  return [...distinctProducts.values()]
}
