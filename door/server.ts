/** The door as a server of its own: the build as files, `/v1` to the service, and whether it is well. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import { createRedactor } from '../src/catalog/http/redactor.ts'
import { secretsOf } from './door.ts'
import { named, toService, type EntranceOptions } from './entrance.ts'
import type { Served } from './files.ts'
import { fileServer } from './files.ts'

/** Whoever watches over the server asks here, by any name: it says nothing of what is served. */
const HEALTH = '/healthz'

export type ServerOptions = Served &
  EntranceOptions & {
    /** One line a request. */
    log: (line: string) => void
  }

const LONGEST_LOGGED = 200

/** The path alone, as printable ASCII: a log is read in terminals, too. */
const logged = (url: string) =>
  (url.split('?', 1)[0] ?? '').slice(0, LONGEST_LOGGED).replace(/[^!-~]/g, '?')

export type DoorServer = {
  server: Server
  /** Takes nothing new, and resolves when what is under way has ended. */
  end: () => Promise<void>
}

export function createDoorServer(options: ServerOptions): DoorServer {
  const { service, names, base, log } = options
  const redactor = createRedactor(service ? secretsOf(service) : [])
  const isWelcome = named(names)
  const forward = toService(options, base)
  const files = fileServer(options)
  let isEnding = false

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

  const server = createServer((request, response) => {
    const { url = '' } = request
    response.on('error', () => {})
    logWhenOver(request, response)
    if (url === HEALTH) {
      response.writeHead(isEnding ? 503 : 200, {
        'Content-Type': 'application/json',
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
      })
      response.end(isEnding ? '{"status":"ending"}' : '{"status":"ok"}')
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
  // Whoever takes longer to ask than this asks for nothing.
  server.headersTimeout = 10_000
  server.requestTimeout = 20_000
  // Longer than nginx in front of it keeps a connection, so that none is closed just when it is used again.
  server.keepAliveTimeout = 75_000

  return {
    server,
    end: () =>
      new Promise((resolve) => {
        isEnding = true
        server.close(() => {
          resolve()
        })
        server.closeIdleConnections()
      }),
  }
}
