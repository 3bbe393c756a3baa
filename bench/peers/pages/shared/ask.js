import { isFilter } from './facets.js'

/** One search of the service: words of the facets that it has no filter for go along with the keywords. */
export async function ask({ q, chosen, page, size }) {
  const words = Object.entries(chosen).flatMap(([name, values]) => (isFilter(name) ? [] : values))
  const query = new URLSearchParams({ countryCode: 'us', q: [q, ...words].join(' ') })
  for (const name of ['merchant', 'brand']) {
    if (chosen[name]?.[0] !== undefined) query.set(`${name}Filter`, chosen[name][0])
  }
  if (page > 0) query.set('index', page * size)
  query.set('limit', size)
  query.set('mode', 'full')
  const response = await fetch(`/v1/products?${query}`, { headers: { Accept: 'application/json' } })
  return response.json()
}
