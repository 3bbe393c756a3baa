/** Turns an answer into JSON, "none found", or an error that names the cause: the same for all four operations. */
import { isRecord, readBoolean, readNumber } from '@/api/fields/readers.ts'
import type { Answer } from './call.ts'
import { readErrorBody, isAboutKey, type ServiceMessage } from './errorBody.ts'
import { HttpError, KeyError, RateError, ServiceError, UnreadableError } from './errors.ts'
import { readRetryAfter } from './retry.ts'

/** Returns true if the body looks like a web page, which a wrong base address or a proxy may return. */
export function looksLikeHtml(answer: Pick<Answer, 'text'>): boolean {
  return answer.text.trimStart().startsWith('<')
}

/**
 * The body of a successful answer, or `undefined` if nothing was found (a 404 with any body, 204, or an empty body). Throws
 * KeyError, RateError, HttpError, ServiceError, UnreadableError.
 */
export function readBody(answer: Answer): unknown {
  const { operation } = answer.call
  if (answer.status === 404 || answer.status === 204) return undefined
  if (answer.status < 200 || answer.status > 299) throw failureOf(answer)
  if (answer.text.trim() === '') return undefined
  if (looksLikeHtml(answer)) {
    throw new UnreadableError(operation, 'The service returned a web page instead of data.', answer)
  }
  let body: unknown
  try {
    body = JSON.parse(answer.text.replace(/^\uFEFF+/, ''))
  } catch {
    throw new UnreadableError(operation, 'The response isn’t complete, valid JSON.', answer)
  }
  if (isRecord(body) && readBoolean(body['success']) === false) {
    const words = readErrorBody(answer.text)
    const message = words.message ?? 'The service gave no reason.'
    throw isAboutKey(words)
      ? new KeyError(operation, message, answer)
      : new ServiceError(message, answer, words.code)
  }
  return body
}

/** Returns true for an empty result of any operation: no body, `[]`, or a count of 0. */
export function isEmptyResult(body: unknown): boolean {
  if (Array.isArray(body)) return body.length === 0
  return body === undefined || (isRecord(body) && readNumber(body['numFound']) === 0)
}

/** The error for a shape that no reading of the specification allows. */
export function unexpected(answer: Answer, what: string): UnreadableError {
  return new UnreadableError(answer.call.operation, `Unexpected response: ${what}.`, answer)
}

/**
 * The message for an error without a usable reason. A web page in the answer is not shown, because it is not written for the
 * app's users.
 */
const withoutWords = ({ unseen = '' }: ServiceMessage) =>
  unseen.trim() === ''
    ? 'The service gave no reason.'
    : 'The service gave its reason as a web page, which isn’t shown.'

function failureOf(answer: Answer): Error {
  const { status, call } = answer
  const words = readErrorBody(answer.text)
  const refused = status === 401 || status === 403
  if (refused || (status === 400 && isAboutKey(words))) {
    return new KeyError(call.operation, words.message ?? withoutWords(words), answer)
  }
  // A date in Retry-After is by the service's clock; the app waits by the browser's clock, so the time is converted.
  const requestedAt = readRetryAfter(answer.retryAfter, answer.receivedAt)
  const retryAt = requestedAt === null ? null : requestedAt - answer.receivedAt + answer.arrivedAt
  if (status === 429) {
    return new RateError(words.message ?? 'Too many requests.', answer, retryAt)
  }
  const redirected = status === 0 || (status >= 300 && status < 400)
  const ours = redirected
    ? 'The service redirected the request. The key is never sent to another address.'
    : withoutWords(words)
  return new HttpError(words.message ?? ours, answer, words.code, status === 503 ? retryAt : null)
}
