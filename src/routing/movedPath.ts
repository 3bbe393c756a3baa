/** Addresses of earlier versions, in links that were saved or sent: each leads to the page that has taken its place. */

const SHARED = { batch: 'codes', lists: 'picked', workbench: 'search' } as const

const isEarlier = (part: string): part is keyof typeof SHARED => Object.hasOwn(SHARED, part)

/** Pages that only have another name; what follows it in the path stays. */
const RENAMED: ReadonlyMap<string, string> = new Map([
  ['map', '/assortment'],
  ['brands', '/assortment/brands'],
  ['watch', '/alerts'],
  ['again', '/changes'],
  ['price-list', '/my-data/prices'],
  ['your-catalog', '/my-data/catalog'],
])

/**
 * `/map`, `/brands/BRAND`, `/watch`, `/again/ID`, `/price-list` and `/your-catalog` have been renamed.
 *
 * `/batch` and `/batch/ID` had codes, `/lists` and `/lists/ID` products picked by hand, `/collection`, `/collection/ID` and
 * `/collection/ID/changes` the results of searches; `/shared` after each stood for a link that carries the content itself.
 * Null where the path has not moved.
 */
function movedPath(pathname: string): string | null {
  const [, kind = '', ...rest] = pathname
    .split('/')
    .map((part, at) => (at === 1 ? part.toLowerCase() : part))
  const parts = rest.filter((part) => part !== '')
  const renamed = RENAMED.get(kind)
  if (renamed !== undefined) return [renamed, ...parts].join('/')
  if (!isEarlier(kind)) return null
  const [id] = parts
  if (id === undefined) return kind === 'batch' ? '/collections/new' : '/collections'
  if (id.toLowerCase() === 'shared' && parts.length === 1) {
    return `/collections/shared/${SHARED[kind]}`
  }
  return ['/collections', ...parts].join('/')
}

/** Rows of a batch or a list had an address of their own for a while: `batch:ID`, `list:ID:us`. */
const ROWS = /^(\/collections\/)(?:batch|list)(?::|%3A)(.+)$/i

const CHANGES = /^(\/collections\/[^/]+)\/changes\/?$/i

/**
 * The address of today for one of an earlier version, without its fragment; null where it has not moved. `search` is the
 * query with its `?`, or ''. Changes were a page of their own, and are a view of their collection.
 */
export function movedAddress(
  pathname: string,
  search = '',
): { pathname: string; search: string } | null {
  const path = movedPath(pathname) ?? pathname
  const [, collection] = CHANGES.exec(path) ?? []
  if (collection !== undefined) {
    const given = new URLSearchParams(search)
    given.delete('view')
    const rest = given.toString()
    return { pathname: collection, search: `?view=changes${rest === '' ? '' : `&${rest}`}` }
  }
  const [, start, rest] = ROWS.exec(path) ?? []
  if (start !== undefined && rest !== undefined) return { pathname: start + rest, search }
  return path === pathname ? null : { pathname: path, search }
}
