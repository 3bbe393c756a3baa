/** The jobs that are open in this tab: they continue when the user leaves their page, and the top bar shows them. */
import type { Connection } from '@/api/connection.ts'
import { createEmitter } from '@/lib/emitter.ts'
import type { TabJob } from './tabs/tabJob.ts'

/** The open jobs of one kind. `At` are the ids that identify a job. */
export type OpenJobs<Job, At extends readonly string[]> = {
  /** Opens a job; it is the same object while the job is open. Null if this browser does not have the job's collection. */
  open: (connection: Connection, ...at: At) => Promise<Job | null>
  /** Jobs of any connection that are running or paused in this tab, in the order in which they were opened. */
  active: () => readonly Job[]
  /** Calls back when `active` changes; returns the function that stops it. */
  subscribe: (listener: () => void) => () => void
  /**
   * Call when the page's connection was replaced: jobs of the same service continue with the new connection, those of other
   * services pause.
   */
  use: (connection: Connection) => void
  /** Cancels a job and removes it from the open ones, before its collection is deleted. */
  close: (connectionId: string, ...at: At) => void
}

/** The number of jobs without subscribers that stay open, so that going back to the last ones is immediate. */
const MOST_LEFT = 2

/** Whether reopening a job would give the same state: everything is stored, and no tab runs it. */
function isAtRest(job: TabJob): boolean {
  const { role, progress } = job.view()
  const { state, failed, unstored } = progress
  return role === 'idle' && failed + unstored === 0 && (state === 'ready' || state === 'done')
}

/** Makes the list of open jobs; `openJob` opens a job that is not in the list yet. */
export function createOpenJobs<
  Job extends TabJob & { readonly connectionId: string },
  At extends readonly string[],
>(openJob: (connection: Connection, ...at: At) => Promise<Job | null>): OpenJobs<Job, At> {
  const opened = new Map<string, Promise<Job | null>>()
  const jobs = new Map<string, Job>()
  /** The number of subscribers of each job. */
  const watched = new Map<string, number>()
  const emitter = createEmitter()
  let active: readonly Job[] = []

  const keyOf = (connectionId: string, at: At) => JSON.stringify([connectionId, ...at])

  const updateActive = () => {
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

  /** Closes jobs without subscribers, because each open job has all its answers in memory. */
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
    // Close others before this job is added: its caller has not subscribed yet, so it would be closed too.
    letGo()
    jobs.set(key, job)
    made.subscribe(updateActive)
    return job
  }

  return {
    open(connection, ...at) {
      const key = keyOf(connection.id, at)
      const known = opened.get(key) ?? openNew(connection, at)
      opened.set(key, known)
      // Don't cache a failure: the next call may succeed.
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
      updateActive()
    },
  }
}
