/** The current address with other names in `demo=`, and without it where there are none. */

/** `search` is the query string as it stands; everything else of it stays. */
export function withDemo(pathname: string, search: string, names: readonly string[]): string {
  const params = new URLSearchParams(search)
  if (names.length > 0) params.set('demo', names.join(','))
  else params.delete('demo')
  return params.size > 0 ? `${pathname}?${params.toString()}` : pathname
}
