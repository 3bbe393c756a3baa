/** A test service on a real socket: it records requests, and answers as the test sets it. */
import type { IncomingMessage, RequestListener, Server } from 'node:http'
import { createServer } from 'node:http'
import type { ServerOptions } from 'node:https'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'

type Recorded = { method: string; url: string; headers: IncomingMessage['headers'] }

export type Recorder = {
  port: number
  requests: Recorded[]
  /** How often something arrived that is not a request, such as an unannounced body. */
  unreadable: () => number
  /** The last request; throws if there was none. */
  last: () => Recorded
  answerWith: (listener: RequestListener) => void
  close: () => Promise<void>
}

const empty: RequestListener = (_request, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json' }).end('[]')
}

async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  // `address()` is an AddressInfo because the server listens on a port
  return (server.address() as AddressInfo).port
}

export async function startRecorder(tls: ServerOptions | null = null): Promise<Recorder> {
  const requests: Recorded[] = []
  let answer = empty
  const listener: RequestListener = (request, response) => {
    const { method = '', url = '', headers } = request
    requests.push({ method, url, headers })
    answer(request, response)
  }
  const server = tls ? createTlsServer(tls, listener) : createServer(listener)
  let unreadable = 0
  server.on('clientError', (_error, socket) => {
    unreadable += 1
    socket.destroy()
  })
  const port = await listening(server)
  return {
    port,
    requests,
    unreadable: () => unreadable,
    last: () => {
      const last = requests.at(-1)
      if (!last) throw new Error('Nothing has reached the service')
      return last
    },
    answerWith: (next) => {
      answer = next
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve()
        })
        server.closeAllConnections()
      }),
  }
}

/** A loopback port on which nothing listens. */
export async function silentPort(): Promise<number> {
  const { port, close } = await startRecorder()
  await close()
  return port
}
