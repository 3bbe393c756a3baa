/** What is requested of the service, and what came back. */
import type { Operation } from '@/api/fields/operations.ts'

/** One request as the specification writes it: the path after `/v1`, already encoded, and the query pairs, not yet. */
export type Call = { operation: Operation; path: string; query: [name: string, value: string][] }

/** What came back, before anything is read into it. */
export type Answer = {
  call: Call
  url: string
  /** 0 for a redirect, which is never followed. */
  status: number
  text: string
  /** The Retry-After header as sent; null where absent or not exposed across origins. */
  retryAfter: string | null
  ms: number
  /** Of these, until the headers arrived. */
  waitMs: number
  bytes: number
  /** When it was given, as the service dates it: epoch milliseconds. */
  receivedAt: number
  /** When it was here, by the browser's clock: what is waited for is measured from then. */
  arrivedAt: number
}
