/** What can go wrong with a request: one class a cause, so that pages can switch on it. */
import type { Operation } from '@/api/fields/operations.ts'
import type { Answer } from './call.ts'

/** Every failure names its operation; `answer` is what came back, where anything did. */
export abstract class CatalogError extends Error {
  readonly operation: Operation
  readonly answer: Answer | null

  constructor(operation: Operation, message: string, answer: Answer | null = null) {
    super(message)
    this.operation = operation
    this.answer = answer
  }
}

/** No answer at all: offline, reset, refused, or kept from us by CORS; the browser does not say which. */
export class NetworkError extends CatalogError {
  override readonly name = 'NetworkError'
}

/** The whole answer, body included, did not arrive within the deadline. */
export class TimeoutError extends CatalogError {
  override readonly name = 'TimeoutError'
}

/** An answer that is no JSON, or JSON of a shape that no reading of the specification gives. */
export class UnreadableError extends CatalogError {
  override readonly name = 'UnreadableError'
}

/**
 * A status other than success, 404, key trouble and 429; `code` is the service's own, where it gave one. `retryAt` is when it
 * asks for another try (503 with Retry-After), in epoch milliseconds; null where it did not say.
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

/** `success: false` (§4.4), whatever the status. */
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

/** 429: asked too often. `retryAt` is in epoch milliseconds; null where the service did not say. */
export class RateError extends CatalogError {
  override readonly name = 'RateError'
  readonly retryAt: number | null

  constructor(message: string, answer: Answer, retryAt: number | null) {
    super(answer.call.operation, message, answer)
    this.retryAt = retryAt
  }
}
