/** The errors of a request: one class for each cause, so that pages can distinguish them. */
import type { Operation } from '@/api/fields/operations.ts'
import type { Answer } from './call.ts'

/** The common class of these errors. Each names its operation; `answer` is the service's answer, null if none came. */
export abstract class CatalogError extends Error {
  readonly operation: Operation
  readonly answer: Answer | null

  constructor(operation: Operation, message: string, answer: Answer | null = null) {
    super(message)
    this.operation = operation
    this.answer = answer
  }
}

/** No answer at all: offline, reset, refused, or blocked by CORS; the browser does not reveal which. */
export class NetworkError extends CatalogError {
  override readonly name = 'NetworkError'
}

/** The whole answer, body included, did not arrive within the deadline. */
export class TimeoutError extends CatalogError {
  override readonly name = 'TimeoutError'
}

/** The answer is not JSON, or JSON of a shape that no reading of the specification allows. */
export class UnreadableError extends CatalogError {
  override readonly name = 'UnreadableError'
}

/**
 * Any error status except 404, key errors and 429; `code` is the service's, if given. `retryAt` is the time for another try (503
 * with Retry-After), in epoch milliseconds; null if the service did not state it.
 */
export class HttpError extends CatalogError {
  override readonly name = 'HttpError'
  readonly status: number
  readonly code: string | null
  readonly retryAt: number | null

  constructor(message: string, answer: Answer, code: string | null, retryAt: number | null = null) {
    super(answer.call.operation, message, answer)
    this.status = answer.status
    this.code = code
    this.retryAt = retryAt
  }
}

/** The service answered with `success: false` (§4.4), whatever the status. */
export class ServiceError extends CatalogError {
  override readonly name = 'ServiceError'
  readonly code: string | null

  constructor(message: string, answer: Answer, code: string | null) {
    super(answer.call.operation, message, answer)
    this.code = code
  }
}

/** The key is missing, refused, or cannot be sent in a header (§5). */
export class KeyError extends CatalogError {
  override readonly name = 'KeyError'
}

/** 429: too many requests. `retryAt` is in epoch milliseconds; null if the service did not state it. */
export class RateError extends CatalogError {
  override readonly name = 'RateError'
  readonly retryAt: number | null

  constructor(message: string, answer: Answer, retryAt: number | null) {
    super(answer.call.operation, message, answer)
    this.retryAt = retryAt
  }
}
