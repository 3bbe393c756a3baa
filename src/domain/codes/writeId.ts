/** Writes a product id into the lines of a collection: one that does not look like an id would be read as something else. */
import { isProductId } from '@/api/productId.ts'

/** A line that is read as this product id, whatever its form. */
export function writeId(id: string): string {
  return isProductId(id) ? id : `id: ${id}`
}
