/** What is said of a failure: what happened, why as far as known, and the next step for this way to the service. */
import {
  HttpError,
  KeyError,
  NetworkError,
  RateError,
  ServiceError,
  TimeoutError,
  UnreadableError,
} from '../../catalog/http/errors.ts'
import { looksLikeHtml } from '../../catalog/http/interpret.ts'
import { isBehindProxy, isNotConfigured, isUnusable } from '../../catalog/http/ownProxy.ts'
import { isStopped } from '../../shell/isStopped.ts'
import { addressAdvice, sentence, type FailureWords, type Way } from './failureAdvice.ts'

/** What is said of an answer whose status is no success, by what the reader can do about it. */
const SERVER_TROUBLE = 500
/** What was sent is too large, too long an address, or too long a header. */
const TOO_LONG = new Set([413, 414, 431])

function statusWords(error: HttpError, what: string, way: Way): FailureWords {
  const { status, code } = error
  const cause = sentence(error.message, code)
  if (way === 'proxy' && isNotConfigured(error)) {
    return {
      title: 'This site does not know which service to ask.',
      cause: `${what} went no further than the server of this site.`,
      advice: 'Ask whoever runs it to set CATALOG_BASE_URL and CATALOG_API_KEY.',
      inSettings: true,
    }
  }
  if (way === 'proxy' && (isBehindProxy(error) || isUnusable(error))) {
    return {
      title: isUnusable(error)
        ? `${what} brought no answer that can be shown.`
        : `${what} did not reach the service.`,
      cause: sentence(error.message),
      advice: 'Try again in a while; if it stays so, tell whoever runs this site.',
    }
  }
  if (status < 400) {
    return { title: `${what} was redirected.`, cause, ...redirectAdvice(way) }
  }
  if (TOO_LONG.has(status)) {
    return {
      title: `${what} was too long for the service: it answered ${status}.`,
      cause,
      advice: 'Ask with fewer or shorter words and filters, then try again.',
    }
  }
  return {
    title: `${what} failed: the service answered ${status}.`,
    cause,
    advice:
      status >= SERVER_TROUBLE
        ? 'The trouble is on the side of the service. Try again in a while.'
        : 'Change what you ask for, or try again.',
  }
}

/** A login in between, or an address that moved: where it points is kept from pages. */
function redirectAdvice(way: Way): Pick<FailureWords, 'advice' | 'inSettings'> {
  const { advice, ...rest } = addressAdvice(way)
  return {
    advice: `A service that moved or wants a login answers so. ${advice}`,
    ...rest,
  }
}

/** The browser tells these causes apart, but keeps it to itself. */
function unreachedWords(way: Way): Omit<FailureWords, 'title'> {
  if (way !== 'direct') {
    return {
      cause: 'The browser does not say why: no connection, or a connection cut or refused.',
      advice: 'Check the connection, then try again.',
    }
  }
  return {
    cause:
      'The browser does not say why. Possible causes: no connection; a base URL that is wrong; a service that accepts no requests from other origins (CORS), or not with this key.',
    advice:
      'Check the base URL and the key in Settings. A service that does not allow this origin can be reached through a proxy beside the app.',
    inSettings: true,
  }
}

/** `what` names the request as the page's reader knows it: "The search", "Page 2", "The price comparison". */
export function failureWords(error: unknown, what: string, way: Way): FailureWords {
  if (error instanceof KeyError) {
    return {
      title: `${what} was refused because of the key.`,
      cause: sentence(error.message),
      ...(way === 'direct'
        ? { advice: 'Check the key in Settings; nothing you entered is lost.', inSettings: true }
        : { advice: 'Ask whoever runs this site to check its key; nothing you entered is lost.' }),
    }
  }
  if (error instanceof RateError) {
    return {
      title: `${what} was put off: too many requests.`,
      cause: sentence(error.message),
      advice: 'Wait a moment, then try again.',
    }
  }
  if (error instanceof NetworkError) {
    return { title: `${what} did not reach the service.`, ...unreachedWords(way) }
  }
  if (error instanceof TimeoutError) {
    return {
      title: `${what} took too long.`,
      cause: sentence(error.message),
      advice: 'Try again, or later.',
    }
  }
  if (error instanceof UnreadableError) {
    const isPage = error.answer !== null && looksLikeHtml(error.answer)
    return {
      title: `${what} got an unreadable answer.`,
      cause: sentence(error.message),
      ...(isPage
        ? addressAdvice(way)
        : { advice: 'Try again. If it stays so, the trouble is on the side of the service.' }),
    }
  }
  if (error instanceof ServiceError) {
    return {
      title: `${what} was not carried out.`,
      cause: `The service says: ${sentence(error.message, error.code)}`,
      advice: 'Change what you ask for, or try again.',
    }
  }
  if (error instanceof HttpError) return statusWords(error, what, way)
  if (isStopped(error)) {
    return {
      title: `${what} was stopped.`,
      cause: 'Nothing more was asked.',
      advice: 'Ask again where you want it.',
    }
  }
  return {
    title: `${what} could not be shown.`,
    cause: error instanceof Error ? sentence(error.message) : 'The app does not know why.',
    advice: 'Try again; if it stays so, reload the page.',
  }
}
