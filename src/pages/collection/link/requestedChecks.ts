/** Collections whose market prices are checked as soon as their rows are loaded, because a link that was opened showed them. */
const requested = new Map<string, number>()

/** `products`: how many have market prices in the link. Until the page is closed; the page of the collection has a button, too. */
export const requestCheck = (id: string, products: number): void => void requested.set(id, products)

/** How many products to check; once for each request, then null. */
export function takeCheck(id: string): number | null {
  const products = requested.get(id) ?? null
  requested.delete(id)
  return products
}
