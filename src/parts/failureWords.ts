/** What is said of a failure: what happened, why as far as known, and the next step. */
import {
  HttpError,
  KeyError,
  NetworkError,
  RateError,
  ServiceError,
  TimeoutError,
  UnreadableError,
} from '../api/errors.ts'

export type FailureWords = { title: string; cause: string; advice: string }

const serverTrouble = 500

/** A sentence of the service's words, with its code where it gave one. */
function sentence(message: string, code: string | null = null): string {
  const words = code === null ? message : `${message.replace(/\.$/, '')} (code ${code})`
  return /[.!?…]$/.test(words) ? words : `${words}.`
}

/** `what` names the request as the page's reader knows it: "The search", "Page 2", "The price comparison". */
export function failureWords(error: unknown, what: string): FailureWords {
  if (error instanceof KeyError) {
    return {
      title: `${what} was refused because of the key.`,
      cause: sentence(error.message),
      advice:
        'Ask whoever runs this app to check the key of the service; nothing you entered is lost.',
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
    return {
      title: `${what} did not reach the service.`,
      cause:
        'The browser does not say why: no connection, a connection cut or refused, or a service that does not accept this page or its key.',
      advice: 'Check the connection, then try again.',
    }
  }
  if (error instanceof TimeoutError) {
    return {
      title: `${what} took too long.`,
      cause: sentence(error.message),
      advice: 'Try again, or later.',
    }
  }
  if (error instanceof UnreadableError) {
    return {
      title: `${what} got an unreadable answer.`,
      cause: sentence(error.message),
      advice:
        'Look at the answer below. If it is a web page, the address of the service may be wrong.',
    }
  }
  if (error instanceof ServiceError) {
    return {
      title: `${what} was not carried out.`,
      cause: `The service says: ${sentence(error.message, error.code)}`,
      advice: 'Change what you ask for, or try again.',
    }
  }
  if (error instanceof HttpError) {
    const theirs = error.status >= serverTrouble
    return {
      title: `${what} failed: the service answered ${error.status}.`,
      cause: sentence(error.message, error.code),
      advice: theirs
        ? 'The trouble is on the side of the service. Try again in a while.'
        : 'Change what you ask for, or try again.',
    }
  }
  return {
    title: `${what} could not be shown.`,
    cause: error instanceof Error ? sentence(error.message) : 'The app does not know why.',
    advice: 'Try again; if it stays so, reload the page.',
  }
}
