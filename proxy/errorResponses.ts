/** The error responses of the proxy, in the error form of the service (§7). Node and nginx send the same responses. */
import type { ServerResponse } from 'node:http'
import { ANSWER_HEADERS, METHODS } from './rules.ts'

export type ErrorResponse = {
  status: number
  message: string
  errorCode: string
  /** In seconds. */
  retryAfter?: number
}

const errorResponse = (status: number, errorCode: string, message: string): ErrorResponse => ({
  status,
  message,
  errorCode,
})

export const notConfigured = errorResponse(
  503,
  'NOT_CONFIGURED',
  'This server isn’t connected to a service. Start it with CATALOG_BASE_URL and CATALOG_API_KEY set.',
)

export const serverNameRefused = errorResponse(
  421,
  'NAME_NOT_SERVED',
  'This server isn’t set up for this name. Add the name to CATALOG_SERVER_NAME; without it only this computer can use the server.',
)

export const methodNotAllowed = errorResponse(
  405,
  'METHOD_NOT_ALLOWED',
  'The catalog is only read: GET and HEAD are forwarded, nothing else.',
)

export const pathNotForwarded = errorResponse(
  400,
  'PATH_NOT_FORWARDED',
  'Only the four operations of the catalog are forwarded, with the parameters that they have.',
)

export const bodyNotRead = errorResponse(
  400,
  'BODY_NOT_READ',
  'This server reads no request body: the four operations of the catalog are GET requests with parameters in the address.',
)

export const tooManyUnanswered: ErrorResponse = {
  ...errorResponse(
    503,
    'TOO_MANY_UNANSWERED',
    'Too many requests are waiting on this connection, so it was closed.',
  ),
  retryAfter: 2,
}

/** `host` is the host of the configured address; the message includes no other part, and never the key. */
export const unreachable = (host: string, why?: string): ErrorResponse =>
  errorResponse(
    502,
    'UPSTREAM_UNREACHABLE',
    `This server couldn’t reach the catalog service at ${host}${why === undefined ? '' : ` (${why})`}.`,
  )

export const serviceTimeout = (host: string): ErrorResponse =>
  errorResponse(504, 'UPSTREAM_TIMEOUT', `The catalog service at ${host} didn’t respond in time.`)

export const invalidAnswer = (host: string, what: string): ErrorResponse =>
  errorResponse(
    502,
    'UPSTREAM_UNUSABLE',
    `The catalog service at ${host} sent an invalid response (${what}).`,
  )

export const incompleteAnswer = (host: string): ErrorResponse =>
  errorResponse(
    502,
    'UPSTREAM_CUT',
    `The response of the catalog service at ${host} was incomplete.`,
  )

export const tooLarge = (host: string, limitMb: number): ErrorResponse =>
  errorResponse(
    502,
    'ANSWER_TOO_LARGE',
    `The response of the catalog service at ${host} is larger than the ${limitMb} MB that this server forwards.`,
  )

export const proxyBusy = (host: string): ErrorResponse => ({
  ...errorResponse(
    503,
    'PROXY_BUSY',
    `Too many requests are waiting for the catalog service at ${host}, so this one wasn’t sent.`,
  ),
  retryAfter: 2,
})

export const bodyOf = ({ message, errorCode }: ErrorResponse): string =>
  JSON.stringify({ success: false, message, errorCode })

/** Removes headers that were set for another answer, such as the policy of pages, and writes the head. */
export function writeHead(
  response: ServerResponse,
  status: number,
  headers: Record<string, string> = {},
): void {
  for (const name of response.getHeaderNames()) response.removeHeader(name)
  response.writeHead(status, { ...ANSWER_HEADERS, ...headers })
}

export function sendError(response: ServerResponse, answer: ErrorResponse): void {
  const body = bodyOf(answer)
  writeHead(response, answer.status, {
    'Content-Length': String(Buffer.byteLength(body)),
    ...(answer.status === 405 && { Allow: METHODS.join(', ') }),
    ...(answer.retryAfter !== undefined && { 'Retry-After': String(answer.retryAfter) }),
  })
  response.end(body)
}
