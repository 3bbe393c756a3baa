/** Moves the item at `from` to place `to`; places out of range mean the nearest end. */
export function moveEntry<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from]
  if (item === undefined) return [...items]
  const index = Math.min(Math.max(to, 0), items.length - 1)
  return items.toSpliced(from, 1).toSpliced(index, 0, item)
}
