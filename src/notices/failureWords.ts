/** What is said of a failure: what happened, why as far as known, and the next step for this way to the service. */
import {
  HttpError,
  KeyError,
  NetworkError,
  RateError,
  ServiceError,
  TimeoutError,
  UnreadableError,
} from '../catalog/http/errors.ts'
import { looksLikeHtml } from '../catalog/http/interpret.ts'
import { isStopped } from '../shell/isStopped.ts'
import { addressAdvice, sentence, type FailureWords, type Way } from './failureAdvice.ts'
import { statusWords } from './failureWordsOfStatus.ts'

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
      cause: 'Nothing was asked further.',
      advice: 'Ask again where you want it.',
    }
  }
  return {
    title: `${what} could not be shown.`,
    cause: error instanceof Error ? sentence(error.message) : 'The app does not know why.',
    advice: 'Try again; if it stays so, reload the page.',
  }
}
