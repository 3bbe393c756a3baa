/** Problems of facets, featured values and traits as read: names and values must be complete and in order. */
import type { Facet, FeaturedValues } from '@/api/operations/facet.ts'
import { isMap, isRight, textIn } from './fieldProblems.ts'
import { entriesIn, mapsIn, own } from './recordProblems.ts'
import { isSame } from './same.ts'

type Pairs = [name: string, value: unknown][]

/** The pairs of a map, or of a list of `{name, value}` entries with one of these field names. */
function pairsIn(value: unknown, names: string[], values: string[]): Pairs {
  if (isMap(value)) return Object.entries(value)
  return mapsIn(value).flatMap((entry): Pairs => {
    const name = names.map((field) => textIn(own(entry, field))).find((text) => text !== null)
    const overrides = values
      .map((field) => own(entry, field))
      .find((each) => each !== undefined && each !== null)
    return name === undefined ? [] : [[name, overrides]]
  })
}

function countProblems(where: string, input: unknown, read: Facet['values']): string[] {
  const counts = typeof input === 'object' ? pairsIn(input, ['value', 'name'], ['count']) : []
  if (read.length !== counts.length)
    return [`${where}: ${counts.length} values became ${read.length}`]
  return counts.flatMap(([name, count], at) => {
    const pair = read[at]
    return pair && pair[0] === name && isRight('number', count, pair[1])
      ? []
      : [`${where} of ${name}`]
  })
}

export function facetProblems(value: unknown, read: Facet[]): string[] {
  const isByName = isMap(value)
  const facets = pairsIn(value, ['name'], ['value', 'values'])
  if (read.length !== facets.length) return [`${facets.length} facets became ${read.length}`]
  return facets.flatMap(([name, values], at) => {
    const facet = read[at]
    const inner = isByName && isMap(values) ? own(values, 'value') : null
    const input = typeof inner === 'object' && inner !== null ? inner : values
    if (facet?.name !== name) return [`facet ${at} is not ${name}`]
    return countProblems(`facet ${name}`, input, facet.values)
  })
}

export function featuredProblems(value: unknown, read: FeaturedValues): string[] {
  const input = isMap(value) ? Object.entries(value) : []
  const expected = input.map(([name, list]) => {
    const parts = typeof list === 'string' ? list.split(',') : entriesIn(list).map(textIn)
    return [name, parts.flatMap((part) => (part?.trim() ? [part.trim()] : []))]
  })
  return isSame(read, expected) ? [] : ['featured values differ']
}

export function traitProblems(value: unknown, read: unknown): string[] {
  const joined = (items: unknown) =>
    entriesIn(items)
      .map((item) => (typeof item === 'boolean' ? String(item) : textIn(item)))
      .filter((item) => item !== null)
      .join('|')
  const expected = pairsIn(value, ['name'], ['value']).map(([name, items]) => [name, joined(items)])
  return isSame(read, expected) ? [] : ['traits differ']
}
