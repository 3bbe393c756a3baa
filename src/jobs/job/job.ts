/** What a job is to whoever watches and steers it; `createJob` makes one. */

/** `ready`: nothing has been asked yet. A job that is done or cancelled can go on: by a retry, or by `resume`. */
export type JobState = 'ready' | 'running' | 'paused' | 'cancelled' | 'done'

export type ItemState = 'waiting' | 'asking' | 'done' | 'not found' | 'failed' | 'cancelled'

/** Offline ends by itself; the others end when someone resumes. */
export type PauseReason =
  | { kind: 'asked' }
  | { kind: 'key'; error: unknown }
  | { kind: 'failures'; inARow: number; error: unknown }
  | { kind: 'offline' }

/** What an item's request gives. Failures are thrown. */
export type Asked<Value> = { state: 'done' | 'not found'; value: Value }

/** How an item ended; `at` in epoch milliseconds, `ms` of the last try. */
export type Finish<Value> = { at: number; ms: number; tries: number } & (
  | Asked<Value>
  | { state: 'failed'; error: unknown }
)

/** `memory`: not stored, and gone with the page. `gone`: what the item belongs to was deleted, which ends the job. */
export type Saved = 'stored' | 'memory' | 'gone'

export type Progress = {
  state: JobState
  /** Null unless paused. */
  pause: PauseReason | null
  total: number
  waiting: number
  asking: number
  done: number
  notFound: number
  failed: number
  /** Answered, and waiting for somebody to say what the answer means; left out where nothing ever does. */
  undecided?: number
  cancelled: number
  /** Items finished a second, lately; null while that cannot be told. */
  rate: number | null
  timeLeftMs: number | null
  /** Requests at a time: as wanted, and as the service bears them now. */
  wanted: number
  limit: number
  /** When asking goes on after the service said "too many", in epoch milliseconds; null where nobody waits for that. */
  pausedUntil: number | null
  /** Items that were not stored. */
  unstored: number
  /** Epoch milliseconds; null before the start. */
  startedAt: number | null
}

export type Job = {
  start: () => void
  /** Requests under way end as they end; no other begins. */
  pause: () => void
  /** Goes on after a pause or a cancellation. */
  resume: () => void
  /** Aborts what is under way at once; nothing begins afterwards. */
  cancel: () => void
  /** Asks items again, whatever came of them: all that failed, unless told which. */
  retry: (indices?: readonly number[]) => void
  /** Takes in what was added at the end of its items meanwhile. */
  grow: () => void
  /** Requests at a time from now on. */
  setConcurrency: (count: number) => void
  stateOf: (index: number) => ItemState
  /** The same reference until something changes. */
  progress: () => Progress
  /** Calls back after each change, with the item that it was about; returns the way to stop. */
  subscribe: (listener: (index: number | null) => void) => () => void
  /** Stops listening to the network, without ending anything; for a job that nobody wants any more. */
  dispose: () => void
}
