/** Finds the current address for one of an earlier version, which saved or sent links may still have. */
import { matchPath } from './matchPath.ts'

/**
 * The first part of the addresses that collections once had: of codes, of products picked by hand, and of results of searches.
 */
const EARLIER: ReadonlySet<string> = new Set(['batch', 'lists', 'workbench'])

/** The current paths of renamed pages, by the first part of the earlier one; the rest of the path stays. */
const RENAMED: ReadonlyMap<string, string> = new Map([
  ['map', '/assortment'],
  ['brands', '/assortment/brands'],
  ['watch', '/alerts'],
  ['again', '/changes'],
  ['price-list', '/my-data/prices'],
  ['your-catalog', '/my-data/catalog'],
])

/**
 * The current path for an earlier one; null if the path has not moved. The pages in `RENAMED` have new names. `/batch/ID`,
 * `/lists/ID` and `/workbench/ID` have become collections. With `/shared` instead of the id, the link contains the collection
 * itself.
 */
function movedPath(pathname: string): string | null {
  const [, kind = '', ...rest] = pathname
    .split('/')
    .map((part, at) => (at === 1 ? part.toLowerCase() : part))
  const parts = rest.filter((part) => part !== '')
  const renamed = RENAMED.get(kind)
  if (renamed !== undefined) return [renamed, ...parts].join('/')
  if (!EARLIER.has(kind)) return null
  if (kind === 'batch' && parts.length === 0) return '/collections/new'
  return ['/collections', ...parts].join('/')
}

/** The rows of a batch or list once had an address with the kind before the id: `batch:ID`, `list:ID:us`. */
const ROWS = /^(\/collections\/)(?:batch|list)(?::|%3A)(.+)$/i

const CHANGES = /^(\/collections\/[^/]+)\/changes\/?$/i

/** A shared link once stated in its path what kind of collection it contains; now the content states it. */
const SHARED = /^(\/collections\/shared)\/(?:codes|picked|search)\/*$/i

const BRANDS = '/assortment/brands'

/** The query with one parameter before the others; an earlier value of this parameter is dropped. */
function withFirst(search: string, name: string, value: string): string {
  const params = new URLSearchParams(search)
  params.delete(name)
  return `?${new URLSearchParams([[name, value], ...params]).toString()}`
}

/**
 * The current address for one of an earlier version, without its fragment; null if it has not moved. `search` is the query with its
 * `?`, or ''. Two things were once in the path and are now parameters: the Changes view of a collection, which was a separate page,
 * and the name of a brand.
 */
export function movedAddress(
  pathname: string,
  search = '',
): { pathname: string; search: string } | null {
  const path = movedPath(pathname) ?? pathname
  const [, collection] = CHANGES.exec(path) ?? []
  if (collection !== undefined) {
    return { pathname: collection, search: withFirst(search, 'view', 'changes') }
  }
  const brand = matchPath(`${BRANDS}/:brand`, path)?.brand
  if (brand !== undefined) return { pathname: BRANDS, search: withFirst(search, 'brand', brand) }
  const [, shared] = SHARED.exec(path) ?? []
  if (shared !== undefined) return { pathname: shared, search }
  const [, start, rest] = ROWS.exec(path) ?? []
  if (start !== undefined && rest !== undefined) return { pathname: start + rest, search }
  return path === pathname ? null : { pathname: path, search }
}
