/**
 * Collections that were opened from a link with market prices, with the number of products to check: the check starts as soon as
 * the rows are loaded.
 */
const requested = new Map<string, number>()

/**
 * Stores that a collection was opened from a link in which this many products have market prices. The entry is lost when the page
 * closes; the collection’s page has a button for the check, too.
 */
export const requestCheck = (id: string, products: number): void => void requested.set(id, products)

/** Returns how many products to check, once for each request; then null. */
export function takeCheck(id: string): number | null {
  const products = requested.get(id) ?? null
  requested.delete(id)
  return products
}
