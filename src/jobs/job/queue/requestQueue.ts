/**
 * Decides which item of a job is requested next: first those whose retry is due, then the others in order, and last those put
 * off.
 */

export type RequestQueue = {
  /**
   * Takes and returns the index of the next item to request; null if none may start now. If `mayBegin` is false, only an item whose
   * retry is due may start.
   */
  next: (now: number, mayBegin: boolean) => number | null
  /** Puts an item back to its place in the order, as if it had not been requested. */
  putBack: (index: number) => void
  /**
   * Lets an item wait for a retry at a time, in the clock's milliseconds. With `holdsPlace` it counts as in progress until then.
   */
  tryAgainAt: (index: number, at: number, holdsPlace: boolean) => void
  putOff: (index: number) => void
  /** When the next retry is due, in the clock's milliseconds; null if no item waits for one. */
  dueAt: () => number | null
  /**
   * When the next retry without `holdsPlace` is due, which is an item that the service refused for the moment (429); null without
   * one.
   */
  refusedDueAt: () => number | null
  /** The number of items that wait for a retry with `holdsPlace`, and so count as in progress. */
  retrying: () => number
  /** Removes all items. */
  clear: () => void
}

const firstOf = (retries: readonly { at: number }[]): number | null =>
  retries.length === 0 ? null : Math.min(...retries.map(({ at }) => at))

/**
 * Inserts an index into the ascending list, searching from `from` on. An item that is put back was requested shortly before, so its
 * place is near `from`.
 */
function insert(list: number[], from: number, index: number): void {
  let at = from
  while ((list[at] ?? Infinity) < index) at += 1
  list.splice(at, 0, index)
}

export function createRequestQueue(indices: readonly number[]): RequestQueue {
  let waiting = [...indices]
  let begun = 0
  let retries: { index: number; at: number; holdsPlace: boolean }[] = []
  let last: number[] = []

  const takeDue = (now: number): number | null => {
    const due = retries.filter(({ at }) => at <= now).toSorted((a, b) => a.index - b.index)[0]
    if (!due) return null
    retries = retries.filter((one) => one !== due)
    return due.index
  }

  return {
    next(now, mayBegin) {
      const due = takeDue(now)
      if (due !== null || !mayBegin) return due
      const first = waiting[begun]
      if (first !== undefined) {
        begun += 1
        return first
      }
      return last.shift() ?? null
    },
    putBack(index) {
      insert(waiting, begun, index)
    },
    tryAgainAt(index, at, holdsPlace) {
      retries.push({ index, at, holdsPlace })
    },
    putOff(index) {
      last.push(index)
    },
    dueAt: () => firstOf(retries),
    refusedDueAt: () => firstOf(retries.filter(({ holdsPlace }) => !holdsPlace)),
    retrying: () => retries.filter(({ holdsPlace }) => holdsPlace).length,
    clear() {
      waiting = []
      begun = 0
      retries = []
      last = []
    },
  }
}
