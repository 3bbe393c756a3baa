/** The larger shapes of an answer: facets, traits, the wrapping of looked-up records, the code's echo, the outcome flag. */
import type { Operation } from '../../scenarios.ts'
import type { Json } from '../scenarios/walk.ts'
import type { Reading } from './reading.ts'
import { type Entry, isMap, withFields } from './records.ts'

const countsIn = ({ facets, facetCounts }: Reading, counts: Json): Json => {
  if (!isMap(counts)) return counts
  const entries = Object.entries(counts).map(([value, count]): Entry => [
    value,
    facetCounts === 'text' && typeof count === 'number' ? String(count) : count,
  ])
  return facets === 'lists'
    ? entries.map(([value, count]) => ({ value, count }))
    : Object.fromEntries(entries)
}

const facetsIn = (reading: Reading, facets: Json): Json => {
  if (!Array.isArray(facets)) return facets
  const entries = facets.map((facet) =>
    withFields(facet, { value: (counts) => countsIn(reading, counts) }),
  )
  if (reading.facets !== 'map') return entries
  return Object.fromEntries(
    entries.flatMap((entry): Entry[] =>
      isMap(entry) && typeof entry['name'] === 'string'
        ? [[entry['name'], entry['value'] ?? {}]]
        : [],
    ),
  )
}

const traitsIn = ({ traits, missing }: Reading, map: Json): Json => {
  if (!isMap(map)) return map
  const entries = Object.entries(map)
  if (entries.length === 0 && missing === 'null') return null
  if (traits === 'pairs') return entries.map(([name, value]) => ({ name, value }))
  if (traits === 'joined') return map
  return Object.fromEntries(
    entries.map(([name, value]): Entry => [
      name,
      typeof value === 'string' && value.includes('|') ? value.split('|') : value,
    ]),
  )
}

const wrapped = (manner: Reading['lookup'], records: Json): Json => {
  if (manner === 'array') return records
  if (manner !== 'one object') return { [manner]: records }
  return Array.isArray(records) && records.length === 1 ? (records[0] ?? null) : records
}

/** Converts the larger shapes of an operation's answer, whose records are already converted. */
export const structureIn = (reading: Reading, operation: Operation, body: Json): Json => {
  switch (operation) {
    case 'search':
      return withFields(body, { facets: (facets) => facetsIn(reading, facets) })
    case 'traits':
      return withFields(body, { traits: (traits) => traitsIn(reading, traits) })
    case 'lookup':
      return wrapped(reading.lookup, body)
    case 'ean':
      return body
  }
}

const successIn = (form: Reading['success'], value: Json): Json => {
  const isTrue = value === true || value === 'true' || value === 1
  if (form === 'text') return String(isTrue)
  return form === 'one' ? Number(isTrue) : value
}

const asNumber = (code: Json): Json =>
  typeof code === 'string' && /^\d+$/.test(code) ? Number(code) : code

/** Rewrites `success` and the code's echo, whose form doesn't depend on that of other texts, numbers and booleans. */
export const flagsIn = (reading: Reading, operation: Operation, body: Json): Json => {
  const flagged = withFields(body, {
    success: (value) => successIn(reading.success, value),
    ...(operation === 'ean' && reading.eanEcho === 'number'
      ? { result: (result: Json) => withFields(result, { ean: asNumber }) }
      : {}),
  })
  const isSuccess = isMap(flagged) && [true, 'true', 1].some((yes) => yes === flagged['success'])
  if (reading.success !== 'missing' || !isSuccess) return flagged
  return Object.fromEntries(Object.entries(flagged).filter(([name]) => name !== 'success'))
}
