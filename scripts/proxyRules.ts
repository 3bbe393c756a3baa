/** What a proxy of ours lets through to the service and back: the same rules for preview and for nginx. */
import type { CatalogService } from './catalogService.ts'

export const EAN_PATH = '/v1/insights/daas/productCodes/'

/** Longer than the app's own deadline of 15 s, so that the app is the one to say it. */
export const TIMEOUT_S = 20

/** Headers of one connection, in small letters: they end where it ends, in both directions. */
export const ofOneHop: readonly string[] = [
  'connection',
  'keep-alive',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]

/**
 * Request headers that go no further, in small letters: what the browser knows about its user, what would speak for
 * another sender, and what belongs to a body, which a reading request does not have.
 */
export const notForwarded: readonly string[] = [
  'apikey',
  'authorization',
  'cookie',
  'origin',
  'referer',
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'expect',
  'content-length',
  'content-type',
]

/**
 * Response headers that stay behind, in small letters. They speak for the service's own origin, and would be obeyed as
 * ours: cookies, a browser's password dialog, and above all the leave for other pages to read what our key was given.
 */
export const notReturned: readonly string[] = [
  'set-cookie',
  'www-authenticate',
  'access-control-allow-origin',
  'access-control-allow-credentials',
  'access-control-allow-headers',
  'access-control-allow-methods',
  'access-control-expose-headers',
  'access-control-max-age',
  'content-security-policy',
  'content-security-policy-report-only',
  'cross-origin-opener-policy',
  'x-content-type-options',
  'referrer-policy',
  'strict-transport-security',
  'clear-site-data',
  'alt-svc',
  'link',
  'nel',
  'refresh',
  'report-to',
  'reporting-endpoints',
  'service-worker-allowed',
  'sourcemap',
  'server',
  'x-powered-by',
]

/** `.` or `..` between slashes, however written: such a path could lead out of `/v1`, with our key. */
export const DOT_SEGMENT = /(?:[/\\]|%2f|%5c)(?:\.|%2e){1,2}(?:[/\\?]|%2f|%5c|$)/i

/** The headers that only the server knows, for one path below the service's base address. */
export function secretsFor({ apiKey, eanToken }: CatalogService, path: string) {
  return {
    ...(apiKey !== null && { apikey: apiKey }),
    ...(eanToken !== null && path.startsWith(EAN_PATH) && { [eanToken.header]: eanToken.value }),
  }
}
