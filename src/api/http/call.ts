/** A request to the service, and its answer. */
import type { Operation } from '@/api/fields/operations.ts'

/** One request as the specification writes it: the path after `/v1`, already encoded, and the query pairs, not yet encoded. */
export type Call = { operation: Operation; path: string; query: [name: string, value: string][] }

/** The answer before it is interpreted. */
export type Answer = {
  call: Call
  url: string
  /** 0 for a redirect, which is never followed. */
  status: number
  text: string
  /** The Retry-After header as sent; null if absent or not exposed across origins. */
  retryAfter: string | null
  ms: number
  /** The part of `ms` that passed before the headers arrived. */
  waitMs: number
  bytes: number
  /** When the answer was sent, by the service's clock, in epoch milliseconds. */
  receivedAt: number
  /** When the answer arrived, by the browser's clock, in epoch milliseconds: waiting times are measured from it. */
  arrivedAt: number
}
