/** Which page an address opens: as the router reads its patterns, but known before the router is there. */

/** What the pattern's names stand for, decoded, by name; null where the address is another. `:name?` may be absent. */
export function matchPath(
  pattern: string,
  pathname: string,
): Record<string, string | undefined> | null {
  const names: string[] = []
  const source = pattern
    .split('/')
    .slice(1)
    .map((part) => {
      if (!part.startsWith(':')) return part && `/${part}`
      names.push(part.replace(/[:?]/g, ''))
      return part.endsWith('?') ? '(?:/([^/]+))?' : '/([^/]+)'
    })
    .join('')
  const match = new RegExp(`^${source}/*$`, 'i').exec(pathname)
  if (!match) return null
  return Object.fromEntries(names.map((name, at) => [name, decoded(match[at + 1])]))
}

/** As it is written where it cannot be decoded. */
function decoded(part: string | undefined): string | undefined {
  try {
    return part && decodeURIComponent(part)
  } catch {
    return part
  }
}
