/** Facet entries (§2.5), from an array or a map; stored as pairs, so that keys like `__proto__` and `10` survive in order. */
import { isRecord, readList, readNumber, readText } from '@/api/fields/readers.ts'

/** A facet with its values; a count is null if the service gave no readable one. */
export type Facet = { name: string; values: [value: string, count: number | null][] }

/** Featured values by facet name (§4.3), in the service's order. */
export type FeaturedValues = [name: string, values: string[]][]

function readValues(value: unknown): Facet['values'] {
  if (isRecord(value)) return Object.entries(value).map(([key, count]) => [key, readNumber(count)])
  if (!Array.isArray(value)) return []
  return value.flatMap((entry): Facet['values'] => {
    if (!isRecord(entry)) return []
    const key = readText(entry['value']) ?? readText(entry['name'])
    return key === null ? [] : [[key, readNumber(entry['count'])]]
  })
}

/** Reads facets from a list or a map. A map may contain values by name, or whole entries by name. */
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

/**
 * Splits comma-separated text. Parts that together form a listed value, such as “Crabtree, Vale & Co”, are read as that value;
 * the longest match counts.
 */
function partsOf(text: string, listed: ReadonlySet<string>): string[] {
  const parts = text.split(',')
  const most = [...listed].reduce((max, value) => Math.max(max, value.split(',').length), 1)
  const found: string[] = []
  for (let at = 0; at < parts.length;) {
    let end = Math.min(parts.length, at + most)
    const joined = () => parts.slice(at, end).join(',').trim()
    while (end > at + 1 && !listed.has(joined())) end -= 1
    found.push(joined())
    at = end
  }
  return found
}

/**
 * Reads `featuredFacets`: comma-separated text, or a list, for each facet name. `facets` is used to recognise values that
 * contain a comma.
 */
export function readFeatured(value: unknown, facets: readonly Facet[] = []): FeaturedValues {
  if (!isRecord(value)) return []
  return Object.entries(value).map(([name, list]) => {
    const values = facets.find((facet) => facet.name === name)?.values ?? []
    // Only values with a comma can span several parts.
    const listed = new Set(values.map(([one]) => one.trim()).filter((one) => one.includes(',')))
    const parts =
      typeof list === 'string'
        ? partsOf(list, listed)
        : readList(list).map((part) => readText(part) ?? '')
    return [name, parts.map((part) => part.trim()).filter((part) => part !== '')]
  })
}
