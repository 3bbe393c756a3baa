/** What the proxy beside the app answers by itself, told by its `errorCode`: no words of the service. */
import { HttpError } from './errors.ts'

const hasCode = (error: unknown, code: string) => error instanceof HttpError && error.code === code

/** It was never told which service to ask. */
export const isNotConfigured = (error: unknown): boolean => hasCode(error, 'NOT_CONFIGURED')

/** It passes no more than so much, however often it is requested. */
export const isTooLarge = (error: unknown): boolean => hasCode(error, 'ANSWER_TOO_LARGE')

/** It could not reach the service, or waited for it too long. */
export const isBehindProxy = (error: unknown): boolean =>
  hasCode(error, 'UPSTREAM_UNREACHABLE') || hasCode(error, 'UPSTREAM_TIMEOUT')

/** It was answered, and could pass none of it. */
export const isUnusable = (error: unknown): boolean =>
  isTooLarge(error) || hasCode(error, 'UPSTREAM_UNUSABLE') || hasCode(error, 'UPSTREAM_CUT')
