/** The positions that the filters of a request accept. */
import type { Choice, Merchant, SearchRequest } from '../catalog.ts'
import type { SearchIndex, SetColumn } from '../index/searchIndex.ts'
import { fold } from '../index/tokens.ts'
import type { Scratch } from './scratch.ts'

/** A merchant may be requested by its name or by the id that EAN answers carry. */
export const namesOf = (merchants: readonly Merchant[], requested: string): string[] => {
  const folded = fold(requested.trim())
  const aliases = merchants.filter(({ id, name }) => fold(id) === folded || fold(name) === folded)
  return [requested, ...aliases.flatMap(({ id, name }) => [id, name])]
}

const valuesOf = (choice: Choice): readonly string[] | null =>
  typeof choice === 'string' ? [choice] : choice

/** The positions that have any of the values, ignoring case and accents. */
type Chosen = (name: SetColumn, wanted: readonly string[], scratch: Scratch) => Uint32Array

export const chosenIn = ({ values, sets, firstCollections }: SearchIndex): Chosen => {
  const setsOf = new Map<SetColumn, Map<string, number[]>>()
  const byFolded = (name: SetColumn): Map<string, number[]> => {
    const known = setsOf.get(name)
    if (known) return known
    const fresh = new Map<string, number[]>()
    values[name].forEach(([text], code) => {
      if (text === undefined) return
      const folded = fold(text)
      fresh.set(folded, [...(fresh.get(folded) ?? []), firstCollections[name] + code])
    })
    setsOf.set(name, fresh)
    return fresh
  }
  return (name, wanted, scratch) => {
    const folded = new Set(wanted.map((value) => fold(value.trim())))
    const chosen = [...folded].flatMap((value) => byFolded(name).get(value) ?? [])
    const [only] = chosen
    const saved = chosen.length === 1 && only !== undefined ? sets.asBits(only) : null
    if (saved) return saved
    const bits = scratch()
    for (const set of chosen) sets.addTo(bits, set)
    return bits
  }
}

/** The positions that each filter accepts, not to be written to; null for a filter that is not set. */
export type Filters = Record<'merchant' | 'brand' | 'category' | 'division', Uint32Array | null>

export const filtersOf = (
  request: SearchRequest,
  merchants: readonly Merchant[],
  chosen: Chosen,
  scratch: Scratch,
): Filters => {
  const through = (name: keyof Filters, values: readonly string[] | null) =>
    values === null ? null : chosen(name, values, scratch)
  const requested = valuesOf(request.merchant)
  return {
    merchant: through('merchant', requested?.flatMap((name) => namesOf(merchants, name)) ?? null),
    brand: through('brand', valuesOf(request.brand)),
    category: through('category', valuesOf(request.category)),
    division: through('division', valuesOf(request.division)),
  }
}
