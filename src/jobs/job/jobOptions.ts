/** What a job is made of. */
import type { Connectivity } from '@/api/http/connectivity.ts'
import type { Clock } from './clock.ts'
import type { Asked, Finish, ItemState, Saved } from './job.ts'
import type { RetryPolicy } from './queue/retryPolicy.ts'

/** What a job needs of the world; tests bring their own. */
export type Environment = { clock: Clock; connectivity: Connectivity; random: () => number }

export type JobOptions<Item, Value> = Environment & {
  /** Asked in this order; more may be added at the end, for `grow` to take in. */
  items: readonly Item[]
  /** How an item stands already; what has ended is not requested again. */
  initially?: (index: number) => ItemState
  request: (item: Item, signal: AbortSignal) => Promise<Asked<Value>>
  /** Takes each end as soon as it is there; the item counts as under way until it is stored. */
  save: (index: number, finish: Finish<Value>) => Promise<Saved>
  retryPolicy?: RetryPolicy
  /** Requests at a time. */
  concurrency?: number
}
