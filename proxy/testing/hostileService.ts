/** A service on a bare socket, which may send anything at all: what Node's own server would refuse to write, too. */
import type { AddressInfo, Socket } from 'node:net'
import { createServer } from 'node:net'

type Received = {
  method: string
  target: string
  /** Names in small letters, in the order in which they came. */
  headers: [name: string, value: string][]
}

/** What it does once it has read the head of a request; a text is sent to the byte, and then the connection is closed. */
export type Misdeed = string | Buffer | ((socket: Socket) => void)

export type HostileService = {
  port: number
  received: Received[]
  /** From now on; forgets what was received. */
  answerWith: (misdeed: Misdeed) => void
  close: () => Promise<void>
}

function read(head: string): Received {
  const [first = '', ...lines] = head.split('\r\n')
  const [method = '', target = ''] = first.split(' ')
  return {
    method,
    target,
    headers: lines.map((line) => {
      const [name = '', ...value] = line.split(':')
      return [name.toLowerCase(), value.join(':').trim()]
    }),
  }
}

export async function startHostileService(): Promise<HostileService> {
  const received: Received[] = []
  const sockets = new Set<Socket>()
  let misdeed: Misdeed = ''
  const server = createServer((socket) => {
    sockets.add(socket)
    let text = ''
    socket.on('close', () => sockets.delete(socket))
    // Whoever is lied to hangs up.
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1')
      const end = text.indexOf('\r\n\r\n')
      if (end === -1) return
      received.push(read(text.slice(0, end)))
      text = text.slice(end + 4)
      if (typeof misdeed === 'function') misdeed(socket)
      else socket.end(misdeed)
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    // a server that listens on a port has an address of this kind
    port: (server.address() as AddressInfo).port,
    received,
    answerWith: (next) => {
      received.length = 0
      misdeed = next
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve()
        })
        for (const socket of sockets) socket.destroy()
      }),
  }
}
