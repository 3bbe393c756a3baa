/**
 * Tracks the edits of cells that are still being written to the database. An export waits for them, so that its file has a price
 * that was typed right before.
 */

const inProgress = new Set<Promise<unknown>>()

/** Call it when the cell loses the focus, so that whatever the user clicked can wait for the edit. */
export function noteEdit(saving: Promise<unknown>): void {
  inProgress.add(saving)
  const over = () => inProgress.delete(saving)
  saving.then(over, over)
}

/** Resolves once all edits are stored or rejected; null if none is in progress. */
export function editsInProgress(): Promise<unknown> | null {
  return inProgress.size === 0 ? null : Promise.allSettled(inProgress)
}
