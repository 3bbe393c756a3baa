/** A job for the code that watches and controls it; `createJob` makes one. */

/** `ready`: nothing was requested yet. A job that is done or cancelled can continue, by a retry or by `resume`. */
export type JobState = 'ready' | 'running' | 'paused' | 'cancelled' | 'done'

export type ItemState = 'waiting' | 'requesting' | 'done' | 'not found' | 'failed' | 'cancelled'

/** `offline` ends automatically; the other pauses end when the user resumes. */
export type PauseReason =
  | { kind: 'asked' }
  | { kind: 'key'; error: unknown }
  | { kind: 'failures'; inARow: number; error: unknown }
  | { kind: 'offline' }

/** The result of an item's request. Failures are thrown. */
export type Asked<Value> = { state: 'done' | 'not found'; value: Value }

/** The outcome of an item; `at` in epoch milliseconds, `ms` for the last try. */
export type Finish<Value> = { at: number; ms: number; tries: number } & (
  | Asked<Value>
  | { state: 'failed'; error: unknown }
)

/** `memory`: not stored, and lost with the page. `gone`: the collection of the item was deleted, which ends the job. */
export type Saved = 'stored' | 'memory' | 'gone'

export type Progress = {
  state: JobState
  /** Null unless paused. */
  pause: PauseReason | null
  total: number
  waiting: number
  requesting: number
  done: number
  notFound: number
  failed: number
  /** Answered items that wait for the user's decision; absent in jobs without decisions. */
  undecided?: number
  cancelled: number
  /** Items finished per second, recently; null while unknown. */
  rate: number | null
  timeLeftMs: number | null
  /** Concurrent requests: as set by the user, and as the service currently allows. */
  wanted: number
  limit: number
  /** When requests continue after a "too many", in epoch milliseconds; null where nothing waits for it. */
  pausedUntil: number | null
  /** The number of items that could not be stored. */
  unstored: number
  /** Epoch milliseconds; null before the start. */
  startedAt: number | null
}

export type Job = {
  start: () => void
  /** Requests in progress finish; no other one begins. */
  pause: () => void
  /** Continues after a pause or a cancellation. */
  resume: () => void
  /** Aborts the requests in progress; no other one begins. */
  cancel: () => void
  /** Requests items again, whatever their outcome; by default all failed ones. */
  retry: (indices?: readonly number[]) => void
  /** Includes items that were added at the end of `items`. */
  grow: () => void
  /** Sets the number of concurrent requests. */
  setConcurrency: (count: number) => void
  stateOf: (index: number) => ItemState
  /** The same reference until something changes. */
  progress: () => Progress
  /** Calls back after each change, with the changed item; returns the function that stops it. */
  subscribe: (listener: (index: number | null) => void) => () => void
  /** Stops listening to the network without ending anything; for a job that is no longer needed. */
  dispose: () => void
}
