/** The stored form of recently opened items, except look-ups, which have a separate store. */
import * as v from 'valibot'

const OPENED_KINDS = ['batch', 'set', 'list', 'comparison', 'map'] as const

export const storedOpened = v.object({
  connectionId: v.string(),
  kind: v.picklist(OPENED_KINDS),
  /** The path of the item. Only paths within the app are valid, because the data may come from a file. */
  path: v.pipe(v.string(), v.regex(/^\/(?![/\\])/, 'expected a path within the app')),
  /** The name and the one figure when the item was opened; pages show newer values if they are stored. */
  label: v.string(),
  figure: v.string(),
  /** When the item was opened, in epoch milliseconds. */
  at: v.number(),
})

export type StoredOpened = v.InferOutput<typeof storedOpened>
export type OpenedItem = Omit<StoredOpened, 'connectionId'>
