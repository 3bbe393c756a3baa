/** Stores recently opened items, per connection. */
import { entryStore } from '@/storage/database/entryStore.ts'
import type { OpenedItem } from './storedOpened.ts'

const MAX_OPENED = 30

const stored = entryStore('opened')

/** Calls back when something of this connection is opened, in this tab or another; returns a function that stops it. */
export const onOpened = stored.subscribe

/** The last thirty opened items, newest first. Throws if the database cannot be read. */
export async function readOpened(connectionId: string): Promise<OpenedItem[]> {
  const { entries } = await stored.list([connectionId])
  return entries.toSorted((a, b) => b.at - a.at).slice(0, MAX_OPENED)
}

/** Saves an opened item, replacing its earlier time. */
export async function saveOpened(connectionId: string, opened: OpenedItem): Promise<void> {
  await stored.put({ connectionId, ...opened })
  const { entries } = await stored.list([connectionId])
  const older = entries.toSorted((a, b) => b.at - a.at).slice(MAX_OPENED)
  for (const { path } of older) await stored.remove([connectionId, path])
}

export async function forgetOpened(connectionId: string): Promise<void> {
  await stored.remove([connectionId])
}
