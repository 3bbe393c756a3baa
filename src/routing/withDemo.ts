/** The current address with other names in `demo=` and another size in `catalog=`, and without them where there are none. */

/** `search` is the query string as it stands; everything else of it stays. */
export function withDemo(
  pathname: string,
  search: string,
  { names, size }: { names: readonly string[]; size: string },
): string {
  const params = new URLSearchParams(search)
  const put = (name: string, value: string) =>
    value === '' ? params.delete(name) : params.set(name, value)
  put('demo', names.join(','))
  put('catalog', size)
  return params.size > 0 ? `${pathname}?${params.toString()}` : pathname
}
