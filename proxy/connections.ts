/** The connections of a server: how many there may be, how long they may be silent, and how they end with the server. */
import type { RequestListener, Server, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { Socket } from 'node:net'

export type ConnectionLimits = {
  /** Connections of all clients. More are closed as they come. */
  connections: number
  /** Connections of one address. A browser opens six; a whole office may share an address. */
  connectionsAnAddress: number
  /** Requests of one connection, one after another. The last answer says that the connection closes. */
  requestsAConnection: number
  /** Requests of one connection that wait for their answers. Browsers send the next one after the answer (no pipelining). */
  unansweredAConnection: number
  /** For the head of a request, from the opening of the connection or the last answer on. */
  headMs: number
  /** For the next request, after an answer. nginx in front closes its idle connections sooner (`deploy/nginx.conf.template`). */
  idleMs: number
  /** Without a byte in either direction while an answer is awaited or read. */
  silentMs: number
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  connections: 4096,
  connectionsAnAddress: 1024,
  requestsAConnection: 1000,
  unansweredAConnection: 16,
  headMs: 10_000,
  idleMs: 25_000,
  silentMs: 30_000,
}

/** How often Node looks for connections that are over `headMs` (`connectionsCheckingInterval`). */
const CHECKED_EVERY_MS = 2000

export type LimitedServer = {
  server: Server
  isEnding: () => boolean
  /** Closes what is idle at once and the rest as it is answered, or after `deadlineMs`. Resolves when all are closed. */
  end: (deadlineMs: number) => Promise<void>
}

/** `refuse` answers the first request that is too many on its connection; the connection ends with that answer. */
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
      // Requests have no body (`requestWithoutBody`): the head is all of them.
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
      if (waiting > limits.unansweredAConnection) return
      unanswered.add(response)
      connection.requests += 1
      // Node’s own `maxRequestsPerSocket` says that the connection closes, and leaves it open.
      const isLast = connection.requests >= limits.requestsAConnection
      if (isEnding || isLast) response.shouldKeepAlive = false
      response.on('close', () => {
        unanswered.delete(response)
        if (isEnding && unanswered.size === 0) socket.destroySoon()
      })
      if (waiting < limits.unansweredAConnection) {
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
    if (count >= limits.connectionsAnAddress) {
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
