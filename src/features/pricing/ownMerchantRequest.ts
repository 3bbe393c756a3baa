/** Lets pages open the header's merchant picker; the header subscribes to these requests. */
type Listener = (countries: readonly string[]) => void

const listeners = new Set<Listener>()

/** Opens the header's merchant picker for these countries. */
export function openOwnMerchants(countries: readonly string[]): void {
  for (const listener of listeners) listener(countries)
}

/** Calls back when a page opens the picker; returns a function that stops it. */
export function onOwnMerchantRequest(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
