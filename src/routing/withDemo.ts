/**
 * The current address with other values of the demo's parameters, `demo=` and `catalog=`; an empty value removes its parameter.
 */

/** `search` is the current query string; its other parameters stay. */
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
