/** Carries the demo's own parameters from page to page; they belong to no page's state. */
import { DEMO_PARAMETERS } from './parameters.ts'

/** The demo's own parameters of a query string, as one: '' where it has none. */
export function demoParametersOf(search: string): string {
  const given = new URLSearchParams(search)
  const own = new URLSearchParams()
  for (const name of DEMO_PARAMETERS) {
    const value = given.get(name)
    if (value !== null && value !== '') own.append(name, value)
  }
  return own.toString()
}

/**
 * The path with `demo=` and `catalog=` of the current query string, unless the path says them itself. Everything else
 * of the path stays as it is written.
 */
export function keepDemo(path: string, currentSearch: string): string {
  if (currentSearch === '') return path
  const hash = path.indexOf('#')
  const fragment = hash < 0 ? '' : path.slice(hash)
  const address = hash < 0 ? path : path.slice(0, hash)
  const mark = address.indexOf('?')
  const own = new URLSearchParams(mark < 0 ? '' : address.slice(mark))
  const current = new URLSearchParams(currentSearch)
  const carried = new URLSearchParams()
  for (const name of DEMO_PARAMETERS) {
    const value = current.get(name)
    if (value !== null && value !== '' && !own.has(name)) carried.append(name, value)
  }
  if (carried.size === 0) return path
  const joint = mark < 0 ? '?' : /[?&]$/.test(address) ? '' : '&'
  return address + joint + carried.toString() + fragment
}
