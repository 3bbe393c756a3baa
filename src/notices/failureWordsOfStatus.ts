/** What is said of an answer whose status is no success, by what the reader can do about it. */
import type { HttpError } from '../catalog/http/errors.ts'
import { isBehindProxy, isNotConfigured } from '../catalog/http/ownProxy.ts'
import { addressAdvice, sentence, type FailureWords, type Way } from './failureAdvice.ts'

const SERVER_TROUBLE = 500
/** What was sent is too large, too long an address, or too long a header. */
const TOO_LONG = new Set([413, 414, 431])

export function statusWords(error: HttpError, what: string, way: Way): FailureWords {
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
  if (way === 'proxy' && isBehindProxy(error)) {
    return {
      title: `${what} did not reach the service.`,
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
