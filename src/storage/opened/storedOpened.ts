/** Recently opened, but for look-ups, which have a store of their own. */
import * as v from 'valibot'

const OPENED_KINDS = ['batch', 'set', 'list', 'comparison', 'map'] as const

export const storedOpened = v.object({
  connectionId: v.string(),
  kind: v.picklist(OPENED_KINDS),
  /** Within the app: what is read back may come from a file. */
  path: v.pipe(v.string(), v.regex(/^\/(?![/\\])/, 'expected a path within the app')),
  /** What it was called then, and its one figure; what is stored says both anew. */
  label: v.string(),
  figure: v.string(),
  /** Epoch milliseconds. */
  at: v.number(),
})

export type StoredOpened = v.InferOutput<typeof storedOpened>
export type Opened = Omit<StoredOpened, 'connectionId'>
