/**
 * Makes a function that passes single items to `run` in groups: one group runs at a time, and items that come meanwhile form the
 * next. All items of a group share its result or its error.
 */
export function inGroups<Item, Result>(
  run: (items: readonly Item[]) => Promise<Result>,
): (item: Item) => Promise<Result> {
  let next: { items: Item[]; result: Promise<Result> } | null = null
  let last: Promise<unknown> = Promise.resolve()
  return (item) => {
    if (next) {
      next.items.push(item)
      return next.result
    }
    const items = [item]
    const runItems = () => {
      next = null
      return run(items)
    }
    // A group that failed says so to its own items.
    const result = last.then(runItems, runItems)
    next = { items, result }
    last = result
    return result
  }
}
