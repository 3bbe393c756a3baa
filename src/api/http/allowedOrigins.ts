/** Which services the page's Content-Security-Policy lets it ask: the browser refuses the others without saying why. */
import { getOwn } from './http.ts'

/** Paths of the four operations (§4): a policy may name single paths. */
const ASKED = [
  '/v1/products',
  '/v1/products/lookup',
  '/v1/products/0/traits',
  '/v1/insights/daas/productCodes/0',
]

/** A host of names or numbers; browsers read no IPv6 address in a policy. */
const SOURCE =
  /^(?:(?<scheme>[a-z][a-z0-9+.-]*):\/\/)?(?<host>\*|(?:\*\.)?[a-z0-9_-]+(?:\.[a-z0-9_-]+)*)(?::(?<port>\d+|\*))?(?<path>\/[^?#]*)?$/i

/** The directive that rules over requests, as its list of sources; null where the policy leaves them free. */
function connectSources(policy: string): string[] | null {
  const directives = policy.split(';').map((text) => text.trim().split(/\s+/))
  // Of two directives of one name the first counts.
  const named = (name: string) => directives.find(([first]) => first?.toLowerCase() === name)
  const directive = named('connect-src') ?? named('default-src')
  return directive ? directive.slice(1) : null
}

/** A plain scheme in a policy covers its encrypted form. */
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

/** As it is written where it is no valid encoding. */
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

/** One source expression against one address, as CSP Level 3 §6.7.2 matches them. */
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
 * The sources of the first policy that keeps the page from a service, as the policy lists them; null where all policies
 * let all four operations through. `baseUrl` as readBaseUrl gives it, `page` any address of the page's origin.
 */
export function refusedBy(
  policies: readonly string[],
  baseUrl: string,
  page: string,
): string[] | null {
  const addresses = ASKED.map((path) => new URL(baseUrl + path))
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
 * The policies that this site is served under: those of the header, read from a file of the site, and those written in
 * the page. They all hold at once. Throws where the site cannot be reached.
 */
export async function servedPolicies(file: string, inPage: readonly string[]): Promise<string[]> {
  const header = (await getOwn(file)).headers.get('Content-Security-Policy')
  // Several headers arrive as one, joined by commas; a policy itself holds none.
  return [...(header ?? '').split(','), ...inPage].filter((policy) => policy.trim() !== '')
}
