/** The last requests with their answers, newest first, for the request details. */
import { createEmitter } from '@/lib/emitter.ts'
import type { Answer, Call } from './call.ts'

export type LoggedRequest = {
  call: Call
  /** Contains no key: keys are sent in headers, which are not logged. */
  url: string
  /** When the answer or the failure came, in epoch milliseconds. */
  at: number
  ms: number
  /** Older answers lose their text, so that the log needs little memory. */
  answer: Answer | null
  /** The name of the error if no answer came. */
  failure: string | null
}

const MAX_ENTRIES = 200
/** The most characters of answers in the log. */
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

/** The last two hundred requests, newest first; the same array until another request ends. */
export function lastRequests(): readonly LoggedRequest[] {
  return requests
}

export function clearRequests(): void {
  requests = []
  emitter.emit(null)
}

/** Calls back with each request as it ends, and with null when the log is cleared; returns the function that stops it. */
export const onRequest = emitter.on
