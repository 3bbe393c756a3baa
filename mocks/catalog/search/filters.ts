/** The positions that the filters of a request accept. */
import type { CatalogData, FilterField, Merchant, SearchRequest } from '../catalog.ts'
import { addBit } from '../index/bits.ts'
import type { SearchIndex, SetColumn } from '../index/searchIndex.ts'
import { fold } from '../index/tokens.ts'
import { onceEach } from '../onceEach.ts'
import { recordValues } from './recordValues.ts'
import type { AllocateBits } from './scratch.ts'

/** Returns all names of a merchant: it may be requested by its name or by the ID that EAN responses contain. */
export const namesOf = (merchants: readonly Merchant[], requested: string): string[] => {
  const folded = fold(requested.trim())
  const aliases = merchants.filter(({ id, name }) => fold(id) === folded || fold(name) === folded)
  return [requested, ...aliases.flatMap(({ id, name }) => [id, name])]
}

/** Returns the positions that have any of the values, ignoring case and accents; the result must not be changed. */
type FindPositions = (
  field: FilterField | 'country',
  wanted: readonly string[],
  scratch: AllocateBits,
) => Uint32Array

export const createPositionFinder = (
  { size, values, sets, firstSets }: SearchIndex,
  listing: CatalogData['listing'],
): FindPositions => {
  const isIndexed = (field: FilterField | 'country'): field is SetColumn =>
    Object.hasOwn(firstSets, field)
  const inRecords = recordValues(size, listing)
  const setsOf = onceEach((name: SetColumn) => {
    const byFolded = new Map<string, number[]>()
    values[name].forEach((texts, code) => {
      for (const folded of new Set(texts.map(fold))) {
        byFolded.set(folded, [...(byFolded.get(folded) ?? []), firstSets[name] + code])
      }
    })
    return byFolded
  })
  return (field, wanted, scratch) => {
    const folded = [...new Set(wanted.map((value) => fold(value.trim())))]
    if (!isIndexed(field)) {
      const bits = scratch()
      for (const value of folded) {
        for (const ordinal of inRecords(field).get(value) ?? []) addBit(bits, ordinal)
      }
      return bits
    }
    const chosen = folded.flatMap((value) => setsOf(field).get(value) ?? [])
    const [only] = chosen
    const saved = chosen.length === 1 && only !== undefined ? sets.asBits(only) : null
    if (saved) return saved
    const bits = scratch()
    for (const set of chosen) sets.addTo(bits, set)
    return bits
  }
}

/** A filter of a request, with the positions that it accepts, which must not be changed. */
export type Filter = { field: FilterField; accepted: Uint32Array }

export const filtersOf = (
  { filters }: SearchRequest,
  merchants: readonly Merchant[],
  chosen: FindPositions,
  scratch: AllocateBits,
): Filter[] =>
  Object.entries(filters).map(([key, choice]) => {
    const field = key as FilterField // the cast: the keys of the type
    const values = [choice].flat()
    const wanted =
      field === 'merchant' ? values.flatMap((name) => namesOf(merchants, name)) : values
    return { field, accepted: chosen(field, wanted, scratch) }
  })
