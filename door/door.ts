/**
 * The way to the service, which has its key: a request that is one of the four operations is made anew, and so is its answer.
 * Nothing else passes, and nothing that the service does ends the server or holds a browser beyond the deadline.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Redactor } from '../src/catalog/http/redactor.ts'
import { createRedactor } from '../src/catalog/http/redactor.ts'
import type { Asked } from './askService.ts'
import { askService, Fault } from './askService.ts'
import type { CatalogService } from './catalogService.ts'
import { clientOf, connectionClosed } from './client.ts'
import type { OwnAnswer } from './ownAnswers.ts'
import {
  busy,
  noOperation,
  onlyReading,
  say,
  silent,
  unreachable,
  writeHead,
} from './ownAnswers.ts'
import { createRequestLimiter, QueueFullError } from './requestLimiter.ts'
import { METHODS, operationOf } from './rules.ts'
import { DEFAULTS, type DoorSettings } from './settings.ts'

/** `target` begins with `/v1/` and holds the query, as the browser wrote it: decoding it would lose an encoded slash in an id. */
export type Door = (request: IncomingMessage, response: ServerResponse, target: string) => void

/** So much of an answer has to be there before its head leaves: what fails until then is said, not cut. */
const HELD_BYTES = 65_536

export const secretsOf = ({ apiKey, eanToken }: CatalogService): string[] =>
  [apiKey, eanToken?.value ?? null].filter((secret) => secret !== null)

async function* withoutSecrets(
  body: AsyncIterable<Buffer>,
  redactor: Redactor,
): AsyncGenerator<Buffer> {
  const passing = redactor.passing()
  // One character a byte: secrets are ASCII, and nothing else is looked at.
  for await (const chunk of body)
    yield Buffer.from(passing.next(chunk.toString('latin1')), 'latin1')
  yield Buffer.from(passing.end(), 'latin1')
}

/** Takes from the body until enough is held or it has ended; then the rest can be taken from where this stopped. */
async function firstOf(body: AsyncIterator<Buffer>): Promise<Buffer[]> {
  const held: Buffer[] = []
  let bytes = 0
  while (bytes < HELD_BYTES) {
    const { value, done } = await body.next()
    if (done === true) break
    held.push(value)
    bytes += value.length
  }
  return held
}

async function* joined(held: Buffer[], rest: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  yield* held
  yield* rest
}

const isEmpty = (method: string, status: number) =>
  method === 'HEAD' || [204, 205, 304].includes(status)

const readsGzip = ({ headers }: IncomingMessage) =>
  /(?:^|,)\s*gzip\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:,|$))[^,]*)?(?:,|$)/i.test(
    headers['accept-encoding'] ?? '',
  )

/** What is asked; where it is none of the operations, what is said of it. */
function readRequest(method: string, target: string): Asked | OwnAnswer {
  if (!METHODS.includes(method)) return onlyReading
  const operation = operationOf(target)
  return operation === null ? noOperation : { method, operation, target }
}

export function createDoor(service: CatalogService, settings: Partial<DoorSettings> = {}): Door {
  const { deadlineMs, limitMb, ...pace } = { ...DEFAULTS, ...settings }
  const { host } = new URL(service.baseUrl)
  const redactor = createRedactor(secretsOf(service))
  const limiter = createRequestLimiter(pace)

  async function forward(
    request: IncomingMessage,
    response: ServerResponse,
    asked: Asked,
    signal: AbortSignal,
  ): Promise<void> {
    const answer = await askService(service, asked, { limitMb, signal })
    const retryAfter = answer.retryAfter === null ? {} : { 'Retry-After': answer.retryAfter }
    if (isEmpty(asked.method, answer.status)) {
      writeHead(response, answer.status, retryAfter)
      response.end()
      return
    }
    const body = withoutSecrets(answer.body, redactor)
    const held = await firstOf(body)
    signal.throwIfAborted()
    const zips = readsGzip(request)
    writeHead(response, answer.status, {
      ...retryAfter,
      Vary: 'Accept-Encoding',
      ...(zips && { 'Content-Encoding': 'gzip' }),
    })
    const source = Readable.from(joined(held, body))
    // What is cut has to arrive cut: `pipeline` closes the browser's connection then, and ours when it leaves.
    await (zips
      ? pipeline(source, createGzip({ level: 4 }), response, { signal })
      : pipeline(source, response, { signal }))
  }

  async function takeThrough(
    request: IncomingMessage,
    response: ServerResponse,
    asked: Asked,
  ): Promise<void> {
    const ending = new AbortController()
    const timer = setTimeout(() => {
      ending.abort(new Fault(silent(host)))
    }, deadlineMs)
    const leave = () => {
      ending.abort(new Fault(unreachable(host)))
    }
    const closed = connectionClosed(request)
    closed.addEventListener('abort', leave)
    response.on('close', leave)
    let release = () => {}
    let isSent = false
    try {
      closed.throwIfAborted()
      release = await limiter.acquire(clientOf(request), ending.signal)
      isSent = true
      await forward(request, response, asked, ending.signal)
    } catch (error) {
      if (response.headersSent) response.destroy()
      else if (!isSent || error instanceof QueueFullError) say(response, busy(host))
      else {
        const fault: unknown = ending.signal.aborted ? ending.signal.reason : error
        say(response, fault instanceof Fault ? fault.answer : unreachable(host))
      }
    } finally {
      clearTimeout(timer)
      closed.removeEventListener('abort', leave)
      // Whatever of the service's is still open is of no use any more.
      ending.abort()
      release()
    }
  }

  return (request, response, target) => {
    response.on('error', () => {}) // the browser left: said by `close`
    const asked = readRequest(request.method ?? '', target)
    if ('errorCode' in asked) say(response, asked)
    else takeThrough(request, response, asked).catch(() => response.destroy())
  }
}
