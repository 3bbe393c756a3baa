/** The options of a job. */
import type { Connectivity } from '@/api/http/connectivity.ts'
import type { Clock } from './clock.ts'
import type { RequestResult, Finish, ItemState, SaveResult } from './job.ts'
import type { RetryPolicy } from './queue/retryPolicy.ts'

/** What a job needs of the browser; tests provide another environment. */
export type JobEnvironment = { clock: Clock; connectivity: Connectivity; random: () => number }

export type JobOptions<Item, Value> = JobEnvironment & {
  /** The items, requested in this order. More may be added at the end; then `grow` must be called. */
  items: readonly Item[]
  /** The initial state of an item; finished items are not requested again. */
  initially?: (index: number) => ItemState
  request: (item: Item, signal: AbortSignal) => Promise<RequestResult<Value>>
  /** Stores the outcome of one item at once; until it is stored, the item counts as in progress. */
  save: (index: number, finish: Finish<Value>) => Promise<SaveResult>
  retryPolicy?: RetryPolicy
  /** The number of concurrent requests. */
  concurrency?: number
}
