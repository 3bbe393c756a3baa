/** Recognises error responses of the proxy beside the app by their `errorCode`; these are not the service's messages. */
import { HttpError } from './errors.ts'

const hasCode = (error: unknown, code: string) => error instanceof HttpError && error.code === code

/** Returns true if the error says that the proxy has no service configured. */
export const isNotConfigured = (error: unknown): boolean => hasCode(error, 'NOT_CONFIGURED')

/** Returns true if the error says that the answer exceeds the proxy's size limit; a retry would not help. */
export const isTooLarge = (error: unknown): boolean => hasCode(error, 'ANSWER_TOO_LARGE')

/** Returns true if the error says that the proxy could not reach the service, or that its answer took too long. */
export const isServiceUnreachable = (error: unknown): boolean =>
  hasCode(error, 'UPSTREAM_UNREACHABLE') || hasCode(error, 'UPSTREAM_TIMEOUT')

/** Returns true if the error says that the service answered, but the proxy could not pass the answer on. */
export const isAnswerInvalid = (error: unknown): boolean =>
  isTooLarge(error) || hasCode(error, 'UPSTREAM_UNUSABLE') || hasCode(error, 'UPSTREAM_CUT')
