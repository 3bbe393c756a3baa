/** What was opened last, per connection. */
import { entryStore } from '../database/entryStore.ts'
import type { Opened } from './keptOpened.ts'

const KEPT = 30

const kept = entryStore('opened')

/** Calls back when something of this connection was opened, in this tab or another; returns the way to stop. */
export const onOpened = kept.on

/** The last thirty, newest first. Throws where the database cannot be read. */
export async function readOpened(connectionId: string): Promise<Opened[]> {
  const { entries } = await kept.all(connectionId)
  return entries.toSorted((a, b) => b.at - a.at).slice(0, KEPT)
}

/** Keeps what was opened, at its latest time. */
export async function keepOpened(connectionId: string, opened: Opened): Promise<void> {
  await kept.put({ connectionId, ...opened })
  const { entries } = await kept.all(connectionId)
  const older = entries.toSorted((a, b) => b.at - a.at).slice(KEPT)
  for (const { path } of older) await kept.remove(connectionId, path)
}

export async function forgetOpened(connectionId: string): Promise<void> {
  const { entries } = await kept.all(connectionId)
  for (const { path } of entries) await kept.remove(connectionId, path)
}
