/** The only module that calls fetch: one GET with its headers, one deadline for the whole answer, one log entry. */
import type { Connection } from '@/api/connection.ts'
import type { Answer, Call } from './call.ts'
import { KeyError, NetworkError, TimeoutError, UnreadableError } from './errors.ts'
import { keyProblem } from './key.ts'
import { recordRequest } from './log.ts'
import type { Redactor } from './redactor.ts'
import { noteDate } from './serviceTime.ts'

export type RequestOptions = { signal?: AbortSignal; deadlineMs?: number }

/** The deadline of a request, for connecting, waiting and the whole body. */
const DEADLINE_MS = 15_000

const loneSurrogate = /\p{Surrogate}/gu

/** Percent-encodes so that `+ & / , | #` and accents arrive as typed; half a surrogate pair cannot be sent and becomes U+FFFD. */
export function encode(text: string): string {
  return encodeURIComponent(text.replace(loneSurrogate, '\uFFFD'))
}

/** Fetches a file of the app's own site. */
export function getOwn(url: string): Promise<Response> {
  return fetch(url, { credentials: 'same-origin', signal: AbortSignal.timeout(DEADLINE_MS) })
}

/** The text of a file of the app, such as its configuration; null if the server does not have the file. */
export async function getOwnFile(url: string): Promise<string | null> {
  const response = await getOwn(url)
  if (!response.ok) return null
  const text = await response.text()
  // Some hosts answer every unknown address with the app's page, which starts with `<`.
  return text.trimStart().startsWith('<') ? null : text
}

/** The absolute address of a call. */
export function addressOf(connection: Connection, call: Call): string {
  const query = call.query.map(([name, value]) => `${name}=${encode(value)}`).join('&')
  return `${connection.baseUrl}/v1${call.path}${query ? `?${query}` : ''}`
}

/** The secrets of a call, by header (§5): the EAN access token is sent to that operation only. */
export function secretsOf(
  { apiKey, eanToken, apiVariant: { eanTokenHeader } }: Connection,
  { operation }: Call,
): [header: string, secret: string][] {
  const secrets: [string, string][] = []
  if (apiKey !== null) secrets.push(['apikey', apiKey])
  if (eanTokenHeader !== null && eanToken !== null && operation === 'ean') {
    secrets.push([eanTokenHeader, eanToken])
  }
  return secrets
}

/** The headers of a call (§1, §5). */
function headersOf(connection: Connection, call: Call): Record<string, string> {
  if (connection.mode === 'direct' && connection.apiKey === null) {
    throw new KeyError(call.operation, 'No key has been entered for this service yet.')
  }
  const headers: Record<string, string> = { Accept: 'application/json' }
  for (const [name, value] of secretsOf(connection, call)) {
    const problem = keyProblem(value)
    if (problem !== null) throw new KeyError(call.operation, problem)
    headers[name] = value
  }
  return headers
}

const asItIs: Pick<Redactor, 'text'> = { text: (text) => text }

/**
 * The redactor for the secrets of a call. Its code is loaded only for a call that has one; through the proxy no call has a secret
 * in the browser.
 */
async function redactorOf(connection: Connection, call: Call): Promise<Pick<Redactor, 'text'>> {
  const secrets = secretsOf(connection, call).map(([, secret]) => secret)
  if (secrets.length === 0) return asItIs
  return (await import('./redactor.ts')).createRedactor(secrets)
}

/** Requests that were begun before the app was loaded, by address. */
const begun = new Map<
  string,
  { connection: Connection; answer: Promise<Answer>; stop: () => void }
>()

/** Begins a request early: the next identical call on the same connection gets its answer. */
export function prefetch(connection: Connection, call: Call): void {
  const stopping = new AbortController()
  const answer = sendRequest(connection, call, { signal: stopping.signal })
  // Prevents an unhandled rejection; the later caller gets the error.
  answer.catch(() => {})
  begun.set(addressOf(connection, call), { connection, answer, stop: () => stopping.abort() })
}

/**
 * Sends one request. Resolves with any status; throws NetworkError, TimeoutError, KeyError (a key that cannot be sent), or the
 * caller's abort reason.
 */
export async function sendRequest(
  connection: Connection,
  call: Call,
  { signal, deadlineMs = DEADLINE_MS }: RequestOptions = {},
): Promise<Answer> {
  const url = addressOf(connection, call)
  const ahead = begun.get(url)
  if (ahead?.connection === connection) {
    begun.delete(url)
    signal?.addEventListener('abort', ahead.stop)
    return ahead.answer
  }
  const headers = headersOf(connection, call)
  await connection.ready
  const started = performance.now()
  const elapsed = () => Math.round(performance.now() - started)
  const deadline = new AbortController()
  const timer = setTimeout(() => deadline.abort(), deadlineMs)
  let isAnswering = false
  try {
    const redacting = redactorOf(connection, call)
    // Prevents an unhandled rejection; a failure is thrown below, where it is awaited.
    redacting.catch(() => {})
    const response = await fetch(url, {
      headers,
      // A redirect must never receive the key.
      redirect: 'manual',
      // Answers to requests with a key are not cached on disk.
      ...(connection.mode === 'direct' && { cache: 'no-store' }),
      signal: signal ? AbortSignal.any([signal, deadline.signal]) : deadline.signal,
    })
    const waitMs = elapsed()
    isAnswering = true
    // A service may repeat a secret of the request; from here on, no text contains one.
    const redactor = await redacting
    const text = redactor.text(await response.text())
    const retryAfter = response.headers.get('Retry-After')
    const arrivedAt = Date.now()
    const answer: Answer = {
      call,
      url,
      // The status is 0 if the browser hides a redirect.
      status: response.status,
      text,
      retryAfter: retryAfter === null ? null : redactor.text(retryAfter),
      ms: elapsed(),
      waitMs,
      bytes: new TextEncoder().encode(text).length,
      receivedAt: noteDate(connection.id, response.headers.get('Date'), arrivedAt),
      arrivedAt,
    }
    recordRequest({ call, url, at: arrivedAt, ms: answer.ms, answer, failure: null })
    return answer
  } catch (error) {
    if (signal?.aborted) throw error
    const failure = deadline.signal.aborted
      ? new TimeoutError(
          call.operation,
          `The service didn’t respond within ${deadlineMs / 1000} seconds.`,
        )
      : isAnswering
        ? new UnreadableError(call.operation, 'The response was incomplete.')
        : new NetworkError(call.operation, 'The service couldn’t be reached.')
    recordRequest({ call, url, at: Date.now(), ms: elapsed(), answer: null, failure: failure.name })
    throw failure
  } finally {
    clearTimeout(timer)
  }
}
