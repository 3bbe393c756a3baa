/** The limits of a server's connections: how many, how long they may be silent, and how they end with the server. */
import type { RequestListener, Server, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { Socket } from 'node:net'

export type ConnectionLimits = {
  /** Connections of all clients together. Further ones are closed at once. */
  connections: number
  /** Connections of one address. A browser opens six; a whole office may share an address. */
  connectionsPerAddress: number
  /** Requests on one connection, one after another. The last response announces that the connection closes. */
  requestsPerConnection: number
  /** Requests on one connection that wait for their responses. Browsers send the next one after the response (no pipelining). */
  unansweredPerConnection: number
  /** Time for the head of a request, since the connection opened or the last response ended. */
  headMs: number
  /**
   * Time until the next request, after a response. nginx in front closes its idle connections sooner
   * (`deploy/nginx.conf.template`).
   */
  idleMs: number
  /** Time without a byte in either direction while a response is awaited or read. */
  silentMs: number
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  connections: 4096,
  connectionsPerAddress: 1024,
  requestsPerConnection: 1000,
  unansweredPerConnection: 16,
  headMs: 10_000,
  idleMs: 25_000,
  silentMs: 30_000,
}

/** How often Node checks for connections that exceed `headMs` (`connectionsCheckingInterval`). */
const CHECKED_EVERY_MS = 2000

export type LimitedServer = {
  server: Server
  isEnding: () => boolean
  /**
   * Closes idle connections at once, and the others after their responses or after `deadlineMs`. Resolves when all are closed.
   */
  end: (deadlineMs: number) => Promise<void>
}

/** `refuse` answers the first request over the limit of its connection; the connection ends with that response. */
export function createLimitedServer(
  limits: ConnectionLimits,
  listener: RequestListener,
  refuse: (response: ServerResponse) => void,
): LimitedServer {
  const open = new Map<Socket, { unanswered: Set<ServerResponse>; requests: number }>()
  const openOf = new Map<string, number>()
  let isEnding = false

  const server = createServer(
    {
      headersTimeout: limits.headMs,
      // Requests have no body (`requestWithoutBody`), so the head is the whole request.
      requestTimeout: limits.headMs,
      keepAliveTimeout: limits.idleMs,
      connectionsCheckingInterval: Math.min(CHECKED_EVERY_MS, limits.headMs),
    },
    (request, response) => {
      const { socket } = request
      const connection = open.get(socket)
      if (connection === undefined) return
      const { unanswered } = connection
      const waiting = unanswered.size
      if (waiting > limits.unansweredPerConnection) return
      unanswered.add(response)
      connection.requests += 1
      // Node’s `maxRequestsPerSocket` announces the close but leaves the connection open.
      const isLast = connection.requests >= limits.requestsPerConnection
      if (isEnding || isLast) response.shouldKeepAlive = false
      response.on('close', () => {
        unanswered.delete(response)
        if (isEnding && unanswered.size === 0) socket.destroySoon()
      })
      if (waiting < limits.unansweredPerConnection) {
        listener(request, response)
        return
      }
      response.shouldKeepAlive = false
      refuse(response)
    },
  )
  server.maxConnections = limits.connections
  server.timeout = limits.silentMs

  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    const count = openOf.get(address) ?? 0
    if (count >= limits.connectionsPerAddress) {
      socket.destroy()
      return
    }
    openOf.set(address, count + 1)
    open.set(socket, { unanswered: new Set(), requests: 0 })
    socket.on('close', () => {
      open.delete(socket)
      const left = (openOf.get(address) ?? 1) - 1
      if (left === 0) openOf.delete(address)
      else openOf.set(address, left)
    })
  })

  return {
    server,
    isEnding: () => isEnding,
    end: (deadlineMs) =>
      new Promise((resolve) => {
        isEnding = true
        const timer = setTimeout(() => {
          for (const socket of open.keys()) socket.destroy()
        }, deadlineMs)
        server.close(() => {
          clearTimeout(timer)
          resolve()
        })
        for (const [socket, { unanswered }] of open) {
          if (unanswered.size === 0) socket.destroy()
          for (const response of unanswered) response.shouldKeepAlive = false
        }
      }),
  }
}
