/** Which item is requested next: those in order, those to be tried again first, those put off last. */

export type RequestQueue = {
  /** The next one to start, if any may start now; `mayBegin` says whether one that was not tried yet may. */
  next: (now: number, mayBegin: boolean) => number | null
  /** Back to its place in the order, as if it had not been tried. */
  putBack: (index: number) => void
  /** `holdsPlace`: it counts as one of those under way until then. */
  tryAgainAt: (index: number, at: number, holdsPlace: boolean) => void
  putOff: (index: number) => void
  /** When the next retry is due; null where none waits. */
  dueAt: () => number | null
  /** The same of those alone that hold no place: the service refused them for the moment. */
  refusedDueAt: () => number | null
  /** How many wait to be tried again and hold their place among those under way. */
  retrying: () => number
  /** Takes everything out. */
  clear: () => void
}

const firstOf = (retries: readonly { at: number }[]): number | null =>
  retries.length === 0 ? null : Math.min(...retries.map(({ at }) => at))

/** Kept in order; the few that go back were begun a moment ago, so they belong near the front. */
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
