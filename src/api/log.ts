/** The last requests, newest first, for whoever wants to see what was asked and what came back. */
import type { Answer, Call } from './http.ts'

export type LoggedRequest = {
  call: Call
  /** Holds no key: that travels in a header, and headers are not kept. */
  url: string
  /** Epoch milliseconds of the answer or the failure. */
  at: number
  ms: number
  answer: Answer | null
  /** The name of the error where no answer came. */
  failure: string | null
}

const KEPT = 50
let requests: readonly LoggedRequest[] = []

export function recordRequest(request: LoggedRequest): void {
  requests = [request, ...requests].slice(0, KEPT)
}

/** The last fifty requests, newest first; the same array until another one is made. */
export function lastRequests(): readonly LoggedRequest[] {
  return requests
}
