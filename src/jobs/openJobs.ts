/** The jobs that are open in this tab: they run on while their page is left, and the top bar shows them. */
import type { Connection } from '../api/connection.ts'
import type { TabJob } from './tabJob.ts'

/** `At` are the ids by which a job is found. */
export type OpenJobs<Job, At extends readonly string[]> = {
  /** The same object for the same job while it is open; null where this browser keeps no such thing. */
  open: (connection: Connection, ...at: At) => Promise<Job | null>
  /** Jobs of any connection that run or are paused in this tab, in the order in which they were opened. */
  active: () => readonly Job[]
  /** Calls back when `active` changes; returns the way to stop. */
  subscribe: (listener: () => void) => () => void
  /** The page's connection was replaced: its jobs go on with it, those of another service pause. */
  use: (connection: Connection) => void
  /** Cancels and forgets a job, before what it is for is deleted. */
  close: (connectionId: string, ...at: At) => void
}

/** `openJob` opens one that is not open yet. */
export function createOpenJobs<
  Job extends TabJob & { readonly connectionId: string },
  At extends readonly string[],
>(openJob: (connection: Connection, ...at: At) => Promise<Job | null>): OpenJobs<Job, At> {
  const opened = new Map<string, Promise<Job | null>>()
  const jobs = new Map<string, Job>()
  const listeners = new Set<() => void>()
  let active: readonly Job[] = []

  const keyOf = (connectionId: string, at: At) => JSON.stringify([connectionId, ...at])

  const look = () => {
    const now = [...jobs.values()].filter((job) => job.view().role === 'here')
    if (now.length === active.length && now.every((job, at) => job === active[at])) return
    active = now
    for (const listener of listeners) listener()
  }

  const openNew = async (connection: Connection, at: At): Promise<Job | null> => {
    const key = keyOf(connection.id, at)
    const job = await openJob(connection, ...at)
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
    open(connection, ...at) {
      const key = keyOf(connection.id, at)
      const known = opened.get(key) ?? openNew(connection, at)
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
    close(connectionId, ...at) {
      const key = keyOf(connectionId, at)
      jobs.get(key)?.close()
      jobs.delete(key)
      opened.delete(key)
      look()
    },
  }
}
