/** Identifies the client of a request as far as a server can, and whether it is still connected. */
import { setMaxListeners } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { isIP, type Socket } from 'node:net'
import { isLoopback } from './hostNames.ts'

/**
 * The address of the client. A server on this machine, such as nginx, gives it in X-Real-IP; from other addresses the header is
 * ignored.
 */
export function clientOf({ socket, headers }: IncomingMessage): string {
  const address = socket.remoteAddress?.replace(/^::ffff:/, '') ?? ''
  const forwarded = headers['x-real-ip']
  const isTrusted = isLoopback(address) && typeof forwarded === 'string' && isIP(forwarded) !== 0
  return isTrusted ? forwarded : address
}

const closings = new WeakMap<Socket, AbortSignal>()

/**
 * Aborted when the client’s connection closes. Node emits no `close` for a response that waits behind another one of the same
 * connection (HTTP pipelining, RFC 9112 §9.3.2).
 */
export function connectionClosed({ socket }: IncomingMessage): AbortSignal {
  const known = closings.get(socket)
  if (known) return known
  const closing = new AbortController()
  if (socket.destroyed) closing.abort()
  else socket.once('close', () => closing.abort())
  // Removes the limit: each request of the connection adds a listener.
  setMaxListeners(0, closing.signal)
  closings.set(socket, closing.signal)
  return closing.signal
}
