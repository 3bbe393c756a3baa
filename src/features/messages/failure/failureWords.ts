/** Texts about a failure: what happened, why if known, and the next step in this connection mode. */
import {
  HttpError,
  KeyError,
  NetworkError,
  RateError,
  ServiceError,
  TimeoutError,
  UnreadableError,
} from '@/api/http/errors.ts'
import { looksLikeHtml } from '@/api/http/interpret.ts'
import { isServiceUnreachable, isNotConfigured, isAnswerInvalid } from '@/api/http/ownProxy.ts'
import { isStopped } from '@/features/page/isStopped.ts'
import { addressAdvice, sentence, type FailureWords, type ConnectionMode } from './failureAdvice.ts'

/** From this status on the service has a problem; a lower one may be due to the request. */
const SERVER_TROUBLE = 500
/** The statuses for a body, an address or a header that is too long. */
const TOO_LONG = new Set([413, 414, 431])

function statusWords(error: HttpError, what: string, mode: ConnectionMode): FailureWords {
  const { status, code } = error
  const cause = sentence(error.message, code)
  if (mode === 'proxy' && isNotConfigured(error)) {
    return {
      title: 'This site isn’t connected to a service yet.',
      cause: `${what} didn’t get past this site’s server.`,
      advice: 'Ask your administrator to set CATALOG_BASE_URL and CATALOG_API_KEY.',
      inSettings: true,
    }
  }
  if (mode === 'proxy' && (isServiceUnreachable(error) || isAnswerInvalid(error))) {
    return {
      title: isAnswerInvalid(error)
        ? `${what} failed: the response couldn’t be read.`
        : `${what} failed: the service couldn’t be reached.`,
      cause: sentence(error.message),
      advice: 'Try again later. If it persists, contact your administrator.',
    }
  }
  if (status < 400) {
    return { title: `${what} was redirected.`, cause, ...redirectAdvice(mode) }
  }
  if (TOO_LONG.has(status)) {
    return {
      title: `${what} is too long for the service.`,
      cause,
      advice: 'Use fewer or shorter words and filters, then try again.',
    }
  }
  return {
    title: `${what} failed.`,
    cause,
    advice:
      status >= SERVER_TROUBLE
        ? 'The service has a problem. Try again later.'
        : 'Change your search or filters, or try again.',
  }
}

/** The advice about a redirect, which means a login in between or an address that moved: browsers hide its target from pages. */
function redirectAdvice(mode: ConnectionMode): Pick<FailureWords, 'advice' | 'inSettings'> {
  const { advice, ...rest } = addressAdvice(mode)
  return {
    advice: `The service may have moved or may need a login. ${advice}`,
    ...rest,
  }
}

/** The texts for a service that wasn’t reached: the browser distinguishes the causes, but doesn’t reveal them to pages. */
function unreachedWords(mode: ConnectionMode): Omit<FailureWords, 'title'> {
  if (mode !== 'direct') {
    return {
      cause: 'You may be offline, or the connection was interrupted.',
      advice: 'Check the connection, then try again.',
    }
  }
  return {
    cause:
      'Possible causes: no connection, a wrong base URL, or a service that doesn’t allow calls from web pages (CORS).',
    advice:
      'Check the base URL and the key in Settings. If the service doesn’t allow calls from web pages, use the proxy that comes with the app.',
    inSettings: true,
  }
}

/** The texts for any failure. `what` names the request in the user's terms: "The search", "Page 2", "The price comparison". */
export function failureWords(error: unknown, what: string, mode: ConnectionMode): FailureWords {
  if (error instanceof KeyError) {
    return {
      title: `${what} failed: the key was refused.`,
      cause: sentence(error.message),
      ...(mode === 'direct'
        ? { advice: 'Check the key in Settings. Nothing you entered is lost.', inSettings: true }
        : { advice: 'Ask your administrator to check the key. Nothing you entered is lost.' }),
    }
  }
  if (error instanceof RateError) {
    return {
      title: `${what} has to wait: too many requests.`,
      cause: sentence(error.message),
      advice: 'Wait a moment, then try again.',
    }
  }
  if (error instanceof NetworkError) {
    return { title: `${what} failed: the service couldn’t be reached.`, ...unreachedWords(mode) }
  }
  if (error instanceof TimeoutError) {
    return {
      title: `${what} took too long.`,
      cause: sentence(error.message),
      advice: 'Try again now or later.',
    }
  }
  if (error instanceof UnreadableError) {
    const isPage = error.answer !== null && looksLikeHtml(error.answer)
    return {
      title: `${what} failed: the response couldn’t be read.`,
      cause: sentence(error.message),
      ...(isPage
        ? addressAdvice(mode)
        : { advice: 'Try again. If it persists, the service has a problem.' }),
    }
  }
  if (error instanceof ServiceError) {
    return {
      title: `${what} failed.`,
      cause: `The service says: ${sentence(error.message, error.code)}`,
      advice: 'Change your search or filters, or try again.',
    }
  }
  if (error instanceof HttpError) return statusWords(error, what, mode)
  if (isStopped(error)) {
    return {
      title: `${what} was stopped.`,
      cause: 'You can start it again.',
      advice: 'Try again where you want it.',
    }
  }
  return {
    title: `${what} couldn’t be shown.`,
    cause: error instanceof Error ? sentence(error.message) : 'The reason isn’t known.',
    advice: 'Try again. If it persists, reload the page.',
  }
}
