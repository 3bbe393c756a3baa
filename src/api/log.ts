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
const listeners = new Set<() => void>()

export function recordRequest(request: LoggedRequest): void {
  requests = [request, ...requests].slice(0, KEPT)
  for (const listener of listeners) listener()
}

/** The last fifty requests, newest first; the same array until another one is made. */
export function lastRequests(): readonly LoggedRequest[] {
  return requests
}

/** Calls back after each request; returns the way to stop. */
export function onRequest(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
