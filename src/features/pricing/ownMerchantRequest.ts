/** Lets pages open the header's choice of merchants; the header subscribes to it. */
type Listener = (countries: readonly string[]) => void

const listeners = new Set<Listener>()

/** Opens the header's choice of your merchants for these countries. */
export function openOwnMerchants(countries: readonly string[]): void {
  for (const listener of listeners) listener(countries)
}

/** Calls back when a page opens the choice; returns a function that ends that. */
export function onOwnMerchantRequest(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
