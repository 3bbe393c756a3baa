/** The same-origin proxy of the dev and preview servers: forwards a reading request and adds the key, which the browser never has. */
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import { pipeline } from 'node:stream'
import { urlToHttpOptions } from 'node:url'
import type { CatalogService } from './catalogService.ts'
import type { ProxyAnswer } from './proxyAnswers.ts'
import { bodyOf, leavesTheService, onlyReading, silent, unreachable } from './proxyAnswers.ts'
import {
  DOT_SEGMENT,
  TIMEOUT_S,
  notForwarded,
  notReturned,
  ofOneHop,
  secretsFor,
} from './proxyRules.ts'

export type Forward = (request: IncomingMessage, response: ServerResponse, path: string) => void

/** For what the proxy answers itself. */
export function answer(response: ServerResponse, own: ProxyAnswer): void {
  if (own.status === 405) response.setHeader('Allow', 'GET, HEAD')
  response.setHeader('Cache-Control', 'no-store')
  response.setHeader('Content-Type', 'application/json')
  response.writeHead(own.status).end(bodyOf(own))
}

/** `Connection` names further headers that end here. */
const alsoDropped = ({ connection = '' }: IncomingHttpHeaders) =>
  connection.split(',').map((name) => name.trim().toLowerCase())

function requestHeaders(request: IncomingMessage, service: CatalogService, path: string) {
  const dropped = new Set([
    'host',
    ...ofOneHop,
    ...notForwarded,
    ...alsoDropped(request.headers),
    ...(service.eanToken ? [service.eanToken.header.toLowerCase()] : []),
  ])
  return {
    ...Object.fromEntries(Object.entries(request.headers).filter(([name]) => !dropped.has(name))),
    ...secretsFor(service, path),
  }
}

function passBack(incoming: IncomingMessage, response: ServerResponse): void {
  const dropped = new Set([...ofOneHop, ...notReturned, ...alsoDropped(incoming.headers)])
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    if (values && !dropped.has(name)) response.setHeader(name, values)
  }
  response.writeHead(incoming.statusCode ?? 502)
  // An answer that was cut has to arrive cut: `pipeline` closes the browser's connection then, and ours when it leaves.
  pipeline(incoming, response, () => {})
}

/** `path` begins with `/v1/` and holds the query, as the browser wrote it: decoding it would lose an encoded slash in an id. */
export function catalogProxy(service: CatalogService, { timeoutS = TIMEOUT_S } = {}): Forward {
  const base = new URL(service.baseUrl)
  const ask = base.protocol === 'https:' ? overHttps : overHttp

  return (request, response, path) => {
    request.resume() // a body, if one came, ends here
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      answer(response, onlyReading)
      return
    }
    if (DOT_SEGMENT.test(path.split('?', 1)[0] ?? '')) {
      answer(response, leavesTheService)
      return
    }
    const asked = ask({
      ...urlToHttpOptions(base),
      path: base.pathname.replace(/\/$/, '') + path,
      method: request.method,
      headers: requestHeaders(request, service, path),
      // A connection of its own each: one kept open may be closed from the other side just when it is used again.
      agent: false,
      timeout: timeoutS * 1000,
    })
    let tooLate = false
    asked.on('timeout', () => {
      tooLate = true
      asked.destroy()
    })
    asked.on('response', (incoming) => {
      passBack(incoming, response)
    })
    asked.on('error', (error: NodeJS.ErrnoException) => {
      if (response.headersSent) response.destroy()
      else answer(response, tooLate ? silent(base.host) : unreachable(base.host, error.code))
    })
    response.on('close', () => asked.destroy())
    asked.end()
  }
}
