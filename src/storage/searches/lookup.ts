/** The stored form of a recent look-up: the request, the one figure of the answer, and its path. */
import * as v from 'valibot'

/**
 * A recent look-up as stored. Its path must be within the app: stored data may be damaged or come from a file, and another path
 * could be a link to anywhere.
 */
export const storedLookup = v.object({
  connectionId: v.string(),
  kind: v.picklist(['search', 'product', 'url', 'ean']),
  /** The path that repeats the look-up; a newer look-up with the same path replaces this one. */
  path: v.pipe(v.string(), v.regex(/^\/(?![/\\])/, 'expected a path within the app')),
  label: v.string(),
  detail: v.string(),
  /** The one figure of the answer; '' if there is none. */
  figure: v.string(),
  /** When the service answered, in epoch milliseconds. */
  at: v.number(),
})

export type StoredLookup = v.InferOutput<typeof storedLookup>
export type Lookup = Omit<StoredLookup, 'connectionId'>
