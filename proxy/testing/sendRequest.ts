/** Sends the request exactly as written: `fetch` would normalise the path, follow redirects and refuse some headers. */
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import { request } from 'node:http'

export type Answer = {
  status: number
  headers: IncomingHttpHeaders
  body: string
  /** False if the connection closed in the middle of the body. */
  whole: boolean
}

type RequestOptions = { method?: string; headers?: OutgoingHttpHeaders; body?: string }

export function sendRequest(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body }: RequestOptions = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, path, method, headers, agent: false })
    outgoing.on('error', reject)
    outgoing.on('response', (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', () => {}) // `complete` reports it
      response.on('close', () => {
        const { statusCode: status = 0, complete: whole } = response
        const text = Buffer.concat(chunks).toString()
        resolve({ status, headers: response.headers, body: text, whole })
      })
    })
    outgoing.end(body)
  })
}
