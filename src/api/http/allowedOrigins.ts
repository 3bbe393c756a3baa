/** Which services the page's Content-Security-Policy allows; the browser refuses others without giving the reason. */
import { getOwn } from './http.ts'

/** Sample paths of the four operations (§4), because a policy may name single paths. */
const SAMPLE_PATHS = [
  '/v1/products',
  '/v1/products/lookup',
  '/v1/products/0/traits',
  '/v1/insights/daas/productCodes/0',
]

/** A source in a policy with a host by name or IPv4 address; browsers support no IPv6 address there. */
const SOURCE =
  /^(?:(?<scheme>[a-z][a-z0-9+.-]*):\/\/)?(?<host>\*|(?:\*\.)?[a-z0-9_-]+(?:\.[a-z0-9_-]+)*)(?::(?<port>\d+|\*))?(?<path>\/[^?#]*)?$/i

/** The list of sources of the directive for requests; null if the policy does not restrict them. */
function connectSources(policy: string): string[] | null {
  const directives = policy.split(';').map((text) => text.trim().split(/\s+/))
  // The first of several directives with the same name counts.
  const named = (name: string) => directives.find(([first]) => first?.toLowerCase() === name)
  const directive = named('connect-src') ?? named('default-src')
  return directive ? directive.slice(1) : null
}

/**
 * Returns true if a source with one scheme allows an address with the `wanted` one: the same scheme does, and `http:` allows
 * `https:`.
 */
const isScheme = (scheme: string, wanted: string) =>
  scheme === wanted || (scheme === 'http:' && wanted === 'https:')

const defaultPort = (scheme: string) => (scheme === 'https:' ? '443' : '80')
const portOf = (url: URL) => url.port || defaultPort(url.protocol)

function isHost(pattern: string, host: string): boolean {
  if (pattern === '*') return true
  return pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern
}

function isPort(port: string | undefined, url: URL): boolean {
  if (port === '*') return true
  if (port === undefined) return portOf(url) === defaultPort(url.protocol)
  return port === portOf(url) || (port === '80' && portOf(url) === '443')
}

/** Decodes a percent-encoded path; returns it as written if the encoding is invalid. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

function isPath(pattern: string, path: string): boolean {
  if (pattern === '' || pattern === '/') return true
  const wanted = decoded(pattern)
  return wanted.endsWith('/') ? decoded(path).startsWith(wanted) : decoded(path) === wanted
}

/** Matches one source expression with one address, as in CSP Level 3 §6.7.2. */
function isCovered(source: string, url: URL, page: URL): boolean {
  const text = source.toLowerCase()
  if (text === '*') return url.protocol === 'http:' || url.protocol === 'https:'
  if (text === `'self'`) {
    const isStandard = portOf(url) === defaultPort(url.protocol) && page.port === ''
    const isUpgrade = isScheme(page.protocol, url.protocol) && isStandard
    return url.origin === page.origin || (url.hostname === page.hostname && isUpgrade)
  }
  if (/^[a-z][a-z0-9+.-]*:$/.test(text)) return isScheme(text, url.protocol)
  const parts = SOURCE.exec(source)?.groups
  if (!parts) return false
  const scheme = parts['scheme'] === undefined ? page.protocol : `${parts['scheme'].toLowerCase()}:`
  return (
    isScheme(scheme, url.protocol) &&
    isHost(parts['host']?.toLowerCase() ?? '', url.hostname) &&
    isPort(parts['port'], url) &&
    isPath(parts['path'] ?? '', url.pathname)
  )
}

/**
 * The sources of the first policy that blocks the service, as listed there; null if all policies allow all four operations.
 * `baseUrl` is from readBaseUrl, `page` any address of the page's origin.
 */
export function blockingSources(
  policies: readonly string[],
  baseUrl: string,
  page: string,
): string[] | null {
  const addresses = SAMPLE_PATHS.map((path) => new URL(baseUrl + path))
  for (const policy of policies) {
    const sources = connectSources(policy)
    if (sources === null) continue
    const isAllowed = (address: URL) =>
      sources.some((source) => isCovered(source, address, new URL(page)))
    if (!addresses.every(isAllowed)) return sources
  }
  return null
}

/**
 * The policies of this site, all in force at once: those of the header, read with a file of the site, and those in the page. Throws
 * if the site is unreachable.
 */
export async function servedPolicies(file: string, inPage: readonly string[]): Promise<string[]> {
  const header = (await getOwn(file)).headers.get('Content-Security-Policy')
  // Several headers are joined with commas; a policy itself has no comma.
  return [...(header ?? '').split(','), ...inPage].filter((policy) => policy.trim() !== '')
}
