/** The positions that the filters of a request accept. */
import { type Merchant, type SearchRequest, VALUE_FIELDS, type ValueField } from '../catalog.ts'
import type { SearchIndex, SetColumn } from '../index/searchIndex.ts'
import { fold } from '../index/tokens.ts'
import type { Scratch } from './scratch.ts'

/** A merchant may be requested by its name or by the id that EAN answers carry. */
export const namesOf = (merchants: readonly Merchant[], requested: string): string[] => {
  const folded = fold(requested.trim())
  const aliases = merchants.filter(({ id, name }) => fold(id) === folded || fold(name) === folded)
  return [requested, ...aliases.flatMap(({ id, name }) => [id, name])]
}

/** The positions that have any of the values, ignoring case and accents. */
type Chosen = (name: SetColumn, wanted: readonly string[], scratch: Scratch) => Uint32Array

export const chosenIn = ({ values, sets, firstCollections }: SearchIndex): Chosen => {
  const setsOf = new Map<SetColumn, Map<string, number[]>>()
  const byFolded = (name: SetColumn): Map<string, number[]> => {
    const known = setsOf.get(name)
    if (known) return known
    const fresh = new Map<string, number[]>()
    values[name].forEach((texts, code) => {
      for (const folded of new Set(texts.map(fold))) {
        fresh.set(folded, [...(fresh.get(folded) ?? []), firstCollections[name] + code])
      }
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

/** A filter of a request, with the positions that it accepts, not to be written to. */
export type Filter = { field: ValueField; accepted: Uint32Array }

export const filtersOf = (
  { filters }: SearchRequest,
  merchants: readonly Merchant[],
  chosen: Chosen,
  scratch: Scratch,
): Filter[] =>
  VALUE_FIELDS.flatMap((field) => {
    const choice = filters[field]
    if (choice === undefined) return []
    const values = [choice].flat()
    const wanted =
      field === 'merchant' ? values.flatMap((name) => namesOf(merchants, name)) : values
    return [{ field, accepted: chosen(field, wanted, scratch) }]
  })
