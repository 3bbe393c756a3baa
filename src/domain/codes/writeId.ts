/** Writes product IDs as lines of a collection of codes. */
import { isProductId } from '@/api/productId.ts'

/** A line that is read as this product ID; `id:` precedes an ID that would otherwise be read as something else. */
export function writeId(id: string): string {
  return isProductId(id) ? id : `id: ${id}`
}
