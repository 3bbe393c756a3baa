/** Recognises error responses of the proxy beside the app by their `errorCode`; these are not the service's messages. */
import { HttpError } from './errors.ts'

const hasCode = (error: unknown, code: string) => error instanceof HttpError && error.code === code

/** The proxy has no service configured. */
export const isNotConfigured = (error: unknown): boolean => hasCode(error, 'NOT_CONFIGURED')

/** The answer exceeds the proxy's size limit; a retry would not help. */
export const isTooLarge = (error: unknown): boolean => hasCode(error, 'ANSWER_TOO_LARGE')

/** The proxy could not reach the service, or its answer took too long. */
export const isBehindProxy = (error: unknown): boolean =>
  hasCode(error, 'UPSTREAM_UNREACHABLE') || hasCode(error, 'UPSTREAM_TIMEOUT')

/** The service answered, but the proxy could not pass any of it on. */
export const isUnusable = (error: unknown): boolean =>
  isTooLarge(error) || hasCode(error, 'UPSTREAM_UNUSABLE') || hasCode(error, 'UPSTREAM_CUT')
