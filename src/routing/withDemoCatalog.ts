/** Carries the demo's own parameters from page to page; they belong to no page's state. */
import { DEMO_PARAMETERS } from './parameters.ts'

/** The demo's own parameters of a query string, as one: '' where it has none. */
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
 * The path with `demo=` and `catalog=` of the current query string, unless the path says them itself. Everything else
 * of the path stays as it is written.
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
