/** One request to the service over a connection of its own, and what comes back: an answer that can be forwarded, or a fault. */
import type { IncomingMessage } from 'node:http'
import { request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import { pipeline, type Readable } from 'node:stream'
import { urlToHttpOptions } from 'node:url'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import type { Operation } from '../src/catalog/fields/operations.ts'
import type { CatalogService } from './catalogService.ts'
import type { OwnAnswer } from './ownAnswers.ts'
import { brokenOff, tooLarge, unreachable, unusable } from './ownAnswers.ts'
import { headersFor, isFinalStatus, readRetryAfter } from './rules.ts'

/** Why there is no answer of the service to forward, as the browser is told. */
export class Fault extends Error {
  readonly answer: OwnAnswer
  constructor(answer: OwnAnswer) {
    super(answer.message)
    this.answer = answer
  }
}

export type Asked = { method: string; operation: Operation; target: string }

export type ServiceAnswer = {
  status: number
  retryAfter: string | null
  /** Unpacked, and an error where it is cut or exceeds the limit. */
  body: AsyncIterable<Buffer>
}

type Limits = { limitMb: number; signal: AbortSignal }

const MB = 1_000_000

/** The head of a final answer. */
function headOf(
  service: CatalogService,
  { method, operation, target }: Asked,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const base = new URL(service.baseUrl)
  const ask = base.protocol === 'https:' ? overHttps : overHttp
  return new Promise((resolve, reject) => {
    const asked = ask({
      ...urlToHttpOptions(base),
      path: base.pathname.replace(/\/$/, '') + target,
      method,
      headers: headersFor(service, operation),
      // A connection of its own each: one kept open may be closed from the other side just when it is used again.
      agent: false,
      insecureHTTPParser: false,
    })
    const refuse = (what: string) => {
      reject(new Fault(unusable(base.host, what)))
      asked.destroy()
    }
    asked.on('information', ({ statusCode }) => {
      refuse(`status ${statusCode}`)
    })
    for (const event of ['upgrade', 'connect']) {
      asked.on(event, (_answer, socket: { destroy: () => void }) => {
        socket.destroy()
        refuse('another protocol')
      })
    }
    asked.on('response', (answer) => {
      const { statusCode = 0, httpVersionMajor } = answer
      // It fails by itself when the connection does, also where nobody reads it any more.
      answer.on('error', () => {})
      if (httpVersionMajor !== 1) refuse('another version of HTTP')
      else if (isFinalStatus(statusCode)) resolve(answer)
      else refuse(`status ${statusCode}`)
    })
    asked.on('error', ({ code }: NodeJS.ErrnoException) => {
      const isUnreadable = code?.startsWith('HPE_') === true
      reject(new Fault((isUnreadable ? unusable : unreachable)(base.host, code ?? 'no reason')))
    })
    asked.on('close', () => {
      reject(new Fault(unreachable(base.host)))
    })
    signal.addEventListener('abort', () => asked.destroy(), { once: true })
    asked.end()
  })
}

/** It was asked for as it is; some services pack it all the same. */
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
  if (!create) throw new Fault(unusable(host, 'another encoding'))
  // What fails here is said where it is read.
  return pipeline(answer, create(), () => {})
}

async function* within(body: Readable, host: string, limitMb: number): AsyncGenerator<Buffer> {
  let left = limitMb * MB
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      left -= chunk.length
      if (left < 0) throw new Fault(tooLarge(host, limitMb))
      yield chunk
    }
  } catch (error) {
    throw error instanceof Fault ? error : new Fault(brokenOff(host))
  }
}

/** Rejects with a Fault; so does reading the body. `signal` ends both. */
export async function askService(
  service: CatalogService,
  asked: Asked,
  { limitMb, signal }: Limits,
): Promise<ServiceAnswer> {
  const { host } = new URL(service.baseUrl)
  const head = await headOf(service, asked, signal)
  const announced = Number(head.headers['content-length'] ?? 0)
  if (announced > limitMb * MB && asked.method !== 'HEAD') {
    head.destroy()
    throw new Fault(tooLarge(host, limitMb))
  }
  return {
    status: head.statusCode ?? 0,
    retryAfter: readRetryAfter(head.headers['retry-after']),
    body: within(unpacked(head, host), host, limitMb),
  }
}
