/** Notes about the fifty latest history entries, such as the scroll position when an entry was left. */

const MAX_ENTRIES = 50

/** The key of the current history entry as the router writes it, available before its page is drawn. */
export const entryKey = (): string =>
  (window.history.state as { key?: string } | null)?.key ?? 'default' // the router's own name for the first entry

export function note<Value>(notes: Map<string, Value>, key: string, value: Value): void {
  notes.delete(key)
  notes.set(key, value)
  const [oldest] = notes.keys()
  if (notes.size > MAX_ENTRIES && oldest !== undefined) notes.delete(oldest)
}
