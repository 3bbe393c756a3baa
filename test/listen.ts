/** A real HTTP server on loopback for tests that need a real socket. */
import type { IncomingMessage, RequestListener } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import type { Connection } from '@/api/connection.ts'
import { directConnection } from './made/connections.ts'

type Service = { connection: Connection; requests: IncomingMessage[] }

/** Listens until the test ends; the connection uses the key `secret`. */
export async function listen(answer: RequestListener): Promise<Service> {
  const requests: IncomingMessage[] = []
  const server = createServer((request, response) => {
    requests.push(request)
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo // a TCP server's address is never a pipe's name
  const baseUrl = `http://127.0.0.1:${port}`
  return {
    connection: directConnection(baseUrl),
    requests,
  }
}

export function replyJson(body: unknown, status = 200): RequestListener {
  return (_request, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
  }
}
