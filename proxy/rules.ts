/**
 * The allow-list of the proxy, for the Node servers and for nginx: anything else is not passed on. Both must read the patterns
 * the same way, so they have no backslash and no flags.
 */
import type { Operation, Parameter } from '../src/api/fields/operations.ts'
import { OPERATIONS } from '../src/api/fields/operations.ts'
import type { CatalogService } from './catalogService.ts'

export const METHODS: readonly string[] = ['GET', 'HEAD']

/** Longer than the app's deadline of 15 s, so that the app reports a timeout first. */
export const DEADLINE_S = 20

/** nginx's default limit (`large_client_header_buffers`, 8 kB). */
const MAX_TARGET_CHARS = 8000

const HEX = '[0-9A-Fa-f]'
/** Also matches `%25`, because a service that decodes `%252e` twice would read it as a dot. */
const PERCENT = '%(?:25)*'
const DOT = `(?:[.]|${PERCENT}2[Ee])`
const SLASH = `${PERCENT}(?:2[Ff]|5[Cc])`
const BLANK = `${PERCENT}(?:20|09)`
/** Includes `;`, because some servers read `..;x` as `..`. */
const ENDS = `(?:${SLASH}|${PERCENT}3[Bb]|[/?]|$)`
const CONTROL = `${PERCENT}(?:[01]${HEX}|7[Ff])`

/** One percent-encoded UTF-8 character: no control character, and nothing cut, overlong or half a surrogate pair. */
const CHARACTER = [
  `[A-Za-z0-9._~!$&'()*+,=:@-]`,
  `%[2-6]${HEX}`,
  '%7[0-9A-Ea-e]',
  `%[Cc]2%[ABab]${HEX}`,
  `%(?:[Cc][3-9A-Fa-f]|[Dd]${HEX})%[89ABab]${HEX}`,
  `%[Ee]0%[ABab]${HEX}%[89ABab]${HEX}`,
  `%[Ee](?:[1-9A-Ca-cEFef])%[89ABab]${HEX}%[89ABab]${HEX}`,
  `%[Ee][Dd]%[89]${HEX}%[89ABab]${HEX}`,
  `%[Ff]0%[9ABab]${HEX}(?:%[89ABab]${HEX}){2}`,
  `%[Ff][1-3](?:%[89ABab]${HEX}){3}`,
  `%[Ff]4%8${HEX}(?:%[89ABab]${HEX}){2}`,
].join('|')

/**
 * An id or a code (§4.1, §4.4: any text) as one path segment; a slash in it stays encoded. Excluded: empty segments, `.` and
 * `..` (also before or after an encoded slash), and control characters.
 */
const SEGMENT = [
  `(?!(?:${BLANK})*${ENDS})`,
  `(?!(?:[^/?]*${SLASH})?(?:${BLANK})*${DOT}{1,2}(?:${BLANK})*${ENDS})`,
  `(?![^/?]*${CONTROL})`,
  `(?:${CHARACTER})+`,
].join('')

const PATHS: Record<Operation, string> = {
  search: '/v1/products',
  lookup: '/v1/products/lookup',
  traits: `/v1/products/${SEGMENT}/traits`,
  ean: `/v1/insights/daas/productCodes/${SEGMENT}`,
}

/** Printable characters, without `&` and `#`. */
const VALUE = '[!-"$-%\'-~]*'

/** Allows exactly the operation's parameters, as written; parameter names must not be encoded. */
function queryOf(operation: Operation): string {
  const all = Object.entries<Parameter>(OPERATIONS[operation].parameters)
  const names = all.filter(([, parameter]) => parameter.in !== 'path').map(([name]) => name)
  const one = `(?:${names.join('|')})=${VALUE}`
  return `(?:[?](?:${one}(?:&${one})*)?)?`
}

/** The whole request target from `/v1` on, for each operation. */
export const TARGET_PATTERNS = Object.fromEntries(
  Object.entries(PATHS).map(([operation, path]) => [
    operation,
    path + queryOf(operation as Operation), // the keys of PATHS
  ]),
) as Record<Operation, string>

const readable = Object.entries(TARGET_PATTERNS).map(
  ([operation, pattern]) => [operation as Operation, new RegExp(`^${pattern}$`)] as const, // the keys of PATHS
)

/** The operation of a target from `/v1` on; null for any other target. */
export function operationOf(target: string): Operation | null {
  if (target.length > MAX_TARGET_CHARS) return null
  return readable.find(([, pattern]) => pattern.test(target))?.[0] ?? null
}

/** All headers sent to the service except `Host`. None comes from the browser. */
export function headersFor({ apiKey, eanToken }: CatalogService, operation: Operation) {
  return {
    accept: 'application/json',
    'accept-encoding': 'identity',
    ...(apiKey !== null && { apikey: apiKey }),
    ...(eanToken !== null && operation === 'ean' && { [eanToken.header]: eanToken.value }),
  }
}

/**
 * All headers of a forwarded answer except those of the connection: the browser must treat it as data, even when its address is
 * opened as a page.
 */
export const ANSWER_HEADERS = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': `default-src 'none'; sandbox`,
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const

/** Seconds or an HTTP date; the only header of the service that is passed on. */
export const RETRY_AFTER_PATTERN =
  '(?:[0-9]{1,9}|(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), [0-9]{2} [A-Z][a-z]{2} [0-9]{4} [0-9]{2}:[0-9]{2}:[0-9]{2} GMT)'

const retryAfter = new RegExp(`^${RETRY_AFTER_PATTERN}$`)

/** A valid `Retry-After` value; otherwise null. */
export const readRetryAfter = (header: string | undefined): string | null =>
  header !== undefined && retryAfter.test(header) ? header : null

export const isFinalStatus = (status: number): boolean => status >= 200 && status <= 599
