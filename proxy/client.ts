/** Who sends a request, as far as a server can know: which client it is of, and whether it is still there. */
import { setMaxListeners } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { isIP, type Socket } from 'node:net'
import { isLoopback } from './hostNames.ts'

/**
 * The address of the client. A server on this machine, such as nginx, says in X-Real-IP whom it forwards for; of others the
 * header counts for nothing.
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
  // One listener for each request of the connection.
  setMaxListeners(0, closing.signal)
  closings.set(socket, closing.signal)
  return closing.signal
}
