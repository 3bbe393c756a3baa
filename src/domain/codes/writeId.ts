/** How a product id is written into a batch: one that does not look like an id would be read as something else. */
import { isProductId } from '@/api/productId.ts'

/** A product id as a line of a batch that is read as one, whatever its form. */
export function writeId(id: string): string {
  return isProductId(id) ? id : `id: ${id}`
}
