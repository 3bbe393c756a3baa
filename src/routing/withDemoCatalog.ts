/**
 * Adds the demo's parameters, `demo=` and `catalog=`, to the paths of links. They belong to no page's state, but apply to every
 * page.
 */
import { DEMO_PARAMETERS } from './parameters.ts'

/** The demo's parameters of a query string, as a separate query string; '' if there are none. */
export function demoParametersOf(search: string): string {
  const params = new URLSearchParams(search)
  const own = new URLSearchParams()
  for (const name of DEMO_PARAMETERS) {
    const value = params.get(name)
    if (value !== null && value !== '') own.append(name, value)
  }
  return own.toString()
}

/**
 * The path with the demo's parameters of the current query string, unless the path states them itself. The rest of the path stays
 * unchanged.
 */
export function withDemoCatalog(path: string, currentSearch: string): string {
  const address = path.replace(/#.*$/s, '')
  const own = new URLSearchParams(address.replace(/^[^?]*/, ''))
  const current = new URLSearchParams(currentSearch)
  const carried = new URLSearchParams()
  for (const name of DEMO_PARAMETERS) {
    const value = current.get(name)
    if (value !== null && value !== '' && !own.has(name)) carried.append(name, value)
  }
  if (carried.size === 0) return path
  const joint = !address.includes('?') ? '?' : /[?&]$/.test(address) ? '' : '&'
  return address + joint + carried.toString() + path.slice(address.length)
}
