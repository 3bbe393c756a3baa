/** The door as a server of its own: the build as files, `/v1` to the service, and whether it is well. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createRedactor } from '../src/catalog/http/redactor.ts'
import { CONNECTION_LIMITS, createLimitedServer, type ConnectionLimits } from './connections.ts'
import { secretsOf } from './door.ts'
import { named, requestWithoutBody, toService, type EntranceOptions } from './entrance.ts'
import type { Served } from './files.ts'
import { fileServer } from './files.ts'
import { say, tooManyUnanswered } from './ownAnswers.ts'
import { DEFAULTS } from './settings.ts'

/** Whoever watches over the server asks here, by any name: it says nothing of what is served. */
const HEALTH = '/healthz'

export type ServerOptions = Served &
  EntranceOptions & {
    /** One line a request. */
    log: (line: string) => void
    limits?: Partial<ConnectionLimits>
  }

const LONGEST_LOGGED = 200

/** The path alone, as printable ASCII: a log is read in terminals, too. */
const logged = (url: string) =>
  (url.split('?', 1)[0] ?? '').slice(0, LONGEST_LOGGED).replace(/[^!-~]/g, '?')

export type DoorServer = {
  server: Server
  /**
   * Takes nothing new, answers what is in progress and closes all other connections. Resolves when all are closed, at the
   * deadline of a request at the latest.
   */
  end: () => Promise<void>
}

function sayHealth(response: ServerResponse, isEnding: boolean): void {
  response.writeHead(isEnding ? 503 : 200, {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  })
  response.end(isEnding ? '{"status":"ending"}' : '{"status":"ok"}')
}

export function createDoorServer(options: ServerOptions): DoorServer {
  const { service, names, base, log, limits = {} } = options
  const { deadlineMs } = { ...DEFAULTS, ...options.settings }
  const redactor = createRedactor(service ? secretsOf(service) : [])
  const isWelcome = named(names)
  const forward = toService(options, base)
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

  /** Above the deadline of a request: until then the server itself is what is silent. */
  const silentMs = Math.max(CONNECTION_LIMITS.silentMs, deadlineMs + 5000)
  const { server, isEnding, end } = createLimitedServer(
    { ...CONNECTION_LIMITS, silentMs, ...limits },
    (request, response) => {
      const { url = '' } = request
      response.on('error', () => {})
      logWhenOver(request, response)
      requestWithoutBody(request, response, () => {
        if (url === HEALTH) {
          sayHealth(response, isEnding())
          return
        }
        isWelcome(request, response, () =>
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
      say(response, tooManyUnanswered)
    },
  )
  return { server, end: () => end(deadlineMs) }
}
