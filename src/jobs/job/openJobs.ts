/** The jobs that are open in this tab: they run on while their page is left, and the top bar shows them. */
import type { Connection } from '@/api/connection.ts'
import { createEmitter } from '@/lib/emitter.ts'
import type { TabJob } from './tabs/tabJob.ts'

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

/** Jobs that nobody looks at any more and that stay open all the same: whoever goes back finds the last ones at once. */
const MOST_LEFT = 2

/** Whether it would be the same if it were opened anew: all of it is stored, and nothing of it runs here or elsewhere. */
function isAtRest(job: TabJob): boolean {
  const { role, progress } = job.view()
  const { state, failed, unstored } = progress
  return role === 'idle' && failed + unstored === 0 && (state === 'ready' || state === 'done')
}

/** `openJob` opens one that is not open yet. */
export function createOpenJobs<
  Job extends TabJob & { readonly connectionId: string },
  At extends readonly string[],
>(openJob: (connection: Connection, ...at: At) => Promise<Job | null>): OpenJobs<Job, At> {
  const opened = new Map<string, Promise<Job | null>>()
  const jobs = new Map<string, Job>()
  /** By how many each job is watched. */
  const watched = new Map<string, number>()
  const emitter = createEmitter()
  let active: readonly Job[] = []

  const keyOf = (connectionId: string, at: At) => JSON.stringify([connectionId, ...at])

  const look = () => {
    const now = [...jobs.values()].filter((job) => job.view().role === 'here')
    if (now.length === active.length && now.every((job, at) => job === active[at])) return
    active = now
    emitter.emit()
  }

  const watch = (key: string, by: number) => watched.set(key, (watched.get(key) ?? 0) + by)

  const countSubscribers = (key: string, made: Job): Job => ({
    ...made,
    subscribe(listener) {
      const stop = made.subscribe(listener)
      watch(key, 1)
      let isWatching = true
      return () => {
        stop()
        if (isWatching) watch(key, -1)
        isWatching = false
      }
    },
  })

  const forget = (key: string) => {
    jobs.get(key)?.close()
    for (const known of [jobs, opened, watched]) known.delete(key)
  }

  /** Each holds every answer it has: those that were left would fill the memory one after the other. */
  const letGo = () => {
    const left = [...jobs].filter(([key, job]) => !watched.get(key) && isAtRest(job))
    for (const [key] of left.slice(0, -MOST_LEFT)) forget(key)
  }

  const openNew = async (connection: Connection, at: At): Promise<Job | null> => {
    const key = keyOf(connection.id, at)
    const made = await openJob(connection, ...at)
    if (!made || !opened.has(key)) {
      made?.close()
      opened.delete(key)
      return made
    }
    const job = countSubscribers(key, made)
    // Before this one is there: whoever requested it does not watch it yet.
    letGo()
    jobs.set(key, job)
    made.subscribe(look)
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
    subscribe: emitter.on,
    use(connection) {
      for (const job of jobs.values()) {
        if (job.connectionId === connection.id) job.use(connection)
        else job.pause()
      }
    },
    close(connectionId, ...at) {
      forget(keyOf(connectionId, at))
      look()
    },
  }
}
