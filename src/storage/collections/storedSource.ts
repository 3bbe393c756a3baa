/** The stored form of a version’s source, for updates and links. */
import * as v from 'valibot'
import { filters } from '@/api/fields/filters.ts'
import type { CollectionSource } from '@/domain/collections/collection.ts'

const texts = v.array(v.string())
/** One value is a text, several are a list. */
const filter = v.union([v.string(), texts])

export const storedSearch = v.object({
  kind: v.literal('search'),
  q: v.string(),
  words: texts,
  // Data of earlier versions lacks filters that were added since; the first four are always stored.
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
