import { isProductId } from '../../catalog/productId.ts'

/** A product id as a line of a batch that is read as one, whatever its form. */
export function writeId(id: string): string {
  return isProductId(id) ? id : `id: ${id}`
}
