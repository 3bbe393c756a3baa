/** A service over a real socket that can be made to fail and to recover. */
import type { RequestListener } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import type { Connection } from '@/api/connection.ts'
import { directConnection } from '../made/connections.ts'

/** A key that may appear only in the header of a request. */
export const SENTINEL = 'SENTINEL-key-5e1f'

export type FaultyService = {
  connection: Connection
  /** Paths with queries, in order, since the last call of `fail` or `recover`. */
  requested: () => string[]
  /** The arrival of each request, in epoch milliseconds. */
  requestedAt: () => number[]
  /** Uses this fault for every response until the next change. */
  fail: (fault: RequestListener) => void
  recover: () => void
}

/** Listens until the test ends; responds with `good` while it does not fail. */
export async function faultyService(good: RequestListener): Promise<FaultyService> {
  let answer = good
  let requested: { path: string; at: number }[] = []
  const server = createServer((request, response) => {
    requested.push({ path: request.url ?? '', at: Date.now() })
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo // a TCP server's address is never a pipe's name
  const change = (next: RequestListener) => {
    requested = []
    answer = next
  }
  return {
    connection: { ...directConnection(`http://127.0.0.1:${port}`), apiKey: SENTINEL },
    requested: () => requested.map(({ path }) => path),
    requestedAt: () => requested.map(({ at }) => at),
    fail: change,
    recover: () => change(good),
  }
}

/** Responds with any status and body; a string is sent unchanged. */
export function reply(
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): RequestListener {
  return (_request, response) => {
    response
      .writeHead(status, { 'Content-Type': 'application/json', ...headers })
      .end(typeof body === 'string' ? body : JSON.stringify(body))
  }
}
