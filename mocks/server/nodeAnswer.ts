/** Answers requests of Node's http with MSW handlers. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type HttpHandler, getResponse } from 'msw'

/** Converts to a web Request; null if the address or a header is invalid. */
const webRequest = (request: IncomingMessage, signal: AbortSignal): Request | null => {
  const { host = 'localhost' } = request.headers
  const path = request.url ?? '/'
  const address = path.startsWith('/') ? `http://${host}${path}` : path
  if (!URL.canParse(address)) return null
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  return new Request(address, { method: request.method ?? 'GET', headers, signal })
}

/** Answers from the handlers; false when none of them matches. A network error becomes a closed connection. */
export const answerFrom = async (
  handlers: HttpHandler[],
  request: IncomingMessage,
  response: ServerResponse,
  extraHeaders: Record<string, string> = {},
): Promise<boolean> => {
  const abortController = new AbortController()
  response.on('close', () => {
    abortController.abort()
  })
  const requested = webRequest(request, abortController.signal)
  if (!requested) {
    response.writeHead(400, { 'content-type': 'text/plain', ...extraHeaders }).end('Not an address')
    return true
  }
  const answer = await getResponse(handlers, requested)
  if (!answer) return false
  if (answer.type === 'error') {
    request.socket.destroy()
    return true
  }
  const body = Buffer.from(await answer.arrayBuffer())
  const length = answer.status === 204 ? {} : { 'content-length': String(body.byteLength) }
  response.writeHead(answer.status, {
    ...Object.fromEntries(answer.headers),
    ...length,
    ...extraHeaders,
  })
  response.end(body)
  return true
}
