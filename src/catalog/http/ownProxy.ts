/** What the proxy beside the app answers by itself, told by its `errorCode`: no words of the service. */
import { HttpError } from './errors.ts'

const hasCode = (error: unknown, code: string) => error instanceof HttpError && error.code === code

/** It was never told which service to ask. */
export const isNotConfigured = (error: unknown): boolean => hasCode(error, 'NOT_CONFIGURED')

/** It could not reach the service, waited for it too long, or could do nothing with what it sent. */
export const isBehindProxy = (error: unknown): boolean =>
  ['UNREACHABLE', 'TIMEOUT', 'UNUSABLE', 'CUT'].some((why) => hasCode(error, `UPSTREAM_${why}`))
