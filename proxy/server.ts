/** The proxy as a complete server: the files of the build, `/v1` forwarded to the service, and a health check. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createRedactor } from '../src/api/http/redactor.ts'
import { CONNECTION_LIMITS, createLimitedServer, type ConnectionLimits } from './connections.ts'
import { sendError, tooManyUnanswered } from './errorResponses.ts'
import type { ServedBuild } from './files.ts'
import { fileServer } from './files.ts'
import {
  checkServerName,
  requestWithoutBody,
  forwardToService,
  type MiddlewareOptions,
} from './middleware.ts'
import { secretsOf } from './proxy.ts'
import { DEFAULT_SETTINGS } from './settings.ts'

/** The health check of a deployment. It accepts every server name, because the response reveals nothing about the service. */
const HEALTH_PATH = '/healthz'

export type ServerOptions = ServedBuild &
  MiddlewareOptions & {
    /** One line for each request. */
    log: (line: string) => void
    limits?: Partial<ConnectionLimits>
  }

const MAX_LOGGED_CHARS = 200

/** Only the path, as printable ASCII, because terminals act on other characters. */
const logged = (url: string) =>
  (url.split('?', 1)[0] ?? '').slice(0, MAX_LOGGED_CHARS).replace(/[^!-~]/g, '?')

export type ProxyServer = {
  server: Server
  /**
   * Accepts nothing new, answers requests in progress and closes all other connections. Resolves when all are closed, at the
   * latest at the deadline of a request.
   */
  end: () => Promise<void>
}

function sendHealth(response: ServerResponse, isEnding: boolean): void {
  response.writeHead(isEnding ? 503 : 200, {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  })
  response.end(isEnding ? '{"status":"ending"}' : '{"status":"ok"}')
}

export function createProxyServer(options: ServerOptions): ProxyServer {
  const { service, names, base, log, limits = {} } = options
  const { deadlineMs } = { ...DEFAULT_SETTINGS, ...options.settings }
  const redactor = createRedactor(service ? secretsOf(service) : [])
  const checkName = checkServerName(names)
  const forward = forwardToService(options, base)
  const files = fileServer(options)

  function logWhenOver(request: IncomingMessage, response: ServerResponse): void {
    const began = performance.now()
    response.on('close', () => {
      const { method = '-', url = '' } = request
      const status = response.headersSent ? response.statusCode : '-'
      const end = response.writableFinished ? '' : ' cut'
      const ms = Math.round(performance.now() - began)
      const line = `${new Date().toISOString()} ${method} ${logged(url)} ${status} ${ms} ms${end}`
      log(redactor.text(line))
    })
  }

  /** Longer than the deadline of a request, because the connection is silent while this server waits for the service. */
  const silentMs = Math.max(CONNECTION_LIMITS.silentMs, deadlineMs + 5000)
  const { server, isEnding, end } = createLimitedServer(
    { ...CONNECTION_LIMITS, silentMs, ...limits },
    (request, response) => {
      const { url = '' } = request
      response.on('error', () => {})
      logWhenOver(request, response)
      requestWithoutBody(request, response, () => {
        if (url === HEALTH_PATH) {
          sendHealth(response, isEnding())
          return
        }
        checkName(request, response, () =>
          forward(request, response, () => {
            files(request, response).catch(() => {
              if (response.headersSent) response.destroy()
              else response.writeHead(500).end()
            })
          }),
        )
      })
    },
    (response) => {
      sendError(response, tooManyUnanswered)
    },
  )
  return { server, end: () => end(deadlineMs) }
}
