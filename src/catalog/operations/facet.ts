/** Facet entries (§2.5), from an array or a map; kept as pairs, so that keys like `__proto__` and `10` survive in order. */
import { isRecord, readList, readNumber, readText } from '../fields/readers.ts'

/** A count is null where the service gave none that can be read. */
export type Facet = { name: string; values: [value: string, count: number | null][] }

/** Featured values by facet name (§4.3), in the service's order. */
export type Featured = [name: string, values: string[]][]

function readValues(value: unknown): Facet['values'] {
  if (isRecord(value)) return Object.entries(value).map(([key, count]) => [key, readNumber(count)])
  if (!Array.isArray(value)) return []
  return value.flatMap((entry): Facet['values'] => {
    if (!isRecord(entry)) return []
    const key = readText(entry['value']) ?? readText(entry['name'])
    return key === null ? [] : [[key, readNumber(entry['count'])]]
  })
}

/** A map of facets may hold values by name, or whole entries by name. */
export function readFacets(value: unknown): Facet[] {
  if (isRecord(value)) {
    return Object.entries(value).map(([name, entry]) => {
      const inner = isRecord(entry) ? entry['value'] : null
      return { name, values: readValues(typeof inner === 'object' ? (inner ?? entry) : entry) }
    })
  }
  return readList(value).flatMap((entry) => {
    const name = isRecord(entry) ? readText(entry['name']) : null
    return isRecord(entry) && name !== null
      ? [{ name, values: readValues(entry['value'] ?? entry['values']) }]
      : []
  })
}

/** `featuredFacets`: comma-separated text, or a list, per facet name. */
export function readFeatured(value: unknown): Featured {
  if (!isRecord(value)) return []
  return Object.entries(value).map(([name, list]) => {
    const parts =
      typeof list === 'string'
        ? list.split(',')
        : readList(list).map((part) => readText(part) ?? '')
    return [name, parts.map((part) => part.trim()).filter((part) => part !== '')]
  })
}
