/** The stored form of a version’s source: the search, the codes or the picked products that it was loaded from. */
import * as v from 'valibot'
import { filters } from '@/api/fields/filters.ts'
import type { CollectionSource } from '@/domain/collections/collection.ts'

const texts = v.array(v.string())
/** The values of a filter: one value is stored as a text, several as a list. */
const filter = v.union([v.string(), texts])

export const storedSearch = v.object({
  kind: v.literal('search'),
  q: v.string(),
  words: texts,
  // Data of earlier app versions lacks filters that were added since; the first four filters are always stored.
  ...v.entriesFromList(
    filters.map(({ field }) => field),
    v.exactOptional(texts),
  ),
  merchant: texts,
  brand: texts,
  category: filter,
  division: filter,
})

export const storedSource = v.variant('kind', [
  storedSearch,
  v.object({ kind: v.literal('picked'), collectionId: v.string() }),
  v.object({ kind: v.literal('codes'), collectionId: v.string() }),
]) satisfies v.GenericSchema<CollectionSource>
