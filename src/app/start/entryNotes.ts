/** What is noted of a history entry, such as how far down it was left; of the latest fifty. */

const MAX_ENTRIES = 50

/** Which entry is shown: as the router writes it, and known before the page of it is drawn. */
export const entryKey = (): string =>
  (window.history.state as { key?: string } | null)?.key ?? 'default' // the router's own name for the first

export function note<Value>(notes: Map<string, Value>, key: string, value: Value): void {
  notes.delete(key)
  notes.set(key, value)
  const [oldest] = notes.keys()
  if (notes.size > MAX_ENTRIES && oldest !== undefined) notes.delete(oldest)
}
