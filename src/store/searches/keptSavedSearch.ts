/** A saved search as it is kept. */
import * as v from 'valibot'
import type { FoundCounts, SavedSearch } from '../../model/again/savedSearch.ts'

const counts = v.nullable(
  v.object({
    at: v.number(),
    found: v.array(v.object({ countries: v.string(), count: v.nullable(v.number()) })),
  }) satisfies v.GenericSchema<FoundCounts>,
)

export const keptSavedSearch = v.object({
  connectionId: v.string(),
  /** What is read back may come from a file: a path that left the search would be a link to anywhere. */
  path: v.pipe(v.string(), v.regex(/^\/search(?:\?|$)/, 'expected the address of a search')),
  shown: v.exactOptional(v.string()),
  name: v.pipe(v.string(), v.nonEmpty('expected a name')),
  at: v.number(),
  saved: counts,
  seen: counts,
}) satisfies v.GenericSchema<SavedSearch & { connectionId: string }>

export type KeptSavedSearch = v.InferOutput<typeof keptSavedSearch>
