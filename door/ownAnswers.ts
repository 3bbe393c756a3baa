/** What the door answers by itself, in the error form of the service (§7): the same from Node and from nginx. */
import type { ServerResponse } from 'node:http'
import { ANSWER_HEADERS, METHODS } from './rules.ts'

export type OwnAnswer = {
  status: number
  message: string
  errorCode: string
  /** In seconds. */
  retryAfter?: number
}

const own = (status: number, errorCode: string, message: string): OwnAnswer => ({
  status,
  message,
  errorCode,
})

export const notConfigured = own(
  503,
  'NOT_CONFIGURED',
  'This server does not know which service to ask. Start it with CATALOG_BASE_URL and CATALOG_API_KEY set.',
)

export const otherName = own(
  421,
  'NAME_NOT_SERVED',
  'This server does not answer to this name. CATALOG_SERVER_NAME lists those that it answers to; without it only this machine may ask.',
)

export const onlyReading = own(
  405,
  'METHOD_NOT_ALLOWED',
  'The catalog is only read: GET and HEAD are forwarded, nothing else.',
)

export const noOperation = own(
  400,
  'PATH_NOT_FORWARDED',
  'Only the four operations of the catalog are forwarded, with the parameters that they have.',
)

export const noBody = own(
  400,
  'BODY_NOT_READ',
  'This server reads no request body: the four operations of the catalog are GET requests with parameters in the address.',
)

export const tooManyUnanswered: OwnAnswer = {
  ...own(
    503,
    'TOO_MANY_UNANSWERED',
    'Too many requests of this connection wait for their answers: this one was not read, and the connection ends.',
  ),
  retryAfter: 2,
}

/** `host` as in the configured address; never more of it, and never the key. */
export const unreachable = (host: string, why?: string): OwnAnswer =>
  own(
    502,
    'UPSTREAM_UNREACHABLE',
    `This server could not reach the catalog service at ${host}${why === undefined ? '' : ` (${why})`}.`,
  )

export const silent = (host: string): OwnAnswer =>
  own(
    504,
    'UPSTREAM_TIMEOUT',
    `The catalog service at ${host} did not finish its answer to this server in time.`,
  )

export const unusable = (host: string, what: string): OwnAnswer =>
  own(
    502,
    'UPSTREAM_UNUSABLE',
    `The catalog service at ${host} sent what is no answer to a request (${what}).`,
  )

export const brokenOff = (host: string): OwnAnswer =>
  own(502, 'UPSTREAM_CUT', `The answer of the catalog service at ${host} broke off before its end.`)

export const tooLarge = (host: string, limitMb: number): OwnAnswer =>
  own(
    502,
    'ANSWER_TOO_LARGE',
    `The answer of the catalog service at ${host} is larger than the ${limitMb} MB that this server forwards.`,
  )

export const busy = (host: string): OwnAnswer => ({
  ...own(
    503,
    'DOOR_BUSY',
    `Too many requests wait for the catalog service at ${host}: this one was not sent.`,
  ),
  retryAfter: 2,
})

export const bodyOf = ({ message, errorCode }: OwnAnswer): string =>
  JSON.stringify({ success: false, message, errorCode })

/** Whatever stood in the head until now, such as a policy for pages, was for another answer. */
export function writeHead(
  response: ServerResponse,
  status: number,
  headers: Record<string, string> = {},
): void {
  for (const name of response.getHeaderNames()) response.removeHeader(name)
  response.writeHead(status, { ...ANSWER_HEADERS, ...headers })
}

export function say(response: ServerResponse, answer: OwnAnswer): void {
  const body = bodyOf(answer)
  writeHead(response, answer.status, {
    'Content-Length': String(Buffer.byteLength(body)),
    ...(answer.status === 405 && { Allow: METHODS.join(', ') }),
    ...(answer.retryAfter !== undefined && { 'Retry-After': String(answer.retryAfter) }),
  })
  response.end(body)
}
