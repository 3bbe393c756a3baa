/**
 * Forwards requests to the service and adds its key. A request of the four operations (§4) is rewritten, and so is its answer;
 * nothing else passes. The service can't crash this server or delay a browser beyond the deadline.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Redactor } from '../src/api/http/redactor.ts'
import { createRedactor } from '../src/api/http/redactor.ts'
import type { CatalogService } from './catalogService.ts'
import { clientOf, connectionClosed } from './client.ts'
import type { ErrorResponse } from './errorResponses.ts'
import {
  proxyBusy,
  pathNotForwarded,
  methodNotAllowed,
  sendError,
  serviceTimeout,
  unreachable,
  writeHead,
} from './errorResponses.ts'
import type { ProxyRequest } from './forwardRequest.ts'
import { forwardRequest, ForwardingError } from './forwardRequest.ts'
import { createRequestLimiter, QueueFullError } from './requestLimiter.ts'
import { METHODS, operationOf } from './rules.ts'
import { DEFAULT_SETTINGS, type ProxySettings } from './settings.ts'

/** `target` begins with `/v1/` and includes the query, exactly as sent: decoding would lose an encoded slash in an id. */
export type ProxyHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  target: string,
) => void

/**
 * The head is sent once this much of the body has arrived. An earlier failure becomes an error response instead of a cut
 * answer.
 */
const BUFFERED_BYTES = 65_536

export const secretsOf = ({ apiKey, eanToken }: CatalogService): string[] =>
  [apiKey, eanToken?.value ?? null].filter((secret) => secret !== null)

async function* withoutSecrets(
  body: AsyncIterable<Buffer>,
  redactor: Redactor,
): AsyncGenerator<Buffer> {
  const passing = redactor.passing()
  // latin1 maps each byte to one character, and secrets are ASCII.
  for await (const chunk of body)
    yield Buffer.from(passing.next(chunk.toString('latin1')), 'latin1')
  yield Buffer.from(passing.end(), 'latin1')
}

/** Reads the body up to BUFFERED_BYTES or its end. The iterator then gives the rest. */
async function firstOf(body: AsyncIterator<Buffer>): Promise<Buffer[]> {
  const buffered: Buffer[] = []
  let bytes = 0
  while (bytes < BUFFERED_BYTES) {
    const { value, done } = await body.next()
    if (done === true) break
    buffered.push(value)
    bytes += value.length
  }
  return buffered
}

async function* concat(buffered: Buffer[], rest: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  yield* buffered
  yield* rest
}

const isEmpty = (method: string, status: number) =>
  method === 'HEAD' || [204, 205, 304].includes(status)

const readsGzip = ({ headers }: IncomingMessage) =>
  /(?:^|,)\s*gzip\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:,|$))[^,]*)?(?:,|$)/i.test(
    headers['accept-encoding'] ?? '',
  )

/** The request to forward, or the error response for anything but the four operations. */
function readRequest(method: string, target: string): ProxyRequest | ErrorResponse {
  if (!METHODS.includes(method)) return methodNotAllowed
  const operation = operationOf(target)
  return operation === null ? pathNotForwarded : { method, operation, target }
}

export function createProxyHandler(
  service: CatalogService,
  settings: Partial<ProxySettings> = {},
): ProxyHandler {
  const { deadlineMs, limitMb, ...pace } = { ...DEFAULT_SETTINGS, ...settings }
  const { host } = new URL(service.baseUrl)
  const redactor = createRedactor(secretsOf(service))
  const limiter = createRequestLimiter(pace)

  async function forward(
    request: IncomingMessage,
    response: ServerResponse,
    proxied: ProxyRequest,
    signal: AbortSignal,
  ): Promise<void> {
    const answer = await forwardRequest(service, proxied, { limitMb, signal })
    const retryAfter = answer.retryAfter === null ? {} : { 'Retry-After': answer.retryAfter }
    if (isEmpty(proxied.method, answer.status)) {
      writeHead(response, answer.status, retryAfter)
      response.end()
      return
    }
    const body = withoutSecrets(answer.body, redactor)
    const buffered = await firstOf(body)
    signal.throwIfAborted()
    const zips = readsGzip(request)
    writeHead(response, answer.status, {
      ...retryAfter,
      Vary: 'Accept-Encoding',
      ...(zips && { 'Content-Encoding': 'gzip' }),
    })
    const source = Readable.from(concat(buffered, body))
    // On a failure `pipeline` closes the connection to the browser, so that a cut answer is seen as cut; when the browser
    // leaves, it closes the connection to the service.
    await (zips
      ? pipeline(source, createGzip({ level: 4 }), response, { signal })
      : pipeline(source, response, { signal }))
  }

  async function handle(
    request: IncomingMessage,
    response: ServerResponse,
    proxied: ProxyRequest,
  ): Promise<void> {
    const ending = new AbortController()
    const timer = setTimeout(() => {
      ending.abort(new ForwardingError(serviceTimeout(host)))
    }, deadlineMs)
    const abortRequest = () => {
      ending.abort(new ForwardingError(unreachable(host)))
    }
    const closed = connectionClosed(request)
    closed.addEventListener('abort', abortRequest)
    response.on('close', abortRequest)
    let release = () => {}
    let isSent = false
    try {
      closed.throwIfAborted()
      release = await limiter.acquire(clientOf(request), ending.signal)
      isSent = true
      await forward(request, response, proxied, ending.signal)
    } catch (error) {
      if (response.headersSent) response.destroy()
      else if (!isSent || error instanceof QueueFullError) sendError(response, proxyBusy(host))
      else {
        const fault: unknown = ending.signal.aborted ? ending.signal.reason : error
        sendError(response, fault instanceof ForwardingError ? fault.answer : unreachable(host))
      }
    } finally {
      clearTimeout(timer)
      closed.removeEventListener('abort', abortRequest)
      // Closes an open connection to the service.
      ending.abort()
      release()
    }
  }

  return (request, response, target) => {
    response.on('error', () => {}) // the browser left; `close` follows
    const proxied = readRequest(request.method ?? '', target)
    if ('errorCode' in proxied) sendError(response, proxied)
    else handle(request, response, proxied).catch(() => response.destroy())
  }
}
