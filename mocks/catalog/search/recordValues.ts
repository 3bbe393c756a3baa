/**
 * Finds records by the values of fields for which the index has no sets. The values are read from all records when a request first
 * filters by the field, which takes a second or more for 20,000 records.
 */
import type { RecordValueField } from '../../knownFields.ts'
import type { Listing } from '../catalog.ts'
import { fold } from '../index/tokens.ts'
import { onceEach } from '../onceEach.ts'

/** The ordinals of the records by the folded value. */
type Ordinals = ReadonlyMap<string, readonly number[]>

export const recordValues = (
  size: number,
  listing: (ordinal: number) => Listing,
): ((field: RecordValueField) => Ordinals) =>
  onceEach((field) => {
    const ordinals = new Map<string, number[]>()
    for (let ordinal = 0; ordinal < size; ordinal += 1) {
      for (const value of [listing(ordinal).product[field] ?? []].flat()) {
        const folded = fold(String(value))
        const known = ordinals.get(folded)
        if (known) known.push(ordinal)
        else ordinals.set(folded, [ordinal])
      }
    }
    return ordinals
  })
