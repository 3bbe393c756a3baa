/** One recent look-up as it is stored: what was requested, what came back in one figure, and the way back to it. */
import * as v from 'valibot'

/** What is read back may be damaged, or come from a file: a path that left the app would be a link to anywhere. */
export const storedLookup = v.object({
  connectionId: v.string(),
  kind: v.picklist(['search', 'product', 'url', 'ean']),
  /** The path within the app; a look-up made again replaces its older entry. */
  path: v.pipe(v.string(), v.regex(/^\/(?![/\\])/, 'expected a path within the app')),
  label: v.string(),
  detail: v.string(),
  /** The one figure of the answer; empty where there is none. */
  figure: v.string(),
  /** Epoch milliseconds. */
  at: v.number(),
})

export type StoredLookup = v.InferOutput<typeof storedLookup>
export type Lookup = Omit<StoredLookup, 'connectionId'>
