/**
 * A job that the tabs of one browser share: the part that collections of codes, loads of collections and *Update all* runs have
 * in common.
 */
import type { Connection } from '@/api/connection.ts'
import { failureOf } from '@/jobs/codes/codeRequest.ts'
import type { ItemState, Job, Progress } from '@/jobs/job/job.ts'
import type { JobEnvironment } from '@/jobs/job/jobOptions.ts'
import { isOver, untilOver } from '@/jobs/job/queue/untilOver.ts'
import { createEmitter } from '@/lib/emitter.ts'
import { noteOwnRun, type OwnRun } from '@/storage/preferences/ownRuns.ts'
import type { OpenChannel } from './channel.ts'
import { noteRun } from './runsOver.ts'
import { shareTabs, type TabMessage } from './shareTabs.ts'
import type { Locks } from './tabLock.ts'

export type TabEnvironment = JobEnvironment & { locks: Locks; openChannel: OpenChannel }

export type TabView = {
  /** Where the job runs: nowhere, in this tab, or in another one (`elsewhere`), whose progress this tab then shows. */
  role: 'idle' | 'here' | 'elsewhere'
  /** The progress of the job. Errors are Error objects if they come from this tab, and `ItemFailure`s from other tabs. */
  progress: Progress
  /** A number that is incremented whenever an outcome is added or replaced. */
  version: number
  /** Whether the job's collection has been deleted, so that the job can't start. */
  isDeleted: boolean
  /**
   * Whether the job continues only when the user starts it: it was running when its page was left, and without locks this browser
   * can't ensure that no other tab continues it.
   */
  needsClick: boolean
}

export type TabJob = {
  /** The state of the job for pages; the same object until something changes. */
  view: () => TabView
  stateOf: (index: number) => ItemState
  /** Calls back at most a few times a second; returns the function that stops it. */
  subscribe: (listener: () => void) => () => void
  /** Requests all items without an answer. `start` and the other controls do nothing while another tab runs the job. */
  start: () => void
  pause: () => void
  cancel: () => void
  /** Requests failed items again: all of them, or those with these indices whatever their outcome. */
  retry: (indices?: readonly number[]) => void
  setConcurrency: (count: number) => void
  /** Uses this connection (API key and API variant) from now on. */
  use: (connection: Connection) => void
  /** Cancels the job. After that, this tab sends nothing to other tabs and waits for no lock. */
  close: () => void
}

/** What is known of the items, whether or not a job runs; it outlives each `Job`, which is created for each run. */
type Known<Ended> = {
  stateOf: (index: number) => ItemState
  version: () => number
  /** The outcomes that this tab has stored since the last call, to be sent to other tabs. */
  takeUnsent: () => Ended[]
  applyNews: (ended: readonly Ended[]) => void
  /**
   * Reads what other tabs have stored in the meantime; `toRun` is true when this tab is about to continue the job. Null if the
   * collection was deleted; throws if it cannot be read.
   */
  readAgain: (toRun: boolean) => Promise<{ isRunning: boolean } | null>
  saveRunning: (isRunning: boolean) => Promise<unknown>
}

type Options<Ended> = {
  connection: Connection
  /** The name of the job, unique over all connections. */
  name: string
  /** The ids by which the job is found again after a reload. */
  at: Omit<OwnRun, 'connectionId'>
  environment: TabEnvironment
  /** Whether the job was stored as running when it was opened: its tab was closed, reloaded or killed, or still runs it. */
  wasRunning: boolean
  known: Known<Ended>
  /** Makes a job over the items without an outcome, as far as known; `connection` returns the current connection. */
  makeJob: (connection: () => Connection, concurrency: number) => Job
  concurrency: number
}

type Begin = (fresh: Job) => void

const NOTIFY_MS = 500

