/** Addresses of earlier versions in saved or sent links: each leads to its successor. */
import { matchPath } from './matchPath.ts'

/** Collections of one source each: codes, products picked by hand, results of searches. */
const EARLIER: ReadonlySet<string> = new Set(['batch', 'lists', 'workbench'])

/** Renamed pages; the rest of the path stays. */
const RENAMED: ReadonlyMap<string, string> = new Map([
  ['map', '/assortment'],
  ['brands', '/assortment/brands'],
  ['watch', '/alerts'],
  ['again', '/changes'],
  ['price-list', '/my-data/prices'],
  ['your-catalog', '/my-data/catalog'],
])

/**
 * `/map`, `/brands/BRAND`, `/watch`, `/again/ID`, `/price-list` and `/your-catalog` have been renamed; `/batch/ID`,
 * `/lists/ID` and `/workbench/ID` are collections, `/shared` after each a link that carries the content itself. Null where
 * the path has not moved.
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

/** The rows of a batch or list once had separate addresses: `batch:ID`, `list:ID:us`. */
const ROWS = /^(\/collections\/)(?:batch|list)(?::|%3A)(.+)$/i

const CHANGES = /^(\/collections\/[^/]+)\/changes\/?$/i

/** The kind of what a link carries stood in its path, and stands in what it carries. */
const SHARED = /^(\/collections\/shared)\/(?:codes|picked|search)\/*$/i

const BRANDS = '/assortment/brands'

/** The query with a parameter before the others, once. */
function withFirst(search: string, name: string, value: string): string {
  const params = new URLSearchParams(search)
  params.delete(name)
  return `?${new URLSearchParams([[name, value], ...params]).toString()}`
}

/**
 * The address of today for one of an earlier version, without its fragment; null where it has not moved. `search` is the
 * query with its `?`, or ''. Changes were a page of their own, and are a view of their collection; the name of a brand stood in
 * the path.
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
