/** What a proxy of ours answers by itself, in the error form of the service (§7): the same from preview and from nginx. */

export type ProxyAnswer = { status: number; message: string; errorCode: string }

export const notConfigured: ProxyAnswer = {
  status: 503,
  message:
    'This server does not know which service to ask. Start it with CATALOG_BASE_URL and CATALOG_API_KEY set.',
  errorCode: 'NOT_CONFIGURED',
}

export const onlyReading: ProxyAnswer = {
  status: 405,
  message: 'The catalog is only read: GET and HEAD are forwarded, nothing else.',
  errorCode: 'METHOD_NOT_ALLOWED',
}

export const leavesTheService: ProxyAnswer = {
  status: 400,
  message: 'A path with . or .. between its slashes is not forwarded.',
  errorCode: 'PATH_NOT_FORWARDED',
}

/** `host` as in the configured address; never more of it, and never the key. */
export const unreachable = (host: string, why?: string): ProxyAnswer => ({
  status: 502,
  message: `This server could not reach the catalog service at ${host}${why === undefined ? '' : ` (${why})`}.`,
  errorCode: 'UPSTREAM_UNREACHABLE',
})

export const silent = (host: string): ProxyAnswer => ({
  status: 504,
  message: `The catalog service at ${host} did not answer this server in time.`,
  errorCode: 'UPSTREAM_TIMEOUT',
})

export const bodyOf = ({ message, errorCode }: ProxyAnswer): string =>
  JSON.stringify({ success: false, message, errorCode })
