/**
 * What goes through the proxy, once, for the servers in Node and for nginx: it is an allow-list, and whatever is not in it
 * stays on its side. The patterns are written so that both read them alike, without a backslash and without flags.
 */
import type { Operation, Parameter } from '../src/api/fields/operations.ts'
import { OPERATIONS } from '../src/api/fields/operations.ts'
import type { CatalogService } from './catalogService.ts'

export const METHODS: readonly string[] = ['GET', 'HEAD']

/** Longer than the app's own deadline of 15 s, so that the app reports a timeout first. */
export const DEADLINE_S = 20

/** The limit of nginx by default (`large_client_header_buffers`, 8 kB). */
const MAX_TARGET_CHARS = 8000

const HEX = '[0-9A-Fa-f]'
/** Encoded once more, `%2e` is `%252e`: a service that decodes twice would read it as a dot. */
const PERCENT = '%(?:25)*'
const DOT = `(?:[.]|${PERCENT}2[Ee])`
const SLASH = `${PERCENT}(?:2[Ff]|5[Cc])`
const BLANK = `${PERCENT}(?:20|09)`
/** Some servers read `..;x` as `..`. */
const ENDS = `(?:${SLASH}|${PERCENT}3[Bb]|[/?]|$)`
const CONTROL = `${PERCENT}(?:[01]${HEX}|7[Ff])`

/** The bytes that a character of UTF-8 takes, percent-encoded: no control, nothing cut, overlong or half a surrogate pair. */
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
 * An id or a code (§4.1, §4.4: any text) as one segment of a path. A slash in it stays encoded; one that would be empty or
 * lead elsewhere (`.`, `..`, also before or behind such a slash), or that holds a control character, is none.
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

/** Printable, and neither the end of a parameter nor a fragment. */
const VALUE = '[!-"$-%\'-~]*'

/** Its own parameters pass as they are written, and no others: a name is never encoded. */
function queryOf(operation: Operation): string {
  const all = Object.entries<Parameter>(OPERATIONS[operation].parameters)
  const names = all.filter(([, parameter]) => parameter.in !== 'path').map(([name]) => name)
  const one = `(?:${names.join('|')})=${VALUE}`
  return `(?:[?](?:${one}(?:&${one})*)?)?`
}

/** A request target from `/v1` on, whole, by the operation that it asks. */
export const TARGETS = Object.fromEntries(
  Object.entries(PATHS).map(([operation, path]) => [
    operation,
    path + queryOf(operation as Operation), // the keys of PATHS
  ]),
) as Record<Operation, string>

const readable = Object.entries(TARGETS).map(
  ([operation, pattern]) => [operation as Operation, new RegExp(`^${pattern}$`)] as const, // as above
)

/** The operation that a target from `/v1` on asks; null where it is none of the four. */
export function operationOf(target: string): Operation | null {
  if (target.length > MAX_TARGET_CHARS) return null
  return readable.find(([, pattern]) => pattern.test(target))?.[0] ?? null
}

/** All headers that go to the service, but for `Host`. Nothing of them comes from the browser. */
export function headersFor({ apiKey, eanToken }: CatalogService, operation: Operation) {
  return {
    accept: 'application/json',
    'accept-encoding': 'identity',
    ...(apiKey !== null && { apikey: apiKey }),
    ...(eanToken !== null && operation === 'ean' && { [eanToken.header]: eanToken.value }),
  }
}

/**
 * All headers that an answer of the service has, but for those of the connection: what it says is data, even where someone
 * opens its address as a page.
 */
export const ANSWER_HEADERS = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': `default-src 'none'; sandbox`,
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const

/** Seconds, or a date as HTTP writes one; the only header of the service that comes back. */
export const RETRY_AFTER =
  '(?:[0-9]{1,9}|(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), [0-9]{2} [A-Z][a-z]{2} [0-9]{4} [0-9]{2}:[0-9]{2}:[0-9]{2} GMT)'

const retryAfter = new RegExp(`^${RETRY_AFTER}$`)

/** What stays of a `Retry-After`; null where it is none. */
export const readRetryAfter = (header: string | undefined): string | null =>
  header !== undefined && retryAfter.test(header) ? header : null

export const isFinalStatus = (status: number): boolean => status >= 200 && status <= 599