export function createTabJob<Ended>(options: Options<Ended>): TabJob {
  const { environment, known } = options
  const emitter = createEmitter()
  let { connection, concurrency } = options
  let role: TabView['role'] = 'idle'
  let elsewhere: Progress | null = null
  let view: TabView | null = null
  let isDeleted = false
  let cancelNotify: (() => void) | null = null
  let wish: Begin | null = null
  /** Whether this tab has the lock, but does not know yet if anything is left to request. */
  let isTaking = false
  /** Whether no other tab has run the job since this one did, so that the state of `job` is current. */
  let isOurs = false
  let needsClick = options.wasRunning && !environment.locks.isSupported

  const makeJob = (): Job => {
    const made = options.makeJob(() => connection, concurrency)
    made.subscribe((index) => notify(index === null))
    return made
  }
  let job = makeJob()

  const notifyNow = () => {
    cancelNotify?.()
    cancelNotify = null
    view = null
    if (role === 'here')
      tabs.notify(toPostable({ progress: job.progress(), ended: known.takeUnsent() }))
    emitter.emit()
  }

  /** Notifies subscribers and other tabs: of a change of the job at once, of a new outcome after up to `NOTIFY_MS`. */
  const notify = (atOnce: boolean) => {
    if (atOnce) notifyNow()
    else cancelNotify ??= environment.clock.after(NOTIFY_MS, notifyNow)
  }

  const renewJob = () => {
    job.dispose()
    job = makeJob()
    elsewhere = null
  }

  /** Runs the job while this tab has the lock. First it reads what other tabs have stored, so that nothing is requested twice. */
  const runHere = async (begin: Begin): Promise<void> => {
    // If the read fails, the known state is used.
    const now = await known.readAgain(true).catch(() => undefined)
    isDeleted = now === null
    if (isDeleted) {
      role = 'idle'
      elsewhere = null
      notifyNow()
      return
    }
    renewJob()
    role = 'here'
    needsClick = false
    const endRun = noteRun(connection.id)
    const own = { connectionId: connection.id, ...options.at }
    noteOwnRun(own, true)
    const over = untilOver(job, known.saveRunning)
    begin(job)
    wish?.(job)
    wish = null
    await over
    isOurs = true
    noteOwnRun(own, false)
    notifyNow()
    role = 'idle'
    notifyNow()
    endRun()
  }

  const tabs = shareTabs<Ended>({
    name: options.name,
    locks: environment.locks,
    openChannel: environment.openChannel,
    onMessage(message) {
      if (role === 'here') return
      wish = null
      isOurs = false
      known.applyNews(message.ended)
      role = isOver(message.progress) ? 'idle' : 'elsewhere'
      elsewhere = message.progress
      notifyNow()
    },
    onRequested() {
      if (role === 'here') notifyNow()
    },
    async onInherited() {
      isTaking = true
      const now = await known.readAgain(false).catch(() => null)
      if (wish || now?.isRunning === true) {
        await runHere((fresh) => {
          isTaking = false
          if (!wish) fresh.start()
        })
        isTaking = false
        return
      }
      isTaking = false
      if (!isOurs) renewJob()
      role = 'idle'
      notifyNow()
    },
  })

  /**
   * Lets this tab run the job and calls `how` with it. If another tab has the lock, `how` is remembered (`wish`) until the lock is
   * free or that tab reports that it runs the job.
   */
  const begin = async (how: Begin) => {
    if (role === 'here') how(job)
    if (role !== 'idle') return
    if (!isTaking && (await tabs.run(() => runHere(how)))) return
    // This tab may have received the lock meanwhile.
    if (isHere()) {
      how(job)
      return
    }
    wish = how
    if (!isTaking) tabs.inherit()
  }
  const isHere = () => role === 'here'

  // If another tab still runs the job, wait for its lock and continue the job when that tab is closed.
  if (options.wasRunning && environment.locks.isSupported) tabs.inherit()

  return {
    view: () =>
      (view ??= {
        role,
        progress: elsewhere ?? job.progress(),
        version: known.version(),
        isDeleted,
        needsClick,
      }),
    stateOf: (index) => (role === 'here' ? job.stateOf(index) : known.stateOf(index)),
    subscribe: emitter.on,
    start() {
      void begin((fresh) => {
        fresh.start()
        fresh.resume()
      })
    },
    pause() {
      wish = null
      job.pause()
    },
    cancel() {
      wish = null
      if (role === 'here') job.cancel()
    },
    retry(indices) {
      void begin((fresh) => fresh.retry(indices))
    },
    setConcurrency(count) {
      concurrency = count
      job.setConcurrency(count)
    },
    use(next) {
      const isNewKey = next.apiKey !== connection.apiKey || next.eanToken !== connection.eanToken
      connection = next
      if (isNewKey && job.progress().pause?.kind === 'key') job.resume()
    },
    close() {
      wish = null
      job.cancel()
      job.dispose()
      cancelNotify?.()
      tabs.close()
    },
  }
}

/** The message with its errors as plain objects, because Error objects can't be sent to other tabs. */
function toPostable<Ended>({ progress, ended }: TabMessage<Ended>): TabMessage<Ended> {
  const { pause } = progress
  if (pause === null || !('error' in pause)) return { progress, ended }
  return { ended, progress: { ...progress, pause: { ...pause, error: failureOf(pause.error) } } }
}
