/** The current address with other names in `demo=`, and without it where there are none. */

/** `search` is the query string as it stands; everything else of it stays. */
export function withDemo(pathname: string, search: string, names: readonly string[]): string {
  const params = new URLSearchParams(search)
  // Empty rather than left out: links carry the current names along where a path does not speak of them.
  params.set('demo', names.join(','))
  return `${pathname}?${params.toString()}`
}
