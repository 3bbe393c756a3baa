/** The last requests, newest first, for whoever wants to see what was requested and what came back. */
import { createEmitter } from '@/lib/emitter.ts'
import type { Answer, Call } from './call.ts'

export type LoggedRequest = {
  call: Call
  /** Holds no key: that travels in a header, and headers are not kept. */
  url: string
  /** Epoch milliseconds of the answer or the failure. */
  at: number
  ms: number
  /** Older answers lose their text, so that the log never holds more than a few of them. */
  answer: Answer | null
  /** The name of the error where no answer came. */
  failure: string | null
}

const MAX_ENTRIES = 200
/** Characters of answers that the log keeps alive at the most. */
const TEXT_BUDGET = 8_000_000

let requests: readonly LoggedRequest[] = []
const emitter = createEmitter<[request: LoggedRequest | null]>()

function withinBudget(all: readonly LoggedRequest[]): readonly LoggedRequest[] {
  let left = TEXT_BUDGET
  return all.map((request) => {
    if (request.answer === null || request.answer.text === '') return request
    left -= request.answer.text.length
    return left >= 0 ? request : { ...request, answer: { ...request.answer, text: '' } }
  })
}

export function recordRequest(request: LoggedRequest): void {
  requests = withinBudget([request, ...requests].slice(0, MAX_ENTRIES))
  emitter.emit(request)
}

/** The last two hundred requests, newest first; the same array until another one is made. */
export function lastRequests(): readonly LoggedRequest[] {
  return requests
}

export function clearRequests(): void {
  requests = []
  emitter.emit(null)
}

/** Calls back with each request as it ends, and with null when the log is cleared; returns the way to stop. */
export const onRequest = emitter.on
