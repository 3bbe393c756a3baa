/** Collections opened from a link with market prices: these are checked as soon as the rows are loaded. */
const requested = new Map<string, number>()

/**
 * `products`: how many have market prices in the link. Forgotten when the page closes; the collection's page has a button, too.
 */
export const requestCheck = (id: string, products: number): void => void requested.set(id, products)

/** How many products to check, once per request; then null. */
export function takeCheck(id: string): number | null {
  const products = requested.get(id) ?? null
  requested.delete(id)
  return products
}
