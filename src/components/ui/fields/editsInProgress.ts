/** Edits of cells that are still being written to the database: an export waits for them, so that a price typed right before is in its file. */

const inProgress = new Set<Promise<unknown>>()

/** To be called as the cell is left: whatever is clicked with that can wait for it. */
export function noteEdit(keeping: Promise<unknown>): void {
  inProgress.add(keeping)
  const over = () => inProgress.delete(keeping)
  keeping.then(over, over)
}

/** Ends once all of it is stored or refused; null where nothing is under way. */
export function editsInProgress(): Promise<unknown> | null {
  return inProgress.size === 0 ? null : Promise.allSettled(inProgress)
}
