/**
 * `CATALOG_ALLOWED_ORIGINS`: the origins, besides its own, to which the app may send requests and from which it may load
 * images.
 */
import { StartError } from './startError.ts'

const DEFAULT = 'https: http://localhost:* http://127.0.0.1:*'

/** Host names only, because a content security policy can't contain an IPv6 address. */
const ORIGIN = /^https?:\/\/(?:\*\.)?[\w-]+(?:\.[\w-]+)*(?::(?:\d{1,5}|\*))?$/i

const isOrigin = (text: string) => text === 'https:' || ORIGIN.test(text)

/**
 * The origins as a policy lists them, in the given order. Unset gives the default; empty gives none, so everything is requested
 * through the proxy. Throws a StartError for a value that is not an origin, because a quote or a semicolon would rewrite the
 * policy.
 */
export function allowedOrigins(env: NodeJS.ProcessEnv): readonly string[] {
  const origins = (env['CATALOG_ALLOWED_ORIGINS'] ?? DEFAULT)
    .split(/\s+/)
    .filter(Boolean)
    .map((text) => text.replace(/\/$/, ''))
  const wrong = origins.find((text) => !isOrigin(text))
  if (wrong === undefined) return origins
  throw new StartError(
    `CATALOG_ALLOWED_ORIGINS holds "${wrong}", which is no origin: list such as https://catalog.example, https://*.example:8443, http://localhost:* or https: (any), with blanks between them.`,
  )
}
