/** The only place that calls fetch: one GET with its headers, one deadline for the whole answer, one log entry. */
import type { Connection } from './connection.ts'
import { KeyError, NetworkError, TimeoutError } from './errors.ts'
import { recordRequest } from './log.ts'

export type Operation = 'search' | 'traits' | 'lookup' | 'ean'

/** One request as the specification writes it: the path after `/v1`, already encoded, and the query pairs, not yet. */
export type Call = { operation: Operation; path: string; query: [name: string, value: string][] }

/** What came back, before anything is read into it. */
export type Answer = {
  call: Call
  url: string
  /** 0 for a redirect, which is never followed. */
  status: number
  text: string
  /** The Retry-After header as sent; null where absent or not exposed across origins. */
  retryAfter: string | null
  ms: number
  bytes: number
  /** Epoch milliseconds. */
  receivedAt: number
}

export type AskOptions = { signal?: AbortSignal; deadlineMs?: number }

/** Covers connecting, waiting and the last byte of the body. */
const DEADLINE_MS = 15_000

const loneSurrogate = /\p{Surrogate}/gu
const printableAscii = /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/

/** Percent-encodes so that `+ & / , | #` and accents arrive as typed; half a surrogate pair cannot be sent and becomes U+FFFD. */
export function encode(text: string): string {
  return encodeURIComponent(text.replace(loneSurrogate, '\uFFFD'))
}

/** The absolute address of a call. */
export function addressOf(connection: Connection, call: Call): string {
  const query = call.query.map(([name, value]) => `${name}=${encode(value)}`).join('&')
  return `${connection.baseUrl}/v1${call.path}${query ? `?${query}` : ''}`
}

/** The headers of a call (§1, §5): the EAN access token goes to that operation alone. */
function headersOf(connection: Connection, call: Call): Record<string, string> {
  const headers: Record<string, string> = { Accept: 'application/json' }
  if (connection.apiKey !== null) {
    if (!printableAscii.test(connection.apiKey)) {
      throw new KeyError(
        call.operation,
        'The key holds a character that a header cannot carry, such as a curly quote or a line break. Copy it again.',
      )
    }
    headers['apikey'] = connection.apiKey
  }
  const token = connection.dialect.eanAccessToken
  if (token && call.operation === 'ean') headers[token.header] = token.value
  return headers
}

/**
 * Asks once. Resolves with any status; throws NetworkError, TimeoutError, KeyError (a key that cannot be sent),
 * or the caller's own abort.
 */
export async function ask(
  connection: Connection,
  call: Call,
  { signal, deadlineMs = DEADLINE_MS }: AskOptions = {},
): Promise<Answer> {
  const url = addressOf(connection, call)
  const headers = headersOf(connection, call)
  await connection.ready
  const started = performance.now()
  const elapsed = () => Math.round(performance.now() - started)
  const deadline = new AbortController()
  const timer = setTimeout(() => deadline.abort(), deadlineMs)
  try {
    const response = await fetch(url, {
      headers,
      // A key must never travel on to where a redirect points.
      redirect: 'manual',
      signal: signal ? AbortSignal.any([signal, deadline.signal]) : deadline.signal,
    })
    const text = await response.text()
    const answer: Answer = {
      call,
      url,
      status: response.type === 'opaqueredirect' ? 0 : response.status,
      text,
      retryAfter: response.headers.get('Retry-After'),
      ms: elapsed(),
      bytes: new TextEncoder().encode(text).length,
      receivedAt: Date.now(),
    }
    recordRequest({ call, url, at: answer.receivedAt, ms: answer.ms, answer, failure: null })
    return answer
  } catch (error) {
    if (signal?.aborted) throw error
    const failure = deadline.signal.aborted
      ? new TimeoutError(
          call.operation,
          `The service did not finish its answer within ${deadlineMs / 1000} seconds.`,
        )
      : new NetworkError(call.operation, 'The service could not be reached.')
    recordRequest({ call, url, at: Date.now(), ms: elapsed(), answer: null, failure: failure.name })
    throw failure
  } finally {
    clearTimeout(timer)
  }
}
