/** The options of a job. */
import type { Connectivity } from '@/api/http/connectivity.ts'
import type { Clock } from './clock.ts'
import type { Asked, Finish, ItemState, Saved } from './job.ts'
import type { RetryPolicy } from './queue/retryPolicy.ts'

/** The environment of a job; tests provide another. */
export type Environment = { clock: Clock; connectivity: Connectivity; random: () => number }

export type JobOptions<Item, Value> = Environment & {
  /** Requested in this order; more may be added at the end for `grow`. */
  items: readonly Item[]
  /** The initial state of an item; finished items are not requested again. */
  initially?: (index: number) => ItemState
  request: (item: Item, signal: AbortSignal) => Promise<Asked<Value>>
  /** Stores each outcome at once; the item counts as in progress until it is stored. */
  save: (index: number, finish: Finish<Value>) => Promise<Saved>
  retryPolicy?: RetryPolicy
  /** Concurrent requests. */
  concurrency?: number
}
