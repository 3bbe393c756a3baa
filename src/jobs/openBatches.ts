/** The batches that are open in this tab: they run on while their page is left, and the top bar shows them. */
import type { Connection } from '../api/connection.ts'
import { openBatch, type BatchJob, type BatchWorld } from './batchJob.ts'
import { openBrowserChannel } from './channel.ts'
import { realClock } from './clock.ts'
import { alwaysOnline, browserConnectivity } from './connectivity.ts'
import { browserLocks } from './turn.ts'

export type OpenBatches = {
  /** The same object for the same batch while it is open; null where this browser keeps no such batch. */
  open: (connection: Connection, id: string) => Promise<BatchJob | null>
  /** Batches of any connection that run or are paused in this tab, in the order in which they were opened. */
  active: () => readonly BatchJob[]
  /** Calls back when `active` changes; returns the way to stop. */
  subscribe: (listener: () => void) => () => void
  /** The page's connection was replaced: its batches go on with it, those of another service pause. */
  use: (connection: Connection) => void
  /** Cancels and forgets a batch, before it is deleted. */
  close: (connectionId: string, id: string) => void
}

const isActive = (job: BatchJob) => job.view().role === 'here'

/** `worldOf` says what a batch of this connection needs of the world. */
export function createOpenBatches(worldOf: (connection: Connection) => BatchWorld): OpenBatches {
  const opened = new Map<string, Promise<BatchJob | null>>()
  const jobs = new Map<string, BatchJob>()
  const listeners = new Set<() => void>()
  let active: readonly BatchJob[] = []

  const keyOf = (connectionId: string, id: string) => JSON.stringify([connectionId, id])

  const look = () => {
    const now = [...jobs.values()].filter(isActive)
    if (now.length === active.length && now.every((job, at) => job === active[at])) return
    active = now
    for (const listener of listeners) listener()
  }

  const openNew = async (connection: Connection, id: string): Promise<BatchJob | null> => {
    const key = keyOf(connection.id, id)
    const job = await openBatch(connection, id, worldOf(connection))
    if (job && opened.has(key)) {
      jobs.set(key, job)
      job.subscribe(look)
    } else {
      job?.close()
      opened.delete(key)
    }
    return job
  }

  return {
    open(connection, id) {
      const key = keyOf(connection.id, id)
      const known = opened.get(key) ?? openNew(connection, id)
      opened.set(key, known)
      // What could not be read may be readable the next time.
      known.catch(() => opened.delete(key))
      return known
    },
    active: () => active,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    use(connection) {
      for (const job of jobs.values()) {
        if (job.connectionId === connection.id) job.use(connection)
        else job.pause()
      }
    },
    close(connectionId, id) {
      const key = keyOf(connectionId, id)
      jobs.get(key)?.close()
      jobs.delete(key)
      opened.delete(key)
      look()
    },
  }
}

/** Those of this tab. */
export const openBatches: OpenBatches = createOpenBatches(({ way }) => ({
  clock: realClock,
  // The demo service answers from within the page.
  connectivity: way === 'demo' ? alwaysOnline : browserConnectivity,
  random: Math.random,
  locks: browserLocks(),
  openChannel: openBrowserChannel,
}))
