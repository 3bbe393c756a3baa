/** A client on a bare socket that sends any bytes, can stop reading, and knows when the connection was closed. */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export type RawClient = {
  socket: Socket
  /** Everything received, as Latin-1. */
  text: () => string
  closed: Promise<void>
}

type Options = {
  /** Another address of this machine, such as 127.0.0.2: the server sees another client. */
  localAddress?: string
}

export async function rawClient(port: number, { localAddress }: Options = {}): Promise<RawClient> {
  const socket = connect({ port, host: '127.0.0.1', ...(localAddress && { localAddress }) })
  let text = ''
  socket.on('data', (chunk) => (text += chunk.toString('latin1')))
  // A connection reset also counts as the end.
  socket.on('error', () => {})
  const closed = new Promise<void>((resolve) => {
    socket.on('close', () => {
      resolve()
    })
  })
  await once(socket, 'connect')
  return { socket, text: () => text, closed }
}

/** A request with a valid server name, for a connection that stays open. */
export const requestFor = (target: string, ...headers: string[]): string =>
  [`GET ${target} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n')
