/** Which of some selected products can go into a list or a comparison. */
import { isUsableId } from '@/api/isUsableId.ts'
import { entryKey, type NewEntry } from './productList.ts'

type Product = Pick<NewEntry, 'id' | 'country'>

/** In the order given: one without an id that can be requested is left out, one given twice is taken once. */
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
