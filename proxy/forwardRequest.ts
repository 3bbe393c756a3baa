/** Sends one request to the service over a new connection; the result is an answer that can be forwarded, or a fault. */
import type { IncomingMessage } from 'node:http'
import { request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import { pipeline, type Readable } from 'node:stream'
import { urlToHttpOptions } from 'node:url'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import type { Operation } from '../src/api/fields/operations.ts'
import type { CatalogService } from './catalogService.ts'
import type { ErrorResponse } from './errorResponses.ts'
import { incompleteAnswer, tooLarge, unreachable, invalidAnswer } from './errorResponses.ts'
import { headersFor, isFinalStatus, readRetryAfter } from './rules.ts'

/** The service gave no answer that can be forwarded. `answer` is what the browser gets instead. */
export class ForwardingError extends Error {
  readonly answer: ErrorResponse
  constructor(answer: ErrorResponse) {
    super(answer.message)
    this.answer = answer
  }
}

export type ProxyRequest = { method: string; operation: Operation; target: string }

export type ServiceAnswer = {
  status: number
  retryAfter: string | null
  /** Decompressed; fails if the answer is cut or exceeds the limit. */
  body: AsyncIterable<Buffer>
}

type Limits = { limitMb: number; signal: AbortSignal }

const MB = 1_000_000

/** Resolves with the head of a final answer. */
function headOf(
  service: CatalogService,
  { method, operation, target }: ProxyRequest,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const base = new URL(service.baseUrl)
  const send = base.protocol === 'https:' ? overHttps : overHttp
  return new Promise((resolve, reject) => {
    const outgoing = send({
      ...urlToHttpOptions(base),
      path: base.pathname.replace(/\/$/, '') + target,
      method,
      headers: headersFor(service, operation),
      // One connection for each request: the service may close an idle one just when it is reused.
      agent: false,
      insecureHTTPParser: false,
    })
    const refuse = (what: string) => {
      reject(new ForwardingError(invalidAnswer(base.host, what)))
      outgoing.destroy()
    }
    outgoing.on('information', ({ statusCode }) => {
      refuse(`status ${statusCode}`)
    })
    for (const event of ['upgrade', 'connect']) {
      outgoing.on(event, (_answer, socket: { destroy: () => void }) => {
        socket.destroy()
        refuse('another protocol')
      })
    }
    outgoing.on('response', (answer) => {
      const { statusCode = 0, httpVersionMajor } = answer
      // An answer emits an error when its connection fails, even if nothing reads it any more.
      answer.on('error', () => {})
      if (httpVersionMajor !== 1) refuse('another version of HTTP')
      else if (isFinalStatus(statusCode)) resolve(answer)
      else refuse(`status ${statusCode}`)
    })
    outgoing.on('error', ({ code }: NodeJS.ErrnoException) => {
      const isUnreadable = code?.startsWith('HPE_') === true
      reject(
        new ForwardingError(
          (isUnreadable ? invalidAnswer : unreachable)(base.host, code ?? 'no reason'),
        ),
      )
    })
    outgoing.on('close', () => {
      reject(new ForwardingError(unreachable(base.host)))
    })
    signal.addEventListener('abort', () => outgoing.destroy(), { once: true })
    outgoing.end()
  })
}

/** The request accepts only an uncompressed answer (RFC 9110 §12.5.3), but some services compress anyway. */
function unpacked(answer: IncomingMessage, host: string): Readable {
  const unpack = {
    gzip: createGunzip,
    'x-gzip': createGunzip,
    deflate: createInflate,
    br: createBrotliDecompress,
  }
  const encoding = (answer.headers['content-encoding'] ?? 'identity').trim().toLowerCase()
  if (encoding === 'identity' || encoding === '') return answer
  const create = Object.hasOwn(unpack, encoding) ? unpack[encoding as keyof typeof unpack] : null
  if (!create) throw new ForwardingError(invalidAnswer(host, 'another encoding'))
  // The error also reaches the reader of the stream.
  return pipeline(answer, create(), () => {})
}

async function* within(body: Readable, host: string, limitMb: number): AsyncGenerator<Buffer> {
  let left = limitMb * MB
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      left -= chunk.length
      if (left < 0) throw new ForwardingError(tooLarge(host, limitMb))
      yield chunk
    }
  } catch (error) {
    throw error instanceof ForwardingError ? error : new ForwardingError(incompleteAnswer(host))
  }
}

/** Rejects with a Fault; so does reading the body. `signal` ends both. */
export async function forwardRequest(
  service: CatalogService,
  request: ProxyRequest,
  { limitMb, signal }: Limits,
): Promise<ServiceAnswer> {
  const { host } = new URL(service.baseUrl)
  const head = await headOf(service, request, signal)
  const announced = Number(head.headers['content-length'] ?? 0)
  if (announced > limitMb * MB && request.method !== 'HEAD') {
    head.destroy()
    throw new ForwardingError(tooLarge(host, limitMb))
  }
  return {
    status: head.statusCode ?? 0,
    retryAfter: readRetryAfter(head.headers['retry-after']),
    body: within(unpacked(head, host), host, limitMb),
  }
}
