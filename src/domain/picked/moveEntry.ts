/** The same items with the one at `from` at place `to`; places beyond an end are that end. */
export function moveEntry<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from]
  if (item === undefined) return [...items]
  const index = Math.min(Math.max(to, 0), items.length - 1)
  return items.toSpliced(from, 1).toSpliced(index, 0, item)
}
