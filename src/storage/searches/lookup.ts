/** The stored form of a recent look-up: the request, the one figure of the answer, and its path. */
import * as v from 'valibot'

/** Stored data may be damaged or come from a file, and a path outside the app could be a link to anywhere. */
export const storedLookup = v.object({
  connectionId: v.string(),
  kind: v.picklist(['search', 'product', 'url', 'ean']),
  /** The path within the app; repeating a look-up replaces its older entry. */
  path: v.pipe(v.string(), v.regex(/^\/(?![/\\])/, 'expected a path within the app')),
  label: v.string(),
  detail: v.string(),
  /** The one figure of the answer; '' without one. */
  figure: v.string(),
  /** Epoch milliseconds. */
  at: v.number(),
})

export type StoredLookup = v.InferOutput<typeof storedLookup>
export type Lookup = Omit<StoredLookup, 'connectionId'>
