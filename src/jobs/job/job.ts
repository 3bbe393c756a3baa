/** The types of a job for the code that shows and controls it; `createJob` creates a job. */

/**
 * The state of a job. `ready`: nothing was requested yet. A job that is done or cancelled can continue, by `retry` or `resume`.
 */
export type JobState = 'ready' | 'running' | 'paused' | 'cancelled' | 'done'

export type ItemState = 'waiting' | 'requesting' | 'done' | 'not found' | 'failed' | 'cancelled'

/**
 * Why a job is paused. An `offline` pause ends by itself when the network returns; the others end when the user resumes the job.
 */
export type PauseReason =
  | { kind: 'asked' }
  | { kind: 'key'; error: unknown }
  | { kind: 'failures'; inARow: number; error: unknown }
  | { kind: 'offline' }

/** The result of a request for an item. A failure is thrown instead. */
export type RequestResult<Value> = { state: 'done' | 'not found'; value: Value }

/** The outcome of an item: `at` is its time in epoch milliseconds, `ms` the duration of the last try, `tries` their number. */
export type Finish<Value> = { at: number; ms: number; tries: number } & (
  | RequestResult<Value>
  | { state: 'failed'; error: unknown }
)

/**
 * Where an outcome was stored. `memory`: it is lost when the page closes. `gone`: the item's collection was deleted, which ends
 * the job.
 */
export type SaveResult = 'stored' | 'memory' | 'gone'

export type Progress = {
  state: JobState
  /** Why the job is paused; null unless it is. */
  pause: PauseReason | null
  total: number
  waiting: number
  requesting: number
  done: number
  notFound: number
  failed: number
  /** The number of answered items that wait for the user's decision; absent in jobs without decisions. */
  undecided?: number
  cancelled: number
  /** The items finished per second, over the last seconds; null while unknown. */
  rate: number | null
  timeLeftMs: number | null
  /** The number of concurrent requests: as set by the user (`wanted`), and as the service currently allows (`limit`). */
  wanted: number
  limit: number
  /**
   * When requests continue after the service refused them as too many (429), in epoch milliseconds; null if no request waits for
   * that.
   */
  pausedUntil: number | null
  /** The number of items that could not be stored. */
  unstored: number
  /** When the job started, in epoch milliseconds; null before the start. */
  startedAt: number | null
}

export type Job = {
  start: () => void
  /** Pauses the job: requests in progress finish, and no other begins. */
  pause: () => void
  /** Continues after a pause or a cancellation. */
  resume: () => void
  /** Cancels the job: requests in progress are aborted, and no other begins. */
  cancel: () => void
  /** Requests items again, whatever their outcome; by default all failed ones. */
  retry: (indices?: readonly number[]) => void
  /** Adds the items that the owner of `items` has added at its end. */
  grow: () => void
  /** Sets the number of concurrent requests. */
  setConcurrency: (count: number) => void
  stateOf: (index: number) => ItemState
  /** The progress of the job; the same object until something changes. */
  progress: () => Progress
  /**
   * Calls back after each change with the index of the changed item, or null for a change of the job; returns the function that
   * stops it.
   */
  subscribe: (listener: (index: number | null) => void) => () => void
  /** Stops listening to the network without ending any request; for a job that is no longer needed. */
  dispose: () => void
}
