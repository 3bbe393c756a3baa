/** Finds the page of an address with the router’s patterns, before the router has loaded. */

/** The decoded parameters of the pattern by name; null if the path doesn't match. `:name?` is optional. */
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

/** Decodes a part of a path; returns it unchanged if it can’t be decoded. */
function decoded(part: string | undefined): string | undefined {
  try {
    return part && decodeURIComponent(part)
  } catch {
    return part
  }
}
