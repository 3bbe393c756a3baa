/** A service on a bare socket, which can send anything, even what Node's HTTP server refuses to write. */
import type { AddressInfo, Socket } from 'node:net'
import { createServer } from 'node:net'

type Received = {
  method: string
  target: string
  /** Names in lower case, in the order of arrival. */
  headers: [name: string, value: string][]
}

/** What the service does after the head of a request; a text is sent byte for byte, then the connection is closed. */
export type HostileAnswer = string | Buffer | ((socket: Socket) => void)

export type HostileService = {
  port: number
  received: Received[]
  /** Sets the answer from now on; clears `received`. */
  answerWith: (misdeed: HostileAnswer) => void
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
  let misdeed: HostileAnswer = ''
  const server = createServer((socket) => {
    sockets.add(socket)
    let text = ''
    socket.on('close', () => sockets.delete(socket))
    // Clients close the connection on a bad answer.
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
    // `address()` is an AddressInfo because the server listens on a port
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
